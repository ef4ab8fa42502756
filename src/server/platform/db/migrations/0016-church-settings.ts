import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** What the church decides about itself: one row a setting, none for a default. */
export const churchSettings: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    const table = `create table church_setting (
      key ${text} primary key,
      value ${text} not null,
      version ${whole} not null default 1,
      changed_at ${text} not null,
      changed_by ${whole} references account (id) on delete set null
    ) ${end}`
    for (const statement of [table, index]) await sql.raw(statement).execute(db)
  },
}

/** An account is deleted without reading all rows that might name it. */
const index = 'create index church_setting_changed_by on church_setting (changed_by)'
