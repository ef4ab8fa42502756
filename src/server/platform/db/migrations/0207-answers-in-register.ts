import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** What the register may take of an answer, as who answered agreed to it, and where it was used (docs/forms.md). */
export const answersInRegister: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    const statements = [
      `create table form_consent (
         submission_id ${whole} not null references form_submission (id) on delete cascade,
         question ${text} not null,
         field ${text} not null,
         value ${text} not null,
         seen ${text},
         used_at ${text},
         used_by ${whole} references account (id) on delete set null,
         person_id ${whole} references person (id) on delete set null,
         primary key (submission_id, question)
       ) ${end}`,
      'create index form_consent_user on form_consent (used_by)',
      'create index form_consent_person on form_consent (person_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
