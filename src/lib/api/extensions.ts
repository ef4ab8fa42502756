import type { Id } from '../contract/base.ts'
import type { LeaderMessageForm, NewcomerMessageForm } from '../contract/leader-message.ts'
import type { ListExport } from '../contract/list-export.ts'
import { ApiError, unknownCall } from './api-error.ts'
import { api } from './client.ts'
import { ifMatch } from './if-match.ts'

/*
 * Calls for actions that the specification keeps local (docs/decisions/0001), one function per call. Each resolves when the
 * backend succeeds, and also when a foreign backend does not have the call: the action then stays on this device.
 * Each throws ApiError when the backend refuses: roll back the local change and show `whyRefused`.
 */

/** POST prayer_requests/{id}/pray/: counts the member's prayer, at most once a day. */
export const prayFor = (id: Id): Promise<void> => send(`prayer_requests/${id}/pray/`)

/** POST prayer_requests/{id}/answered/: for its author and staff. Staff send `seen` as If-Match; 409 when it is outdated. */
export const markAnswered = (id: Id, seen?: 'pending'): Promise<void> =>
  keepLocal(
    api.url(`prayer_requests/${id}/answered/`).headers(ifMatch(seen)).post({ is_answered: true }).res(),
  )

/** POST members/testimonies/{id}/like/: at most once a day. */
export const likeTestimony = (id: Id): Promise<void> => send(`members/testimonies/${id}/like/`)

/** POST fellowships/{id}/join/: joins this fellowship and leaves any other. */
export const joinFellowship = (id: Id): Promise<void> => send(`fellowships/${id}/join/`)

/** DELETE fellowships/{id}/join/: leaves the fellowship. */
export const leaveFellowship = (id: Id): Promise<void> =>
  keepLocal(api.url(`fellowships/${id}/join/`).delete().res())

/**
 * POST fellowships/{id}/message/: to the fellowship's leader, who also gets it by e-mail. No response is an error here,
 * because nobody would read a message that stays on this device. For a visitor's message an unknown call is an error, too.
 */
export const messageLeader = (id: Id, words: LeaderMessageForm | NewcomerMessageForm): Promise<void> =>
  keepLocal(api.url(`fellowships/${id}/message/`).post(words).res(), 'name' in words ? [] : unknownCall)

/** POST activities/{activity}/signup/: idempotent. */
export const signUpFor = (activity: string): Promise<void> => send(`activities/${activity}/signup/`)

/** DELETE activities/{activity}/signup/. */
export const takeBackSignUp = (activity: string): Promise<void> =>
  keepLocal(api.url(`activities/${activity}/signup/`).delete().res())

/** POST sermons/{id}/view/: counts a view. */
export const countView = (id: Id): Promise<void> => send(`sermons/${id}/view/`)

/** POST exports/: asks for permission to export a list of people. No response is an error: no file without permission. */
export const askToExport = ({ filter = '', ...list }: ListExport): Promise<void> =>
  keepLocal(
    api
      .url('exports/')
      .post({ ...list, filter: filter.slice(0, 200) })
      .res(),
    unknownCall,
  )

/** Message of a refusal: `detail`, else the first field error. */
export function whyRefused(error: unknown): string {
  const [said] =
    error instanceof ApiError ? [error.detail, ...Object.values(error.fields).flat()].filter(Boolean) : []
  return said ?? 'This was not saved. Please try again.'
}

const send = (path: string, body?: object): Promise<void> => keepLocal(api.url(path).post(body).res())

/** Ignores the status codes in `local` (no response, unknown call): the action then stays on this device. */
async function keepLocal(call: Promise<Response>, local = [0, ...unknownCall]): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError && local.includes(error.status))) throw error
  }
}
