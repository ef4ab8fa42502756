import type { unsentTexts as words } from '../../lib/texts/messages/unsent.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const unsentTexts: Translation<typeof words> = {
  change: { draft: 'Tsakemɔ' },
  prayerRequest: { draft: 'Faikpamɔ' },
  testimony: { draft: 'Odaseyeli' },
}
