import * as calls from '../../contract/accounts/calls/device-sessions.ts'
import { DeviceSession } from '../../contract/accounts/session.ts'
import { type Id, readList } from '../../contract/base.ts'
import { call, request } from '../call.ts'
import { api, bodyOf, detailOf } from '../client.ts'

/** GET admin/users/{id}/sessions/: a user's sessions, most recently used first. Throws ApiError. */
export async function listSessionsOf(user: Id): Promise<DeviceSession[]> {
  return readList(DeviceSession, await bodyOf(api.get(`admin/users/${user}/sessions/`)))
}

/** DELETE admin/users/{id}/sessions/{session}/: ends one session of a user. Throws ApiError. */
export async function endSessionOf(user: Id, session: Id): Promise<void> {
  await api.url(`admin/users/${user}/sessions/${session}/`).delete().res()
}

/** DELETE admin/users/{id}/sessions/: ends all sessions of a user. Throws ApiError. */
export async function endSessionsOf(user: Id): Promise<void> {
  await api.url(`admin/users/${user}/sessions/`).delete().res()
}

/** The user's own sessions, most recently used first. Throws ApiError. */
export const listSessions = () => call(calls.listSessions)

/** Ends one of the user's own sessions. Throws ApiError. */
export const endSession = (id: Id): Promise<string> => detailOf(request(calls.endSession, { id }))

/** Ends all other sessions of the user. Throws ApiError. */
export const endOtherSessions = (): Promise<string> => detailOf(request(calls.endOtherSessions))
