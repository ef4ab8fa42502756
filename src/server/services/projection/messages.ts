import { define } from '../../../lib/words/define.ts'

/** Words that a screen shows where the team has typed none. */
export const projectionWords = define('projectionSlides', {
  notices: 'Notices',
  countdown: 'The service begins in',
  giving: 'Giving',
  logo: 'Logo',
  song: 'Song',
  licence: 'Church licence {licence}',
})
