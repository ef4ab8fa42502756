/* Texts of the error catalogue, letter for letter (spec 1 §5, §8). A file for each area, so that a page carries only its own. */

export const myFellowshipTexts = {
  loadFailure: 'Failed to fetch your fellowship',
  nothingChosen: 'Please select a fellowship to join',
  joined: (name: string) => `Successfully joined ${name}!`,
  joinFailure: 'Failed to join fellowship. Please try again.',
  /** Our own: the specification knows no leaving. */
  left: (name: string) => `You have left ${name}`,
} as const
