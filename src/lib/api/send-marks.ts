import { backOff } from '../back-off.ts'
import { dropMark, type Mark, readMarks } from '../mark-queue.ts'
import { ApiError } from './api-error.ts'
import { markAttendance, unmarkAttendance } from './events.ts'
import { isUnknown } from './unknown-call.ts'

type Heard = { sent: (mark: Mark) => void; refused: (mark: Mark, error: unknown) => void }

/**
 * Sends the queued attendance marks of `who` one after the other, oldest first, including marks added meanwhile. Returns
 * `later` when the network or the server is unavailable: the rest stays queued.
 */
export async function sendMarks(who: string, { sent, refused }: Heard): Promise<'done' | 'later'> {
  for (let [mark] = readMarks(who); mark; [mark] = readMarks(who)) {
    try {
      await send(mark)
      dropMark(who, mark)
      sent(mark)
    } catch (error) {
      if (isForLater(error)) return 'later'
      dropMark(who, mark)
      refused(mark, error)
    }
  }
  return 'done'
}

async function send({ fellowship, event, member, is_present }: Mark): Promise<void> {
  if (is_present !== null) return markAttendance(fellowship, event, { member, is_present })
  try {
    await unmarkAttendance(fellowship, event, member)
  } catch (error) {
    // A foreign backend cannot remove a mark: it stays removed on this page only (docs/decisions/0001).
    if (!isUnknown(error)) throw error
  }
}

/** No response, expired session, timeout, rate limit or server error: none of them rejects the mark. */
const isForLater = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 401, 408, 425, 429].includes(error.status) || error.status >= 500)

/** Callbacks of a send attempt; `held` means that the rest of the queue waits for the network. */
export type HeardOfSending = Heard & { attempted: (held: boolean) => void }

/**
 * Sends the queue when `now` is called and when the browser comes online. After a failed attempt it retries with backoff.
 * Only one tab sends at a time.
 */
export function keepSending(who: string, heard: HeardOfSending): { now: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let running = false
  let stopped = false

  async function attempt(): Promise<void> {
    clearTimeout(timer)
    if (running || stopped) return
    running = true
    const outcome = await oneTab(() => sendMarks(who, heard))
    running = false
    if (stopped) return
    heard.attempted(outcome === 'later')
    if (outcome === 'later') {
      timer = setTimeout(attempt, backOff(attempts))
      attempts += 1
    } else {
      attempts = 0
      // Marks that were added after the last read.
      if (readMarks(who).length > 0) void attempt()
    }
  }

  const now = () => void attempt()
  addEventListener('online', now)
  now()
  return {
    now,
    stop: () => {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', now)
    },
  }
}

/** Mutex across tabs. Without Web Locks or a secure context it covers one tab only; sending a mark twice is idempotent. */
const oneTab = <Outcome>(act: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('asore:attendance', act) : act()
