import type { fellowshipTexts as words } from '../../lib/texts/groups/fellowships.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const fellowshipTexts: Translation<typeof words> = {
  asked: { draft: 'Akɛ bimɔ akɛ obote {name} mli lɛ maje' },
  messaged: { draft: 'Akɛ shɛɛ sane lɛ emaje hiɛnyiɛlɔ lɛ' },
  takenBack: { draft: 'Ajie obimɔ akɛ obote {name} mli' },
}
