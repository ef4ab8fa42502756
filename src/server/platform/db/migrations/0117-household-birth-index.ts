import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who lives with a child is answered from the index of households, without reading the others of the household. */
export const householdBirthIndex: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      'drop index person_household',
      'create index person_household on person (household_id, born, merged_into) where household_id is not null',
    ])
      await sql.raw(statement).execute(db)
  },
}
