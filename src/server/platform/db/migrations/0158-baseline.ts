import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engine.ts'
import { tablesOf } from './baseline/tables.ts'
import { assistants } from './baseline/triggers/assistants.ts'
import { counts } from './baseline/triggers/counts.ts'
import { foundPeople } from './baseline/triggers/found-people.ts'
import { lastMarks } from './baseline/triggers/last-marks.ts'
import { ledger } from './baseline/triggers/ledger.ts'
import { register } from './baseline/triggers/register.ts'
import { search } from './baseline/triggers/search.ts'

const triggers = [counts, search, register, foundPeople, lastMarks, assistants, ledger]

/**
 * All tables as version 0.2.0 began with them. Churches of before have them from the migrations of 0.1.0 (adopt.ts), whose last number this
 * is: the numbers go on from it.
 */
export const baseline: Migration = {
  async up(db: Kysely<unknown>) {
    const engine = engineOf(db)
    for (const statement of [...tablesOf(db), ...triggers.flatMap((made) => made[engine])])
      await sql.raw(statement).execute(db)
  },
}
