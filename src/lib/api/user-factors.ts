import { Done } from '../contract/answers/answer.ts'
import type { Id } from '../contract/base.ts'
import { Factors } from '../contract/factors.ts'
import { answerOf, api } from './client.ts'

/* Extensions for the super admin: second factors of another user. Each throws ApiError. */

/** GET admin/users/{id}/factors/. */
export const readUserFactors = (id: Id): Promise<Factors> =>
  answerOf(Factors, api.get(`admin/users/${id}/factors/`))

/** DELETE admin/users/{id}/factors/: the user then signs in with the password only. Returns the server's message. */
export const resetUserFactors = (id: Id): Promise<string> =>
  sentenceOf(api.url(`admin/users/${id}/factors/`).delete())

/** POST admin/users/{id}/factors/grace/: extends the grace period by a week. Returns the server's message. */
export const extendUserGrace = (id: Id): Promise<string> =>
  sentenceOf(api.url(`admin/users/${id}/factors/grace/`).post())

const sentenceOf = async (call: { res: () => Promise<Response> }): Promise<string> =>
  (await answerOf(Done, call)).detail
