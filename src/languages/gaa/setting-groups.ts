import type { settingGroupTexts } from '../../lib/texts/settings/church-settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingGroups: Translation<typeof settingGroupTexts> = {
  privacyAndData: { draft: 'Teemɔŋ saji kɛ data' },
  dataProtection: { draft: 'Data hebuu' },
  dataRetention: { draft: 'Be ni akɛ data toɔ' },
  dataRequests: { draft: 'Data bimɔi' },
  writing: { draft: 'Niŋmaa kɛyaa mɛi aŋɔɔ' },
  messages: { draft: 'Shɛɛ saji' },
  songs: { draft: 'Lalai' },
  contactPage: { draft: 'Contact baafa' },
  peopleAndAccounts: { draft: 'Mɛi kɛ accounts' },
  signIn: { draft: 'Mliyaa' },
  people: { draft: 'Mɛi' },
  care: { draft: 'Gbɔi heei kɛ mɛi akwɛmɔ' },
}
