import type { waysToGive as words } from '../../lib/texts/giving/ways-to-give.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const waysToGive: Translation<typeof words> = {
  notHere: { draft: 'Les dons ne se font pas sur cette page. Voici comment donner à {church}.' },
  telephone: { draft: 'Téléphone' },
  write: { draft: 'Écrire au secrétariat' },
}
