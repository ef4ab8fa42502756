import type { PasswordChange } from '../contract/account-settings.ts'
import { readList } from '../contract/base.ts'
import { DeviceSession } from '../contract/session.ts'
import { api, bodyOf } from './client.ts'

/** POST auth/password/. Answers the server's sentence. Throws ApiError, with the server's field errors. */
export const changePassword = (change: PasswordChange): Promise<string> =>
  sentenceOf(api.url('auth/password/').post(change))

/** GET auth/sessions/: where I am signed in, the latest used first. Throws ApiError. */
export async function listSessions(): Promise<DeviceSession[]> {
  return readList(DeviceSession, await bodyOf(api.get('auth/sessions/')))
}

/** DELETE auth/sessions/{id}/: signs one of my devices out. Throws ApiError. */
export const endSession = (id: number): Promise<string> =>
  sentenceOf(api.url(`auth/sessions/${id}/`).delete())

/** DELETE auth/sessions/: signs all of them out but this one. Throws ApiError. */
export const endOtherSessions = (): Promise<string> => sentenceOf(api.url('auth/sessions/').delete())

/** DELETE users/me/: closes my account. Answers until when it can be taken back. Throws ApiError. */
export const closeAccount = (password: string): Promise<string> =>
  sentenceOf(api.url('users/me/').json({ password }).delete())

/** GET users/me/export/: the file with its name; `arrived` hears how many bytes are here. Throws ApiError. */
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
