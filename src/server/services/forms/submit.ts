import { createHash, randomInt } from 'node:crypto'
import type {
  Answered,
  Question,
  SubmissionForm,
  SubmittedAnswer,
} from '../../../lib/contract/services/form.ts'
import { checkAnswers } from '../../../lib/services/forms/check-answers.ts'
import { formRules } from '../../../lib/texts/services/form-rules.ts'
import { emailKey } from '../../accounts/accounts/sessions/limit-keys.ts'
import { findTelephone } from '../../accounts/accounts/telephones.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay, countryOf } from '../../settings/church-settings/place.ts'
import { type Form, questionsOf } from './forms.ts'
import { formRefusals } from './messages.ts'
import { tieNames } from './named-people.ts'
import { claimPhotographs } from './photographs.ts'

/** Ids of answers are below this: fifteen digits, and more than anybody guesses. */
const idsBelow = 2 ** 48 - 1

/** Whether a form takes answers on a day at the church. */
export const isOpenOn = ({ state, opens_on, closes_on }: Form, today: string): boolean =>
  state === 'open' && (opens_on === null || opens_on <= today) && (closes_on === null || closes_on >= today)

/** An open form by its address. Throws 404, and 409 before it opens and after it has closed. */
export async function requireOpenForm(db: Db, slug: string, now: Date): Promise<Form> {
  const form = await db.selectFrom('form').selectAll().where('slug', '=', slug).executeTakeFirst()
  if (!form || form.state === 'draft') refuse(404, formRefusals.noForm)
  if (!isOpenOn(form, await churchDay(db, now))) refuse(409, formRules.notOpen)
  return form
}

export type Taken = SubmittedAnswer & {
  form: Form
  /** The number of the answer; undefined without names, and for one that was taken before. */
  id?: number
  /** Where its confirmation goes; '' for nowhere, and for an answer that was taken before. */
  email: string
  telephone: string
  isNew: boolean
  /** What was kept of the answers; nothing without names, and of an answer that was taken before. */
  kept: readonly Answered[]
}

type Sent = { slug: string; body: SubmissionForm; account: number | null; now: Date }

/**
 * Takes an answer once. Throws 404; 409 for a form that is not open, full, or answered already; 400 by question. Call it in a transaction:
 * those who want the last place are served one after the other.
 */
export async function takeSubmission(db: Db, { slug, body, account, now }: Sent): Promise<Taken> {
  const earlier = await findSent(db, slug, body.submission)
  if (earlier) return earlier
  const form = await requireOpenForm(db, slug, now)
  const questions = questionsOf(form)
  const { kept, refused } = checkAnswers(questions, body.answers)
  if (Object.keys(refused).length > 0) refuseFields(refused)
  if (form.is_nameless === 1) return takeNameless(db, form, { questions, kept, sent: body.submission })
  // Locks the form: whoever comes at the same moment waits here.
  const { turns } = await db
    .updateTable('form')
    .set((row) => ({ turns: row('turns', '+', 1) }))
    .where('id', '=', form.id)
    .returning('turns')
    .executeTakeFirstOrThrow()
  const contacts = await contactsIn(db, questions, kept)
  const once_mark = form.is_once === 1 ? markOf(form, account, contacts) : null
  if (once_mark !== null) await refuseSecond(db, form.id, once_mark)
  const state = (await hasPlace(db, form))
    ? 'placed'
    : form.has_waiting === 1
      ? 'waiting'
      : refuse(409, formRules.full)
  const id = randomInt(1, idsBelow)
  const { open, special } = apart(questions, kept)
  await db
    .insertInto('form_submission')
    .values({
      ...{ id, state, once_mark, turn: turns, form_id: form.id, account_id: account },
      submitted_at: now.toISOString(),
      answers: JSON.stringify(open),
      special: JSON.stringify(special),
      ...contacts,
    })
    .execute()
  await db
    .insertInto('form_sent')
    .values({ sent: body.submission, form_id: form.id, submission_id: id })
    .execute()
  await claimPhotographs(db, { form: form.id, submission: id, questions, answers: kept })
  if (account !== null) await tieNames(db, { submission: id, account, questions, answers: kept, now })
  return { state, thanks: form.thanks, form, id, isNew: true, kept, ...contacts }
}

/** An answer that says nothing of who sent it, and nothing of when: its id is random, and its key is not tied to it. */
async function takeNameless(
  db: Db,
  form: Form,
  { questions, kept, sent }: { questions: readonly Question[]; kept: readonly Answered[]; sent: string },
): Promise<Taken> {
  const { open, special } = apart(questions, kept)
  await db
    .insertInto('form_submission')
    .values({
      id: randomInt(1, idsBelow),
      form_id: form.id,
      answers: JSON.stringify(open),
      special: JSON.stringify(special),
    })
    .execute()
  await db.insertInto('form_sent').values({ sent, form_id: form.id }).execute()
  return { state: 'placed', thanks: form.thanks, form, isNew: true, kept: [], email: '', telephone: '' }
}

/** What was taken under this key before. */
async function findSent(db: Db, slug: string, sent: string): Promise<Taken | undefined> {
  const row = await db
    .selectFrom('form_sent')
    .innerJoin('form', 'form.id', 'form_sent.form_id')
    .leftJoin('form_submission', 'form_submission.id', 'form_sent.submission_id')
    .selectAll('form')
    .select('form_submission.state as taken')
    .where('sent', '=', sent)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { taken, ...form } = row
  const state = taken === 'waiting' ? 'waiting' : 'placed'
  return { state, thanks: form.thanks, form, isNew: false, kept: [], email: '', telephone: '' }
}

/** Answers that named people alone read, apart from the others. */
function apart(questions: readonly Question[], answers: readonly Answered[]) {
  const isSpecial = new Set(questions.filter(({ is_special }) => is_special).map(({ id }) => id))
  const open = answers.filter(({ question }) => !isSpecial.has(question))
  return { open, special: answers.filter(({ question }) => isSpecial.has(question)) }
}

/** The first address and the first number that were given, the number as E.164. Throws 400 at a number that is none of the church's country. */
async function contactsIn(db: Db, questions: readonly Question[], answers: readonly Answered[]) {
  const first = (kind: Question['kind']) =>
    questions
      .filter((question) => question.kind === kind)
      .flatMap(({ id }) => answers.filter(({ question }) => question === id))
      .at(0)
  const telephone = first('telephone')?.values[0] ?? ''
  const reachable = telephone && findTelephone(telephone, await countryOf(db))
  return { email: first('email')?.values[0] ?? '', telephone: reachable || '' }
}

/** Whose only answer it is. Throws 400 where nothing tells. */
function markOf(
  form: Form,
  account: number | null,
  { email, telephone }: { email: string; telephone: string },
): string {
  const who =
    account !== null
      ? `account ${account}`
      : email
        ? `e-mail ${emailKey(email).text}`
        : telephone && `telephone ${telephone}`
  if (!who) {
    const contactQuestion = questionsOf(form).find(({ kind }) => kind === 'email' || kind === 'telephone')
    refuseFields({ [contactQuestion?.id ?? 'detail']: [formRules.required] })
  }
  return createHash('sha256').update(`${form.id} ${who}`).digest('base64url')
}

async function refuseSecond(db: Db, form: number, mark: string): Promise<void> {
  const other = await db
    .selectFrom('form_submission')
    .select('id')
    .where('form_id', '=', form)
    .where('once_mark', '=', mark)
    .executeTakeFirst()
  if (other) refuse(409, formRules.answered)
}

/** Whether a place is free, and nobody waits for it. */
async function hasPlace(db: Db, { id, places }: Form): Promise<boolean> {
  if (places === null) return true
  const { many } = await db
    .selectFrom('form_submission')
    .select((row) => row.fn.countAll<number>().as('many'))
    .where('form_id', '=', id)
    .where('state', 'in', ['placed', 'waiting'])
    .executeTakeFirstOrThrow()
  return Number(many) < places
}
