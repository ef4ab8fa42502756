/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const signUpTexts = {
  success: 'Signup successful!',
  failure: 'Failed to sign up',
  /** The same for every address, so that it does not reveal who has an account. */
  confirm: 'An e-mail is on its way to you. Please open its link to confirm your e-mail address.',
} as const

export const loginTexts = {
  success: 'Login successful!',
  /** Shown when the server refuses without a message. */
  failure: 'Invalid Credentials',
  incompleteProfile: 'Please complete your profile',
} as const
