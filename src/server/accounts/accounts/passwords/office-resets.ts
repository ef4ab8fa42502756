import { randomInt } from 'node:crypto'
import { officeCodeDigits, officeHours } from '../../../../lib/contract/accounts/new-password.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { insertReset } from './resets.ts'

/*
 * New passwords that the office, or a leader, offers to somebody whom no e-mail reaches: a one-time link, and a code to read out. They are
 * one offer: what is used first ends the other.
 */

/** A code is invalid after so many wrong ones; the link stays. */
const mostTries = 5

/** A new code of random digits. */
export const newOfficeCode = (): string =>
  String(randomInt(10 ** officeCodeDigits)).padStart(officeCodeDigits, '0')

type Offer = { accountId: number; codeHash: string; now: Date }

/** Stores an offer, which ends earlier ones. Returns the token of its link and its expiry. Call it in a transaction. */
export async function addOffer(
  db: Db,
  { accountId, codeHash, now }: Offer,
): Promise<{ token: string; until: Date }> {
  await db
    .updateTable('password_reset')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('by_office', '=', 1)
    .where('used_at', 'is', null)
    .execute()
  const until = new Date(now.getTime() + officeHours * 3_600_000)
  const token = await insertReset(db, { accountId, now, until, way: 'office', codeHash })
  return { token, until }
}

/** Counts a try of an account's code before it is judged, so that parallel ones gain nothing. Undefined where none can be tried. */
export const countOfficeTry = (db: Db, accountId: number, now: Date) =>
  db
    .updateTable('password_reset')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('by_office', '=', 1)
    .where('code_hash', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', mostTries)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()

/** Uses an offer up. Returns false where another call was first. */
export async function consumeOffer(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_reset')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
