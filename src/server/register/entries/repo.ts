import { type Expression, type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Lack, PersonForm, PersonRowAnswer } from '../../../lib/contract/people/person.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing, findingNewest } from '../../platform/db/search.ts'
import type { PersonTable } from '../../platform/db/tables/people.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'
import { bornFor, detailFor, inScope, type Scope } from './register-scope.ts'

export type Person = Selectable<PersonTable>
/** What an act may change of a person. */
export type PersonColumns = Omit<Insertable<PersonTable>, 'id' | 'created_at' | 'changed_at' | 'version'>

export const personOrders = ['id', 'last_name', 'first_name', 'born', 'status'] as const

export type PeoplePaging = Paging<(typeof personOrders)[number]> & {
  status?: string | undefined
  fellowship?: number | undefined
  branch?: number | undefined
  lacks?: Lack | undefined
}

/**
 * People by name. For a leader the search covers names only, and a value that a member keeps to the office counts as blank in
 * orders and filters, so that no list reveals it.
 */
export async function listPeople(
  db: Db,
  scope: Scope,
  paging: PeoplePaging,
): Promise<RowsPage<PersonRowAnswer>> {
  const { search, status, fellowship, branch, lacks, order } = paging
  const conditions = [
    ...(status === undefined ? [] : [sql<SqlBool>`person.status = ${status}`]),
    ...(fellowship === undefined ? [] : [sql<SqlBool>`person.fellowship_id = ${fellowship}`]),
    ...(branch === undefined ? [] : [sql<SqlBool>`person.branch_id = ${branch}`]),
    ...(lacks === undefined ? [] : [lacking(scope)[lacks]]),
  ]
  const wanted = conditions
    .reduce((query, condition) => query.where(condition), people(db, scope).where(inScope(scope)))
    .$if(search !== '', (query) => query.where(matching(db, scope, search)))
  // A descending order reverses every column, so that an index has it. Few rows are left after a search: they are sorted by folded
  // names, Ɔkyere among those with O.
  const names = ['last_name', 'first_name'].map((name) => sql.ref<string>(`person.${name}`))
  const byName = [
    ...names.map((name) => orderTerm(search ? sql`searchable(${name})` : sql`${name}`, order?.descending)),
    orderTerm('person.id', order?.descending),
  ]
  const isByBirth = order?.column === 'born'
  const byDefault = isByBirth ? [orderTerm(bornFor(scope), order.descending), ...byName] : byName
  const isWhole =
    scope.leads === undefined && scope.branch === undefined && search === '' && conditions.length <= 1
  const asShown = isByBirth ? { ...paging, order: undefined } : paging
  const page = await fetchPage(wanted, asShown, {
    table: 'person',
    byDefault,
    countAll: isWhole ? () => countWhole(db, conditions[0]) : undefined,
  })
  return { count: page.count, rows: page.rows.map(readRow) }
}

/** How many people there are, or of how many a condition is true. */
async function countWhole(db: Db, condition: Expression<SqlBool> | undefined): Promise<number> {
  return condition ? countOnce(db, condition) : readTally(db, 'person')
}

type Counts = { at: number; of: Map<string, number> }
const counted = new WeakMap<Db, Counts>()
const mostCached = 100

/** Counted from the index of a condition, without reading people, and again when anything of the register has changed. */
async function countOnce(db: Db, condition: Expression<SqlBool>): Promise<number> {
  const at = await readTally(db, 'person changed')
  const before = counted.get(db)
  const kept = before?.at === at && before.of.size < mostCached ? before : { at, of: new Map() }
  counted.set(db, kept)
  const query = sql<{ count: number }>`select (select count(*) from person where ${condition})
    - (select count(*) from person where merged_into > 0 and (${condition}) is true) as count`.compile(db)
  const key = JSON.stringify([query.sql, query.parameters])
  const known = kept.of.get(key)
  if (known !== undefined) return known
  const { rows } = await db.executeQuery(query)
  const count = Number(rows[0]?.count ?? 0)
  kept.of.set(key, count)
  return count
}

const lacking = (scope: Scope): Record<Lack, Expression<SqlBool>> => ({
  fellowship: sql<SqlBool>`person.fellowship_id is null`,
  telephone: sql<SqlBool>`${detailFor(scope, 'telephone', 'person.telephone')} = ''`,
  account: sql<SqlBool>`person.account_id is null`,
  birthday: sql<SqlBool>`${bornFor(scope)} = ''`,
})

/** Names in any order of their words, or part of a telephone number or address. */
function matching(db: Db, { leads }: Scope, search: string) {
  if (leads !== undefined)
    return containing(search, ['person.first_name', 'person.middle_name', 'person.last_name'])
  return sql<SqlBool>`person.id in ${findingNewest(db, 'person', search)}`
}

/** People in the form of lists, as the reader sees them. */
export function people(db: Db, scope: Scope) {
  return db
    .selectFrom('person')
    .leftJoin('fellowship', 'fellowship.id', 'person.fellowship_id')
    .leftJoin('branch', 'branch.id', 'person.branch_id')
    .select(['person.id', 'title', 'first_name', 'middle_name', 'last_name', 'gender', 'status'])
    .select(['person.fellowship_id as fellowship', 'fellowship.name as fellowship_name'])
    .select(['person.branch_id as branch', 'branch.name as branch_name'])
    .select(['person.household_id as household', 'person.account_id', 'person.version'])
    .select(detailFor(scope, 'telephone', 'person.telephone').as('telephone'))
    .select(detailFor(scope, 'email', 'person.email').as('email'))
    .select(bornFor(scope).as('born'))
}

type Row = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>

export const readRow = ({ account_id, fellowship_name, branch_name, ...row }: Row): PersonRowAnswer => ({
  ...row,
  fellowship_name: fellowship_name ?? '',
  branch_name: branch_name ?? '',
  has_account: account_id !== null,
})

/** A person whom the reader sees, or undefined. */
export const findPerson = (db: Db, scope: Scope, id: number): Promise<Person | undefined> =>
  db.selectFrom('person').selectAll().where('id', '=', id).where(inScope(scope)).executeTakeFirst()

export async function addPerson(db: Db, columns: PersonColumns, now: Date): Promise<Person> {
  const at = now.toISOString()
  return db
    .insertInto('person')
    .values({ ...columns, created_at: at, changed_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes columns of a person, and returns the person as it is then. */
export async function changePerson(
  db: Db,
  id: number,
  changes: Partial<PersonColumns>,
  now: Date,
): Promise<Person> {
  return db
    .updateTable('person')
    .set({ ...changes, changed_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a person for good, with history, notes of care and leave. */
export async function removePerson(db: Db, id: number): Promise<void> {
  await db.deleteFrom('person').where('id', '=', id).execute()
}

type Written = Omit<PersonForm, 'version'>

/** The columns of a form whose telephones are E.164. */
export const columnsOf = ({ fellowship, branch, ministries, email, ...words }: Written): PersonColumns => ({
  ...words,
  fellowship_id: fellowship,
  ...(branch !== undefined && { branch_id: branch }),
  ministries: JSON.stringify(ministries),
  email: email.toLowerCase(),
})
