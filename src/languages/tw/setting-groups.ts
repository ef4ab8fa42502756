import type { settingGroupTexts } from '../../lib/texts/settings/church-settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingGroups: Translation<typeof settingGroupTexts> = {
  privacyAndData: { draft: 'Kokoam nsɛm ne data' },
  dataProtection: { draft: 'Data so hwɛ' },
  dataRetention: { draft: 'Berɛ a yɛkora data' },
  dataRequests: { draft: 'Data adesrɛ' },
  writing: { draft: 'Nnipa a yɛtwerɛ wɔn' },
  messages: { draft: 'Nkra' },
  songs: { draft: 'Nnwom' },
  contactPage: { draft: 'Contact kratafa' },
  peopleAndAccounts: { draft: 'Nnipa ne accounts' },
  signIn: { draft: 'Mukɔ' },
  people: { draft: 'Nnipa' },
  care: { draft: 'Ahɔhoɔ foforɔ ne nnipa hwɛ' },
}
