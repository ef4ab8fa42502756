import type { Context } from 'hono'
import { CompiledQuery } from 'kysely'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { AppEnv } from '../context.ts'
import { byEngine } from '../db/engine.ts'
import type { Db } from '../db/tables.ts'
import { refusalWords } from '../errors/messages.ts'
import { Refused, refuse } from '../errors/refusal.ts'
import type { EmailKey, NameKey, TelephoneKey } from './limit-keys.ts'
import { networkOf } from './network.ts'

/**
 * Rate limits: `points` calls per key in `duration` seconds. Limits by address are wide, because a whole congregation may
 * share one address on the church's own network or a mobile one; where only failures are a danger, successful calls are
 * given back. Limits by account are narrow.
 */
export const limits = {
  'login by address': { points: 100, duration: 15 * 60 },
  'register by address': { points: 60, duration: 60 * 60 },
  'account by address': { points: 300, duration: 60 * 60 },
  'refresh by session': { points: 60, duration: 60 },
  'refresh by address': { points: 300, duration: 60 },
  'email by account': { points: 5, duration: 60 * 60 },
  'e-mail by recipient': { points: 5, duration: 24 * 60 * 60 },
  'upload by account': { points: 20, duration: 60 * 60 },
  'page picture by account': { points: 120, duration: 60 * 60 },
  'password by account': { points: 10, duration: 15 * 60 },
  'proof by account': { points: 10, duration: 15 * 60 },
  'factor by account': { points: 10, duration: 15 * 60 },
  'factor by network': { points: 10, duration: 15 * 60 },
  'factor change by account': { points: 60, duration: 60 * 60 },
  'passkey by address': { points: 300, duration: 15 * 60 },
  'passkey by account': { points: 60, duration: 15 * 60 },
  'reset by address': { points: 60, duration: 60 * 60 },
  'reset link by address': { points: 60, duration: 60 * 60 },
  'new password by account': { points: 30, duration: 60 * 60 },
  'office code by account': { points: 10, duration: 15 * 60 },
  'office code by address': { points: 60, duration: 60 * 60 },
  'text code by account': { points: 10, duration: 60 * 60 },
  'text code by address': { points: 100, duration: 15 * 60 },
  'invitation by address': { points: 60, duration: 60 * 60 },
  'invitation by account': { points: 60, duration: 60 * 60 },
  'contact by account': { points: 20, duration: 60 * 60 },
  'contact by address': { points: 60, duration: 60 * 60 },
  'prayer by account': { points: 30, duration: 60 * 60 },
  'prayer by address': { points: 60, duration: 60 * 60 },
  'card by address': { points: 60, duration: 60 * 60 },
  'card by telephone': { points: 3, duration: 24 * 60 * 60 },
  'thanks by telephone': { points: 1, duration: 24 * 60 * 60 },
  'thanks by recipient': { points: 1, duration: 24 * 60 * 60 },
  /** Thanks for cards of the site, over all numbers and mailboxes: staff sends the others after a look. */
  'thanks by church': { points: 30, duration: 60 * 60 },
  'card by account': { points: 300, duration: 60 * 60 },
  'care by account': { points: 300, duration: 60 * 60 },
  'message by account': { points: 20, duration: 60 * 60 },
  'message by address': { points: 60, duration: 60 * 60 },
  'assistant by account': { points: 60, duration: 60 * 60 },
  'register search by account': { points: 150, duration: 60 * 60 },
  'person by account': { points: 60, duration: 60 * 60 },
  'join by account': { points: 20, duration: 60 * 60 },
  'signup by account': { points: 120, duration: 60 * 60 },
  'rota by account': { points: 200, duration: 60 * 60 },
  'song file by account': { points: 600, duration: 60 * 60 },
  'calendar by account': { points: 20, duration: 60 * 60 },
  'calendar by address': { points: 60, duration: 60 * 60 },
  'inbox by account': { points: 600, duration: 60 * 60 },
  'answer by account': { points: 10, duration: 60 * 60 },
  'testimony by account': { points: 20, duration: 60 * 60 },
  'sermon by account': { points: 60, duration: 60 * 60 },
  'recording by account': { points: 60, duration: 60 * 60 },
  'write by account': { points: 600, duration: 60 },
  'write by address': { points: 600, duration: 60 },
  'chat by account': { points: 10, duration: 60 },
  'setting by account': { points: 60, duration: 60 * 60 },
  'correction by account': { points: 1200, duration: 60 * 60 },
  'search by address': { points: 120, duration: 60 },
  /** Quick find asks while people type. */
  'find by account': { points: 240, duration: 60 },
  'find by address': { points: 600, duration: 60 },
  'gift by account': { points: 60, duration: 60 * 60 },
  'gift by address': { points: 300, duration: 60 * 60 },
  'gift by telephone': { points: 10, duration: 60 * 60 },
  /** The text message that stops requests to pay: once a day a number, few a day of the whole church. */
  'stop text by telephone': { points: 1, duration: 24 * 60 * 60 },
  'stop text by church': { points: 20, duration: 24 * 60 * 60 },
  'form by address': { points: 120, duration: 60 * 60 },
  'form by account': { points: 60, duration: 60 * 60 },
  'form photograph by address': { points: 30, duration: 60 * 60 },
  'ticket order by address': { points: 300, duration: 60 * 60 },
  'ticket order by account': { points: 60, duration: 60 * 60 },
  // A page that waits for a payment asks every three seconds.
  'tickets by address': { points: 6000, duration: 60 * 60 },
  'ticket price by address': { points: 600, duration: 60 * 60 },
  'form text by telephone': { points: 2, duration: 24 * 60 * 60 },
  'statement by account': { points: 120, duration: 60 * 60 },
  'screen by address': { points: 120, duration: 60 },
  'hint by address': { points: 120, duration: 60 },
  'code by gift': { points: 5, duration: 15 * 60 },
  'message to people by account': { points: 20, duration: 24 * 60 * 60 },
  'test message by account': { points: 10, duration: 60 * 60 },
  'message preview by account': { points: 120, duration: 60 * 60 },
  'report by address': { points: 60, duration: 60 },
  'unsubscribe by address': { points: 120, duration: 60 * 60 },
  'own code by account': { points: 60, duration: 5 * 60 },
  'scan by account': { points: 300, duration: 5 * 60 },
  'collect by account': { points: 120, duration: 15 * 60 },
  'export by account': { points: 10, duration: 60 * 60 },
} as const

export type LimitName = keyof typeof limits

/** What a limit is keyed by. A limit by something that people type takes no raw text (server/accounts/accounts/sessions/limit-keys.ts). */
export type KeyOf<Name extends LimitName> = Name extends `${string} by telephone`
  ? TelephoneKey
  : Name extends `${string} by recipient`
    ? EmailKey
    : Name extends 'office code by account' | 'factor by network'
      ? NameKey
      : string

/** The limits whose key is nothing that somebody types. */
type PlainLimitName = { [Name in LimitName]: KeyOf<Name> extends string ? Name : never }[LimitName]

declare module '../context.ts' {
  interface Variables {
    limits: Limits
  }
}

export type Limits = {
  /** Counts one call, and returns a function that takes the count back. Throws 429 with Retry-After above the limit. */
  consume<Name extends LimitName>(name: Name, who: KeyOf<Name>): Promise<() => Promise<void>>
  /** Resets the count, after a successful call. */
  forgive(name: PlainLimitName, who: string): Promise<void>
}

/**
 * Keeps the counters in memory, where a restart resets them; on PostgreSQL in its table, which all processes of the church
 * share. With `on` false nothing is counted, for tests and measurements.
 */
export function openLimits(on: boolean, db: Db): Limits {
  const open = byEngine(db, { sqlite: inMemory, postgres: inDatabase(db) })
  const counters = new Map(
    Object.entries(limits).map(([name, limit]) => [name, open({ ...limit, keyPrefix: name })]),
  )
  return {
    async consume(name, who) {
      if (!on) return async () => {}
      const counter = counters.get(name)
      const text = typeof who === 'string' ? who : who.text
      const key = name.endsWith('by address') ? networkOf(text) : text
      try {
        await counter?.consume(key)
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent
        refuseTooManyRequests(Math.ceil(spent.msBeforeNext / 1000))
      }
      return async () => void (await counter?.reward(key))
    },
    async forgive(name, who) {
      if (on) await counters.get(name)?.delete(who)
    },
  }
}

type Open = (limit: IRateLimiterOptions) => RateLimiterAbstract

const inMemory: Open = (limit) => new RateLimiterMemory(limit)

/** While the database does not answer, each process counts in memory, so that the limits still apply. */
const inDatabase =
  (db: Db): Open =>
  (limit) =>
    new RateLimiterPostgres({
      ...limit,
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) =>
          db.executeQuery(CompiledQuery.raw(text, values)),
      },
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: inMemory(limit),
    })

/** Counts a call of a page. Returns 0, or above the limit how many seconds to wait. */
export async function secondsToWait<Name extends LimitName>(
  limits: Limits,
  name: Name,
  who: KeyOf<Name>,
): Promise<number> {
  try {
    await limits.consume(name, who)
    return 0
  } catch (error) {
    if (!(error instanceof Refused && error.status === 429)) throw error
    return Number(error.headers['Retry-After'])
  }
}

/** 429 with the wait in words and in Retry-After. */
export function refuseTooManyRequests(seconds: number): never {
  const why =
    seconds < 90
      ? refusalWords.tooOftenSeconds({ count: seconds })
      : refusalWords.tooOftenMinutes({ count: Math.ceil(seconds / 60) })
  refuse(429, why, { 'Retry-After': String(seconds) })
}

/**
 * Counts every call that may write, whether it succeeds or not: by account for a signed-in caller, else by address. A faulty
 * device that calls in a loop is stopped at ten a second. Routes with a danger of their own have narrower limits in addition.
 */
export async function consumeWrite(c: Context<AppEnv>): Promise<void> {
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return
  const { caller, limits, address } = c.var
  if (caller) await limits.consume('write by account', String(caller.id))
  else await limits.consume('write by address', address)
}

/** Counts a call that visitors and members may make: by account for members, by address for visitors. */
export const consumeAs = (
  c: Context<AppEnv>,
  act: 'contact' | 'prayer' | 'message' | 'gift',
): Promise<() => Promise<void>> =>
  c.var.caller
    ? c.var.limits.consume(`${act} by account`, String(c.var.caller.id))
    : c.var.limits.consume(`${act} by address`, c.var.address)
