import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Church } from './church.ts'

export const audio = readFileSync(
  fileURLToPath(new URL('../../src/content/media/be-still.mp3', import.meta.url)),
)

export const tus = { 'Tus-Resumable': '1.0.0' }

export const pair = (key: string, value: string) => `${key} ${Buffer.from(value).toString('base64')}`

export const asAudio = pair('type', 'audio')

/** Starts an upload, as the first call of tus does. */
export function begin(church: Church, access: string, headers: Record<string, string> = {}) {
  const told = { ...tus, 'Upload-Length': String(audio.length), 'Upload-Metadata': asAudio, ...headers }
  return church.send('uploads/', { method: 'POST', headers: told }, access)
}

/** Starts an upload and returns its id. */
export async function begun(
  church: Church,
  access: string,
  headers: Record<string, string> = {},
): Promise<string> {
  return ((await begin(church, access, headers)).body as { upload: string }).upload
}

/** The offset of an upload, in the headers of the answer. */
export const head = (church: Church, id: string, access: string) =>
  church.api.request(`/backend/api/uploads/${id}`, {
    method: 'HEAD',
    headers: { ...tus, Authorization: `Bearer ${access}` },
  })

type Part = { from: number; bytes?: Uint8Array; headers?: Record<string, string> }

/** Sends the bytes from an offset on. */
export const patch = (church: Church, id: string, access: string, { from, bytes, headers }: Part) =>
  church.send(
    `uploads/${id}`,
    {
      method: 'PATCH',
      headers: {
        ...tus,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(from),
        ...headers,
      },
      body: new Uint8Array(bytes ?? audio.subarray(from)),
    },
    access,
  )

/** Cancels an upload. */
export const end = (church: Church, id: string, access: string) =>
  church.send(`uploads/${id}`, { method: 'DELETE', headers: tus }, access)

/** The form of a sermon. */
export function sermon(changes: Record<string, string | File> = {}): FormData {
  const form = new FormData()
  const fields = { title: 'The Well', preacher: 'Esi Quaye', date: '2026-11-15', type: 'audio', ...changes }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The files of uploads that are incomplete or unused. */
export const incoming = (church: Church) => readdirSync(join(church.dataDir, 'incoming'))
