import { randomInt } from 'node:crypto'
import type { Context } from 'hono'
import { codeMinutes } from '../../../lib/time/code-minutes.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { TextCodeTable } from '../../platform/db/tables/accounts.ts'
import type { Db } from '../../platform/db/tables.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuseTooManyRequests } from '../../platform/http/rate-limit.ts'
import { deviceOf, isKnown } from '../accounts/sessions/known-devices.ts'
import { hashSecret, newSecret } from '../accounts/sessions/secrets.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A code is invalid after so many wrong attempts. */
export const mostTries = 5

/** How often codes may be asked for, for a number and from a network. Counted in the database, known numbers and others alike. */
const limits = {
  counted_as: [
    { most: 3, within: 15 * minute },
    { most: 6, within: day },
  ],
  network: [
    { most: 20, within: hour },
    { most: 60, within: day },
  ],
} as const

export type Purpose = TextCodeTable['purpose']
type Asked = { telephone: string; purpose: Purpose; accountId?: number | undefined }

/**
 * Stores a code for a number, in the same way for known and unknown numbers. Returns it with the random value of the asking device.
 * Returns no code while one waits on a device that the owner has signed in from: a stranger's request must not void it. Throws 429.
 */
export async function addCode(
  c: Context<AppEnv>,
  db: Db,
  { telephone, purpose, accountId, owner }: Asked & { owner: number | undefined },
): Promise<{ id: number; token: string; code: string | undefined }> {
  const now = c.var.now()
  const device = deviceOf(c) ?? ''
  const isOwners = await isKnown(db, owner ?? 0, device)
  const counted = {
    counted_as: isOwners ? `${telephone} ${device}` : telephone,
    network: networkOf(c.var.address),
  }
  if (c.var.settings.RATE_LIMITS) await refuseTooMany(db, counted, now)
  const open = db.updateTable('text_code').where('telephone', '=', telephone).where('used_at', 'is', null)
  await open
    .set({ used_at: now.toISOString() })
    .where('known_device', '<=', isOwners ? 1 : 0)
    .execute()
  const waits = await db
    .selectFrom('text_code')
    .select('id')
    .where('telephone', '=', telephone)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const token = newSecret()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { id } = await db
    .insertInto('text_code')
    .values({
      ...counted,
      purpose,
      telephone,
      account_id: accountId ?? null,
      known_device: isOwners ? 1 : 0,
      token_hash: hashSecret(token),
      code_hash: hashCode(token, code),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + codeMinutes * minute).toISOString(),
      used_at: waits ? now.toISOString() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, code: waits ? undefined : code }
}

/** Six digits are found from a hash of them alone at once: the value that only the device has belongs to it. */
export const hashCode = (token: string, code: string): string => hashSecret(`${token}.${code}`)

/** Throws 429 when a number or network has asked too often; refused requests do not count. */
async function refuseTooMany(db: Db, counted: Record<keyof typeof limits, string>, now: Date): Promise<void> {
  for (const column of ['counted_as', 'network'] as const)
    for (const { most, within } of limits[column]) {
      const first = await db
        .selectFrom('text_code')
        .select('created_at')
        .where(column, '=', counted[column])
        .where('created_at', '>', new Date(now.getTime() - within).toISOString())
        .orderBy('created_at', 'desc')
        .offset(most - 1)
        .limit(1)
        .executeTakeFirst()
      if (first)
        refuseTooManyRequests(Math.ceil((Date.parse(first.created_at) + within - now.getTime()) / 1000))
    }
}

/** Counts a try of a code before it is judged, so that parallel ones gain nothing. Undefined for one that cannot be tried. */
export const countTry = (db: Db, { token, purpose, now }: { token: string; purpose: Purpose; now: Date }) =>
  db
    .updateTable('text_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', mostTries)
    .returning(['id', 'telephone', 'code_hash', 'account_id'])
    .executeTakeFirst()

/** Subtracts a counted attempt: the code was right, and a second factor is still required. */
export async function uncountTry(db: Db, id: number): Promise<void> {
  await db
    .updateTable('text_code')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Marks a code as used. Returns false where another call was first. */
export async function consumeCode(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('text_code')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
