import type { Id } from '../contract/base.ts'
import type { ForgottenPassword, PasswordReset } from '../contract/password-reset.ts'
import { ApiError } from './api-error.ts'
import { api, bodyOf } from './client.ts'

/*
 * The calls behind acts that the specification has as local only (decisions, "The one rule for stubs"), one function a
 * call. Each resolves when the backend has done it, and also when a foreign one knows nothing of it: the act then stays
 * on this device. Each throws ApiError for a refusal: take the local change back, and say `whyRefused`.
 */

/** POST prayer_requests/{id}/pray/: counts the member's prayer, once a day. */
export const prayFor = (id: Id): Promise<void> => send(`prayer_requests/${id}/pray/`)

/** POST prayer_requests/{id}/answered/: for its author and staff. */
export const markAnswered = (id: Id): Promise<void> =>
  send(`prayer_requests/${id}/answered/`, { is_answered: true })

/** POST members/testimonies/{id}/like/: once a day. */
export const likeTestimony = (id: Id): Promise<void> => send(`members/testimonies/${id}/like/`)

/** POST fellowships/{id}/join/: makes the member part of it, and of no other. */
export const joinFellowship = (id: Id): Promise<void> => send(`fellowships/${id}/join/`)

/** DELETE fellowships/{id}/join/: leaves it, for none. */
export const leaveFellowship = (id: Id): Promise<void> => send(`fellowships/${id}/join/`, undefined, 'DELETE')

/** POST fellowships/{id}/message/: to the one who leads it, who gets it by mail too. */
export const messageLeader = (id: Id, message: string): Promise<void> =>
  send(`fellowships/${id}/message/`, { message })

/*
 * Calls behind screens that the specification names without showing them, or that keep a screen true. Nothing is local
 * about them: each throws ApiError for whatever goes wrong.
 */

/** POST auth/forgot-password/: mails a link to the account of a username or e-mail address, and never tells whether there is one. */
export async function askForReset(login: ForgottenPassword): Promise<void> {
  await api.url('auth/forgot-password/').post(login).res()
}

/** POST auth/reset-password/: a new password by the mailed link's token, once. */
export async function resetPassword(reset: PasswordReset): Promise<void> {
  await api.url('auth/reset-password/').post(reset).res()
}

/** GET users/me/: my account as it is now, changed on another device perhaps. Not read by a contract yet. */
export const readMe = (): Promise<unknown> => bodyOf(api.get('users/me/'))

/** The backend's own words for a refusal, the first of its fields when it has no others. */
export function whyRefused(error: unknown): string {
  const [said] =
    error instanceof ApiError ? [error.detail, ...Object.values(error.fields).flat()].filter(Boolean) : []
  return said ?? 'This was not saved. Please try again.'
}

/** No answer at all, or a backend without this call. */
const keptLocal = [0, 404, 405, 501]

async function send(path: string, body?: object, method: 'POST' | 'DELETE' = 'POST'): Promise<void> {
  const call = api.url(path)
  try {
    await (method === 'POST' ? call.post(body) : call.delete()).res()
  } catch (error) {
    if (!(error instanceof ApiError && keptLocal.includes(error.status))) throw error
  }
}
