/* The specification names /forgot-password without showing it: these are our own (docs/decisions/0010). */

export const passwordTexts = {
  /** The same for every name, so that nobody learns who has an account. */
  asked: 'If there is such an account, a letter with a link is on its way. It holds for one hour.',
  askFailure: 'The letter could not be asked for. Please try again.',
  reset: 'Your new password is set. Please log in with it.',
  resetFailure: 'Your new password was not set. Please try again.',
} as const
