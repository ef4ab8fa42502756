import { type Selectable, sql } from 'kysely'
import type { DataRequest, OwnDataRequest } from '../../lib/contract/answers/data-rights.ts'
import type { RequestAnswer, RequestKind } from '../../lib/contract/data-request.ts'
import { readChurchSettings } from '../church-settings/repo.ts'
import { duplicatesSince } from '../db/duplicates.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { DataRequestTable, Db } from '../db/tables.ts'

export type NewRequest = {
  accountId: number | null
  kind: RequestKind
  name: string
  contact: string
  words: string
  now: Date
}

const day = 86_400_000

/** Files a request, due as many days from now as the church has set. Answers its id and that day. */
export async function fileRequest(
  db: Db,
  { accountId, now, ...told }: NewRequest,
): Promise<{ id: number; due_on: string }> {
  const { request_due_days } = await readChurchSettings(db)
  const due_on = new Date(now.getTime() + request_due_days * day).toISOString().slice(0, 10)
  const row = { ...told, account_id: accountId, filed_at: now.toISOString(), due_on, state: 'open' as const }
  const { id } = await db.insertInto('data_request').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, due_on }
}

/** The same request of the same person within a day: who got no answer cannot know that it had arrived. Undefined for none. */
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
export async function listOwnRequests(db: Db, accountId: number): Promise<OwnDataRequest[]> {
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

/** The register: open ones first, of these the one that is due first. */
export async function listRequests(db: Db, paging: RequestPaging): Promise<Found<DataRequest>> {
  const all = requests(db)
  const ofState = paging.state ? all.where('state', '=', paging.state as DataRequest['state']) : all
  const columns = ['name', 'contact', 'words', 'answer', 'account.username']
  const wanted = paging.search ? ofState.where(containing(paging.search, columns)) : ofState
  const byDefault = [
    sql`case when state = 'open' then 0 else 1 end`,
    sql`case when state = 'open' then due_on else '' end`,
    direct('data_request.id', true),
  ]
  const { count, rows } = await fetchPage(wanted, paging, { table: 'data_request', byDefault })
  return { count, rows: rows.map(read) }
}

export async function findRequest(db: Db, id: number): Promise<DataRequest | undefined> {
  const row = await requests(db).where('data_request.id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** How many are open, and of these how many are past their day. */
export async function countRequests(db: Db, now: Date): Promise<{ open: number; overdue: number }> {
  const today = now.toISOString().slice(0, 10)
  const counted = await db
    .selectFrom('data_request')
    .select(sql<number>`count(*)`.as('open'))
    .select(sql<number>`coalesce(sum(case when due_on < ${today} then 1 else 0 end), 0)`.as('overdue'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return counted
}

type Closing = RequestAnswer & { by: number; now: Date }

/** Closes a request with what the person was told. */
export async function closeRequest(db: Db, id: number, { state, answer, by, now }: Closing): Promise<void> {
  await db
    .updateTable('data_request')
    .set({ state, answer, closed_by: by, closed_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/**
 * Blanks who asked and what was said in the requests of an account that is about to be deleted; that one was asked for and met
 * stays. An open request to be erased is met by this very act. Call it in the transaction.
 */
export async function blankRequestsOf(db: Db, accountId: number, now: Date): Promise<void> {
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
}: Selectable<DataRequestTable>): OwnDataRequest => own

const read = ({
  closed_by: _,
  ...row
}: Selectable<DataRequestTable> & { username: string | null }): DataRequest => row
