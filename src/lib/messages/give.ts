/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const donationTexts = {
  success: 'Thank you for your generous donation!',
  failure: 'There was an issue processing your donation. Please try again.',
} as const
