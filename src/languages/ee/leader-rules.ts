import type { leaderRules as words } from '../../lib/texts/groups/leader-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderRules: Translation<typeof words> = {
  message: { draft: 'Taflatsɛ ŋlɔ gbedasi' },
  name: { draft: 'Taflatsɛ ŋlɔ wò ŋkɔ' },
  lettersOnly: { draft: 'Taflatsɛ ŋɔŋlɔdzesiwo koe nàtsɔ aŋlɔ wò ŋkɔ' },
  phone: { draft: 'Taflatsɛ ŋlɔ wò telefon nɔmba' },
  member: { draft: 'Taflatsɛ tia hamevi' },
  presence: { draft: 'Taflatsɛ gblɔ be eva alo meva o' },
  yesOrNo: { draft: 'Taflatsɛ gblɔ be ɛ̃ alo ao' },
}
