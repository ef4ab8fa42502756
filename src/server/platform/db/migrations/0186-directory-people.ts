import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** People without an account who agreed to be in the directory, and what of them it shows (docs/people.md). */
export const directoryPeople: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    const flag = (name: string) => `${name} ${whole} not null check (${name} in (0, 1))`
    const statements = [
      `create table directory_person (
         person_id ${whole} primary key references person (id) on delete cascade,
         ${flag('shows_telephone')},
         ${flag('shows_birthday')},
         ${flag('shows_address')},
         agreed ${text} not null,
         added_by ${whole} references account (id) on delete set null,
         added_at ${text} not null
       ) ${end}`,
      'create index directory_person_adder on directory_person (added_by)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
