import * as calls from '../../contract/accounts/calls/device-sessions.ts'
import type { Id } from '../../contract/base.ts'
import { call, request } from '../call.ts'
import { detailOf } from '../client.ts'

/** A user's sessions, most recently used first. Throws ApiError. */
export const listSessionsOf = (id: Id) => call(calls.listSessionsOf, { id })

/** Ends one session of a user. Throws ApiError. */
export const endSessionOf = (id: Id, session: Id) => call(calls.endSessionOf, { id, session })

/** Ends all sessions of a user. Throws ApiError. */
export const endSessionsOf = (id: Id) => call(calls.endSessionsOf, { id })

/** The user's own sessions, most recently used first. Throws ApiError. */
export const listSessions = () => call(calls.listSessions)

/** Ends one of the user's own sessions. Throws ApiError. */
export const endSession = (id: Id): Promise<string> => detailOf(request(calls.endSession, { id }))

/** Ends all other sessions of the user. Throws ApiError. */
export const endOtherSessions = (): Promise<string> => detailOf(request(calls.endOtherSessions))
