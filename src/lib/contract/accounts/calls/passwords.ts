import { route } from '../../route.ts'
import { ForgottenPassword, PasswordChange, PasswordReset, ResetLink } from '../password.ts'

export const changePassword = route('POST', 'auth/password/', {
  summary: 'Changes my password and, unless told to keep them, signs my other devices out',
  body: PasswordChange,
})

export const requestReset = route('POST', 'auth/forgot-password/', {
  summary: 'Mails a one-time link for a new password, if there is such an account with an e-mail address',
  body: ForgottenPassword,
})

export const checkResetLink = route('POST', 'auth/reset-password/link/', {
  summary: 'Says whether a mailed link still holds, and nothing else',
  body: ResetLink,
})

export const resetPassword = route('POST', 'auth/reset-password/', {
  summary: 'Sets a new password with a mailed link, once',
  body: PasswordReset,
})
