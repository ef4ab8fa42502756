import type { serviceTexts } from '../../lib/texts/services/services.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceTexts: Translation<typeof serviceTexts> = {
  calendar: { draft: 'Ɛrebue calendar no...' },
  donation: { draft: 'Ɛde wo rekɔ ntoboa kratafa no so...' },
}
