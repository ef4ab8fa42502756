import type { Context } from 'hono'
import type { Selectable } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type {
  Answered,
  FillRegisterForm,
  OwnRegisterAnswer,
  RegisterField,
  RegisterProposal,
  SubmissionForm,
} from '../../../lib/contract/services/form.ts'
import { fillFields, isOwned, lockEntry, readField } from '../../people/persons/fill-fields.ts'
import { seenPerson } from '../../people/persons/people-scope.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { FormConsentTable } from '../../platform/db/tables/forms.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { isKnownOwner } from '../../register/entries/identity.ts'
import { requireSeen } from '../../register/entries/merge.ts'
import { inScope, type Scope } from '../../register/entries/register-scope.ts'
import type { Person } from '../../register/entries/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { type Form, questionsOf } from './forms.ts'
import { formRefusals } from './messages.ts'
import { listNamed } from './named-people.ts'
import { type Sight, type Submission, seenQuestions } from './submissions.ts'

/*
 * What an answer may fill in the register. Whoever answers agrees field by field to what the page shows; without such a row of `form_consent`
 * nothing of an answer is written, whoever asks. Of a signed-in person whose account is known to be theirs it is written at once, where the entry
 * still says what the page showed. The rest waits for who keeps the register.
 */

type Consent = Selectable<FormConsentTable>

/** The entry of an account that has shown whose it is; undefined for others: what the office wrote may be about somebody else. */
async function ownEntry(db: Db, account: number): Promise<Person | undefined> {
  if (!(await isKnownOwner(db, account))) return undefined
  return db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', account)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
}

/** What stands in the caller's own entry, of what a form may fill. */
export async function readOwnRegister(db: Db, form: Form, account: number): Promise<OwnRegisterAnswer> {
  const person = await ownEntry(db, account)
  return questionsOf(form).flatMap(({ id: question, fills: field }) => {
    if (field === '' || (person && isOwned(person, field))) return []
    return [{ question, field, stands: person ? person[field] : null }]
  })
}

type Keeping = {
  form: Form
  submission: number
  kept: readonly Answered[]
  register: SubmissionForm['register']
}

type Agreed = Pick<Consent, 'question' | 'field' | 'value' | 'seen'>

/** What somebody agreed to, as the register keeps it. Throws 400 by question for what its rules refuse. */
async function readAgreed(
  c: Context<AppEnv>,
  db: Db,
  { form, kept, register }: Omit<Keeping, 'submission'>,
): Promise<Agreed[]> {
  const rows: Agreed[] = []
  const refused: Record<string, string[]> = {}
  for (const { id: question, fills: field } of questionsOf(form)) {
    const agreed = register.find((one) => one.question === question && one.field === field)
    const given = kept.find((one) => one.question === question)?.values[0]
    if (field === '' || !agreed || given === undefined) continue
    const read = await readField(db, { field, value: given, now: c.var.now() })
    if ('wrong' in read) refused[question] = [read.wrong]
    else rows.push({ question, field, value: read.value, seen: c.var.caller ? agreed.seen : null })
  }
  if (Object.keys(refused).length > 0) refuseFields(refused)
  return rows
}

/**
 * Keeps what somebody agreed to, of the questions that were shown and answered, and writes what is their own. Throws 400 by question for what the
 * register's rules refuse. Call it in the transaction that takes the answer.
 */
export async function keepConsents(
  c: Context<AppEnv>,
  db: Db,
  { submission, ...keeping }: Keeping,
): Promise<void> {
  const rows = await readAgreed(c, db, keeping)
  if (rows.length === 0) return
  const by = c.var.caller?.id ?? null
  const own = by === null ? undefined : await ownEntry(db, by)
  const person = own && (await lockEntry(db, own.id))
  const written = rows.filter(
    ({ field, seen }) => person && seen === person[field] && !isOwned(person, field),
  )
  const used = { used_at: c.var.now().toISOString(), used_by: by, person_id: person?.id ?? null }
  const unused = { used_at: null, used_by: null, person_id: null }
  await db
    .insertInto('form_consent')
    .values(
      rows.map((row) => ({ ...row, submission_id: submission, ...(written.includes(row) ? used : unused) })),
    )
    .execute()
  if (person && written.length > 0) await write(c, db, { person, rows: written, form: keeping.form })
}

type Writing = { person: Person; rows: readonly Pick<Consent, 'field' | 'value'>[]; form: Form }

async function write(c: Context<AppEnv>, db: Db, { person, rows, form }: Writing): Promise<void> {
  const by = c.var.caller?.id ?? refuse(401, formRefusals.logIn)
  const fields = Object.fromEntries(rows.map(({ field, value }) => [field, value]))
  await fillFields(db, person, { fields, form: form.title, by, now: c.var.now() })
  await audit(c, db, 'Answer used in the register', {
    detail: `person ${person.id}, ${rows.map(({ field }) => field).join(', ')}, from form ${form.id}`,
  })
}

const consentsOf = (db: Db, submission: number): Promise<Consent[]> =>
  db.selectFrom('form_consent').selectAll().where('submission_id', '=', submission).execute()

type Looking = { form: Form; row: Submission; sight: Sight; scope: Scope }

/** What the register may take of an answer, and whom it may concern, of those whom the reader sees. */
export async function readProposal(db: Db, { form, row, sight, scope }: Looking): Promise<RegisterProposal> {
  const agreed = await consentsOf(db, row.id)
  const consents = seenQuestions(form, sight).flatMap(({ id }) =>
    agreed.filter(({ question }) => question === id),
  )
  const fields = consents.map(({ field }) => field)
  const people = await findConcerned(db, { row, consents, scope })
  return {
    fields: consents.map(({ question, field, value, used_at }) => ({
      ...{ question, field, value },
      used_at: used_at ?? '',
    })),
    people: people.map(({ person, by }) => ({
      ...{ id: person.id, name: nameOfPerson(person), born: person.born, by, version: person.version },
      fields: fields.map((field) => ({ field, stands: person[field], stays: isOwned(person, field) })),
    })),
  }
}

type By = RegisterProposal['people'][number]['by']
type Concerned = { person: Person; by: By }
type Finding = { row: Submission; consents: readonly Consent[]; scope: Scope }

/** Whose account sent an answer, who is named in it, and who has the number or the address that was given; each once. */
async function findConcerned(db: Db, { row, consents, scope }: Finding): Promise<Concerned[]> {
  const people = db.selectFrom('person').selectAll('person').where(inScope(scope)).orderBy('id').limit(10)
  const given = (...wanted: RegisterField[]) =>
    consents.filter(({ field }) => wanted.includes(field)).map(({ value }) => value)
  const telephones = [row.telephone, ...given('telephone', 'other_telephone')].filter(Boolean)
  const emails = [row.email.toLowerCase(), ...given('email')].filter(Boolean)
  const named = (await listNamed(db, [row.id], scope)).map(({ person }) => person)
  const groups: [By, Promise<Person[]>][] = []
  if (row.account_id !== null)
    groups.push(['account', people.where('account_id', '=', row.account_id).execute()])
  if (named.length > 0) groups.push(['named', people.where('id', 'in', named).execute()])
  if (telephones.length > 0)
    groups.push([
      'telephone',
      people
        .where((one) =>
          one.or([one('telephone', 'in', telephones), one('other_telephone', 'in', telephones)]),
        )
        .execute(),
    ])
  if (emails.length > 0) groups.push(['email', people.where('email', 'in', emails).execute()])
  const all: Concerned[] = []
  for (const [by, rows] of groups)
    for (const person of await rows)
      if (!all.some((one) => one.person.id === person.id)) all.push({ person, by })
  return all
}

/**
 * Writes answers into the entry of somebody whom they may concern. Throws 404 for somebody else; 409 for an answer that is withdrawn, that
 * nobody agreed to, that was used, that the account of this person owns, and where the entry was changed since it was seen. Call it in a transaction.
 */
export async function fillRegister(
  c: Context<AppEnv>,
  db: Db,
  { body, ...looking }: Looking & { body: FillRegisterForm },
): Promise<void> {
  const { form, row, scope } = looking
  if (row.state === 'withdrawn') refuse(409, formRefusals.withdrawnAnswer)
  const { people, fields } = await readProposal(db, looking)
  if (!people.some(({ id }) => id === body.person)) refuse(404, formRefusals.otherPerson)
  await seenPerson(db, scope, body.person)
  const person = await lockEntry(db, body.person)
  requireSeen(person, body.version)
  const rows = body.questions.map(
    (question) => fields.find((one) => one.question === question) ?? refuse(409, formRefusals.notAgreed),
  )
  if (rows.some(({ field }) => isOwned(person, field))) refuse(409, formRefusals.ownsAccount)
  const { numUpdatedRows } = await db
    .updateTable('form_consent')
    .set({ used_at: c.var.now().toISOString(), used_by: c.var.caller?.id ?? null, person_id: person.id })
    .where('submission_id', '=', row.id)
    .where('question', 'in', body.questions)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== new Set(body.questions).size) refuse(409, changedMeanwhile())
  await write(c, db, { person, rows, form })
}
