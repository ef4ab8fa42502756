import { define } from '../../../lib/words/define.ts'

/** Words of the page Worship around its sections. */
export const worshipWords = define('worship', {
  title: 'Worship',
  description: 'Orders of service, songs and projection.',
  subtitle: 'The order of each service, the songs, and what the projector shows.',
  needs: 'Orders of service need',
})
