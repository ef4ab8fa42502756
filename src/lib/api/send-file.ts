import { readTokens } from '../../stores/session.ts'
import { findUnfinished, forgetUnfinished, keepUnfinished } from '../unfinished-uploads.ts'
import { ApiError } from './api-error.ts'
import { backAgain, watchForStall } from './stall-timeout.ts'
import { beginUpload, endUpload, readOffset, sendPart } from './tus.ts'
import { cancelSays, type Progress } from './upload.ts'

export type Sending = {
  type: 'video' | 'audio'
  progress: (progress: Progress) => void
  signal: AbortSignal
}

/** Without one byte more arriving, a backend in trouble is asked this often; a lost connection is waited for as long as it takes. */
const mostAttempts = 10

/** Where an upload goes, how far it is, and how it fares. */
type Course = { address: string | undefined; offset: number; size: number; attempts: number }

/**
 * Sends a file in parts, over lost connections and reloads of the page, and answers the address of its upload; undefined
 * where the backend cannot do this. Cancelled, it removes what has arrived. Throws ApiError.
 */
export const sendFile = (file: File, sending: Sending): Promise<string | undefined> =>
  withOneTab(file, (alone) => {
    const begun = alone ? findUnfinished(file, sending.type) : undefined
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

/** Two tabs with the same file would cut each other off for ever: the second one begins an upload of its own. */
function withOneTab<Result>(file: File, act: (alone: boolean) => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return act(true)
  const name = `asore:upload:${file.size}:${file.lastModified}:${file.name}`
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => act(lock !== null))
}

/** Finds out where to go on, or begins. */
async function setOut(file: File, course: Course, { type, signal }: Sending): Promise<void> {
  const arrived = course.address && (await ask(course.address, signal))
  if (typeof arrived === 'number') {
    course.offset = arrived
    return
  }
  if (course.address) forgetUnfinished(course.address)
  course.address = await beginUpload(file, type)
  course.offset = 0
  if (course.address) keepUnfinished(course.address, file, type)
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

/** Waits until it can go on. Throws what no waiting mends. */
async function recover(
  error: unknown,
  course: Course,
  { signal, progress, total }: Sending & { total: number },
): Promise<void> {
  if (signal.aborted && course.address) await cancel(course.address)
  if (signal.aborted || !course.address || !canGoOn(error, course.attempts)) throw error
  course.size = Math.max(leastPart, course.size / 2)
  if (!isOutOfStep(error)) {
    progress({ sent: course.offset, total, lost: true })
    await backAgain(course.attempts, signal)
  }
  course.attempts += 1
}

async function ask(address: string, signal: AbortSignal): Promise<number | undefined> {
  const line = watchForStall(signal)
  return readOffset(address, line.signal).finally(line.stop)
}

type Next = Sending & Pick<Course, 'offset' | 'size'> & { address: string }

async function sendNext(file: File, { address, offset, size, progress, signal }: Next): Promise<number> {
  const total = file.size
  const part = file.slice(offset, offset + size)
  const line = watchForStall(signal)
  try {
    return await sendPart(address, {
      part,
      offset,
      signal: line.signal,
      progress: (one) => {
        line.alive()
        // A renewal of the session goes the same way. What is sent may still wait in the machine: it is not all there yet.
        if (one.total === part.size) progress({ sent: Math.min(offset + one.sent, total - 1), total })
      },
    })
  } finally {
    line.stop()
  }
}

/* Parts grow with the line, so that a proxy that only passes whole ones on loses little, and a fast line does not stutter. */
const leastPart = 256 * 1024
const firstPart = 1024 * 1024
const mostPart = 16 * 1024 * 1024

export function nextSize(size: number, milliseconds: number): number {
  if (milliseconds < 4000) return Math.min(mostPart, size * 2)
  return milliseconds > 15_000 ? Math.max(leastPart, size / 2) : size
}

/** Another tab sent some of it, or it is gone: what has arrived is asked for at once. */
const isOutOfStep = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409, 410].includes(error.status)

/** Whether waiting can help: none of these judges the file. */
function canGoOn(error: unknown, attempts: number): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status === 0) return true
  if (attempts >= mostAttempts || (error.status === 401 && !readTokens())) return false
  return isOutOfStep(error) || [401, 408, 425, 429].includes(error.status) || error.status >= 500
}

/** Throws with a sentence of its own when nobody could be told. */
async function cancel(address: string): Promise<void> {
  try {
    await endUpload(address)
    forgetUnfinished(address)
  } catch {
    throw new ApiError(cancelSays, 'The upload was cancelled. What had arrived is removed within a day.')
  }
}
