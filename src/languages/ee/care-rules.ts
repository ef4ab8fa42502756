import type { careRules as words } from '../../lib/texts/care/care-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const careRules: Translation<typeof words> = {
  kind: { draft: 'Taflatsɛ gblɔ nu si ŋu wòku ɖo' },
  person: { draft: 'Taflatsɛ tia amea' },
  title: { draft: 'Taflatsɛ gblɔ nusi wòle be woawɔ' },
  somebody: { draft: 'Taflatsɛ tia ame aɖe' },
  outcome: { draft: 'Taflatsɛ gblɔ le nya ɖeka me alesi wòyi' },
  answer: { draft: 'Taflatsɛ ŋlɔ ŋuɖoɖoa' },
  way: { draft: 'Taflatsɛ gblɔ alesi nèɖo eŋui' },
}
