import { isOpenGift, walletMethods } from '../../../lib/contract/giving/giving.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Found, Providers } from './providers/provider.ts'
import { claimPoll, type Gift, promptLifeOf, setNextPoll } from './repo.ts'
import { resolve, type Source } from './resolve.ts'
import type { Fact } from './state-machine.ts'

export type PollDeps = { db: Db; providers: Providers; now: () => Date }

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** A poll takes no longer, its two calls included; after a crash another process may poll again then. */
export const pollLease = 22 * seconds

/** The shortest interval between two lookups of one gift. */
const leastGap = 4 * seconds

/** When the provider is asked, counted from the beginning of the attempt. Afterwards it is asked each night. */
const schedule = [
  5 * seconds,
  15 * seconds,
  minutes,
  5 * minutes,
  15 * minutes,
  hours,
  3 * hours,
  6 * hours,
  12 * hours,
  24 * hours,
]

/** How long the provider's own page can be used, and after what time it must know of a charge: no call takes so long. */
const pageLife = hours
const unknownAfter = minutes

/** What stays pending for so long has come to nothing. Money that comes later still counts. */
const longestOpen = 48 * hours

/**
 * After this time an open gift expires: its provider no longer answers, for example because its key is gone, or the payment that
 * came differs from the gift. An open gift keeps its giver from beginning another. Money that comes later still counts.
 */
const longestUnsettled = 14 * 24 * hours

/**
 * A gift that failed or expired is still polled for a quarter of an hour, and on three more nights: a message may have been lost,
 * or dropped because it came just after another poll.
 */
const soonAfter = 15 * minutes
const nightsAfter = 3

/** Asks the provider about a gift, unless that happens already, and notes what it says. Returns whether it asked. */
export async function pollGift(
  { db, providers, now }: PollDeps,
  gift: Gift,
  source: Source,
): Promise<boolean> {
  if (!(await claimPoll(db, gift.id, now(), pollLease))) return false
  const { reference, currency, method } = gift
  const direct = walletMethods.includes(method) && !gift.redirect_url
  const provider = providers.find(({ name }) => name === gift.provider)
  // Without its key a provider cannot be asked. The gift waits for the key, for two weeks at most.
  const outcome = await (provider?.lookUp({ reference, currency, direct }) ?? withoutKey)
  await noteFound({ db, now }, gift, { outcome, source })
  return true
}

const withoutKey: Found = { kind: 'no answer', why: 'no key' }

type Noted = { outcome: Found; source: Source }

/** Brings what a call has shown to the resolver, and says when to ask next. */
export async function noteFound(
  { db, now }: Omit<PollDeps, 'providers'>,
  gift: Gift,
  { outcome, source }: Noted,
): Promise<Gift> {
  const at = now()
  const { reference, provider } = gift
  const bring = async (fact: Fact) =>
    (await resolve(db, { provider, reference, fact, source, now: at })).gift ?? gift
  const fact = factAt(gift, outcome, at)
  const told = fact ? await bring(fact) : gift
  const isOver = isOpenGift(told.state) && at.getTime() - Date.parse(gift.created_at) >= longestUnsettled
  const after = isOver ? await bring({ kind: 'expired', reason: neverSettled }) : told
  await setNextPoll(db, gift.id, {
    next_look_at: nextPoll(after, at),
    looking_until: new Date(at.getTime() + leastGap).toISOString(),
  })
  return after
}

/** The reason of expiry of a gift that the provider does not know. */
export const neverReached = 'It never reached the provider: nobody was asked for money.'

const neverSettled = 'No payment was confirmed in two weeks.'

/** What is known of a gift by what a call has shown and by its age; undefined for nothing new. */
export function factAt(
  {
    created_at,
    method,
    provider,
    redirect_url,
  }: Pick<Gift, 'created_at' | 'method' | 'provider' | 'redirect_url'>,
  outcome: Found,
  now: Date,
): Fact | undefined {
  const age = now.getTime() - Date.parse(created_at)
  if (outcome.kind === 'no answer') return undefined
  if (outcome.kind === 'unknown')
    return age < unknownAfter ? undefined : { kind: 'expired', reason: neverReached }
  if (outcome.kind === 'abandoned') {
    const life = redirect_url || !walletMethods.includes(method) ? pageLife : promptLifeOf(provider)
    return age < life ? undefined : { kind: 'expired', reason: 'It was not approved in time.' }
  }
  if (outcome.kind === 'pending' && age >= longestOpen)
    return { kind: 'expired', reason: 'It was not approved in two days.' }
  return outcome
}

/** When the provider is asked about a gift next; null for never. */
export function nextPoll(
  { state, created_at }: Pick<Gift, 'state' | 'created_at'>,
  now: Date,
): string | null {
  if (state === 'succeeded') return null
  const age = now.getTime() - Date.parse(created_at)
  const isOpen = isOpenGift(state)
  if (!isOpen && age >= nightsAfter * 24 * hours) return null
  const step = schedule.find((since) => since > age && (isOpen || since <= soonAfter))
  return step === undefined ? nextNight(now) : new Date(Date.parse(created_at) + step).toISOString()
}

/** Two o'clock at night, UTC. */
function nextNight(now: Date): string {
  const night = new Date(now)
  night.setUTCHours(2, 0, 0, 0)
  return new Date(night.getTime() + (night > now ? 0 : 24 * hours)).toISOString()
}

/** The source of a due lookup: the poller, or the nightly reconciliation. */
export const sourceAt = ({ state, created_at }: Gift, now: Date): Source =>
  isOpenGift(state) && now.getTime() - Date.parse(created_at) <= 24 * hours ? 'poll' : 'reconcile'
