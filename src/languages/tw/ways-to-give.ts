import type { waysToGive as words } from '../../lib/texts/giving/ways-to-give.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const waysToGive: Translation<typeof words> = {
  notHere: { draft: 'Yɛnnye ayɛyɛdeɛ wɔ kratafa yi so. Sɛdeɛ wobɛma {church} nie.' },
  telephone: { draft: 'Phone nɔma' },
  write: { draft: 'Twerɛ asɔre no office' },
}
