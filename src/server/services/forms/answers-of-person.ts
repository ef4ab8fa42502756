import type { AnswersOfPerson } from '../../../lib/contract/services/form.ts'
import type { Db } from '../../platform/db/tables.ts'
import { entriesOf } from '../../register/entries/merged-entries.ts'
import { requireForm } from './forms.ts'
import { seenAnswers, seenQuestions } from './submissions.ts'

/**
 * Answers that somebody sent or is named in, of the forms whose answers the reader reads, the latest first: none by a question that the reader
 * does not see.
 */
export async function listAnswersOf(
  db: Db,
  { person, account, reader }: { person: number; account: number | null; reader: number },
): Promise<AnswersOfPerson> {
  const entries = await entriesOf(db, person)
  const named = await db
    .selectFrom('form_person')
    .select(['submission_id', 'question'])
    .where('person_id', 'in', entries)
    .execute()
  const ids = named.map(({ submission_id }) => submission_id)
  if (ids.length === 0 && account === null) return []
  const rows = await db
    .selectFrom('form_submission')
    .innerJoin('form_reader', 'form_reader.form_id', 'form_submission.form_id')
    .select(['form_submission.id', 'form_submission.form_id', 'form_submission.account_id', 'submitted_at'])
    .select(['answers', 'special', 'reads_special'])
    .where('form_reader.account_id', '=', reader)
    .where((row) =>
      row.or([
        ...(ids.length > 0 ? [row('form_submission.id', 'in', ids)] : []),
        ...(account === null ? [] : [row('form_submission.account_id', '=', account)]),
      ]),
    )
    .orderBy('submitted_at', 'desc')
    .limit(50)
    .execute()
  const shown: AnswersOfPerson = []
  for (const row of rows) {
    const form = await requireForm(db, row.form_id)
    const sight = { special: row.reads_special === 1 }
    const seen = new Set(seenQuestions(form, sight).map(({ id }) => id))
    const isNamed = named.some(
      ({ submission_id, question }) => submission_id === row.id && seen.has(question),
    )
    const isSender =
      account !== null && row.account_id === account && seenAnswers(form, row, sight).length > 0
    if (isNamed || isSender)
      shown.push({
        form: form.id,
        title: form.title,
        submission: row.id,
        submitted_at: row.submitted_at ?? '',
      })
  }
  return shown
}
