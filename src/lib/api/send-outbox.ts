import { backOff } from '../browser/back-off.ts'
import { changeUnsent, dropUnsent, isHeld, readWaiting, type Unsent } from '../browser/outbox.ts'
import { ApiError, whyRefused } from './api-error.ts'
import { api } from './client.ts'
import { isUnknown } from './unknown-call.ts'

type Heard = { sent: (one: Unsent) => void; refused: (one: Unsent, error: unknown) => void }

const next = (who: string): Unsent | undefined => readWaiting(who).find(({ id }) => !isHeld(id))

/**
 * Sends the unsent writes of `who` one after the other, oldest first, including those added meanwhile. Returns `later` when
 * the network or the server is unavailable: the rest stays queued. A refused mark is dropped, since the dialog shows it; any
 * other refused write stays, with the reason.
 */
export async function sendOutbox(who: string, { sent, refused }: Heard): Promise<'done' | 'later'> {
  for (let one = next(who); one; one = next(who)) {
    try {
      await send(one)
      dropUnsent(one.id)
      sent(one)
    } catch (error) {
      if (isForLater(error)) return 'later'
      if (one.mark) dropUnsent(one.id)
      else changeUnsent(one.id, { refused: whyRefused(error) })
      refused(one, error)
    }
  }
  return 'done'
}

/** The server answers the same words of the same person within a day as the first time (docs/decisions/browser.md#outbox). */
async function send({ method, path, body, mark }: Unsent): Promise<void> {
  try {
    const call = api.url(path).headers(body ? { 'Content-Type': 'application/json' } : {})
    await call.fetch(method, '', body || undefined).res()
  } catch (error) {
    // A foreign backend cannot remove a mark: it stays removed on this page only.
    if (!(mark?.is_present === null && isUnknown(error))) throw error
  }
}

/** No response, expired session, timeout, rate limit or server error: none of them rejects the write. */
export const isForLater = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 401, 408, 425, 429].includes(error.status) || error.status >= 500)

/** Callbacks of a send attempt; `held` means that the rest of the queue waits for the network. */
export type HeardOfSending = Heard & { attempted: (held: boolean) => void }

type Sender = { heard: Set<HeardOfSending>; now: () => void; stop: () => void }

const senders = new Map<string, Sender>()

/**
 * Sends the queue of `who` when `now` is called and when the browser comes online. After a failed attempt it retries with
 * backoff, which begins anew when the browser comes online. Only one tab sends at a time, and in a tab one sender for all who listen.
 */
export function startSender(who: string, heard: HeardOfSending): { now: () => void; stop: () => void } {
  const sender = senders.get(who) ?? openSender(who)
  senders.set(who, sender)
  sender.heard.add(heard)
  sender.now()
  const stop = () => {
    sender.heard.delete(heard)
    if (sender.heard.size > 0) return
    sender.stop()
    senders.delete(who)
  }
  return { now: sender.now, stop }
}

function openSender(who: string): Sender {
  const heard = new Set<HeardOfSending>()
  const all: Heard = {
    sent: (one) => heard.forEach(({ sent }) => void sent(one)),
    refused: (one, error) => heard.forEach(({ refused }) => void refused(one, error)),
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let running = false
  let stopped = false

  async function attempt(): Promise<void> {
    clearTimeout(timer)
    if (running || stopped) return
    running = true
    const outcome = await oneTab(() => sendOutbox(who, all))
    running = false
    if (stopped) return
    for (const { attempted } of heard) attempted(outcome === 'later')
    if (outcome === 'later') {
      timer = setTimeout(attempt, backOff(attempts))
      attempts += 1
    } else {
      attempts = 0
      // Writes that were added after the last read.
      if (next(who)) void attempt()
    }
  }

  const now = () => void attempt()
  const online = () => {
    attempts = 0
    now()
  }
  addEventListener('online', online)
  const stop = () => {
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', online)
  }
  return { heard, now, stop }
}

/** Mutex across tabs. Without Web Locks or a secure context it covers one tab only; the server takes the same words once. */
const oneTab = <Outcome>(act: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('asore:outbox', act) : Promise.resolve().then(act)
