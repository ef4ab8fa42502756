import { type Selectable, sql } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type {
  FormAnswer,
  FormForm,
  FormHead,
  FormReadersForm,
  FormState,
  Question,
} from '../../../lib/contract/services/form.ts'
import type { FormTable } from '../../platform/db/tables/forms.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { formRefusals } from './messages.ts'

export type Form = Selectable<FormTable>

/** Who asks for forms: who makes them, or reads the answers of some. */
export type FormViewer = { id: number; mayChange: boolean }

/** The questions of a form, which were checked when they were stored. Older ones fill nothing. */
export const questionsOf = ({ questions }: Pick<Form, 'questions'>): Question[] =>
  (JSON.parse(questions) as Question[]).map((question) => ({ ...question, fills: question.fills ?? '' }))

/** A form by its id. Throws 404. */
export const requireForm = async (db: Db, id: number): Promise<Form> =>
  (await db.selectFrom('form').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse(404, formRefusals.noForm)

/** The forms that somebody may change, or whose answers they read, the newest first. */
export async function listForms(db: Db, viewer: FormViewer): Promise<FormHead[]> {
  const read = db.selectFrom('form_reader').select('form_id').where('account_id', '=', viewer.id)
  const forms = db.selectFrom('form').selectAll().orderBy('id', 'desc')
  return headsOf(db, await (viewer.mayChange ? forms : forms.where('id', 'in', read)).execute(), viewer)
}

async function headsOf(db: Db, forms: readonly Form[], viewer: FormViewer): Promise<FormHead[]> {
  if (forms.length === 0) return []
  const ids = forms.map(({ id }) => id)
  const readers = await db
    .selectFrom('form_reader')
    .select(['form_id', 'reads_special'])
    .where('account_id', '=', viewer.id)
    .execute()
  const counts = await db
    .selectFrom('form_submission')
    .select(['form_id', 'state', (row) => row.fn.countAll<number>().as('many')])
    .where('form_id', 'in', ids)
    .groupBy(['form_id', 'state'])
    .execute()
  return forms.map((form) => {
    const { id, slug, title, state, opens_on, closes_on, places, is_nameless, version } = form
    const reader = readers.find(({ form_id }) => form_id === id)
    const count = (wanted: string) =>
      Number(counts.find((one) => one.form_id === id && one.state === wanted)?.many ?? 0)
    return {
      ...{ id, slug, title, state, opens_on, closes_on, places, version },
      is_nameless: is_nameless === 1,
      placed: count('placed'),
      waiting: count('waiting'),
      may_read: reader !== undefined,
      may_read_special: reader?.reads_special === 1,
      may_change: viewer.mayChange,
    }
  })
}

/** A form with its questions and readers. Throws 404, also to who neither changes it nor reads its answers. */
export async function readForm(db: Db, id: number, viewer: FormViewer): Promise<FormAnswer> {
  const form = await requireForm(db, id)
  const [head] = await headsOf(db, [form], viewer)
  if (!head || (!head.may_change && !head.may_read)) refuse(404, formRefusals.noForm)
  const readers = await db
    .selectFrom('form_reader')
    .innerJoin('account', 'account.id', 'form_reader.account_id')
    .select(['account_id', 'reads_special', 'is_told', 'first_name', 'middle_name', 'last_name'])
    .where('form_id', '=', id)
    .orderBy('first_name')
    .orderBy('account_id')
    .execute()
  const { about, thanks, has_waiting, is_once, confirms_mail, confirms_text, keep_days } = form
  return {
    ...head,
    ...{ about, thanks, keep_days },
    questions: questionsOf(form),
    has_waiting: has_waiting === 1,
    is_once: is_once === 1,
    confirms_mail: confirms_mail === 1,
    confirms_text: confirms_text === 1,
    readers: readers.map(({ account_id, reads_special, is_told, ...name }) => ({
      account: account_id,
      name: nameOfPerson(name),
      reads_special: reads_special === 1,
      is_told: is_told === 1,
    })),
  }
}

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0)

const columnsOf = ({ version: _, questions, ...form }: FormForm) => ({
  ...form,
  questions: JSON.stringify(questions),
  has_waiting: bit(form.has_waiting),
  is_once: bit(form.is_once),
  is_nameless: bit(form.is_nameless),
  confirms_mail: bit(form.confirms_mail),
  confirms_text: bit(form.confirms_text),
})

async function refuseTakenSlug(db: Db, slug: string, own?: number): Promise<void> {
  const other = await db.selectFrom('form').select('id').where('slug', '=', slug).executeTakeFirst()
  if (other && other.id !== own) refuseFields({ slug: [formRefusals.otherAddress] })
}

/** Adds a form as a draft, whose answers its maker reads. Returns its id. Throws 400 at `slug`. Call it in a transaction, as all that write. */
export async function addForm(
  db: Db,
  form: FormForm,
  { by, now }: { by: number; now: Date },
): Promise<number> {
  await refuseTakenSlug(db, form.slug)
  const { id } = await db
    .insertInto('form')
    .values({ ...columnsOf(form), created_by: by, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('form_reader').values({ form_id: id, account_id: by, reads_special: 1 }).execute()
  return id
}

/** Locks a form before its version is compared, and reads it as those before have left it: also two processes change it one after the other. Throws 404. */
export async function lockForm(db: Db, id: number): Promise<Form> {
  await db.updateTable('form').set({ turns: sql`turns + 0` }).where('id', '=', id).execute()
  return requireForm(db, id)
}

/**
 * Changes a form. Throws 404; 409 for another version, and for what its answers forbid: another kind of an answered question, and names where
 * there were none; 400 for fewer places than are taken.
 */
export async function changeForm(db: Db, id: number, changed: FormForm): Promise<void> {
  const form = await lockForm(db, id)
  if (changed.version !== undefined && changed.version !== form.version) refuse(409, changedMeanwhile())
  await refuseTakenSlug(db, changed.slug, id)
  const { many, placed } = await db
    .selectFrom('form_submission')
    .select((row) => row.fn.countAll<number>().as('many'))
    .select(sql<number>`count(case when state = 'placed' then 1 end)`.as('placed'))
    .where('form_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(many) > 0) {
    const kinds = new Map(questionsOf(form).map((question) => [question.id, question.kind]))
    const other = changed.questions.find(
      (question) => kinds.has(question.id) && kinds.get(question.id) !== question.kind,
    )
    if (other) refuse(409, formRefusals.kindStays({ label: other.label }))
    if (bit(changed.is_nameless) !== form.is_nameless) refuse(409, formRefusals.namesStay)
    if (changed.places !== null && changed.places < Number(placed))
      refuseFields({ places: [formRefusals.placesTaken({ placed })] })
  }
  await db
    .updateTable('form')
    .set({ ...columnsOf(changed), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

type StateChange = { state: FormState; version?: number | undefined }

/** Opens or closes a form. Throws 404; 409 for another version, and for a form without a question. */
export async function setState(db: Db, id: number, { state, version }: StateChange): Promise<Form> {
  const form = await lockForm(db, id)
  if (version !== undefined && version !== form.version) refuse(409, changedMeanwhile())
  if (state === 'open' && !questionsOf(form).some(({ kind }) => kind !== 'part'))
    refuse(409, formRefusals.addQuestion)
  await db.updateTable('form').set({ state, version: sql`version + 1` }).where('id', '=', id).execute()
  return form
}

/** Sets who reads the answers. Throws 404; 409 for another version; 400 for somebody who has no account. */
export async function setReaders(db: Db, id: number, { readers, version }: FormReadersForm): Promise<Form> {
  const form = await lockForm(db, id)
  if (version !== undefined && version !== form.version) refuse(409, changedMeanwhile())
  const accounts = [...new Set(readers.map(({ account }) => account))]
  if (accounts.length !== readers.length) refuseFields({ readers: [formRefusals.namedTwice] })
  const known = accounts.length
    ? await db
        .selectFrom('account')
        .select('id')
        .where('id', 'in', accounts)
        .where('deletion_requested_at', 'is', null)
        .execute()
    : []
  if (known.length !== accounts.length) refuseFields({ readers: [formRefusals.noAccount] })
  await db.deleteFrom('form_reader').where('form_id', '=', id).execute()
  for (const { account, reads_special, is_told } of readers)
    await db
      .insertInto('form_reader')
      .values({
        form_id: id,
        account_id: account,
        reads_special: bit(reads_special),
        is_told: bit(is_told),
      })
      .execute()
  await db.updateTable('form').set({ version: sql`version + 1` }).where('id', '=', id).execute()
  return form
}

/** The keys of the photographs of a form's answers, or of one answer. */
export async function photographKeys(db: Db, of: { form: number; submission?: number }): Promise<string[]> {
  const files = db.selectFrom('form_file').select('file_key').where('form_id', '=', of.form)
  const rows = await (of.submission === undefined
    ? files
    : files.where('submission_id', '=', of.submission)
  ).execute()
  return rows.map(({ file_key }) => file_key)
}

/** Whether somebody reads the answers of a form, and the special ones; undefined for who does not. */
export const findReader = (db: Db, form: number, account: number) =>
  db
    .selectFrom('form_reader')
    .select('reads_special')
    .where('form_id', '=', form)
    .where('account_id', '=', account)
    .executeTakeFirst()

/** Deletes a form with all of its answers. */
export const deleteForm = async (db: Db, id: number): Promise<void> =>
  void (await db.deleteFrom('form').where('id', '=', id).execute())
