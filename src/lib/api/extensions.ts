import type { Id } from '../contract/base.ts'
import type { LeaderMessage, NewcomerMessage } from '../contract/leader-message.ts'
import type { ListExport } from '../contract/list-export.ts'
import { ApiError } from './api-error.ts'
import { api } from './client.ts'
import { ifMatch } from './if-match.ts'

/*
 * The calls behind acts that the specification has as local only (docs/decisions/0001), one function a
 * call. Each resolves when the backend has done it, and also when a foreign one knows nothing of it: the act then stays
 * on this device. Each throws ApiError for a refusal: take the local change back, and say `whyRefused`.
 */

/** POST prayer_requests/{id}/pray/: counts the member's prayer, once a day. */
export const prayFor = (id: Id): Promise<void> => send(`prayer_requests/${id}/pray/`)

/** POST prayer_requests/{id}/answered/: for its author and staff; staff names what it saw, and is told (409) when that is over. */
export const markAnswered = (id: Id, seen?: 'pending'): Promise<void> =>
  keepLocal(
    api.url(`prayer_requests/${id}/answered/`).headers(ifMatch(seen)).post({ is_answered: true }).res(),
  )

/** POST members/testimonies/{id}/like/: once a day. */
export const likeTestimony = (id: Id): Promise<void> => send(`members/testimonies/${id}/like/`)

/** POST fellowships/{id}/join/: makes the member part of it, and of no other. */
export const joinFellowship = (id: Id): Promise<void> => send(`fellowships/${id}/join/`)

/** DELETE fellowships/{id}/join/: leaves it, for none. */
export const leaveFellowship = (id: Id): Promise<void> =>
  keepLocal(api.url(`fellowships/${id}/join/`).delete().res())

/**
 * POST fellowships/{id}/message/: to the one who leads it, who gets it by mail too. No answer is an error here: nobody
 * would ever read what stays on this device. A visitor's words are never taken for sent when the call is unknown.
 */
export const messageLeader = (id: Id, words: LeaderMessage | NewcomerMessage): Promise<void> =>
  keepLocal(api.url(`fellowships/${id}/message/`).post(words).res(), 'name' in words ? [] : unknownCall)

/** POST activities/{activity}/signup/: twice is once. */
export const signUpFor = (activity: string): Promise<void> => send(`activities/${activity}/signup/`)

/** DELETE activities/{activity}/signup/. */
export const takeBackSignUp = (activity: string): Promise<void> =>
  keepLocal(api.url(`activities/${activity}/signup/`).delete().res())

/** POST sermons/{id}/view/: counts that it was opened. */
export const countView = (id: Id): Promise<void> => send(`sermons/${id}/view/`)

/** POST exports/: asks to save a list of people as a file. No answer is an error: such a file is not made unasked. */
export const askToExport = ({ filter = '', ...list }: ListExport): Promise<void> =>
  keepLocal(
    api
      .url('exports/')
      .post({ ...list, filter: filter.slice(0, 200) })
      .res(),
    unknownCall,
  )

/** The backend's own words for a refusal, the first of its fields when it has no others. */
export function whyRefused(error: unknown): string {
  const [said] =
    error instanceof ApiError ? [error.detail, ...Object.values(error.fields).flat()].filter(Boolean) : []
  return said ?? 'This was not saved. Please try again.'
}

/** A backend without this call. */
const unknownCall = [404, 405, 501]

const send = (path: string, body?: object): Promise<void> => keepLocal(api.url(path).post(body).res())

/** Throws only what our own backend refuses; no answer at all leaves an act on this device, too. */
async function keepLocal(call: Promise<Response>, local = [0, ...unknownCall]): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError && local.includes(error.status))) throw error
  }
}
