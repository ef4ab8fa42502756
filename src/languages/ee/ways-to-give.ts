import type { waysToGive as words } from '../../lib/texts/giving/ways-to-give.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const waysToGive: Translation<typeof words> = {
  notHere: { draft: 'Womexɔ nunana le axa sia dzi o. Ale si nàna nu {church} enye esi.' },
  telephone: { draft: 'Phone nɔmba' },
  write: { draft: 'Ŋlɔ nu na office la' },
}
