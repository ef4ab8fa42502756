/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const profileTexts = {
  profileSuccess: 'Profile updated successfully!',
  personalSuccess: 'Personal Details updated successfully!',
  /** What stands in the card when the server says no without a word. */
  unable: 'Unable to update profile',
  failure: 'Failed to update profile',
  loadFailure: 'Failed to load profile',
} as const
