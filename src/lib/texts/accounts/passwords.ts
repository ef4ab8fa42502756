import { define } from '../../words/define.ts'

/* Texts of /forgot-password, which the specification names but does not describe. */

export const passwordTexts = define('new-password-answers', {
  /** The same for every username, so that it does not reveal who has an account. */
  asked: 'If there is such an account, an e-mail with a link is on its way. It holds for one hour.',
  askFailure: 'The e-mail could not be asked for. Please try again.',
  reset: 'Your new password is set. Please log in with it.',
  resetFailure: 'Your new password was not set. Please try again.',
})
