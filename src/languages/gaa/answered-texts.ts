import type { answeredTexts as words } from '../../lib/texts/care/prayer-answered.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const answeredTexts: Translation<typeof words> = {
  answered: { draft: 'Nyɛjiea Nyɔŋmɔ yi yɛ sɔlemɔi ni eha hetoo lɛ hewɔ!' },
}
