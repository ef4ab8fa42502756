import type { GiftMode, Purpose } from '../../../lib/contract/giving/giving.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { findGiftEntry, reverseEntry } from './entries.ts'
import { fundOf } from './funds.ts'
import { post } from './ledger.ts'
import { linkGift } from './pledges/pledge-parts.ts'
import { receiptOf } from './verify/hash-chain.ts'

type Succeeded = {
  id: number
  mode: GiftMode
  fund: Purpose
  amount: number
  fees: number | null
  paidAt: string
  /** The pledge for which it was begun. */
  pledge_id?: number | null
  now: Date
}

/**
 * Posts a gift that has succeeded, and the provider's fee, to the ledger; returns the number of its receipt. Call it in the
 * transaction that makes it succeed. A gift of the provider's test mode is no money: it is not posted, and its number says so.
 * What pays for tickets is posted as what it is: it has no receipt of a gift, and its entry names nobody.
 */
export async function postGift(db: Db, gift: Succeeded): Promise<string> {
  const { id, mode, fund, amount, fees, paidAt, pledge_id, now } = gift
  if (mode === 'test') return `TEST-${numbered(id)}`
  const isSale = fund === 'tickets'
  const paid = new Date(paidAt)
  const of = {
    book: mode,
    fund_id: await fundOf(db, fund, now),
    day: await churchDay(db, paid > now ? now : paid),
    source: isSale ? ('ticket_sale' as const) : ('gift' as const),
    source_id: id,
    now,
  }
  const entry = await post(db, {
    ...of,
    kind: isSale ? 'ticket' : 'gift',
    debit: 'provider',
    credit: 'income',
    amount,
    hasReceipt: !isSale,
  })
  if (fees !== null && fees > 0)
    await post(db, { ...of, kind: 'fee', debit: 'fees', credit: 'provider', amount: fees })
  if (pledge_id) await linkGift(db, pledge_id, entry)
  return isSale ? `TICKETS-${numbered(id)}` : receiptOf(entry)
}

const numbered = (id: number): string => String(id).padStart(6, '0')

/** Takes the entries of a gift back whose payment a person took from it. Call it in the transaction that does so. */
export async function reverseGift(db: Db, gift: number, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('ledger_entry')
    .leftJoin('ledger_entry as back', (join) =>
      join.onRef('back.source_id', '=', 'ledger_entry.id').on('back.source', '=', 'ledger_entry'),
    )
    .select('ledger_entry.id')
    .where('ledger_entry.source', 'in', ['gift', 'ticket_sale'])
    .where('ledger_entry.source_id', '=', gift)
    .where('back.id', 'is', null)
    .execute()
  const [day, reason] = [await churchDay(db, now), 'Its payment was taken back by the church.']
  for (const { id } of rows) await reverseEntry(db, { id, reason, by: null, day, now })
}

/**
 * Posts what the provider has given back of a gift, to the fund that the gift was posted to. Call it in the transaction that notes so.
 * Of the provider's test mode nothing is posted. Where the gift's entry was taken back, that has subtracted it already: the entry of
 * the refund is taken back at once.
 */
export async function postRefund(
  db: Db,
  { id, giftId, amount, now }: { id: number; giftId: number; amount: number; now: Date },
): Promise<void> {
  const { mode, fund } = await db
    .selectFrom('gift')
    .select(['mode', 'fund'])
    .where('id', '=', giftId)
    .executeTakeFirstOrThrow()
  if (mode === 'test') return
  const isSale = fund === 'tickets'
  const entry = await findGiftEntry(db, giftId)
  const fund_id = entry?.fund_id ?? (await fundOf(db, fund, now))
  const day = await churchDay(db, now)
  const posted = await post(db, {
    book: mode,
    fund_id,
    day,
    amount,
    now,
    kind: isSale ? 'ticket-refund' : 'refund',
    debit: 'income',
    credit: 'provider',
    source: isSale ? 'ticket_refund' : 'refund',
    source_id: id,
  })
  const reason = 'The entry of its gift was taken back before.'
  if (entry?.taken_back) await reverseEntry(db, { id: posted.id, reason, by: null, day, now })
}
