import type { moduleTexts } from '../../lib/texts/settings/modules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const modules: Translation<typeof moduleTexts> = {
  name: {
    draft: {
      names: {
        'Online giving': 'Nunana le Internet dzi',
        Books: 'Gagbalẽwo',
        Pledges: 'Adzɔgbeɖeɖewo',
        Welfare: 'Welfare',
        Rota: 'Dɔwɔwɔ ƒe ɖoɖo',
        'Check-in': 'Ame siwo va',
        Care: 'Amewo dzi kpɔkpɔ',
        Inbox: 'Inbox',
        'Text messages': 'SMSwo',
        'Live stream': 'Sɔleme tẽ',
        Testimonies: 'Ɖaseɖiɖiwo',
        'Prayer wall': 'Gbedodoɖa biabiawo',
        'Youth activities': 'Sɔhɛwo ƒe dɔwo',
        Branches: 'Hame alɔdzewo',
        Directory: 'Directory',
        'Fellowships’ own pages': 'Habɔbɔwo ŋutɔ ƒe axawo',
        News: 'Nyadzɔdzɔwo',
        Worship: 'Subɔsubɔ',
      },
    },
  },
  giving: { draft: 'Na hame si me amewo naa nu to MoMo alo karta dzi le axa Nunana dzi.' },
  givingWithout: {
    draft:
      'form si le axa Nunana dzi, si fiaa mia nunana mɔ bubuwo; nunana siwo gbugbɔna, gbugbɔnawo kple fexexe siwo womenya o',
  },
  books: { draft: 'Na hame si ƒe gadzikpɔla kple gaxlẽlawo dzraa nunanawo kple gawo ɖo ɖe afi sia.' },
  booksWithout: { draft: 'axa Books kple gaxexlẽwo, gawo kple ledger; nusi hameviwo na, le Nye nunanawo te' },
  pledges: { draft: 'Na hame si me amewo ɖea adzɔgbe na dɔ aɖe eye woxea fe vivivi.' },
  pledgesWithout: { draft: 'adzɔgbeɖeɖewo le gagbalẽwo me kple Nye nunanawo te, kple woƒe ŋkuɖodziwo' },
  welfare: { draft: 'Na hame si si welfare le: fexexewo, biabiawo kple asidelate eve.' },
  welfareWithout: { draft: 'welfare le gagbalẽwo me kple Nye nunanawo te' },
  kofiAma: { draft: 'Na hame si xɔa nudzɔdzɔ le dzigbeŋkekewo nu, eye gaa dzena le xɔa me ƒe screen dzi.' },
  kofiAmaWithout: { draft: 'nudzɔdzɔa le gaxexlẽ me, kple xɔa me ƒe screen' },
  rota: { draft: 'Na hame si si ƒuƒoƒowo le siwo ɖɔlia wo nɔewo: amedzroxɔlawo, hadzilawo, Sunday school.' },
  rotaWithout: { draft: 'axa Dɔwɔwɔ ƒe ɖoɖo, dɔ siwo le dashboardwo kple kalendawo dzi, kple woƒe e-mailwo' },
  checkIn: { draft: 'Na hame si ƒe amedzroxɔlawo dea dzesi ame siwo va, kple ame si xɔa ɖevi.' },
  checkInWithout: { draft: 'axa Ame siwo va, kple code si le hamevi ɖe sia ɖe ƒe nyatakakawo me' },
  care: { draft: 'Na hame si me ame geɖewo kplɔa amedzro yeyewo kple ame siwo womekpɔ o ɖo.' },
  careWithout: {
    draft:
      'axa Amewo dzi kpɔkpɔ, amedzro yeyewo ƒe agbalẽviwo, dɔwo, osɔfowo ƒe nyawo, kple nusi programa wɔna tso ame siwo meva o ŋu',
  },
  inbox: { draft: 'Na hame si me ame geɖewo ɖoa nusi ame bubuwo ŋlɔna ŋu, eye womaa dɔa.' },
  inboxWithout: {
    draft: 'axa Inbox, kple hameviwo ƒe ŋuɖoɖowo na gbedasiwo; nusi amedzrowo ŋlɔna la nɔa Gbedasiwo te',
  },
  texts: { draft: 'Na hame si xea fe na provider ɖe SMS ta, be woaɖo ame siwo si smartphone mele o gbɔ.' },
  textsWithout: { draft: 'SMSwo katã, kple code siwo wotsɔ gena ɖe eme kple mɔʋunya yeye tɔwo hã' },
  live: { draft: 'Na hame si ɖea eƒe sɔlemewo tẽ.' },
  liveWithout: { draft: 'axa Sɔleme tẽ, eƒe link le etame, kple yiyi tẽ' },
  testimonies: { draft: 'Na hame si me amewo gblɔa nusi Mawu wɔ le eƒe websait dzi.' },
  testimoniesWithout: { draft: 'axa Ɖaseɖiɖiwo kple Ɖi ɖase, kple dɔwɔlawo ƒe listwo' },
  prayers: { draft: 'Na hame si me amewo biaa gbedodoɖa le eƒe websait dzi, le gaglãgbe alo adzame.' },
  prayersWithout: { draft: 'axa Gbedodoɖa biabiawo, kple dɔwɔlawo kple kplɔlawo ƒe listwo' },
  activities: { draft: 'Na hame si ƒe sɔhɛwo ŋlɔa ŋkɔ ɖe dɔ siwo si teƒe neni le ŋu.' },
  activitiesWithout: { draft: 'axa si dzi sɔhɛwo ŋlɔa ŋkɔ le, kple dɔwɔlawo kple kplɔlawo ƒe listwo' },
  branches: { draft: 'Na hame si le teƒe geɖe le dɔwɔƒe ɖeka te.' },
  branchesWithout: {
    draft: 'hame alɔdzewo ƒe ŋkɔwo; hame alɔdze si me ame aɖe le la nɔa anyi abe alesi woŋlɔe ene',
  },
  directory: { draft: 'Na hame si me hameviwo di be yewoakpɔ wo nɔewo: ame siwo lɔ̃ ɖe edzi, ƒome ƒome.' },
  directoryWithout: { draft: 'axa Directory, eƒe PDF, kple tiatia be woanɔ eme' },
  fellowshipPages: { draft: 'Na hame si ƒe habɔbɔwo kple dɔwo ŋutɔ ŋlɔa websaita ƒe axawo.' },
  fellowshipPagesWithout: { draft: 'axa si dzi ame ŋlɔa axa siwo wotsɔ nɛ le; axaawo ŋutɔ nɔa anyi' },
  news: { draft: 'Na hame si gblɔa nusi le dzɔdzɔm le eƒe websait dzi, kple nyawo kple fotowo.' },
  newsWithout: {
    draft: 'axa Nyadzɔdzɔwo kple eƒe nyadzɔdzɔwo kple feedwo, kple dɔwɔlawo ƒe list; nusi woŋlɔ la nɔa anyi',
  },
  worship: { draft: 'Na hame si wɔa eƒe sɔlemewo ƒe ɖoɖo le afi sia: subɔsubɔ ƒe ɖoɖo, hawo, projection.' },
  worshipWithout: {
    draft: 'axa Subɔsubɔ kple subɔsubɔ ƒe ɖoɖowo, hawo kple projection; nusi woɖo ɖi la nɔa anyi',
  },
}
