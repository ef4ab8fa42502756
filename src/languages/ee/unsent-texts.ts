import type { unsentTexts as words } from '../../lib/texts/messages/unsent.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const unsentTexts: Translation<typeof words> = {
  change: { draft: 'Trɔe' },
  prayerRequest: { draft: 'Gbedodoɖa' },
  testimony: { draft: 'Ɖaseɖiɖi' },
}
