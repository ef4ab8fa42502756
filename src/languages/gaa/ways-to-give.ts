import type { waysToGive as words } from '../../lib/texts/giving/ways-to-give.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const waysToGive: Translation<typeof words> = {
  notHere: { draft: 'Aheee nikeenii yɛ baafa nɛɛ nɔ. Bɔ ni ohaa {church} nɛ.' },
  telephone: { draft: 'Phone nɔmba' },
  write: { draft: 'Ŋmaa ofis lɛ' },
}
