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

/** What is answered and refused about presentations. */
export const projectionRefusals = define('projectionRefusals', {
  noPresentation: 'There is no such presentation.',
  noScreen: 'This code opens no screen. Please ask the projection team for the code of today.',
  deleted: 'The presentation is deleted.',
  choosePicture: 'Please choose a picture',
  mostPictures: 'A presentation has at most 30 pictures.',
  slidesChanged: 'The slides have changed meanwhile. Please choose the slide again.',
})
