import type { ForgottenPassword, PasswordReset, ResetLink } from '../contract/password-reset.ts'
import { api, bodyOf } from './client.ts'

/*
 * Calls behind screens that the specification names without showing them, or that keep a screen true. Nothing is local
 * about them: each throws ApiError for whatever goes wrong.
 */

/** POST auth/forgot-password/: mails a link to the account of a username or e-mail address, and never tells whether there is one. */
export async function askForReset(login: ForgottenPassword): Promise<void> {
  await api.url('auth/forgot-password/').post(login).res()
}

/** POST auth/reset-password/link/: throws ApiError 400 for a link that is spent, too old or unknown. It is not used up by that. */
export async function checkResetLink(link: ResetLink): Promise<void> {
  await api.url('auth/reset-password/link/').post(link).res()
}

/** POST auth/reset-password/: a new password by the mailed link's token, once. */
export async function resetPassword(reset: PasswordReset): Promise<void> {
  await api.url('auth/reset-password/').post(reset).res()
}

/** GET users/me/: my account as it is now, changed on another device perhaps. Not read by a contract yet. */
export const readMe = (): Promise<unknown> => bodyOf(api.get('users/me/'))
