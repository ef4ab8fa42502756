import type { moduleTexts } from '../../lib/texts/settings/modules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const modules: Translation<typeof moduleTexts> = {
  name: {
    draft: {
      names: {
        'Online giving': 'Ntoboa wɔ intanɛt so',
        Books: 'Sika nwoma',
        Pledges: 'Bɔhyɛ',
        Welfare: 'Welfare',
        Rota: 'Dwumadie nhyehyɛeɛ',
        'Check-in': 'Wɔn a wɔaba',
        Care: 'Nnipa hwɛ',
        Inbox: 'Inbox',
        'Text messages': 'SMS',
        'Live stream': 'Asɔre live',
        Testimonies: 'Adansedie',
        'Prayer wall': 'Mpaebɔ adesrɛ',
        'Youth activities': 'Mmabunu dwumadie',
        Branches: 'Asɔre nkorabata',
        Directory: 'Directory',
        'Fellowships’ own pages': 'Fekuo ankasa nkratafa',
        News: 'Nkaseɛbɔ',
        Worship: 'Ɔsom',
      },
    },
  },
  giving: { draft: 'Ma asɔre a ne nnipa de MoMo anaa card ma wɔ Ntoboa kratafa so.' },
  givingWithout: {
    draft:
      'form a ɛwɔ Ntoboa kratafa so, na ɛkyerɛ akwan foforɔ a mofa so ma; ayɛyɛdeɛ a ɛsan ba, deɛ wɔsan de ma ne sikatua a yɛnhunuu ne wura',
  },
  books: { draft: 'Ma asɔre a ne treasurer ne wɔn a wɔkan sika kora ayɛyɛdeɛ ne fotoɔ wɔ ha.' },
  booksWithout: {
    draft: 'Books kratafa no ne sika kan, fotoɔ ne ledger; deɛ asɔremma maeɛ, wɔ Me ntoboa ase',
  },
  pledges: { draft: 'Ma asɔre a ne nnipa hyɛ sika bɔ ma adwuma bi na wɔtua nkakra nkakra.' },
  pledgesWithout: { draft: 'bɔhyɛ wɔ sika nwoma mu ne Me ntoboa ase, ne ho nkaeɛ' },
  welfare: { draft: 'Ma asɔre a ɛwɔ welfare: tuo, adesrɛ ne nnipa mmienu a wɔpene so.' },
  welfareWithout: { draft: 'welfare wɔ sika nwoma mu ne Me ntoboa ase' },
  kofiAma: {
    draft: 'Ma asɔre a ɛgye ntoboa sɛdeɛ nna a wɔwoo nnipa teɛ, na sika no da asɔredan no screen so.',
  },
  kofiAmaWithout: { draft: 'saa ntoboa no wɔ sika kan mu, ne asɔredan no screen' },
  rota: { draft: 'Ma asɔre a ɛwɔ akuo a wɔdi adesia: wɔn a wɔgye ahɔhoɔ, nnwontofoɔ, Sunday school.' },
  rotaWithout: { draft: 'Dwumadie nhyehyɛeɛ kratafa no, adwuma a ɛwɔ nkratafa ne kalenda so, ne ho e-mails' },
  checkIn: { draft: 'Ma asɔre a wɔn a wɔgye ahɔhoɔ twerɛ wɔn a wɔbaeɛ, ne deɛ ɔfa abɔfra.' },
  checkInWithout: { draft: 'Wɔn a wɔaba kratafa no, ne code a ɛwɔ asɔreba biara ho nsɛm so' },
  care: { draft: 'Ma asɔre a nnipa pii di ahɔhoɔ foforɔ ne wɔn a yɛnhunu wɔn akyi.' },
  careWithout: {
    draft:
      'Nnipa hwɛ kratafa no, ahɔhoɔ foforɔ kaad, nnwuma, asɔfoɔ nsɛm, ne deɛ program no yɛ fa wɔn a wɔmmaeɛ ho',
  },
  inbox: { draft: 'Ma asɔre a nnipa pii bua deɛ afoforɔ twerɛ, na wɔkyɛ adwuma no.' },
  inboxWithout: { draft: 'Inbox kratafa no, ne asɔremma mmuaeɛ ma nkra; deɛ ahɔhoɔ twerɛ no tena Nkra ase' },
  texts: { draft: 'Ma asɔre a ɛtua provider ka ma SMS, na wɔaduru wɔn a wɔnni smartphone nkyɛn.' },
  textsWithout: { draft: 'SMS nyinaa, ne codes a wɔde kɔ mu ne password foforɔ deɛ nso' },
  live: { draft: 'Ma asɔre a ɛde n’asɔre ba live.' },
  liveWithout: { draft: 'Asɔre live kratafa no, ne link wɔ atifi, ne live kɔ' },
  testimonies: { draft: 'Ma asɔre a ne nnipa ka deɛ Onyame ayɛ wɔ ne website so.' },
  testimoniesWithout: { draft: 'Adansedie ne Di adanseɛ nkratafa no, ne adwumayɛfoɔ lists' },
  prayers: { draft: 'Ma asɔre a ne nnipa srɛ mpaebɔ wɔ ne website so, abonten anaa kokoam.' },
  prayersWithout: { draft: 'Mpaebɔ adesrɛ kratafa no, ne adwumayɛfoɔ ne akannifoɔ lists' },
  activities: { draft: 'Ma asɔre a ne mmabunu twerɛ wɔn din ma dwumadie a mmaabi dodoɔ wɔ mu.' },
  activitiesWithout: { draft: 'mmabunu din twerɛ kratafa no, ne adwumayɛfoɔ ne akannifoɔ lists' },
  branches: { draft: 'Ma asɔre a ɛwɔ mmaabi pii a ofese baako hwɛ so.' },
  branchesWithout: { draft: 'asɔre nkorabata din; obi asɔre nkorabata tena hɔ sɛdeɛ wɔatwerɛ' },
  directory: { draft: 'Ma asɔre a asɔremma pɛ sɛ wɔhunu wɔn ho wɔn ho: wɔn a wɔpenee so, mmusua mmusua.' },
  directoryWithout: { draft: 'Directory kratafa no, ne PDF, ne paw sɛ obi bɛka ho' },
  fellowshipPages: { draft: 'Ma asɔre a ne fekuo ne dwumadie ankasa twerɛ website no nkratafa.' },
  fellowshipPagesWithout: {
    draft: 'kratafa a obi twerɛ nkratafa a wɔde maa no no wɔ so; nkratafa no ara tena hɔ',
  },
  news: { draft: 'Ma asɔre a ɛka deɛ ɛrekɔ so wɔ ne website so, nsɛm ne mfonini mu.' },
  newsWithout: {
    draft: 'Nkaseɛbɔ kratafa no ne ne nkaseɛ ne feeds, ne adwumayɛfoɔ list; deɛ wɔatwerɛ no tena hɔ',
  },
  worship: { draft: 'Ma asɔre a ɛsiesie n’asɔre wɔ ha: asɔre nhyehyɛeɛ, nnwom, projection.' },
  worshipWithout: {
    draft: 'Ɔsom kratafa no ne asɔre nhyehyɛeɛ, nnwom ne projection; deɛ wɔasiesie no tena hɔ',
  },
}
