import { type Selectable, sql } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Answered, SubmissionAnswer } from '../../../lib/contract/services/form.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import type { FormSubmissionTable } from '../../platform/db/tables/forms.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import type { Scope } from '../../register/entries/register-scope.ts'
import { isPdf } from './answer-files.ts'
import { type Form, questionsOf } from './forms.ts'
import { formRefusals } from './messages.ts'
import { listNamed } from './named-people.ts'

export type Submission = Selectable<FormSubmissionTable>

/** Whether somebody reads the special answers of a form. */
export type Sight = { special: boolean }

/** The same, and which people of the register they see. */
export type Reader = Sight & { scope: Scope }

/** The ids of the questions that the reader sees as they are now. */
export const seenQuestions = (form: Form, { special }: Sight) =>
  questionsOf(form).filter(({ kind, is_special }) => kind !== 'part' && (special || !is_special))

/** What the reader sees of an answer: nothing of a question that is special now, or was when it was answered. */
export function seenAnswers(
  form: Form,
  row: Pick<Submission, 'answers' | 'special'>,
  sight: Sight,
): Answered[] {
  const open: Answered[] = JSON.parse(row.answers)
  const all: Answered[] = sight.special ? [...open, ...JSON.parse(row.special)] : open
  return seenQuestions(form, sight).flatMap(({ id }) => all.filter(({ question }) => question === id))
}

type Listing = Paging<'turn'> & { state: Submission['state'] | undefined }

/** The answers to a form: the latest first, and without names in the order of their random ids. */
export async function listSubmissions(
  db: Db,
  form: Form,
  { state, ...paging }: Listing,
  reader: Reader,
): Promise<RowsPage<SubmissionAnswer>> {
  const all = db.selectFrom('form_submission').selectAll('form_submission').where('form_id', '=', form.id)
  const wanted = state ? all.where('state', '=', state) : all
  const byDefault = [orderTerm('turn', true), orderTerm('form_submission.id', false)]
  const page = await fetchPage(wanted, paging, { table: 'form_submission', byDefault })
  return { ...page, rows: await answersOf(db, form, page.rows, reader) }
}

/** Answers as their reader sees them. */
export async function answersOf(
  db: Db,
  form: Form,
  rows: readonly Submission[],
  reader: Reader,
): Promise<SubmissionAnswer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const accounts = rows.flatMap(({ account_id }) => account_id ?? [])
  const names = accounts.length
    ? await db
        .selectFrom('account')
        .select(['id', 'first_name', 'middle_name', 'last_name'])
        .where('id', 'in', accounts)
        .execute()
    : []
  const files = await db
    .selectFrom('form_file')
    .select(['id', 'submission_id', 'question', 'name', 'file_key'])
    .where('form_id', '=', form.id)
    .where('submission_id', 'in', ids)
    .execute()
  const named = await listNamed(db, ids, reader.scope)
  const consents = await db
    .selectFrom('form_consent')
    .select(['submission_id', 'question', 'field', 'used_at'])
    .where('submission_id', 'in', ids)
    .execute()
  const seen = new Set(seenQuestions(form, reader).map(({ id }) => id))
  return rows.map((row) => {
    const { id, state, submitted_at, version } = row
    const name = names.find((account) => account.id === row.account_id)
    const photographs = files.filter(
      ({ submission_id, question }) => submission_id === id && seen.has(question),
    )
    const isPhotograph = new Set(files.map(({ question }) => question))
    return {
      ...{ id, state, version },
      submitted_at: submitted_at ?? '',
      by: name ? nameOfPerson(name) : '',
      answers: seenAnswers(form, row, reader).filter(({ question }) => !isPhotograph.has(question)),
      photographs: photographs.map(({ id: file, question, name: called, file_key }) => ({
        id: file,
        question,
        name: called,
        is_pdf: isPdf(file_key),
      })),
      people: named
        .filter(({ submission, question }) => submission === id && seen.has(question))
        .map(({ submission: _, ...one }) => one),
      consents: consents
        .filter(({ submission_id, question }) => submission_id === id && seen.has(question))
        .map(({ question, field, used_at }) => ({ question, field, used_at: used_at ?? '' })),
    }
  })
}

/** An answer to a form. Throws 404. */
export const requireSubmission = async (db: Db, form: number, id: number): Promise<Submission> =>
  (await db
    .selectFrom('form_submission')
    .selectAll()
    .where('form_id', '=', form)
    .where('id', '=', id)
    .executeTakeFirst()) ?? refuse(404, formRefusals.noAnswer)

/** Withdraws an answer: it has no place any more, and its person may answer again. Throws 409 for one that is. */
export async function withdrawSubmission(db: Db, { id, state }: Submission): Promise<void> {
  if (state === 'withdrawn') refuse(409, formRefusals.withdrawnAlready)
  await db
    .updateTable('form_submission')
    .set({ state: 'withdrawn', once_mark: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Gives free places to those who waited longest. Returns them. Call it in a transaction. */
export async function fillPlaces(db: Db, form: Form): Promise<Submission[]> {
  const { placed } = await db
    .selectFrom('form_submission')
    .select((row) => row.fn.countAll<number>().as('placed'))
    .where('form_id', '=', form.id)
    .where('state', '=', 'placed')
    .executeTakeFirstOrThrow()
  const free = form.places === null ? 1000 : form.places - Number(placed)
  if (free <= 0) return []
  const next = await db
    .selectFrom('form_submission')
    .selectAll()
    .where('form_id', '=', form.id)
    .where('state', '=', 'waiting')
    .orderBy('turn')
    .limit(free)
    .execute()
  for (const { id } of next)
    await db
      .updateTable('form_submission')
      .set({ state: 'placed', version: sql`version + 1` })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  return next
}

/** Deletes an answer for good. */
export const deleteSubmission = async (db: Db, { id }: Pick<Submission, 'id'>): Promise<void> =>
  void (await db.deleteFrom('form_submission').where('id', '=', id).execute())
