import type { lookupWords } from '../../islands/admin/lookup/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const adminLookup: Translation<typeof lookupWords> = {
  description: { draft: 'Hamea zi ɖeka: eƒe amewo, eƒe nyatakakawo kple log.' },
  users: { draft: 'Accountwo' },
  searchUsers: { draft: 'Di accountwo...' },
  noUsersFound: { draft: 'Womekpɔ ame aɖeke o' },
  whoeverSignsUpOn: { draft: 'Ame sia ame si ŋlɔ ŋkɔ le websaita dzi la vaa afi sia.' },
  deleteUser: { draft: 'Tutu accounta' },
  theseAreNewestLength: {
    draft: 'Esiawoe nye {length} yeyetɔ le {number} me. <a>Super admin axa</a> kpɔa amesiame.',
  },
  adminDashboard: { draft: 'Admin axa' },
  churchAtGlanceIts: { draft: 'Hamea zi ɖeka: eƒe amewo, eƒe nyatakakawo kple log' },
  hereYouLookThings: {
    draft:
      'Le afi sia nèdia nyawo, maa dɔwo hetutua accountwo. Be nàtsɔ habɔbɔwo, wɔnawo kple mawunyagbɔgblɔwo kpee alo atrɔ wo, nàda asi ɖe ɖaseɖiɖiwo dzi eye nàɖo gbedodoɖa biabiawo ŋu la, ʋu <a>Super admin axa</a>.',
  },
  system: { draft: 'System' },
  logs: { draft: 'Logwo' },
  searchLogs: { draft: 'Di logwo...' },
  noSystemLogsFound: { draft: 'Womekpɔ log aɖeke o' },
  eachActThatChanges: {
    draft: 'Woŋlɔa nu ɖe sia ɖe si trɔa nane ɖe afi sia: ame si wɔe, ɣekaɣi, kple afi si wòtso.',
  },
  changeRole: { draft: 'Trɔ dɔ' },
}
