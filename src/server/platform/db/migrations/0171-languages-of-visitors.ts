import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/**
 * The language in which a visitor sent a form, in which the church answers; and the values of a message that goes by itself, from which
 * it is written in the language of each reader.
 */
export const languagesOfVisitors: Migration = {
  async up(db) {
    const { text } = wordsOf(db)
    await sql.raw(`alter table conversation add column language ${text}`).execute(db)
    await sql.raw(`alter table newcomer_card add column language ${text}`).execute(db)
    await sql.raw(`alter table message add column field_values ${text} not null default ''`).execute(db)
  },
}
