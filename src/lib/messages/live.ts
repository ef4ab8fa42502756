/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const liveTexts = {
  qualitySet: (quality: string) => `Quality set to ${quality}`,
} as const
