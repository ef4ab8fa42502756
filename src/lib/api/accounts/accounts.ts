import type { PersonalDetails } from '../../contract/accounts/account.ts'
import * as firstAdmin from '../../contract/accounts/calls/first-admin.ts'
import * as links from '../../contract/accounts/calls/mailed-links.ts'
import * as own from '../../contract/accounts/calls/own-account.ts'
import * as passwords from '../../contract/accounts/calls/passwords.ts'
import type { FirstAdminRequest } from '../../contract/accounts/first-admin.ts'
import type {
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
  ResetLink,
} from '../../contract/accounts/password.ts'
import type { UnsubscribeForm } from '../../contract/messages/message-choice.ts'
import { disownAccount } from '../../contract/people/calls/connection-links.ts'
import { call, request } from '../call.ts'
import { bodyOf, detailIn, detailOf } from '../client.ts'

/*
 * One's own account, and what the links in e-mails and messages do. Without a validator, which the pages of those links do not load.
 * Each throws ApiError, with the server's field errors.
 */

/** The first admin of a church without one, with the token of the printed link. */
export const createFirstAdmin = (body: FirstAdminRequest) => call(firstAdmin.createFirstAdmin, { body })

const linkCalls = {
  'confirm-email': links.confirmEmail,
  'undo-email': links.undoEmail,
  'not-me': links.disownSignIn,
  'not-my-account': disownAccount,
}

/** Purpose of a mailed link, which is the name of its page. */
export type LinkKind = keyof typeof linkCalls

/** Uses the link, once. Returns the server's message. Throws ApiError, 400 for an invalid link. */
export const spendLink = async (kind: LinkKind, token: string): Promise<string> =>
  detailIn(await bodyOf(request(linkCalls[kind], { body: { token } })))

/** Resends the link to the unconfirmed address. Returns the account. */
export const resendConfirmation = (): Promise<unknown> => bodyOf(request(own.resendConfirmation))

/** Cancels the change of address. Returns the account. */
export const cancelEmailChange = (): Promise<unknown> => bodyOf(request(own.cancelEmailChange))

/** Returns the server's message. */
export const changePassword = (body: PasswordChange): Promise<string> =>
  detailOf(request(passwords.changePassword, { body }))

/** The returned message says until when the account can be restored. */
export const closeAccount = (password: string): Promise<string> =>
  detailOf(request(own.closeAccount, { body: { password } }))

/** E-mails a reset link. The response does not reveal whether the account exists. */
export const requestReset = (body: ForgottenPassword) => call(passwords.requestReset, { body })

/** ApiError 400 for a used, expired or unknown link. The check does not use up the link. */
export const checkResetLink = (body: ResetLink) => call(passwords.checkResetLink, { body })

/** Sets a new password with the token of the mailed link, which is valid once. */
export const resetPassword = (body: PasswordReset) => call(passwords.resetPassword, { body })

/** Returns the account if the response contains it. */
export async function changePersonalDetails(username: string, body: PersonalDetails): Promise<unknown> {
  const answer = await request(own.changePersonalDetails, { username, body }).res()
  return answer.json().catch(() => undefined)
}

/** By the code of a message's link, without a login. Returns the server's message. */
export const unsubscribe = async (body: UnsubscribeForm): Promise<string> =>
  detailIn(await bodyOf(request(links.unsubscribe, { body })))
