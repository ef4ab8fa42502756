import type { dataCostWords } from '../../lib/texts/media/data-cost.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataCost: Translation<typeof dataCostWords> = {
  size: { draft: 'data {size}' },
  sizeAndCost: { draft: 'data {size}, {cost}' },
  pesewas: { draft: { one: 'aaafee pesewa {count}', other: 'aaafee pesewa {count}' } },
  amount: { draft: 'aaafee {amount}' },
  video: { draft: 'Video nɛɛ ji {data}.' },
}
