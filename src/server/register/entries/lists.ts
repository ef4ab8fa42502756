import { sql } from 'kysely'
import {
  filledOf,
  PeopleFilter,
  type PeopleListAnswer,
  type PeopleListForm,
} from '../../../lib/contract/people/people-list.ts'
import type { Caller } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The most lists that one account keeps. */
export const mostLists = 100

type Reader = Pick<Caller, 'id' | 'role'>

/** Lists that a reader uses: the own ones and the shared ones; a super admin also those whose owner is gone. */
const lists = (db: Db, { id, role }: Reader) =>
  db
    .selectFrom('people_list')
    .leftJoin('account', 'account.id', 'people_list.account_id')
    .select([
      'people_list.id',
      'people_list.account_id',
      'name',
      'filter',
      'is_shared',
      'people_list.version',
    ])
    .select('account.username as owner')
    .where((list) =>
      list.or([
        list('people_list.account_id', '=', id),
        list('is_shared', '=', 1),
        ...(role === 'admin' ? [list('people_list.account_id', 'is', null)] : []),
      ]),
    )

type Row = Awaited<ReturnType<ReturnType<typeof lists>['execute']>>[number]

const readList =
  ({ id, role }: Reader) =>
  ({ account_id, owner, filter, is_shared, ...row }: Row): PeopleListAnswer => ({
    ...row,
    filter: readFilter(filter),
    is_shared: is_shared === 1,
    owner: owner ?? '',
    may_change: account_id === id || role === 'admin',
  })

/** What was kept of a filter. */
const readFilter = (kept: string): PeopleFilter => PeopleFilter.parse(JSON.parse(kept))

/** The lists of a reader by name. */
export async function listLists(db: Db, reader: Reader): Promise<PeopleListAnswer[]> {
  const rows = await lists(db, reader).orderBy(sql`lower(name)`).orderBy('people_list.id').execute()
  return rows.map(readList(reader))
}

/** A list that a reader uses, or undefined. */
export async function findList(db: Db, reader: Reader, id: number): Promise<PeopleListAnswer | undefined> {
  const row = await lists(db, reader).where('people_list.id', '=', id).executeTakeFirst()
  return row && readList(reader)(row)
}

export async function countLists(db: Db, account: number): Promise<number> {
  const { count } = await db
    .selectFrom('people_list')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return count
}

const columnsOf = ({ name, filter, is_shared }: PeopleListForm) => ({
  name,
  filter: JSON.stringify(filledOf(filter)),
  is_shared: is_shared ? (1 as const) : (0 as const),
})

export async function addList(db: Db, form: PeopleListForm, by: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('people_list')
    .values({ ...columnsOf(form), account_id: by, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a list; false when it has changed since `form.version`. */
export async function changeList(db: Db, id: number, form: PeopleListForm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people_list')
    .set({ ...columnsOf(form), version: sql`version + 1` })
    .where('id', '=', id)
    .$if(form.version !== undefined, (query) => query.where('version', '=', form.version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const removeList = (db: Db, id: number) => db.deleteFrom('people_list').where('id', '=', id).execute()
