import { sql } from 'kysely'
import { type PaymentDetailAnswer, undoFor } from '../../../lib/contract/giving/payment-details.ts'
import { type Keeper, listKeepers } from '../../accounts/dual-control/keepers.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import type { Db } from '../../platform/db/tables.ts'

type Reader = { id: number; now: Date }

/** The changes that wait, and those of the last weeks; those that wait first, then the newest. */
export async function listPaymentDetails(
  db: Db,
  paging: Paging<never>,
  reader: Reader,
): Promise<RowsPage<PaymentDetailAnswer>> {
  const byDefault = [
    sql`case when payment_detail_change.state = 'waiting' then 0 else 1 end`,
    orderTerm('payment_detail_change.id', true),
  ]
  const { count, rows } = await fetchPage(changes(db), paging, { table: 'payment_detail_change', byDefault })
  const keepers = await listKeepers(db)
  return { count, rows: rows.map((row) => answerOf(row, keepers, reader)) }
}

/** A change with the names of who had a part in it, and what stands behind it; undefined when there is none. */
export const findPaymentDetail = (db: Db, id: number): Promise<FoundChange | undefined> =>
  changes(db).where('payment_detail_change.id', '=', id).executeTakeFirst()

/** As a reader sees it. */
export const readPaymentDetail = async (db: Db, row: FoundChange, reader: Reader) =>
  answerOf(row, await listKeepers(db), reader)

/** Whether the text of a page still waits with the version of the change: another draft, or its editor, may have withdrawn it. */
const stillWaits = sql<number>`case when payment_detail_change.page_id is null
  or page_text.next_number = payment_detail_change.new_number then 1 else 0 end`

/** First and last name of an account of the query; null without it. */
const nameOf = (account: 'asker' | 'decider') =>
  sql<string | null>`trim(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)})`

const changes = (db: Db) =>
  db
    .selectFrom('payment_detail_change')
    .leftJoin('page', 'page.id', 'payment_detail_change.page_id')
    .leftJoin('page_text', (join) =>
      join
        .onRef('page_text.page_id', '=', 'payment_detail_change.page_id')
        .onRef('page_text.lang', '=', 'payment_detail_change.lang'),
    )
    .leftJoin('account as asker', 'asker.id', 'payment_detail_change.asked_by')
    .leftJoin('account as decider', 'decider.id', 'payment_detail_change.decided_by')
    .selectAll('payment_detail_change')
    .select(['page.path', stillWaits.as('still_waits')])
    .select([nameOf('asker').as('asker'), nameOf('decider').as('decider')])

export type FoundChange = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>

/** The state, where `waiting` means that it still does. */
export const stateOf = ({ state, still_waits }: FoundChange): FoundChange['state'] =>
  (state === 'waiting' || state === 'approved') && still_waits === 0 ? 'replaced' : state

/** Until when a change can be undone; undefined where it is not in force. */
export function undoUntil(row: FoundChange): Date | undefined {
  const { in_force_at } = row
  return stateOf(row) === 'in force' && in_force_at !== null
    ? new Date(Date.parse(in_force_at) + undoFor)
    : undefined
}

function answerOf(row: FoundChange, keepers: readonly Keeper[], reader: Reader): PaymentDetailAnswer {
  const { id, place, asked_by, asked_at, decided_at, due_at, in_force_at, version } = row
  const state = stateOf(row)
  const until = undoUntil(row)
  const waits = state === 'waiting'
  const others = keepers.filter((one) => one.id !== asked_by)
  return {
    id,
    place,
    state,
    asked_at,
    decided_at,
    due_at,
    in_force_at,
    version,
    old: linesOf(row.old_words),
    new: linesOf(row.new_words),
    asked_by: row.asker ?? '',
    decided_by: row.decider ?? '',
    undo_until: until && until > reader.now ? until.toISOString() : null,
    may_approve: waits && asked_by !== null && asked_by !== reader.id,
    may_decline: waits || state === 'approved',
    approvers: waits ? others.map(({ name }) => name) : [],
  }
}

const linesOf = (stored: string): string[] => (JSON.parse(stored) as unknown[]).map(String)

/** How many changes wait, and how many can still be undone. */
export async function countOpen(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - undoFor).toISOString()
  const { count } = await changes(db)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) =>
      row.or([
        row.and([row('payment_detail_change.state', 'in', ['waiting', 'approved']), row(stillWaits, '=', 1)]),
        row.and([row('payment_detail_change.state', '=', 'in force'), row('in_force_at', '>', since)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
