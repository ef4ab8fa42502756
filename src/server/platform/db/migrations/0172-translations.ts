import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The church's own words of the interface in other languages (website/languages). */
export const translations: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    for (const statement of [
      `create table translation (
         language ${text} not null,
         area ${text} not null,
         key ${text} not null,
         text ${text} not null,
         english ${text} not null,
         state ${text} not null check (state in ('draft', 'read')),
         version ${whole} not null default 1,
         changed_at ${text} not null,
         changed_by ${whole} references account (id) on delete set null,
         primary key (language, area, key)
       )${end}`,
      'create index translation_changed_by on translation (changed_by)',
    ])
      await sql.raw(statement).execute(db)
  },
}
