/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const fellowshipTexts = {
  asked: (name: string) => `Request sent to join ${name}`,
  messaged: 'Message sent to group leader',
} as const

export const favouriteTexts = {
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  /** Our own: the specification's storage is never full. */
  refused: 'This browser has no room for that',
} as const
