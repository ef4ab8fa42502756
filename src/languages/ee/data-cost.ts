import type { dataCostWords } from '../../lib/texts/media/data-cost.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataCost: Translation<typeof dataCostWords> = {
  size: { draft: 'data {size}' },
  sizeAndCost: { draft: 'data {size}, {cost}' },
  pesewas: { draft: { one: 'abe pesewa {count} ene', other: 'abe pesewa {count} ene' } },
  amount: { draft: 'abe {amount} ene' },
  video: { draft: 'Video sia nye {data}.' },
  youTube: { draft: 'Video sia tso YouTube: gaƒoƒo afã xɔa data abe 200 MB ene.' },
  youTubeCost: { draft: 'Video sia tso YouTube: gaƒoƒo afã xɔa data abe 200 MB ene, {cost}.' },
}
