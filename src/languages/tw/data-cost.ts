import type { dataCostWords } from '../../lib/texts/media/data-cost.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataCost: Translation<typeof dataCostWords> = {
  size: { draft: 'data {size}' },
  sizeAndCost: { draft: 'data {size}, {cost}' },
  pesewas: { draft: { one: 'bɛyɛ pesewa {count}', other: 'bɛyɛ pesewa {count}' } },
  amount: { draft: 'bɛyɛ {amount}' },
  video: { draft: 'Video yi yɛ {data}.' },
  youTube: { draft: 'Video yi firi YouTube: dɔnhwere fa di data bɛyɛ 200 MB.' },
  youTubeCost: { draft: 'Video yi firi YouTube: dɔnhwere fa di data bɛyɛ 200 MB, {cost}.' },
}
