/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const signUpTexts = {
  success: 'Signup successful!',
  failure: 'Failed to sign up',
} as const

export const loginTexts = {
  success: 'Login successful!',
  /** When the server says no without a word. */
  failure: 'Invalid Credentials',
  incompleteProfile: 'Please complete your profile',
} as const
