/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const testimonyTexts = {
  success: 'Testimony submitted successfully!',
  failure: 'Failed to submit testimony',
  tooLarge: 'This picture is larger than 10 MB. Please choose a smaller one.',
} as const
