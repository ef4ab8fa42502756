import { define } from '../../../lib/words/define.ts'

/** Words of /present, the screen in the hall. */
export const presentWords = define('present', {
  title: 'Screen',
  about: 'What the projector shows, on the screen of the hall.',
  act: 'The screen',
  explained:
    'Here the hall sees the words of songs, readings and notices. The projection team has the code of today, and moves the slides from a phone or laptop.',
  opening: 'Opening the screen…',
  code: 'The code that the projection team sees under “Screens”',
  show: 'Show the screen',
  lost: 'There is no network at the moment. The slides stay, and the screen asks again.',
  ended: 'This code has ended. Please ask the projection team for the new one.',
  fullScreen: 'Full screen',
  call: 'Parents of {number}, please come to your child',
  next: 'Next',
  last: 'This is the last slide.',
  scan: 'QR code: {address}',
  logo: 'Logo of {church}',
})
