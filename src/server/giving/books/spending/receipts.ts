import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { bookRefusals } from '../messages.ts'
import { type Actor, mayChange } from './steps.ts'
import { requireVoucher } from './vouchers.ts'

/** How many photographs a voucher has at most. */
const mostReceipts = 12

/** Throws 404, and 409 for a voucher that takes no more photographs. */
export async function requireRoom(db: Db, voucher: number): Promise<void> {
  const { cancelled_at } = await requireVoucher(db, voucher)
  if (cancelled_at !== null) refuse(409, bookRefusals.voucherCancelled)
  const { many } = await db
    .selectFrom('spend_receipt')
    .select((row) => row.fn.countAll<number>().as('many'))
    .where('voucher_id', '=', voucher)
    .executeTakeFirstOrThrow()
  if (Number(many) >= mostReceipts) refuse(409, bookRefusals.voucherHasAtMost({ mostReceipts }))
}

/** Adds the photograph that is stored under a key. Throws as above. */
export async function addReceipt(
  db: Db,
  { voucher, key, by, now }: { voucher: number; key: string; by: number; now: Date },
): Promise<void> {
  await requireRoom(db, voucher)
  await db
    .insertInto('spend_receipt')
    .values({ voucher_id: voucher, file_key: key, added_by: by, added_at: now.toISOString() })
    .execute()
}

/** Throws 404. */
export const requireReceipt = async (db: Db, id: number) =>
  (await db.selectFrom('spend_receipt').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse(404, bookRefusals.noPhotograph)

/** Removes a photograph. Throws 404, and 403 once somebody else has done a step: then it is what they have seen. */
export async function removeReceipt(
  db: Db,
  id: number,
  actor: Actor,
): Promise<{ voucher: number; key: string }> {
  const { voucher_id, file_key, added_by } = await requireReceipt(db, id)
  const voucher = await requireVoucher(db, voucher_id)
  if (!mayChange(voucher, actor) || added_by !== actor.id) refuse(403, bookRefusals.onlyWhoAddedPhotograph)
  await db.deleteFrom('spend_receipt').where('id', '=', id).execute()
  return { voucher: voucher_id, key: file_key }
}
