import type { careRules as words } from '../../lib/texts/care/care-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const careRules: Translation<typeof words> = {
  kind: { draft: 'Taflatsɛ gblɔ nu si ŋu wòku ɖo' },
  person: { draft: 'Taflatsɛ tia amea' },
  somebody: { draft: 'Taflatsɛ tia ame aɖe' },
  answer: { draft: 'Taflatsɛ ŋlɔ ŋuɖoɖoa' },
}
