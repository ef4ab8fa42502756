import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { hashSecret, newSecret } from './secrets.ts'

/*
 * A cookie that identifies a device that an account has signed in from. It signs no user in: it exempts the owner from the
 * delays that a password guesser causes, and limits e-mails about new devices to new ones.
 */

const cookie = 'asore_device'

/**
 * Whether the browser connects over TLS. Then the cookie has the prefix `__Host-`, so that no other host of the domain can
 * set it; over plain HTTP browsers refuse such a cookie.
 */
const isOverTls = (c: Context<AppEnv>): boolean => c.var.askedOrigin().startsWith('https:')

const readCookie = (c: Context<AppEnv>): string | undefined =>
  isOverTls(c) ? getCookie(c, cookie, 'host') : getCookie(c, cookie)

/** Lifetime of the cookie in seconds: the longest that browsers allow. */
const cookieAge = 400 * 86_400

/** The most known devices of one account; above it the one that was seen longest ago is deleted. */
const mostDevices = 20

/** The hash of the cookie of a call, or undefined. */
export function deviceOf(c: Context<AppEnv>): string | undefined {
  const token = readCookie(c)
  return token && /^[\w-]{43}$/.test(token) ? hashSecret(token) : undefined
}

/** Whether an account has signed in from a device before. */
export async function isKnown(db: Db, accountId: number, device: string): Promise<boolean> {
  const knownDevice = await db
    .selectFrom('known_device')
    .select('last_seen_at')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', device)
    .executeTakeFirst()
  return knownDevice !== undefined
}

/** Stores the device of a call as known to the account, and sets a cookie if it has none. */
export async function rememberDevice(c: Context<AppEnv>, db: Db, accountId: number): Promise<void> {
  const token = deviceOf(c) ? (readCookie(c) ?? '') : newSecret()
  const last_seen_at = c.var.now().toISOString()
  const user_agent = (c.req.header('user-agent') ?? '').slice(0, 300)
  const device_hash = hashSecret(token)
  await db
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash, user_agent, first_seen_at: last_seen_at, last_seen_at })
    .onConflict((known) =>
      known.columns(['account_id', 'device_hash']).doUpdateSet({ last_seen_at, user_agent }),
    )
    .execute()
  await forgetOldest(db, accountId)
  const kept = { httpOnly: true, sameSite: 'Strict', maxAge: cookieAge } as const
  if (isOverTls(c)) setCookie(c, cookie, token, { ...kept, prefix: 'host', path: '/', secure: true })
  else setCookie(c, cookie, token, { ...kept, path: '/backend/api/auth' })
}

async function forgetOldest(db: Db, accountId: number): Promise<void> {
  const own = db.selectFrom('known_device').where('account_id', '=', accountId)
  const beyond = await own
    .select('device_hash')
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .offset(mostDevices)
    .execute()
  const hashes = beyond.map(({ device_hash }) => device_hash)
  if (hashes.length > 0)
    await db
      .deleteFrom('known_device')
      .where('account_id', '=', accountId)
      .where('device_hash', 'in', hashes)
      .execute()
}

/** Deletes all known devices of an account, after another person signed in to it. */
export async function forgetDevices(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute()
}

/** Deletes devices that were not seen for the lifetime of the cookie. */
export async function sweepDevices(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - cookieAge * 1000).toISOString()
  await db.deleteFrom('known_device').where('last_seen_at', '<=', until).execute()
}
