import type { moduleTexts } from '../../lib/texts/settings/modules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const modules: Translation<typeof moduleTexts> = {
  name: {
    draft: {
      names: {
        'Online giving': 'Hamɔ yɛ Intanɛt nɔ',
        Books: 'Shika woji',
        Pledges: 'Shiwoi',
        Welfare: 'Welfare',
        Rota: 'Nitsumɔ gbɛjianɔtoo',
        'Check-in': 'Mɛi ni eba',
        Care: 'Mɛi akwɛmɔ',
        Inbox: 'Inbox',
        'Text messages': 'SMS',
        'Live stream': 'Sɔlemɔ live',
        Testimonies: 'Odaseyelii',
        'Prayer wall': 'Faikpamɔi',
        'Youth activities': 'Oblahii kɛ oblayei anifeemɔi',
        Branches: 'Asafo fãi',
        Directory: 'Directory',
        'Fellowships’ own pages': 'Kui diɛŋtsɛ amɛbaafai',
        News: 'Sanehee',
        Worship: 'Sɔɔmɔ',
      },
    },
  },
  giving: { draft: 'Kɛha asafo ni emɛi kɛ MoMo loo kaadi haa yɛ baafa Hamɔ nɔ.' },
  givingWithout: {
    draft:
      'form ni yɔɔ baafa Hamɔ nɔ, ni tsɔɔ nyɛhamɔ gbɛi krokomɛi; nikeenii ni baa ekoŋŋ, sɛɛkuu kɛ nyɔmɔwoi ni aleee',
  },
  books: { draft: 'Kɛha asafo ni eshikakwɛlɔ kɛ shikakanelɔi kɛ nikeenii kɛ shika toɔ yɛ biɛ.' },
  booksWithout: {
    draft: 'baafa Books kɛ shika kanemɔi, shikai kɛ ledger; nɔ ni asafo mli bii ha, yɛ Minikeenii shishi',
  },
  pledges: { draft: 'Kɛha asafo ni emɛi woɔ shi kɛhaa nitsumɔ ko ni amɛwoɔ fioo fioo.' },
  pledgesWithout: { draft: 'shiwoi yɛ shika woji lɛ amli kɛ Minikeenii shishi, kɛ amɛkaimɔi' },
  welfare: { draft: 'Kɛha asafo ni yɔɔ welfare: nyɔmɔwoi, bimɔi kɛ mɛi enyɔ ni kɛ amɛnine woɔ shishi.' },
  welfareWithout: { draft: 'welfare yɛ shika woji lɛ amli kɛ Minikeenii shishi' },
  kofiAma: {
    draft: 'Kɛha asafo ni heɔ shika taakɛ fɔmɔ gbii ji, ni shika lɛ jeɔ kpo yɛ asafotsu lɛ screen nɔ.',
  },
  kofiAmaWithout: { draft: 'shikabuamɔ lɛ yɛ shika kanemɔ mli, kɛ asafotsu lɛ screen' },
  rota: { draft: 'Kɛha asafo ni yɔɔ kui ni tsakeɔ he: gbɔhelɔi, lalɔi, Sunday school.' },
  rotaWithout: {
    draft: 'baafa Nitsumɔ gbɛjianɔtoo, nitsumɔi ni yɔɔ dashboards kɛ kalendai anɔ, kɛ amɛ-e-mails',
  },
  checkIn: { draft: 'Kɛha asafo ni egbɔhelɔi kadiɔ mɛi ni ba, kɛ mɔ ni heɔ gbekɛ.' },
  checkInWithout: { draft: 'baafa Mɛi ni eba, kɛ code ni yɔɔ asafo mli nyo fɛɛ he saji amli' },
  care: { draft: 'Kɛha asafo ni mɛi babaoo nyiɛɔ gbɔi heei kɛ mɛi ni anaaa lɛ asɛɛ.' },
  careWithout: {
    draft:
      'baafa Mɛi akwɛmɔ, gbɔi heei akaadi, nitsumɔi, osɔfoi asaji, kɛ nɔ ni program lɛ feɔ yɛ mɛi ni baaa lɛ ahe',
  },
  inbox: { draft: 'Kɛha asafo ni mɛi babaoo haa nɔ ni mɛi krokomɛi ŋmaa hetoo, ni amɛjaa nitsumɔ lɛ.' },
  inboxWithout: {
    draft: 'baafa Inbox, kɛ asafo mli bii ahetoi kɛha shɛɛ saji; nɔ ni gbɔi ŋmaa lɛ hiɔ Shɛɛ saji ashishi',
  },
  texts: { draft: 'Kɛha asafo ni woɔ provider nyɔmɔ kɛha SMS, koni amɛshɛ mɛi ni bɛ smartphone lɛ aŋɔɔ.' },
  textsWithout: { draft: 'SMS fɛɛ, kɛ codes ni akɛyaa mli kɛ password hee nɔ lɛ hu' },
  live: { draft: 'Kɛha asafo ni kɛ esɔlemɔi yaa live.' },
  liveWithout: { draft: 'baafa Sɔlemɔ live, elink yɛ yiteŋ, kɛ live yaa' },
  testimonies: { draft: 'Kɛha asafo ni emɛi kɛɔ nɔ ni Nyɔŋmɔ efee yɛ ewebsite nɔ.' },
  testimoniesWithout: { draft: 'baafai Odaseyelii kɛ Ye odase, kɛ nitsulɔi alists' },
  prayers: { draft: 'Kɛha asafo ni emɛi biɔ sɔlemɔ yɛ ewebsite nɔ, faŋŋ loo yɛ teemɔŋ.' },
  prayersWithout: { draft: 'baafa Faikpamɔi, kɛ nitsulɔi kɛ hiɛnyiɛlɔi alists' },
  activities: { draft: 'Kɛha asafo ni eoblahii kɛ oblayei ŋmaa amɛgbɛii kɛha nifeemɔi ni yɔɔ hei.' },
  activitiesWithout: {
    draft: 'baafa ni oblahii kɛ oblayei ŋmaa amɛgbɛii yɛ nɔ, kɛ nitsulɔi kɛ hiɛnyiɛlɔi alists',
  },
  branches: { draft: 'Kɛha asafo ni yɔɔ hei babaoo yɛ ofis kome shishi.' },
  branchesWithout: { draft: 'asafo fãi agbɛii; asafo fã ni mɔ ko yɔɔ mli lɛ hiɔ shi taakɛ aŋma' },
  directory: { draft: 'Kɛha asafo ni emli bii sumɔɔ ni amɛna amɛhe: mɛi ni kpɛlɛ nɔ, wekui wekui.' },
  directoryWithout: { draft: 'baafa Directory, ePDF, kɛ halamɔ akɛ ahi mli' },
  fellowshipPages: { draft: 'Kɛha asafo ni ekui kɛ nitsumɔi diɛŋtsɛ ŋmaa website lɛ baafai.' },
  fellowshipPagesWithout: { draft: 'baafa ni mɔ ŋmaa baafai ni akɛha lɛ yɛ nɔ; baafai lɛ diɛŋtsɛ hiɔ shi' },
  news: { draft: 'Kɛha asafo ni kɛɔ nɔ ni yaa nɔ yɛ ewebsite nɔ, kɛ wiemɔi kɛ mfonirii.' },
  newsWithout: { draft: 'baafa Sanehee kɛ esaneheei kɛ feeds, kɛ nitsulɔi alist; nɔ ni aŋma lɛ hiɔ shi' },
  worship: {
    draft: 'Kɛha asafo ni toɔ esɔlemɔi ahe gbɛjianɔ yɛ biɛ: solemɔ gbɛjianɔtoo, lalai, projection.',
  },
  worshipWithout: {
    draft: 'baafa Sɔɔmɔ kɛ solemɔ gbɛjianɔtoi, lalai kɛ projection; nɔ ni ato he gbɛjianɔ lɛ hiɔ shi',
  },
}
