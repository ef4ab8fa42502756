import { type Selectable, sql } from 'kysely'
import type { MissingFellowship } from '../../../../lib/contract/people/people-import.ts'
import { addFellowship, deleteFellowship } from '../../../groups/fellowships/repo.ts'
import type { PeopleImportTable } from '../../../platform/db/tables/people.ts'
import type { Db, Tables } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../../platform/http/preconditions.ts'
import { foldName } from '../../../register/entries/names.ts'
import type { RowRead } from './reading/row-read.ts'

type Import = Selectable<PeopleImportTable>

/** More names than this are no fellowships: the column is something else. */
const mostMade = 50
/** The longest name of a fellowship, in letters. */
const longest = 120

/** Counts the fellowships that rows name and the church does not have, by their folded names. */
export function openMissing() {
  const missing = new Map<string, MissingFellowship>()
  return {
    add({ unknown = '', refused }: RowRead): void {
      const name = unknown.replace(/\s+/g, ' ')
      if (refused || !name || name.length > longest || !/^[\p{L}\p{N}]/u.test(name)) return
      const before = missing.get(foldName(name)) ?? { name, rows: 0 }
      missing.set(foldName(name), { ...before, rows: before.rows + 1 })
    },
    /** The most named ones first; none where they are too many. */
    list: (): MissingFellowship[] =>
      missing.size > mostMade
        ? []
        : [...missing.values()].sort((a, b) => b.rows - a.rows || a.name.localeCompare(b.name)),
  }
}

/**
 * Makes the fellowships that a trial found missing, without a leader, and returns their names. The list has to be tried again. Call it in
 * a transaction. Throws 409 when the list is not as it was tried.
 */
export async function makeFellowships(
  db: Db,
  { id, version }: Pick<Import, 'id' | 'version'>,
  now: Date,
): Promise<string[]> {
  const list = await db
    .updateTable('people_import')
    .set({ state: 'read', version: sql`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'tried')
    .where('version', '=', version)
    .returning(['missing_fellowships', 'made_fellowships'])
    .executeTakeFirst()
  if (!list) refuse(409, changedMeanwhile())
  const there = await db.selectFrom('fellowship').select('name').execute()
  const known = new Set(there.map(({ name }) => foldName(name)))
  const missing = JSON.parse(list.missing_fellowships) as MissingFellowship[]
  const names = missing.map(({ name }) => name).filter((name) => !known.has(foldName(name)))
  const made = JSON.parse(list.made_fellowships) as number[]
  for (const name of names) made.push(await addFellowship(db, { ...plain, name }, now))
  await db
    .updateTable('people_import')
    .set({ missing_fellowships: '[]', made_fellowships: JSON.stringify(made) })
    .where('id', '=', id)
    .execute()
  return names
}

const plain = {
  description: '',
  location: '',
  meeting_day: '' as const,
  meeting_time: '',
  leader: null,
  activities: [],
}

/** Whatever belongs to a fellowship. */
const belongings = [
  ...(['account', 'person', 'event', 'activity', 'invitation', 'newcomer_card'] as const),
  ...([
    'fellowship_assistant',
    'fellowship_request',
    'person_request',
    'conversation',
    'message',
    'bin_entry',
  ] as const),
] satisfies (keyof Tables)[]

/** Deletes the fellowships that were made for a list and that nobody has changed or joined since, and returns their names. */
export async function removeMade(db: Db, list: Pick<Import, 'made_fellowships'>): Promise<string[]> {
  const made = JSON.parse(list.made_fellowships) as number[]
  if (made.length === 0) return []
  const empty = belongings.map(
    (table) => sql`not exists (select 1 from ${sql.table(table)} where fellowship_id = fellowship.id)`,
  )
  const rows = await db
    .selectFrom('fellowship')
    .select(['id', 'name'])
    .where('id', 'in', made)
    .where('version', '=', 1)
    .where('leader_id', 'is', null)
    .where('branch_id', 'is', null)
    .where(sql<boolean>`${sql.join(empty, sql` and `)}`)
    .orderBy('id')
    .execute()
  for (const { id } of rows) await deleteFellowship(db, id)
  return rows.map(({ name }) => name)
}

/** The names of the fellowships that were made for a list and are there. */
export async function namesOfMade(db: Db, list: Pick<Import, 'made_fellowships'>): Promise<string[]> {
  const made = JSON.parse(list.made_fellowships) as number[]
  if (made.length === 0) return []
  const rows = await db
    .selectFrom('fellowship')
    .select('name')
    .where('id', 'in', made)
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}
