import type { ForgottenPassword, PasswordReset, ResetLink } from '../contract/password-reset.ts'
import { api, bodyOf } from './client.ts'

/*
 * Calls for pages that the specification names but does not describe, and calls that refresh a page's data.
 * They have no local fallback: each throws ApiError for every failure.
 */

/** POST auth/forgot-password/: e-mails a reset link. The response does not reveal whether the account exists. */
export async function askForReset(login: ForgottenPassword): Promise<void> {
  await api.url('auth/forgot-password/').post(login).res()
}

/** POST auth/reset-password/link/: ApiError 400 for a used, expired or unknown link. The check does not use up the link. */
export async function checkResetLink(link: ResetLink): Promise<void> {
  await api.url('auth/reset-password/link/').post(link).res()
}

/** POST auth/reset-password/: sets a new password with the token of the mailed link, which is valid once. */
export async function resetPassword(reset: PasswordReset): Promise<void> {
  await api.url('auth/reset-password/').post(reset).res()
}

/** GET users/me/: the current account; another device may have changed it. Not validated by a schema yet. */
export const readMe = (): Promise<unknown> => bodyOf(api.get('users/me/'))
