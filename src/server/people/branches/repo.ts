import { sql } from 'kysely'
import type { BranchFields, BranchForm } from '../../../lib/contract/people/branch.ts'
import { engineOf } from '../../platform/db/engine.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { describeDeletionBlockers } from './deletion-blockers.ts'

export const branchOrders = ['name', 'place'] as const

const branches = (db: Db) =>
  db
    .selectFrom('branch')
    .select(['branch.id', 'branch.name', 'branch.address', 'branch.telephone', 'branch.email'])
    .select(['branch.place', 'branch.is_open', 'branch.version'])
    .select((row) =>
      row
        .selectFrom('person')
        .select(sql<number>`count(*)`.as('people'))
        .whereRef('person.branch_id', '=', 'branch.id')
        .where('merged_into', 'is', null)
        .as('people'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof branches>['executeTakeFirstOrThrow']>>

const read = ({ is_open, people, ...row }: Row): BranchFields => ({
  ...row,
  is_open: is_open === 1,
  people: Number(people),
})

/** Branches in their order, closed ones among them. */
export async function listBranches(
  db: Db,
  paging: Paging<(typeof branchOrders)[number]>,
): Promise<RowsPage<BranchFields>> {
  const wanted = branches(db).$if(paging.search !== '', (query) =>
    query.where(
      containing(paging.search, { texts: ['branch.name', 'branch.address'], numbers: ['branch.telephone'] }),
    ),
  )
  const byDefault = [orderTerm('branch.place'), orderTerm('branch.name'), orderTerm('branch.id')]
  const page = await fetchPage(wanted, paging, { table: 'branch', byDefault })
  return { ...page, rows: page.rows.map(read) }
}

/** A branch, or undefined. */
export async function findBranch(db: Db, id: number): Promise<BranchFields | undefined> {
  const row = await branches(db).where('branch.id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** Whether another branch has this name, in any letter case. */
export async function nameIsTaken(db: Db, name: string, except = 0): Promise<boolean> {
  const branch = await db
    .selectFrom('branch')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '!=', except)
    .executeTakeFirst()
  return branch !== undefined
}

const columnsOf = ({ version: _, is_open, ...form }: BranchForm) => ({
  ...form,
  is_open: is_open ? (1 as const) : (0 as const),
})

export async function addBranch(db: Db, form: BranchForm, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('branch')
    .values({ ...columnsOf(form), created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a branch; false when it has changed since `form.version`. */
export async function changeBranch(db: Db, id: number, form: BranchForm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('branch')
    .set({ ...columnsOf(form), version: sql`version + 1` })
    .where('id', '=', id)
    .$if(form.version !== undefined, (query) => query.where('version', '=', form.version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a branch to which nothing belongs; else returns why it stays. Call it in a transaction. */
export async function removeBranch(db: Db, id: number): Promise<string> {
  // Who is given to the branch at the same moment waits, and then finds no branch: nobody's limits go unseen.
  if (engineOf(db) === 'postgres')
    await db.selectFrom('branch').select('id').where('id', '=', id).forUpdate().execute()
  const why = await describeDeletionBlockers(db, id)
  if (!why) await db.deleteFrom('branch').where('id', '=', id).execute()
  return why
}
