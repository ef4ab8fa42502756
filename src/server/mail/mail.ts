import { randomUUID } from 'node:crypto'
import limitConcurrency, { type LimitFunction } from 'p-limit'
import retry from 'p-retry'
import { redactText } from '../logging/redact.ts'
import { mayPass, type Posting, type Transport } from './transport.ts'

export type Email = Omit<Posting, 'id'> & {
  /** For a letter that may be handed in again: a mailbox that got it twice can tell. */
  id?: string
  /** When it is of no use any more, as a link that has run out. */
  until?: Date
  /** Called when it was taken, or refused for good; not when it is given up for want of time. */
  settled?: () => void
}

/** Sends a letter. Nobody waits for it: what becomes of it is told in the log. */
export type Mail = { send(letter: Email): void }

export type OutgoingEmails = Mail & {
  /** How many are not sent yet, and how many never will be. */
  count(): { waiting: number; failed: number }
  /** Gives those that are just being sent a moment, and the others up. */
  close(): Promise<void>
}

/** After 30 seconds, 2 minutes, 8, and then every 30 for a day; then a letter is given up. */
const again = { retries: 50, minTimeout: 30_000, factor: 4, maxTimeout: 30 * 60_000, unref: true }

/** A hanging mail server holds no more of our lines than this. */
const mostAtOnce = 3

/** For letters that are on their way when the process ends, in milliseconds. */
const lastMoment = 1000

type Told = {
  /** Without names and addresses. */
  warn: (message: string) => void
  now: () => Date
}

/**
 * Sends letters, and those that were not taken for a passing reason again. They wait in memory only: a link that opens an
 * account must not lie on a disk, and who misses it asks for another. Beyond `most` the oldest gives way.
 */
export function openMail(
  transport: Transport,
  { warn, now, most = 500 }: Told & { most?: number },
): OutgoingEmails {
  const atOnce = limitConcurrency(mostAtOnce)
  const waiting = new Set<AbortController>()
  let failed = 0
  let closed = false

  function giveUp(letter: AbortController, why: string): void {
    if (!waiting.delete(letter)) return
    failed += 1
    letter.abort()
    warn(`A letter is given up: ${why}`)
  }

  return {
    send(letter) {
      if (closed) return warn('A letter was not sent, since the process ends.')
      const [oldest] = waiting
      if (oldest && waiting.size >= most) giveUp(oldest, `more than ${most} are waiting`)
      const own = new AbortController()
      waiting.add(own)
      deliver(letter, { transport, atOnce, signal: own.signal, warn, now }).then(
        () => {
          waiting.delete(own)
          letter.settled?.()
        },
        (error: unknown) => {
          const forGood = waiting.has(own) && !mayPass(error) && !(error instanceof TooLate)
          giveUp(own, tell(error))
          if (forGood) letter.settled?.()
        },
      )
    },
    count: () => ({ waiting: waiting.size, failed }),
    async close() {
      const end = performance.now() + lastMoment
      while (atOnce.activeCount > 0 && performance.now() < end)
        await new Promise((done) => setTimeout(done, 20))
      closed = true
      const left = waiting.size
      for (const one of waiting) one.abort()
      waiting.clear()
      if (left > 0) warn(`Letters that were not sent, since the process ends: ${left}.`)
    },
  }
}

type Delivery = Told & { transport: Transport; atOnce: LimitFunction; signal: AbortSignal }

class TooLate extends Error {}

/** Throws when a letter was not taken and never will be. */
async function deliver(letter: Email, delivery: Delivery): Promise<void> {
  const { transport, atOnce, signal, warn, now } = delivery
  const { to, subject, text, until, id = randomUUID() } = letter
  const posting = { id, to, subject, text }
  const attempt = async () => {
    signal.throwIfAborted()
    if (until && until <= now()) throw new TooLate('what it says holds no longer')
    await transport(posting)
  }
  await retry(() => atOnce(attempt), {
    ...{ ...again, signal },
    shouldRetry: ({ error }) => mayPass(error),
    onFailedAttempt({ error, attemptNumber }) {
      if (attemptNumber === 1 && mayPass(error)) warn(`A letter will be tried again: ${tell(error)}`)
    },
  })
}

const tell = (error: unknown) => redactText(error instanceof Error ? error.message : String(error))
