import { define } from '../../../lib/words/define.ts'

/** Words of the demonstration: its login, and its first steps. */
export const lookAroundWords = define('look-around', {
  fiveThings: 'Five things to try',
  sample: 'The sample church',
  dismiss: 'Do not show this again',
  heading: 'Look around as',
  lede: 'This is a sample church, with invented people. One press signs you in.',
  startAgain: 'Start again',
  startAgainTitle: 'Put the sample church back as it was?',
  deleted:
    'Everything that anybody has changed here since it was made is deleted: people, books, pages, files.',
  signedOut: 'Everybody is signed out, you among them. It takes a few seconds.',
})
