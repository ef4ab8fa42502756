import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const signUpTexts = define('sign-up-answers', {
  success: 'Signup successful!',
  failure: 'Failed to sign up',
  /** The same for every address, so that it does not reveal who has an account. */
  confirm: 'An e-mail is on its way to you. Please open its link to confirm your e-mail address.',
})

export const loginTexts = define('login-answers', {
  success: 'Login successful!',
  /** Shown when the server refuses without a message. */
  failure: 'Invalid Credentials',
  incompleteProfile: 'Please complete your profile',
})
