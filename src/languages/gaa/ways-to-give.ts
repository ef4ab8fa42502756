import type { waysToGive as words } from '../../lib/texts/giving/ways-to-give.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const waysToGive: Translation<typeof words> = {
  telephone: { draft: 'Phone nɔmba' },
}
