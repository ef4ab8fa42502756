/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const shareTexts = {
  copy: 'Copy this link to share',
} as const
