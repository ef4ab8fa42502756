import type { serviceTexts as english } from '../../lib/texts/services/services.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceTexts: Translation<typeof english> = {
  calendar: { draft: 'Ɛrebue calendar no...' },
  donation: { draft: 'Ɛde wo rekɔ ntoboa kratafa no so...' },
}
