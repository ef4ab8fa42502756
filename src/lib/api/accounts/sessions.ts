import * as calls from '../../contract/accounts/calls/device-sessions.ts'
import { DeviceSession } from '../../contract/accounts/session.ts'
import { type Id, readList } from '../../contract/base.ts'
import { call } from '../call.ts'
import { api, bodyOf, detailOf } from '../client.ts'

/** A user's sessions, most recently used first. Throws ApiError. */
export const listSessionsOf = (id: Id) => call(calls.listSessionsOf, { id })

/** Ends one session of a user. Throws ApiError. */
export const endSessionOf = (id: Id, session: Id) => call(calls.endSessionOf, { id, session })

/** Ends all sessions of a user. Throws ApiError. */
export const endSessionsOf = (id: Id) => call(calls.endSessionsOf, { id })

/** GET auth/sessions/: the user's own sessions, most recently used first. Throws ApiError. */
export async function listSessions(): Promise<DeviceSession[]> {
  return readList(DeviceSession, await bodyOf(api.get('auth/sessions/')))
}

/** DELETE auth/sessions/{id}/: ends one of the user's own sessions. Throws ApiError. */
export const endSession = (id: number): Promise<string> => detailOf(api.url(`auth/sessions/${id}/`).delete())

/** DELETE auth/sessions/: ends all other sessions of the user. Throws ApiError. */
export const endOtherSessions = (): Promise<string> => detailOf(api.url('auth/sessions/').delete())
