import { type Selectable, sql } from 'kysely'
import type {
  DataRequestAnswer,
  DataRequestReply,
  OwnDataRequestAnswer,
  RequestKind,
} from '../../../lib/contract/accounts/data-request.ts'
import { duplicatesSince } from '../../platform/db/duplicates.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { DataRequestTable } from '../../platform/db/tables/members.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'

export type NewRequest = {
  accountId: number | null
  kind: RequestKind
  name: string
  contact: string
  words: string
  now: Date
}

const day = 86_400_000

/** Stores a request, due after the number of days in the church's settings. Returns its id and due date. */
export async function fileRequest(
  db: Db,
  { accountId, now, ...told }: NewRequest,
): Promise<{ id: number; due_on: string }> {
  const { request_due_days } = await readChurchSettings(db)
  const due_on = await churchDay(db, new Date(now.getTime() + request_due_days * day))
  const row = { ...told, account_id: accountId, filed_at: now.toISOString(), due_on, state: 'open' as const }
  const { id } = await db.insertInto('data_request').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, due_on }
}

/** An identical open request by the same person within a day, which is a retry after a lost response; undefined for none. */
export async function findSame(
  db: Db,
  { accountId, now, ...told }: NewRequest,
): Promise<{ id: number; due_on: string } | undefined> {
  const all = db.selectFrom('data_request').select(['id', 'due_on'])
  return all
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('filed_at', '>', duplicatesSince(now))
    .where('state', '=', 'open')
    .where('kind', '=', told.kind)
    .where('name', '=', told.name)
    .where('contact', '=', told.contact)
    .where('words', '=', told.words)
    .executeTakeFirst()
}

/** A member's own requests, newest first. */
export async function listOwnRequests(db: Db, accountId: number): Promise<OwnDataRequestAnswer[]> {
  const rows = await db
    .selectFrom('data_request')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(readOwn)
}

export const requestOrders = ['filed_at', 'due_on'] as const
type RequestPaging = Paging<(typeof requestOrders)[number]> & { state: string | undefined }

/** The register: open requests first, sorted by due date. */
export async function listRequests(db: Db, paging: RequestPaging): Promise<RowsPage<DataRequestAnswer>> {
  const all = requests(db)
  const ofState = paging.state ? all.where('state', '=', paging.state as DataRequestAnswer['state']) : all
  const columns = ['name', 'contact', 'words', 'answer', 'account.username']
  const wanted = paging.search
    ? ofState.where(containing(paging.search, { texts: columns, numbers: ['contact'] }))
    : ofState
  const byDefault = [
    sql`case when state = 'open' then 0 else 1 end`,
    sql`case when state = 'open' then due_on else '' end`,
    orderTerm('data_request.id', true),
  ]
  const { count, rows } = await fetchPage(wanted, paging, { table: 'data_request', byDefault })
  return { count, rows: rows.map(read) }
}

export async function findRequest(db: Db, id: number): Promise<DataRequestAnswer | undefined> {
  const row = await requests(db).where('data_request.id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** Whether a member has an open request to be erased. */
export async function hasAskedForErasure(db: Db, accountId: number): Promise<boolean> {
  const dataRequest = await db
    .selectFrom('data_request')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'erasure')
    .where('state', '=', 'open')
    .executeTakeFirst()
  return dataRequest !== undefined
}

/** The number of open requests, and how many of them are overdue. */
export async function countRequests(db: Db, now: Date): Promise<{ open: number; overdue: number }> {
  const today = await churchDay(db, now)
  const counted = await db
    .selectFrom('data_request')
    .select(sql<number>`count(*)`.as('open'))
    .select(sql<number>`coalesce(sum(case when due_on < ${today} then 1 else 0 end), 0)`.as('overdue'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return counted
}

type Closing = DataRequestReply & { by: number; now: Date }

/** Closes a request, with the answer that the person got. */
export async function closeRequest(db: Db, id: number, { state, answer, by, now }: Closing): Promise<void> {
  await db
    .updateTable('data_request')
    .set({ state, answer, closed_by: by, closed_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/**
 * Anonymises the requests of an account that is about to be deleted; the rows stay as a record. Open erasure
 * requests are marked as answered, because the deletion fulfils them. Call it in the transaction of the deletion.
 */
export async function anonymiseRequestsOf(db: Db, accountId: number, now: Date): Promise<void> {
  const own = db.updateTable('data_request').where('account_id', '=', accountId)
  await own
    .set({ state: 'answered', closed_at: now.toISOString(), version: sql`version + 1` })
    .where('state', '=', 'open')
    .where('kind', '=', 'erasure')
    .execute()
  await own.set({ name: '', contact: '', words: '', answer: '' }).execute()
}

const requests = (db: Db) =>
  db
    .selectFrom('data_request')
    .leftJoin('account', 'account.id', 'data_request.account_id')
    .selectAll('data_request')
    .select('account.username')

const readOwn = ({
  account_id: _,
  name: __,
  contact: ___,
  closed_by: ____,
  version: _____,
  ...own
}: Selectable<DataRequestTable>): OwnDataRequestAnswer => own

const read = ({
  closed_by: _,
  ...row
}: Selectable<DataRequestTable> & { username: string | null }): DataRequestAnswer => row
