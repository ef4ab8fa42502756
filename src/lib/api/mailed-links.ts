import { api, bodyOf } from './client.ts'

/** Purpose of a mailed link. Its page and its API call have the same name. */
export type LinkKind = 'confirm-email' | 'undo-email' | 'not-me'

/**
 * POST auth/confirm-email/, auth/undo-email/ or auth/not-me/: uses the link, once. Returns the server's message.
 * Throws ApiError, 400 for an invalid link.
 */
export async function spendLink(kind: LinkKind, token: string): Promise<string> {
  const answer = await bodyOf(api.url(`auth/${kind}/`).json({ token }).post())
  const said = typeof answer === 'object' && answer !== null && 'detail' in answer ? answer.detail : ''
  return typeof said === 'string' ? said : ''
}

/** POST users/me/email-change/: resends the link to the unconfirmed address. Returns the account. Throws ApiError. */
export const resendConfirmation = (): Promise<unknown> => bodyOf(api.url('users/me/email-change/').post())

/** DELETE users/me/email-change/: cancels the change of address. Returns the account. Throws ApiError. */
export const cancelEmailChange = (): Promise<unknown> => bodyOf(api.url('users/me/email-change/').delete())
