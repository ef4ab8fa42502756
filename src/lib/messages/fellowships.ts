/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const fellowshipTexts = {
  asked: (name: string) => `Request sent to join ${name}`,
  messaged: 'Message sent to group leader',
} as const

export const favouriteTexts = {
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  /** Not in the specification: browser storage is full. */
  refused: 'This browser has no room for that',
} as const
