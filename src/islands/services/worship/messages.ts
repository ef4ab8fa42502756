import { define } from '../../../lib/words/define.ts'

/** Words of the page Worship around its sections. */
export const worshipWords = define('worship', {
  title: 'Worship',
  description: 'Orders of service, songs and projection.',
  subtitle: 'The order of each service, the songs, and what the projector shows.',
  ownSubtitle: 'The orders of the services at which you serve.',
  needs: 'Orders of service need',
})
