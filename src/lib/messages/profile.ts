/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const completeProfileTexts = {
  success: 'Profile completed successfully!',
  failure: 'An error occurred while completing profile.',
} as const
