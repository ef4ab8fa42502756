import type { settingGroupTexts } from '../../lib/texts/settings/church-settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingGroups: Translation<typeof settingGroupTexts> = {
  privacyAndData: { draft: 'Adzamenyawo kple data' },
  dataProtection: { draft: 'Data takpɔkpɔ' },
  dataRetention: { draft: 'Ɣeyiɣi si wodzraa data ɖo' },
  dataRequests: { draft: 'Data biabiawo' },
  writing: { draft: 'Nuŋɔŋlɔ na amewo' },
  messages: { draft: 'Gbedasiwo' },
  songs: { draft: 'Hawo' },
  contactPage: { draft: 'Contact axa' },
  peopleAndAccounts: { draft: 'Amewo kple accountwo' },
  signIn: { draft: 'Gegeɖeme' },
  people: { draft: 'Amewo' },
  care: { draft: 'Amedzro yeyewo kple dzi kpɔkpɔ' },
}
