import type { conflictTexts as words } from '../../lib/texts/settings/conflicts.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const conflictTexts: Translation<typeof words> = {
  gone: { draft: 'Obi foforɔ apepa yei. Deɛ wotwerɛeɛ no wɔ ha kɔsi sɛ wobɛto mu.' },
  alreadyGone: { draft: 'Obi foforɔ adi kan apepa yei.' },
}
