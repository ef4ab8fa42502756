import { sql } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'
import { bornFor, inScope, type Scope } from '../../register/entries/register-scope.ts'
import { listFamilies, readFamilies } from './families.ts'

/** A birthday: `03-06` and a name. Nobody learns the year by a list. */
export type Birthday = { day: string; name: string }

/** The birthdays of those whom a reader sees, by day: of one month, or of the year. Who died or left has none. */
export async function listBirthdays(db: Db, scope: Scope, month: number | undefined): Promise<Birthday[]> {
  const day = sql<string>`substr(${bornFor(scope)}, 6)`
  const rows = await db
    .selectFrom('person')
    .select(['first_name', 'middle_name', 'last_name', day.as('day')])
    .where(inScope(scope))
    .where(sql<boolean>`lower(status) not in ('gone home', 'transferred')`)
    .where(sql<boolean>`${bornFor(scope)} <> ''`)
    .$if(month !== undefined, (query) =>
      query.where(sql<boolean>`substr(${day}, 1, 2) = ${padded(month ?? 0)}`),
    )
    .execute()
  return sorted(rows.map((row) => ({ day: row.day, name: nameOfPerson(row) })))
}

/** The same of those in the directory who show their birthday to all members of the church. */
export async function listShownBirthdays(db: Db, month: number | undefined): Promise<Birthday[]> {
  const families = await readFamilies(db, await listFamilies(db), { fellowship: null })
  const shown = families.flatMap(({ members }) =>
    members.flatMap(({ birthday, name }) => (birthday ? [{ day: birthday, name }] : [])),
  )
  return sorted(shown.filter(({ day }) => month === undefined || day.startsWith(padded(month))))
}

const padded = (month: number): string => String(month).padStart(2, '0')

/** Without those of which the day or the month is not known. */
const sorted = (birthdays: readonly Birthday[]): Birthday[] =>
  birthdays
    .filter(({ day }) => /^\d\d-\d\d$/.test(day) && !day.includes('00'))
    .sort((one, two) => one.day.localeCompare(two.day) || one.name.localeCompare(two.name))
