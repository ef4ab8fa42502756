import { api, bodyOf } from './client.ts'

/** What a mailed link is for: its page and its call have the same name. */
export type LinkKind = 'confirm-email' | 'undo-email' | 'not-me'

/** POST auth/confirm-email/, auth/undo-email/ or auth/not-me/: uses the link up. Answers the server's sentence. Throws ApiError, 400 for one that does not hold. */
export async function spendLink(kind: LinkKind, token: string): Promise<string> {
  const answer = await bodyOf(api.url(`auth/${kind}/`).json({ token }).post())
  const said = typeof answer === 'object' && answer !== null && 'detail' in answer ? answer.detail : ''
  return typeof said === 'string' ? said : ''
}

/** POST users/me/email-change/: mails the link to the address that waits again. Answers the account. Throws ApiError. */
export const resendConfirmation = (): Promise<unknown> => bodyOf(api.url('users/me/email-change/').post())

/** DELETE users/me/email-change/: keeps the address as it is. Answers the account. Throws ApiError. */
export const cancelEmailChange = (): Promise<unknown> => bodyOf(api.url('users/me/email-change/').delete())
