/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const signUpTexts = {
  success: 'Signup successful!',
  failure: 'Failed to sign up',
  /** The same for every address, whoever has it. */
  confirm: 'A letter is on its way to you. Please open its link to confirm your e-mail address.',
} as const

export const loginTexts = {
  success: 'Login successful!',
  /** When the server says no without a word. */
  failure: 'Invalid Credentials',
  incompleteProfile: 'Please complete your profile',
} as const
