import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The person of the register beside a name in an answer to a form (docs/forms.md). */
export const peopleInAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    const statements = [
      `create table form_person (
         submission_id ${whole} not null references form_submission (id) on delete cascade,
         question ${text} not null,
         place ${whole} not null,
         person_id ${whole} not null references person (id) on delete cascade,
         primary key (submission_id, question, place)
       ) ${end}`,
      'create index form_person_person on form_person (person_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
