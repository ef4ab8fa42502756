import { backOff } from '../../../browser/back-off.ts'
import type { Unfinished } from '../../../browser/unfinished-uploads.ts'
import { ApiError, unknownCall } from '../../api-error.ts'
import { api } from '../../client.ts'
import { apiBase, isForeign } from '../../renewal.ts'
import { type Watch, watchedFetch } from './upload.ts'

/* Client of tus 1.0 (tus.io), a protocol for resumable uploads: its calls, which throw ApiError, and how long one waits for them. */

const tus = api.headers({ 'Tus-Resumable': '1.0.0' })

/** Statuses of a backend without tus; of one on another host also 0 for no response. At our own, 0 is a lost network. */
const unable = isForeign ? [0, ...unknownCall] : unknownCall

/** Creates an upload and returns its URL; undefined when the backend does not support it. */
export async function beginUpload(file: File, type: Unfinished['type']): Promise<string | undefined> {
  const metadata = { type, filename: file.name, filetype: file.type }
  const pairs = Object.entries(metadata).map(([key, value]) => `${key} ${base64(value)}`.trim())
  const headers = { 'Upload-Length': String(file.size), 'Upload-Metadata': pairs.join(',') }
  try {
    const answer = await tus.headers(headers).url('uploads/').post().res()
    return addressOf(answer.headers.get('location'))
  } catch (error) {
    if (error instanceof ApiError && unable.includes(error.status)) return undefined
    throw error
  }
}

/** Number of bytes that the server has; undefined when the upload does not exist. */
export async function readOffset(address: string, signal?: AbortSignal): Promise<number | undefined> {
  try {
    const answer = await tus
      .options(signal ? { signal } : {})
      .url(address, true)
      .head()
      .res()
    return offsetOf(answer)
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return undefined
    throw error
  }
}

/** Sends the bytes from `offset` on and returns the new offset. */
export async function sendPart(
  address: string,
  { part, offset, ...watch }: { part: Blob; offset: number } & Watch,
): Promise<number> {
  const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
  const watched = tus.fetchPolyfill(watchedFetch(watch)).headers(headers)
  return offsetOf(await watched.url(address, true).patch(part).res())
}

/** Deletes an upload and its bytes on the server. */
export async function endUpload(address: string): Promise<void> {
  if ((await readOffset(address)) !== undefined) await tus.url(address, true).delete().res()
}

/** Last path segment of the URL: the id by which a sermon or a page refers to the upload. */
export const idOf = (address: string): string => new URL(address).pathname.split('/').findLast(Boolean) ?? ''

function offsetOf(answer: Response): number {
  const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN)
  if (Number.isSafeInteger(offset)) return offset
  throw new ApiError(answer.status)
}

/** Absolute URL, only on the API's origin, because requests to it carry the access token. */
function addressOf(named: string | null): string | undefined {
  const calls = new URL(`${apiBase}uploads/`, location.href)
  const address = named ? new URL(named, calls) : undefined
  return address?.origin === calls.origin ? address.href : undefined
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Timeout without progress, in milliseconds. Needed because a phone may not be notified of a lost connection. */
const stalled = 45_000

/** Watches one call: `signal` aborts when the caller's signal does, when the browser goes offline, or after the stall timeout. */
export function watchForStall(caller: AbortSignal) {
  const cut = new AbortController()
  const off = () => cut.abort()
  let timer = setTimeout(off, stalled)
  caller.addEventListener('abort', off)
  addEventListener('offline', off)
  return {
    signal: cut.signal,
    alive: () => {
      clearTimeout(timer)
      timer = setTimeout(off, stalled)
    },
    stop: () => {
      clearTimeout(timer)
      caller.removeEventListener('abort', off)
      removeEventListener('offline', off)
    },
  }
}

/** Waits until the browser comes online or the backoff has passed. Resolves at once when the caller aborts. */
export function backAgain(attempts: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, backOff(attempts))
    addEventListener('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
