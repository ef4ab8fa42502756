import { define } from '../../words/define.ts'

/** What a download costs in mobile data. */
export const dataCostWords = define('dataCost', {
  size: '{size} of mobile data',
  sizeAndCost: '{size}: {cost} of mobile data',
  pesewas: { one: 'about 1 pesewa', other: 'about {count} pesewas' },
  amount: 'about {amount}',
  video: 'This video is {data}.',
  youTube: 'This video comes from YouTube: half an hour is about 200 MB of mobile data.',
  youTubeCost: 'This video comes from YouTube: half an hour is about 200 MB, {cost} of mobile data.',
})
