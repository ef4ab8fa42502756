import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import { leastLetters, type NamedPerson } from '../../../../lib/contract/people/person-request.ts'
import { searchable } from '../../../../lib/text/fold.ts'
import { findingNewest } from '../../../platform/db/search.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { compareNames } from '../../../register/entries/names.ts'
import { ofBranch } from '../../../register/entries/register-scope.ts'

/** Names alone, so that no search reveals a telephone number or an address. */
export const names = { texts: ['first_name', 'middle_name', 'last_name'], numbers: [] }

/** How many names one search answers, and how many of one name are pointed out. */
const most = 20
const mostKnown = 5

/**
 * SQL condition on `person`: a leader may ask for them. They are in no fellowship, have not died or been transferred, and have no
 * closed account.
 */
export const isChoosable = (branch: number | undefined): RawBuilder<SqlBool> =>
  sql<SqlBool>`person.merged_into is null and person.fellowship_id is null
    and lower(person.status) not in ('gone home', 'transferred')
    and not exists (select 1 from account where account.id = person.account_id
      and account.deletion_requested_at is not null)${ofBranch('person', branch)}`

/** Whom a leader may ask for, by name; [] for a search without a word of three letters. */
export async function findChoosable(
  db: Db,
  { search, branch }: { search: string; branch: number | undefined },
): Promise<NamedPerson[]> {
  if (!search.split(/\s+/).some((word) => [...searchable(word)].length >= leastLetters)) return []
  const rows = await db
    .selectFrom('person')
    .select(['person.id', 'first_name', 'middle_name', 'last_name'])
    .where('person.id', 'in', findingNewest(db, 'person', search, names))
    .where(isChoosable(branch))
    .orderBy(sql`searchable(last_name)`)
    .orderBy(sql`searchable(first_name)`)
    .orderBy('person.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ id: row.id, name: nameOfPerson(row) }))
}

type Written = { first_name: string; last_name: string }

/**
 * The people with this name or a similar one, with another middle name for example, among those whom a leader may ask for or has in
 * the fellowship. It tells nothing of other people.
 */
export async function findNamesakes(
  db: Db,
  written: Written,
  { fellowship, branch }: { fellowship: number; branch: number | undefined },
): Promise<(NamedPerson & { is_here: boolean })[]> {
  const name = nameOfPerson({ ...written, middle_name: '' })
  const rows = await db
    .selectFrom('person')
    .select(['person.id', 'first_name', 'middle_name', 'last_name', 'fellowship_id'])
    .where('person.id', 'in', findingNewest(db, 'person', name, names))
    .where((row) =>
      row.or([
        isChoosable(branch),
        sql<SqlBool>`person.merged_into is null and person.fellowship_id = ${fellowship}${ofBranch('person', branch)}`,
      ]),
    )
    .orderBy('person.id')
    .execute()
  return rows
    .map((row) => ({ id: row.id, name: nameOfPerson(row), is_here: row.fellowship_id === fellowship }))
    .filter((row) => compareNames(row.name, name) !== 'other')
    .slice(0, mostKnown)
}
