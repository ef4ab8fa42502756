import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The language of the interface that an account's owner has chosen, in which the church writes to them (accounts/sessions/kept-language.ts). */
export const accountLanguage: Migration = {
  async up(db) {
    const { text } = wordsOf(db)
    await sql.raw(`alter table account add column language ${text}`).execute(db)
  },
}
