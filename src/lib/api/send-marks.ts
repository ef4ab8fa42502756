import { backOff } from '../back-off.ts'
import { dropMark, type Mark, readMarks } from '../mark-queue.ts'
import { ApiError } from './api-error.ts'
import { markAttendance, unmarkAttendance } from './leader.ts'

type Heard = { sent: (mark: Mark) => void; refused: (mark: Mark, error: unknown) => void }

/**
 * Sends what `who` has marked, one after the other, the oldest first; what is marked meanwhile is sent, too. Answers
 * `later` when the network or the server is not there: the rest stays kept.
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
    // A foreign backend takes no mark back: it stays taken back on this page (docs/decisions/0001).
    if (!(error instanceof ApiError && [404, 405, 501].includes(error.status))) throw error
  }
}

/** No answer, a session that has to be renewed first, too slow, too often, or a server in trouble: none of it judges the mark. */
const isForLater = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 401, 408, 425, 429].includes(error.status) || error.status >= 500)

/** What becomes of an attempt to send everything; `held` says that the rest waits for the network. */
export type HeardOfSending = Heard & { attempted: (held: boolean) => void }

/**
 * Sends what waits now, whenever `now` is called, and as soon as the network is back; after a failed attempt again by
 * itself, later each time. One tab of the browser at a time.
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
      // Marked between the last look and now.
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

/** A browser without Web Locks, or a page that is not secure, only has the order of its own tab: a mark sent twice is one. */
const oneTab = <Outcome>(act: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('asore:attendance', act) : act()
