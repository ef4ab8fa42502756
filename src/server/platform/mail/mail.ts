import { randomUUID } from 'node:crypto'
import limitConcurrency, { type LimitFunction } from 'p-limit'
import retry from 'p-retry'
import { redactText } from '../logging/redact.ts'
import { isTransient, type Posting, type Transport } from './transport.ts'

export type Email = Omit<Posting, 'id'> & {
  /** For an e-mail that may be queued again: mail programs recognize duplicates by it. */
  id?: string
  /** When the e-mail becomes useless, for example because its link expires. */
  until?: Date
  /** Called when the server accepted or permanently rejected it; not when it expired or retries ran out. */
  settled?: () => void
}

/** Sends an e-mail in the background; the log reports failures. */
export type Mail = { send(email: Email): void }

export type OutgoingEmails = Mail & {
  /** The number of e-mails not sent yet, and of those that failed. */
  count(): { waiting: number; failed: number }
  /** Waits briefly for e-mails in transit and drops the others. */
  close(): Promise<void>
}

/** Retries after 30 seconds, 2 minutes, 8 minutes, then every 30 minutes for a day; then the e-mail fails. */
const again = { retries: 50, minTimeout: 30_000, factor: 4, maxTimeout: 30 * 60_000, unref: true }

/** Most simultaneous connections, so that a hanging mail server does not use more. */
const mostAtOnce = 3

/** How long `close` waits for e-mails in transit, in milliseconds. */
const lastMoment = 1000

type Told = {
  /** Must not contain names or addresses. */
  warn: (message: string) => void
  now: () => Date
}

/**
 * Sends e-mails and retries those that failed for a temporary reason. The queue is in memory only, because a link that gives
 * access to an account must not be on disk; a user who does not get it requests another. Beyond `most` the oldest is dropped.
 */
export function openMail(
  transport: Transport,
  { warn, now, most = 500 }: Told & { most?: number },
): OutgoingEmails {
  const atOnce = limitConcurrency(mostAtOnce)
  const waiting = new Set<AbortController>()
  let failed = 0
  let closed = false

  function giveUp(sending: AbortController, why: string): void {
    if (!waiting.delete(sending)) return
    failed += 1
    sending.abort()
    warn(`An e-mail is given up: ${why}`)
  }

  return {
    send(email) {
      if (closed) return warn('An e-mail was not sent, since the process ends.')
      const [oldest] = waiting
      if (oldest && waiting.size >= most) giveUp(oldest, `more than ${most} are waiting`)
      const own = new AbortController()
      waiting.add(own)
      deliver(email, { transport, atOnce, signal: own.signal, warn, now }).then(
        () => {
          waiting.delete(own)
          email.settled?.()
        },
        (error: unknown) => {
          const forGood = waiting.has(own) && !isTransient(error) && !(error instanceof TooLate)
          giveUp(own, tell(error))
          if (forGood) email.settled?.()
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
      if (left > 0) warn(`E-mails that were not sent, since the process ends: ${left}.`)
    },
  }
}

type Delivery = Told & { transport: Transport; atOnce: LimitFunction; signal: AbortSignal }

class TooLate extends Error {}

/** Throws when an e-mail failed permanently. */
async function deliver(email: Email, delivery: Delivery): Promise<void> {
  const { transport, atOnce, signal, warn, now } = delivery
  const { to, subject, text, unsubscribe, until, id = randomUUID() } = email
  const posting = { id, to, subject, text, unsubscribe }
  const attempt = async () => {
    signal.throwIfAborted()
    if (until && until <= now()) throw new TooLate('what it says holds no longer')
    await transport(posting)
  }
  await retry(() => atOnce(attempt), {
    ...again,
    signal,
    shouldRetry: ({ error }) => isTransient(error),
    onFailedAttempt({ error, attemptNumber }) {
      if (attemptNumber === 1 && isTransient(error)) warn(`An e-mail will be tried again: ${tell(error)}`)
    },
  })
}

const tell = (error: unknown) => redactText(error instanceof Error ? error.message : String(error))
