import type { eventRules as words } from '../../lib/texts/services/event-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventRules: Translation<typeof words> = {
  title: { draft: 'Ofainɛ ŋma yitso' },
  date: { draft: 'Ofainɛ halamɔ gbi' },
  time: { draft: 'Ofainɛ halamɔ be' },
}
