import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/forms.ts'
import { submissionStates } from '../../../lib/contract/services/form.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds, readsForms, roles } from '../../accounts/accounts/rights/guards.ts'
import { scopeOf, seenPerson } from '../../people/persons/people-scope.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { readPhotograph } from '../../platform/files/read-photograph.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { answerFileHeaders, isPdf } from './answer-files.ts'
import { listAnswersOf } from './answers-of-person.ts'
import {
  addForm,
  changeForm,
  deleteForm,
  type Form,
  type FormViewer,
  findReader,
  listForms,
  lockForm,
  photographKeys,
  readForm,
  requireForm,
  setReaders,
  setState,
} from './forms.ts'
import { formRefusals } from './messages.ts'
import { requirePhotograph } from './photographs.ts'
import { fillRegister, readProposal } from './register.ts'
import { submissionsFile } from './spreadsheet.ts'
import {
  answersOf,
  deleteSubmission,
  fillPlaces,
  listSubmissions,
  type Reader,
  requireSubmission,
  type Sight,
  type Submission,
  seenQuestions,
  withdrawSubmission,
} from './submissions.ts'
import { summarise } from './summary.ts'
import { confirm } from './tell.ts'
import { templateOf } from './templates.ts'

const makers = holds('admin', 'office')

/** Forms for those who make them, and their answers for those who read them: an extension (docs/forms.md). */
export const formDesk = new Routes()
  .answer(calls.listForms, readsForms, async (c) => listForms(c.var.db, await viewerOf(c)))
  .answer(calls.addForm, [makers, idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    return writing(c, { action: 'Form added', title: form.title }, (db) =>
      addForm(db, form, { by: callerOf(c).id, now: c.var.now() }),
    )
  })
  .answer(calls.addFormOfTemplate, [makers, demands('nothing')], async (c, { template }) => {
    const form = await templateOf(c.var.db, template, c.var.now())
    return writing(c, { action: 'Form added', title: form.title }, (db) =>
      addForm(db, form, { by: callerOf(c).id, now: c.var.now() }),
    )
  })
  .answer(calls.readForm, readsForms, async (c, { id }) => readForm(c.var.db, id, await viewerOf(c)))
  .answer(calls.changeForm, [makers, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return writing(c, { action: 'Form changed', title: form.title }, async (db) => {
      await changeForm(db, id, form)
      return id
    })
  })
  .answer(calls.setFormState, [makers, demands('nothing')], async (c, { id }) => {
    const change = await bodyOf(c)
    const { title } = await requireForm(c.var.db, id)
    return writing(
      c,
      { action: change.state === 'open' ? 'Form opened' : 'Form closed', title },
      async (db) => {
        await setState(db, id, change)
        return id
      },
    )
  })
  .answer(calls.setFormReaders, [roles('admin'), demands({ proof: 'always' })], async (c, { id }) => {
    const readers = await bodyOf(c)
    const { title } = await requireForm(c.var.db, id)
    return writing(c, { action: 'Readers of a form set', title }, async (db) => {
      await setReaders(db, id, readers)
      return id
    })
  })
  .answer(calls.removeForm, [makers, demands({ proof: 'always' })], async (c, { id }) => {
    const { title: detail } = await requireForm(c.var.db, id)
    const keys = await writeLogged(c, { action: 'Form deleted', detail, status: 'warning' }, async (db) => {
      const { version } = await lockForm(db, id)
      requireUnchanged(c, version)
      const files = await photographKeys(db, { form: id })
      await deleteForm(db, id)
      return files
    })
    c.var.cache.invalidate('forms')
    await removeFiles(c, ...keys)
    return { detail: formRefusals.deletedForm }
  })
  .answer(calls.listSubmissions, readsForms, async (c, { id }) => {
    const { form, sight } = await readable(c, id)
    const paging = { ...readPaging(c, ['turn']), state: readChoice(c, 'status', submissionStates) }
    const page = await listSubmissions(c.var.db, form, paging, sight)
    await recordLook(c, form, sight, page.rows.length)
    return answerPage(c, paging, page)
  })
  .answer(calls.summariseSubmissions, readsForms, async (c, { id }) => {
    const { form, sight } = await readable(c, id)
    const summary = await summarise(c.var.db, form, sight)
    await recordLook(c, form, sight, summary.count)
    return summary
  })
  .answer(calls.exportSubmissions, [readsForms, demands({ proof: 'always' })], async (c, { id }) => {
    await c.var.limits.consume('export by account', String(callerOf(c).id))
    const { format } = await bodyOf(c)
    const { form, sight } = await readable(c, id)
    const { rows, file } = await submissionsFile(c.var.db, form, { format, reader: sight, now: c.var.now() })
    await recordLook(c, form, sight, rows, ' as a file')
    return c.body(file, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${form.slug}.${format}"`,
    })
  })
  .answer(calls.withdrawSubmission, [readsForms, demands('nothing')], async (c, { id, submission }) => {
    const { form, sight } = await readable(c, id)
    const row = await deciding(
      c,
      form,
      { submission, action: 'Answer to a form withdrawn' },
      withdrawSubmission,
    )
    const now = await requireSubmission(c.var.db, id, row.id)
    const [answer] = await answersOf(c.var.db, form, [now], sight)
    return answer ?? refuse(404, formRefusals.noAnswer)
  })
  .answer(calls.removeSubmission, [readsForms, demands('nothing')], async (c, { id, submission }) => {
    const { form } = await readable(c, id)
    const keys = await photographKeys(c.var.db, { form: id, submission })
    await deciding(c, form, { submission, action: 'Answer to a form deleted' }, deleteSubmission)
    await removeFiles(c, ...keys)
    return { detail: formRefusals.deletedAnswer }
  })
  .answer(calls.readRegisterProposal, roles('admin'), async (c, { id, submission }) => {
    const { form, sight } = await readable(c, id)
    const row = await requireSubmission(c.var.db, id, submission)
    const proposal = await readProposal(c.var.db, { form, row, sight, scope: sight.scope })
    await recordLook(c, form, sight, proposal.people.length, ', beside the register')
    return proposal
  })
  .answer(calls.fillRegister, [roles('admin'), demands('nothing')], async (c, { id, submission }) => {
    const body = await bodyOf(c)
    const { form, sight } = await readable(c, id)
    return c.var.db.transaction().execute(async (db) => {
      const row = await requireSubmission(db, id, submission)
      const looking = { form, row, sight, scope: sight.scope }
      await fillRegister(c, db, { ...looking, body })
      return readProposal(db, looking)
    })
  })
  .answer(calls.listAnswersOfPerson, readsForms, async (c, { person: id }) => {
    const person = await seenPerson(c.var.db, await scopeOf(c), id)
    const { account_id: account } = person
    const rows = await listAnswersOf(c.var.db, { person: person.id, account, reader: callerOf(c).id })
    await recordAccess(c, {
      what: `answers to forms of person ${person.id}`,
      rows: rows.length,
      ...(account !== null && { subjectId: account }),
    })
    return rows
  })
  .answer(calls.readPhotograph, readsForms, async (c, { id, photograph }) => {
    const { form, sight } = await readable(c, id)
    const { file_key, question } = await requirePhotograph(c.var.db, id, photograph)
    if (!seenQuestions(form, sight).some((one) => one.id === question)) refuse(404, formRefusals.noPhotograph)
    await recordLook(c, form, sight, 1, isPdf(file_key) ? ', a PDF' : ', a photograph')
    return c.body(await readPhotograph(c.var.files, file_key), 200, answerFileHeaders(file_key))
  })

/** Who asks: staff makes forms, and others read the answers of those that they were named for. */
async function viewerOf(c: Context<AppEnv>): Promise<FormViewer> {
  const caller = callerOf(c)
  const isOffice = (await dutiesInForce(c, caller)).held.includes('office')
  return { id: caller.id, mayChange: caller.role === 'admin' || isOffice }
}

/** A form whose answers the caller reads, and how much of them. Throws 404 to everybody else, whoever they are. */
async function readable(c: Context<AppEnv>, id: number): Promise<{ form: Form; sight: Reader }> {
  const reader = await findReader(c.var.db, id, callerOf(c).id)
  if (!reader) refuse(404, formRefusals.notReader)
  const sight = { special: reader.reads_special === 1, scope: await scopeOf(c) }
  return { form: await requireForm(c.var.db, id), sight }
}

/** Each look at answers is in the access log, and whether special ones were among them. */
const recordLook = (c: Context<AppEnv>, form: Form, sight: Sight, rows: number, how = '') => {
  const isSpecial = seenQuestions(form, sight).some(({ is_special }) => is_special)
  return recordAccess(c, { what: `${isSpecial ? 'special ' : ''}answers to form ${form.id}${how}`, rows })
}

type Writing = { action: string; title: string }

/** Changes a form with its log entry, gives places that became free, and answers the form. */
async function writing(c: Context<AppEnv>, { action, title }: Writing, change: (db: Db) => Promise<number>) {
  const { id, promoted, form } = await writeLogged(c, { action, detail: title }, async (db) => {
    const id = await change(db)
    const form = await requireForm(db, id)
    return { id, form, promoted: await fillPlaces(db, form) }
  })
  c.var.cache.invalidate('forms')
  await tellPromoted(c, form, promoted)
  return readForm(c.var.db, id, await viewerOf(c))
}

type Deciding = { submission: number; action: string }

/** Changes an answer as it was seen, and gives its place to who waited longest. */
async function deciding(
  c: Context<AppEnv>,
  form: Form,
  { submission, action }: Deciding,
  change: (db: Db, row: Submission) => Promise<void>,
): Promise<Submission> {
  const { row, promoted } = await writeLogged(
    c,
    { action, detail: form.title, status: 'warning' },
    async (db) => {
      const row = await requireSubmission(db, form.id, submission)
      requireUnchanged(c, row.version)
      await change(db, row)
      return { row, promoted: await fillPlaces(db, form) }
    },
  )
  c.var.cache.invalidate('forms')
  await tellPromoted(c, form, promoted)
  return row
}

async function tellPromoted(c: Context<AppEnv>, form: Form, promoted: readonly Submission[]): Promise<void> {
  for (const submission of promoted) await confirm(c, form, submission, 'free')
}
