import { type Selectable, sql } from 'kysely'
import type { PaymentDetailState } from '../../../lib/contract/giving/payment-details.ts'
import type { ChurchChanges } from '../../../lib/contract/website/church.ts'
import { ChurchChanges as StoredChurch } from '../../../lib/contract/website/church.ts'
import type { PaymentDetailChangeTable } from '../../platform/db/tables/pages.ts'
import type { Db } from '../../platform/db/tables.ts'

/* Changes of what tells people where money goes (docs/decisions/giving.md#payment-details). */

export type Change = Selectable<PaymentDetailChangeTable>

/** The lines of a change that differ. */
export type ChangedLines = { old: readonly string[]; new: readonly string[] }

type OfPage = { id: number; lang: string; oldNumber: number | null; newNumber: number }
type OfChurch = { old: ChurchChanges; new: ChurchChanges }

export type NewChange = {
  place: string
  words: ChangedLines
  by: number
  at: Date
  /** When it comes into force by itself; null where a second person approves it. */
  dueAt: Date | null
} & ({ page: OfPage; church?: never } | { church: OfChurch; page?: never })

/** The place of what the church says of itself, beside the paths of pages. */
export const ofChurch = 'Our church'

/** Records a change that waits, in place of those that waited for the same text or fields. Returns its id. Call it in a transaction. */
export async function addChange(db: Db, { place, words, by, at, dueAt, page, church }: NewChange) {
  await replaceWaiting(db, page ? { page } : { keys: Object.keys(church.new) })
  const { id } = await db
    .insertInto('payment_detail_change')
    .values({
      place,
      old_words: JSON.stringify(words.old),
      new_words: JSON.stringify(words.new),
      ...(page && { page_id: page.id, lang: page.lang }),
      ...(page && { old_number: page.oldNumber, new_number: page.newNumber }),
      ...(church && { old_church: JSON.stringify(church.old), new_church: JSON.stringify(church.new) }),
      state: 'waiting',
      asked_by: by,
      asked_at: at.toISOString(),
      due_at: dueAt?.toISOString() ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function replaceWaiting(db: Db, { page, keys = [] }: { page?: OfPage; keys?: string[] }) {
  const waiting = await db
    .selectFrom('payment_detail_change')
    .select(['id', 'new_church'])
    .where('state', 'in', ['waiting', 'approved'])
    .$if(page !== undefined, (query) =>
      query.where('page_id', '=', page?.id ?? 0).where('lang', '=', page?.lang ?? ''),
    )
    .$if(page === undefined, (query) => query.where('page_id', 'is', null))
    .execute()
  const same = waiting.filter(
    ({ new_church }) => page || Object.keys(churchOf(new_church)).some((key) => keys.includes(key)),
  )
  for (const { id } of same) await setState(db, id, { state: 'replaced' })
}

/** The fields of the church that a change stores. */
export const churchOf = (stored: string | null): ChurchChanges => {
  const read = StoredChurch.safeParse(JSON.parse(stored ?? '{}'))
  return read.success ? read.data : {}
}

type Step = { state: PaymentDetailState } & Partial<
  Pick<Change, 'decided_by' | 'decided_at' | 'in_force_at' | 'undone_by' | 'undone_at'>
>

/** Brings a change to its next state. */
export async function setState(db: Db, id: number, step: Step): Promise<void> {
  await db
    .updateTable('payment_detail_change')
    .set({ ...step, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

type Shown = { id: number; lang: string; number: number }

/** The change by which a version of a page waits; undefined for a version that tells nobody where money goes. */
export const findOfVersion = (db: Db, { id, lang, number }: Shown): Promise<Change | undefined> =>
  db
    .selectFrom('payment_detail_change')
    .selectAll()
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .where('new_number', '=', number)
    .executeTakeFirst()

/** Notes that a version of a page is shown now, whose change waited for its hour. */
export async function markShown(db: Db, { id, lang, number }: Shown, now: Date): Promise<void> {
  await db
    .updateTable('payment_detail_change')
    .set({ state: 'in force', in_force_at: now.toISOString(), version: sql`version + 1` })
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .where('new_number', '=', number)
    .where('state', 'in', ['waiting', 'approved'])
    .execute()
}

/** The changes of the church that wait, the newest first. */
export const listWaitingOfChurch = (db: Db): Promise<Change[]> =>
  db
    .selectFrom('payment_detail_change')
    .selectAll()
    .where('page_id', 'is', null)
    .where('state', '=', 'waiting')
    .orderBy('id', 'desc')
    .execute()
