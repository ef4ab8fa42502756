import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const fellowshipTexts = define('fellowshipTexts', {
  asked: 'Request sent to join {name}',
  messaged: 'Message sent to group leader',
  /** Not in the specification: a request that was taken back. */
  takenBack: 'Your request to join {name} is withdrawn',
})

export const favouriteTexts = define('favouriteTexts', {
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  /** Not in the specification: browser storage is full. */
  refused: 'This browser has no room for that',
})
