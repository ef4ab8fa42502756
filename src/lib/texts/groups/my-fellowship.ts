import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §5, §8). One file per area: a page loads only its own texts. */

export const myFellowshipTexts = define('myFellowshipTexts', {
  loadFailure: 'Failed to fetch your fellowship',
  nothingChosen: 'Please select a fellowship to join',
  joined: 'Successfully joined {name}!',
  joinFailure: 'Failed to join fellowship. Please try again.',
  /** Not in the specification, which has no leaving. */
  left: 'You have left {name}',
})
