import type { lookupWords } from '../../islands/admin/lookup/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const adminLookup: Translation<typeof lookupWords> = {
  description: { draft: 'Asɔre no prɛko: ne nnipa, ne nsɛm ne ne log.' },
  users: { draft: 'Accounts' },
  searchUsers: { draft: 'Hwehwɛ accounts...' },
  noUsersFound: { draft: 'Yɛanhu obiara' },
  whoeverSignsUpOn: { draft: 'Obiara a ɔtwerɛ ne din wɔ website no so ba ha.' },
  deleteUser: { draft: 'Pepa account no' },
  theseAreNewestLength: {
    draft: 'Yei ne {length} foforɔ wɔ {number} mu. <a>Super admin kratafa</a> no hunu obiara.',
  },
  adminDashboard: { draft: 'Admin kratafa' },
  churchAtGlanceIts: { draft: 'Asɔre no prɛko: ne nnipa, ne nsɛm ne ne log' },
  hereYouLookThings: {
    draft:
      'Ɛha na wohwehwɛ nsɛm, wokyɛ nnwuma na wopepa accounts. Sɛ wode fekuo, dwumadie ne asɛnka bɛka ho anaa wobɛsesa, wobɛpene adansedie so na wobɛbua mpaebɔ adesrɛ a, bue <a>Super admin kratafa</a> no.',
  },
  system: { draft: 'System' },
  logs: { draft: 'Logs' },
  searchLogs: { draft: 'Hwehwɛ logs...' },
  noSystemLogsFound: { draft: 'Yɛanhu log biara' },
  eachActThatChanges: {
    draft: 'Deɛ obiara yɛ a ɛsesa biribi no, yɛtwerɛ wɔ ha: deɛ ɔyɛeɛ, berɛ, ne baabi a ɔfiri.',
  },
  changeRole: { draft: 'Sesa dwuma' },
}
