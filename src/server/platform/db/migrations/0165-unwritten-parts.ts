import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/**
 * The parts of the demonstration's year that are still to be written, each with the moment that the year is made for: it is written while
 * the server answers, and a process may end in the middle.
 */
export const unwrittenParts: Migration = {
  async up(db) {
    const { text, endOfPairs } = wordsOf(db)
    await sql
      .raw(`create table unwritten_part (name ${text} primary key, as_of ${text} not null)${endOfPairs}`)
      .execute(db)
  },
}
