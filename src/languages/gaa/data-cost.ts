import type { dataCostWords } from '../../lib/texts/media/data-cost.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dataCost: Translation<typeof dataCostWords> = {
  size: { draft: 'data {size}' },
  sizeAndCost: { draft: 'data {size}, {cost}' },
  pesewas: { draft: { one: 'aaafee pesewa {count}', other: 'aaafee pesewa {count}' } },
  amount: { draft: 'aaafee {amount}' },
  video: { draft: 'Video nɛɛ ji {data}.' },
  youTube: { draft: 'Video nɛɛ jɛ YouTube: ŋmɛlɛtswaa fã ji aaafee 200 MB data.' },
  youTubeCost: { draft: 'Video nɛɛ jɛ YouTube: ŋmɛlɛtswaa fã ji aaafee 200 MB, {cost} data.' },
}
