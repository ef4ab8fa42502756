import type { serviceTexts as english } from '../../lib/texts/services/services.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceTexts: Translation<typeof english> = {
  calendar: { draft: 'Ele calendar ʋum...' },
  donation: { draft: 'Ele wò kplɔm yi nunana ƒe axa dzi...' },
}
