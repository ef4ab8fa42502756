import type { PasswordChange } from '../contract/account-settings.ts'
import { readList } from '../contract/base.ts'
import { DeviceSession } from '../contract/session.ts'
import { api, bodyOf } from './client.ts'

/** POST auth/password/. Returns the server's message. Throws ApiError, with the server's field errors. */
export const changePassword = (change: PasswordChange): Promise<string> =>
  sentenceOf(api.url('auth/password/').post(change))

/** GET auth/sessions/: the user's own sessions, most recently used first. Throws ApiError. */
export async function listSessions(): Promise<DeviceSession[]> {
  return readList(DeviceSession, await bodyOf(api.get('auth/sessions/')))
}

/** DELETE auth/sessions/{id}/: ends one of the user's own sessions. Throws ApiError. */
export const endSession = (id: number): Promise<string> =>
  sentenceOf(api.url(`auth/sessions/${id}/`).delete())

/** DELETE auth/sessions/: ends all other sessions of the user. Throws ApiError. */
export const endOtherSessions = (): Promise<string> => sentenceOf(api.url('auth/sessions/').delete())

/** DELETE users/me/: closes the account. The returned message says until when it can be restored. Throws ApiError. */
export const closeAccount = (password: string): Promise<string> =>
  sentenceOf(api.url('users/me/').json({ password }).delete())

/** GET users/me/export/: the file and its name; `arrived` is called with the number of bytes received. Throws ApiError. */
export async function exportOwn(arrived: (bytes: number) => void): Promise<{ file: Blob; name: string }> {
  const answer = await api.get('users/me/export/').res()
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.byteLength
    arrived(bytes)
  }
  const name = /filename="([\w.-]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
  return { file: new Blob(parts, { type: 'application/json' }), name: name ?? 'my-data.json' }
}

async function sentenceOf(call: { res: () => Promise<Response> }): Promise<string> {
  const answer: unknown = await (await call.res()).json().catch(() => undefined)
  const said = typeof answer === 'object' && answer !== null && 'detail' in answer ? answer.detail : ''
  return typeof said === 'string' ? said : ''
}
