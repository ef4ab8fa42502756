import pLimit from 'p-limit'
import { type PollDeps, pollGift, sourceAt } from '../../giving/giving/poll.ts'
import { purchaseWays } from '../../giving/giving/purchases.ts'
import { pollDueRefunds } from '../../giving/giving/refunds/refunds.ts'
import { listDue, nextDue } from '../../giving/giving/repo.ts'
import type { Background } from '../../platform/background.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { listUnsettled, settlePlaces } from '../../services/registrations/places.ts'
import { tellSettled } from '../../services/registrations/tell.ts'

/** The longest pause between two polls, in milliseconds: another process may have begun a gift. */
const longestPause = 60_000
const shortestPause = 500

/** A new gift is looked up after five seconds. */
const afterWaking = 5_000

type Polling = PollDeps & { background: Background; mail: Mail; cache: Pick<ResponseCache, 'invalidate'> }

/**
 * Asks the provider about the gifts that are due, now and whenever the next one is. What is due is in the database, so that
 * nothing is forgotten over a restart, and a gift is looked up by one process at a time.
 */
export function startGivingJob({ background, mail, cache, ...deps }: Polling): {
  wake: () => void
  stop: () => void
} {
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY
  let stopped = false
  const arm = (pause: number) => {
    const at = Date.now() + pause
    if (stopped || at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => background.run(poll()), pause).unref()
  }
  const poll = async () => {
    due = Number.POSITIVE_INFINITY
    try {
      await pollDue(deps)
      await pollDueRefunds(deps)
      await settleTickets({ ...deps, mail, cache })
      const next = await nextDue(deps.db)
      const pause = next ? Date.parse(next) - deps.now().getTime() : longestPause
      arm(Math.min(Math.max(pause, shortestPause), longestPause))
    } finally {
      arm(longestPause)
    }
  }
  arm(0)
  return {
    wake: () => arm(afterWaking),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

type Settling = PollDeps & { mail: Mail; cache: Pick<ResponseCache, 'invalidate'> }

/** Keeps the places of tickets that were paid, and gives on those that were not paid in time (docs/registrations.md). Returns how many events changed. */
export async function settleTickets({ db, providers, now, mail, cache }: Settling): Promise<number> {
  const at = now()
  const events = await listUnsettled(db, at)
  if (events.length === 0) return 0
  const terms = { now: at, online: (await purchaseWays(db, providers)) !== undefined }
  let changed = 0
  for (const event of events) {
    const settled = await db.transaction().execute((transaction) => settlePlaces(transaction, event, terms))
    await tellSettled({ db, mail }, settled)
    if (settled.placed.length === 0 && settled.lapsed.length === 0) continue
    cache.invalidate('events')
    changed += 1
  }
  return changed
}

/** Looks up every gift that is due. Returns how many the provider was asked about. */
export async function pollDue(deps: PollDeps): Promise<number> {
  const due = await listDue(deps.db, deps.now())
  const atOnce = pLimit(5)
  const polled = await Promise.all(
    due.map((gift) => atOnce(() => pollGift(deps, gift, sourceAt(gift, deps.now())))),
  )
  return polled.filter(Boolean).length
}
