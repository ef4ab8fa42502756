import { readTokens } from '../../../../stores/session.ts'
import {
  findUnfinished,
  forgetUnfinished,
  storeUnfinished,
  type Unfinished,
} from '../../../browser/unfinished-uploads.ts'
import { ApiError } from '../../api-error.ts'
import { backAgain, beginUpload, endUpload, idOf, readOffset, sendPart, watchForStall } from './tus.ts'
import { cancelSays, type Progress, type Watch } from './upload.ts'

export type Sending = {
  type: Unfinished['type']
  progress: (progress: Progress) => void
  signal: AbortSignal
}

/** Number of retries without progress while the server fails. For a lost connection there is no limit. */
const mostAttempts = 10

/** State of an upload: address, bytes sent, size of the next part, failed attempts. */
type Course = { address: string | undefined; offset: number; size: number; attempts: number }

/**
 * Uploads a file in parts and resumes after a lost connection or a page reload. Returns the upload's address; undefined
 * when the backend does not support resumable uploads. On abort it deletes the partial upload. Throws ApiError.
 */
export const sendFile = (file: File, sending: Sending): Promise<string | undefined> =>
  withFileLock(file, (isHeld) => {
    const begun = isHeld ? findUnfinished(file, sending.type) : undefined
    return sendFrom(begun?.address, file, sending)
  })

async function sendFrom(
  address: string | undefined,
  file: File,
  sending: Sending,
): Promise<string | undefined> {
  const course: Course = { address, offset: 0, size: firstPart, attempts: 0 }
  for (;;) {
    try {
      await setOut(file, course, sending)
      if (course.address) await sendRest(file, course.address, course, sending)
      return course.address
    } catch (error) {
      await recover(error, course, { ...sending, total: file.size })
    }
  }
}

/** Mutex of a file across tabs. Two tabs that send the same upload would interrupt each other without end: the second one starts its own upload. */
function withFileLock<Result>(file: File, act: (isHeld: boolean) => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return act(true)
  const name = `asore:upload:${file.size}:${file.lastModified}:${file.name}`
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => act(lock !== null))
}

/** Reads the offset of an existing upload, or creates a new upload. */
async function setOut(file: File, course: Course, { type, signal }: Sending): Promise<void> {
  const arrived = course.address && (await fetchOffset(course.address, signal))
  if (typeof arrived === 'number') {
    course.offset = arrived
    return
  }
  if (course.address) forgetUnfinished(course.address)
  course.address = await beginUpload(file, type)
  course.offset = 0
  if (course.address) storeUnfinished(course.address, file, type)
}

async function sendRest(file: File, address: string, course: Course, sending: Sending): Promise<void> {
  sending.progress({ sent: course.offset, total: file.size })
  while (course.offset < file.size) {
    sending.signal.throwIfAborted()
    const began = Date.now()
    course.offset = await sendNext(file, { ...sending, ...course, address })
    course.size = nextSize(course.size, Date.now() - began)
    course.attempts = 0
  }
}

/** Waits before the next attempt. Rethrows errors that a retry cannot fix. */
async function recover(
  error: unknown,
  course: Course,
  { signal, progress, total }: Sending & { total: number },
): Promise<void> {
  if (signal.aborted && course.address) await cancel(course.address)
  if (signal.aborted || !canGoOn(error, course.attempts)) throw error
  // Only a lost network is waited for before an upload has begun.
  if (!course.address && !isLost(error)) throw error
  course.size = Math.max(leastPart, course.size / 2)
  if (!isOutOfStep(error)) {
    progress({ sent: course.offset, total, lost: true })
    await backAgain(course.attempts, signal)
  }
  course.attempts += 1
}

async function fetchOffset(address: string, signal: AbortSignal): Promise<number | undefined> {
  const watch = watchForStall(signal)
  return readOffset(address, watch.signal).finally(watch.stop)
}

type Next = Sending & Pick<Course, 'offset' | 'size'> & { address: string }

async function sendNext(file: File, { address, offset, size, progress, signal }: Next): Promise<number> {
  const total = file.size
  const part = file.slice(offset, offset + size)
  const watch = watchForStall(signal)
  try {
    return await sendPart(address, {
      part,
      offset,
      signal: watch.signal,
      progress: (one) => {
        watch.alive()
        // Ignores the progress of a session renewal. Sent bytes may still be buffered locally, so it reports at most total - 1.
        if (one.total === part.size) progress({ sent: Math.min(offset + one.sent, total - 1), total })
      },
    })
  } finally {
    watch.stop()
  }
}

/* The part size adapts to the bandwidth: a proxy that buffers whole parts loses little, and a fast connection does not stall. */
const leastPart = 256 * 1024
const firstPart = 1024 * 1024
const mostPart = 16 * 1024 * 1024

export function nextSize(size: number, milliseconds: number): number {
  if (milliseconds < 4000) return Math.min(mostPart, size * 2)
  return milliseconds > 15_000 ? Math.max(leastPart, size / 2) : size
}

/** The local offset is wrong (another tab sent a part) or the upload is gone: ask the server for the offset at once. */
const isOutOfStep = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409, 410].includes(error.status)

const isLost = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Whether a retry can help: none of these statuses rejects the file. */
function canGoOn(error: unknown, attempts: number): boolean {
  if (!(error instanceof ApiError)) return false
  if (isLost(error)) return true
  if (attempts >= mostAttempts || (error.status === 401 && !readTokens())) return false
  return isOutOfStep(error) || [401, 408, 425, 429].includes(error.status) || error.status >= 500
}

/** Throws with a message of its own when the server could not be reached. */
async function cancel(address: string): Promise<void> {
  try {
    await endUpload(address)
    forgetUnfinished(address)
  } catch {
    throw new ApiError(cancelSays, 'The upload was cancelled. What had arrived is removed within a day.')
  }
}

type Saving = Watch & { total: number }

/** Repeats a call that names an upload until there is an answer. */
async function untilAnswered<Saved>(
  save: (attempts: number) => Promise<Saved>,
  { progress, signal, total }: Saving,
): Promise<Saved> {
  for (let attempts = 0; ; attempts += 1) {
    progress({ sent: total, total, saving: true })
    try {
      return await save(attempts)
    } catch (error) {
      if (signal.aborted || !isLost(error)) throw error
    }
    progress({ sent: total, total, lost: true })
    await backAgain(attempts, signal)
  }
}

const unheard =
  'You did not wait for the answer. Please look into the list: the sermon may be there. If it is not, the file need not be sent again.'

/**
 * Saves a form that refers to an upload by its id. The server uses the upload up, so on a retry 410 means that an earlier
 * attempt succeeded although its response was lost. Throws ApiError.
 */
export async function saveWithUpload(
  address: string,
  save: (upload: string) => Promise<void>,
  saving: Saving,
): Promise<void> {
  const saveOnce = (attempts: number) =>
    save(idOf(address)).catch((error: unknown) => {
      if (!(attempts > 0 && error instanceof ApiError && error.status === 410)) throw error
    })
  try {
    await untilAnswered(saveOnce, saving)
  } catch (error) {
    throw saving.signal.aborted ? new ApiError(cancelSays, unheard) : error
  }
  forgetUnfinished(address)
}

/** Saves a copy of an upload, which is removed in any case: what cannot be removed now, the server removes within a day. Throws ApiError. */
export async function saveFromUpload<Saved>(
  address: string,
  save: (upload: string) => Promise<Saved>,
  saving: Saving,
): Promise<Saved> {
  try {
    return await untilAnswered(() => save(idOf(address)), saving)
  } finally {
    forgetUnfinished(address)
    await endUpload(address).catch(() => undefined)
  }
}
