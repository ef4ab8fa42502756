import type { PersonalDetails } from '../../contract/accounts/account.ts'
import type { FirstAdminRequest } from '../../contract/accounts/first-admin.ts'
import type {
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
  ResetLink,
} from '../../contract/accounts/password.ts'
import type { LeaveForm } from '../../contract/messages/message-choice.ts'
import { api, bodyOf, detailIn, detailOf } from '../client.ts'

/* One's own account, and what the links in e-mails and messages do. Without a validator, which the pages of those links do not load. */

/** POST auth/first-admin/: creates the first admin of a church without one, with the token of the printed link. Throws ApiError. */
export async function createFirstAdmin(request: FirstAdminRequest): Promise<void> {
  await api.url('auth/first-admin/').post(request).res()
}

/** Purpose of a mailed link. Its page and its API call have the same name. */
export type LinkKind = 'confirm-email' | 'undo-email' | 'not-me' | 'not-my-account'

/**
 * POST auth/confirm-email/, auth/undo-email/, auth/not-me/ or auth/not-my-account/: uses the link, once. Returns the server's message.
 * Throws ApiError, 400 for an invalid link.
 */
export const spendLink = async (kind: LinkKind, token: string): Promise<string> =>
  detailIn(await bodyOf(api.url(`auth/${kind}/`).json({ token }).post()))

/** POST users/me/email-change/: resends the link to the unconfirmed address. Returns the account. Throws ApiError. */
export const resendConfirmation = (): Promise<unknown> => bodyOf(api.url('users/me/email-change/').post())

/** DELETE users/me/email-change/: cancels the change of address. Returns the account. Throws ApiError. */
export const cancelEmailChange = (): Promise<unknown> => bodyOf(api.url('users/me/email-change/').delete())

/** POST auth/password/. Returns the server's message. Throws ApiError, with the server's field errors. */
export const changePassword = (change: PasswordChange): Promise<string> =>
  detailOf(api.url('auth/password/').post(change))

/** DELETE users/me/: closes the account. The returned message says until when it can be restored. Throws ApiError. */
export const closeAccount = (password: string): Promise<string> =>
  detailOf(api.url('users/me/').json({ password }).delete())

/** POST auth/forgot-password/: e-mails a reset link. The response does not reveal whether the account exists. */
export async function requestReset(login: ForgottenPassword): Promise<void> {
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

/** PATCH users/update/{username}/. Returns the account if the response contains it. Throws ApiError. */
export async function changePersonalDetails(username: string, details: PersonalDetails): Promise<unknown> {
  const answer = await api
    .url(`users/update/${encodeURIComponent(username)}/`)
    .patch(details)
    .res()
  return answer.json().catch(() => undefined)
}

/** POST messages/leave/: by the code of a message's link, without a login. Returns the server's message. Throws ApiError. */
export const leaveMessages = async (form: LeaveForm): Promise<string> =>
  detailIn(await bodyOf(api.url('messages/leave/').post(form)))
