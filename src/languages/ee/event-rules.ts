import type { eventRules as words } from '../../lib/texts/services/event-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventRules: Translation<typeof words> = {
  title: { draft: 'Taflatsɛ ŋlɔ tanya' },
  date: { draft: 'Taflatsɛ tia ŋkeke' },
  time: { draft: 'Taflatsɛ tia ɣeyiɣi' },
  location: { draft: 'Taflatsɛ ŋlɔ teƒea' },
  needsLink: { draft: 'Wɔna si le internet dzi hiã eƒe link' },
}
