import type { lookupWords } from '../../islands/admin/lookup/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const adminLookup: Translation<typeof lookupWords> = {
  description: { draft: 'Asafo lɛ shikome: emɛi, esaji kɛ elog.' },
  users: { draft: 'Accounts' },
  searchUsers: { draft: 'Taomɔ accounts...' },
  noUsersFound: { draft: 'Anaaa mɔ ko' },
  whoeverSignsUpOn: { draft: 'Mɔ fɛɛ mɔ ni ŋmaa egbɛi yɛ website lɛ nɔ lɛ baa biɛ.' },
  deleteUser: { draft: 'Jiemɔ account lɛ' },
  theseAreNewestLength: {
    draft: 'Enɛɛmɛi ji {length} heei yɛ {number} mli. <a>Super admin baafa</a> lɛ naa mɔ fɛɛ mɔ.',
  },
  adminDashboard: { draft: 'Admin baafa' },
  churchAtGlanceIts: { draft: 'Asafo lɛ shikome: emɛi, esaji kɛ elog' },
  hereYouLookThings: {
    draft:
      'Biɛ otaoɔ saji, ohaa nitsumɔi ni ojieɔ accounts. Koni okɛ kui, nifeemɔi kɛ shiɛmɔi afata he loo otsake, okpɛlɛ odaseyelii anɔ ni oha faikpamɔi hetoo lɛ, gbelemɔ <a>Super admin baafa</a> lɛ.',
  },
  system: { draft: 'System' },
  logs: { draft: 'Logs' },
  searchLogs: { draft: 'Taomɔ logs...' },
  noSystemLogsFound: { draft: 'Anaaa log ko' },
  eachActThatChanges: {
    draft: 'Aŋmaa nifeemɔ fɛɛ ni tsakeɔ nɔ ko lɛ yɛ biɛ: mɔ ni fee, be ni, kɛ he ni ejɛ.',
  },
  changeRole: { draft: 'Tsakemɔ nitsumɔ' },
}
