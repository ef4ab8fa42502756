import type { Answered, Question, SubmissionAnswer } from '../../../lib/contract/services/form.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inScope, type Scope } from '../../register/entries/register-scope.ts'
import { householdOf } from './household.ts'

/*
 * Names in an answer keep the id of the person beside them. The server alone ties them: names of those who live with whoever answers. Where two of
 * them have one name, the name says nothing of who it is. Rows stay with the entry that they were made for, so that a merge can be undone.
 */

type Tying = {
  submission: number
  account: number
  questions: readonly Question[]
  answers: readonly Answered[]
  now: Date
}

/** Ties the names in an answer to the people of the household of whoever sent it. */
export async function tieNames(
  db: Db,
  { submission, account, questions, answers, now }: Tying,
): Promise<void> {
  const asked = questions.filter(({ kind }) => kind === 'person' || kind === 'children').map(({ id }) => id)
  const given = answers.filter(({ question }) => asked.includes(question))
  if (given.length === 0) return
  const household = await householdOf(db, account, now)
  const rows = given.flatMap(({ question, values }) =>
    values.flatMap((name, place) => {
      const [only, second] = household.filter((mate) => mate.name === name)
      return only && !second ? [{ submission_id: submission, question, place, person_id: only.id }] : []
    }),
  )
  if (rows.length > 0) await db.insertInto('form_person').values(rows).execute()
}

/** People beside the names of answers, of those whom the reader sees in the register. */
export async function listNamed(
  db: Db,
  submissions: readonly number[],
  scope: Scope,
): Promise<({ submission: number } & SubmissionAnswer['people'][number])[]> {
  return db
    .selectFrom('form_person')
    .innerJoin('person as entry', 'entry.id', 'form_person.person_id')
    .innerJoin('person', (join) =>
      join.on((on) => on('person.id', '=', on.fn.coalesce('entry.merged_into', 'entry.id'))),
    )
    .select(['submission_id as submission', 'question', 'place', 'person.id as person'])
    .where('submission_id', 'in', submissions)
    .where(inScope(scope))
    .orderBy('place')
    .execute()
}
