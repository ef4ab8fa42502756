import type { settingsTexts } from '../../lib/texts/accounts/settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsAnswers: Translation<typeof settingsTexts> = {
  saved: { draft: 'Akɛto.' },
  savedAnd: { draft: 'Akɛto. {what}' },
  asDevice: { draft: 'Tamɔ tsɔne lɛ' },
  light: { draft: 'La' },
  dark: { draft: 'Duŋ' },
  office: { draft: 'Asafo lɛ ofis pɛ' },
  leader: { draft: 'Mikuu lɛ hiɛnyiɛlɔ, kɛ mɔ ni yeɔ buaa lɛ' },
  members: { draft: 'Mikuu lɛ mli bii fɛɛ' },
  church: { draft: 'Asafo lɛ mli bii fɛɛ' },
  photographRemoved: { draft: 'Ajie o-mfoniri lɛ.' },
  photographSaved: { draft: 'Akɛ o-mfoniri hee lɛ eto.' },
  profileFirst: { draft: 'Gbee ohe saji lɛ naa dã; o-mfoniri hu fata he.' },
}
