import type { Id } from '../contract/base.ts'
import { readList } from '../contract/base.ts'
import { DeviceSession } from '../contract/session.ts'
import { api, bodyOf } from './client.ts'

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
