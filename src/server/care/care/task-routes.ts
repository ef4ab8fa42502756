import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import {
  AssignForm,
  CareAnswer,
  CareOverviewAnswer,
  CareTaskAnswer,
  CareTaskForm,
  CareTaskHistoryAnswer,
  HelperAnswer,
  OpenPrayerAnswer,
  OutcomeForm,
  ReopenForm,
  TakeForm,
  taskOwners,
  taskStates,
} from '../../../lib/contract/care/care.ts'
import { caresForPeople, holds, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/page.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { branchesFor } from '../../register/entries/branches.ts'
import { findPerson } from '../../register/entries/repo.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { findHelpers, requireHelper } from './helpers.ts'
import { nameOf, readActs } from './history.ts'
import { listCards } from './newcomer-cards.ts'
import { readOverview } from './overview.ts'
import { listOpenPrayers, takePrayer } from './prayers.ts'
import { type CareScope, careScopeOf, tendsPeople } from './scope.ts'
import {
  addTask,
  answerOf,
  assignTask,
  countMine,
  type FoundTask,
  findTask,
  finishTask,
  listTasks,
  reopenTask,
  takeTask,
  taskOrders,
} from './tasks.ts'

const noSuch = 'There is no such task.'

/** Tasks of care: an extension (docs/care.md). */
export const careTasks = new Hono<AppEnv>()
  .get(
    '/may',
    signedIn,
    describe({ summary: 'What the caller finds under Care, and how much waits', answer: CareAnswer }),
    async (c) => {
      const scope = await careScopeOf(c)
      const { db } = c.var
      const tending = tendsPeople(scope)
      const may = [
        ...(tending || scope.isUsher ? ['enter' as const] : []),
        ...(tending ? ['newcomers' as const, 'write' as const] : []),
        ...(tending || scope.assists !== undefined ? ['all' as const] : []),
        ...(scope.isAdmin || scope.isPastor ? ['overview' as const] : []),
      ]
      const all = { limit: 1, offset: 0, search: '', order: undefined }
      const cards = tending ? await listCards(db, scope, all, c.var.now()) : { count: 0 }
      const mine = await countMine(db, scope, await churchDay(db, c.var.now()))
      const branches = (await branchesFor(db, scope.branch)).filter(({ is_open }) => is_open)
      return c.json({
        ...{ may, ...mine, unassigned: cards.count },
        branches: may.length > 0 ? branches.map((one) => ({ id: one.id, name: one.name })) : [],
      })
    },
  )
  .get(
    '/tasks',
    signedIn,
    describe({
      summary: 'Tasks of care: the caller’s own, or all that the caller sees; those that are due first',
      paged: true,
      query: { whose: taskOwners.join(' or '), status: taskStates.join(', ') },
      answer: pageOf(CareTaskAnswer),
    }),
    async (c) => {
      const { db } = c.var
      const whose = readChoice(c, 'whose', taskOwners) ?? 'mine'
      const paging = { ...readPaging(c, taskOrders), whose, state: readChoice(c, 'status', taskStates) }
      const today = await churchDay(db, c.var.now())
      const found = await listTasks(db, await careScopeOf(c), paging, today)
      // Not what was searched for: the words of a confidential task would stand in the log.
      await recordAccess(c, { what: 'tasks of care', rows: found.rows.length })
      return c.json(answerPage(c, paging, found))
    },
  )
  .post(
    '/tasks',
    caresForPeople,
    idempotent,
    describe({ summary: 'Writes a task of care about a person', status: 201, answer: Done }),
    takes(CareTaskForm),
    async (c) => {
      const scope = await careScopeOf(c)
      await c.var.limits.consume('care by account', String(scope.me))
      const form = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        const seen = {
          leads: scope.isAdmin || scope.isPastor ? undefined : scope.me,
          branch: scope.branch,
          mayChange: false,
          mayCare: false,
        }
        const person = (await findPerson(db, seen, form.person)) ?? refuse(404, 'There is no such person.')
        const assigned = form.assigned ?? scope.me
        await requireHelper(db, scope, assigned, { field: 'assigned', branch: person.branch_id })
        const { kind, title, words, is_confidential, due_on } = form
        const task = await addTask(
          db,
          {
            ...{ kind, title, words, person: person.id, assigned, due: due_on || null },
            isConfidential: is_confidential,
          },
          { by: scope.me, now: c.var.now() },
        )
        await note(c, db, 'Task of care written', { detail: `task ${task}` })
      })
      return c.json({ detail: 'The task is added.' }, 201)
    },
  )
  .get(
    `/tasks/${id}`,
    signedIn,
    describe({
      summary: 'A task that the caller sees, with what happened to it',
      answer: CareTaskHistoryAnswer,
    }),
    async (c) => {
      const { db } = c.var
      const task = (await findTask(db, await careScopeOf(c), idOf(c))) ?? refuse(404, noSuch)
      await recordAccess(c, { what: `task ${task.id} of care`, rows: 1 })
      const today = await churchDay(db, c.var.now())
      return c.json({ ...answerOf(task, today), history: await readActs(db, task.id) })
    },
  )
  .put(
    `/tasks/${id}/assignee`,
    signedIn,
    describe({ summary: 'Hands a task over', answer: Done }),
    takes(AssignForm),
    async (c) => {
      const { account, version } = await bodyOf(c)
      await decide(c, version, async (db, task, scope) => {
        if (task.state !== 'open') refuse(409, 'This task is done. Please open it again first.')
        await requireHelper(db, scope, account, { field: 'account', branch: task.branch })
        const word = await nameOf(db, account)
        await assignTask(db, task.id, account, { by: scope.me, now: c.var.now(), word })
        await note(c, db, 'Task of care handed over', { detail: `task ${task.id} to account ${account}` })
      })
      return c.json({ detail: 'The task is handed over.' })
    },
  )
  .post(
    `/tasks/${id}/take`,
    signedIn,
    describe({ summary: 'Takes a task', answer: Done }),
    takes(TakeForm),
    async (c) => {
      const { version } = await bodyOf(c)
      await decide(c, undefined, async (db, task, scope) => {
        if (task.state !== 'open') refuse(409, 'This task is done already.')
        if (task.taken_at !== null && task.assigned_to !== scope.me)
          refuse(409, `${(await nameOf(db, task.assigned_to ?? 0)) || 'Somebody'} does this already.`)
        if (version !== undefined && version !== task.version) refuse(409, changedMeanwhile)
        await takeTask(db, task.id, { by: scope.me, now: c.var.now() })
        await note(c, db, 'Task of care taken', { detail: `task ${task.id}` })
      })
      return c.json({ detail: 'It is among your tasks.' })
    },
  )
  .post(
    `/tasks/${id}/done`,
    signedIn,
    describe({ summary: 'Ends a task with a word', answer: Done }),
    takes(OutcomeForm),
    async (c) => {
      const { word, version } = await bodyOf(c)
      await decide(c, version, async (db, task, scope) => {
        if (task.state !== 'open') refuse(409, changedMeanwhile)
        await finishTask(db, task.id, { by: scope.me, now: c.var.now(), word })
        await note(c, db, 'Task of care done', { detail: `task ${task.id}` })
      })
      return c.json({ detail: 'The task is done.' })
    },
  )
  .post(
    `/tasks/${id}/reopen`,
    signedIn,
    describe({ summary: 'Opens a task that was done', answer: Done }),
    takes(ReopenForm),
    async (c) => {
      const { version } = await bodyOf(c)
      await decide(c, version, async (db, task, scope) => {
        if (task.state !== 'done') refuse(409, 'Only a task that is done is opened again.')
        await reopenTask(db, task.id, { by: scope.me, now: c.var.now() })
        await note(c, db, 'Task of care opened again', { detail: `task ${task.id}` })
      })
      return c.json({ detail: 'The task is open again.' })
    },
  )
  .get(
    '/helpers',
    signedIn,
    describe({
      summary: 'Whom the caller may ask to care, by name',
      query: { search: 'words of the name' },
      answer: z.array(HelperAnswer),
    }),
    async (c) => {
      const scope = await careScopeOf(c)
      const { search } = readPaging(c, taskOrders)
      const { open } = await countMine(c.var.db, scope, '')
      // Names of staff are for those who have something to hand over.
      const found = tendsPeople(scope) || open > 0 ? await findHelpers(c.var.db, scope, search) : []
      await recordAccess(c, { what: 'who may care', rows: found.length })
      return c.json(found)
    },
  )
  .get(
    '/prayers',
    caresForPeople,
    describe({
      summary: 'Prayer requests that nobody has taken, of the newest',
      answer: z.array(OpenPrayerAnswer),
    }),
    async (c) => {
      const rows = await listOpenPrayers(c.var.db, callerOf(c))
      await recordAccess(c, { what: 'prayer requests that nobody has taken', rows: rows.length })
      return c.json(rows)
    },
  )
  .post(
    `/prayers/${id}/take`,
    caresForPeople,
    describe({ summary: 'Makes a prayer request the caller’s task', status: 201, answer: Done }),
    async (c) => {
      const { db, now } = c.var
      await c.var.limits.consume('care by account', String(callerOf(c).id))
      const today = await churchDay(db, now())
      await db.transaction().execute(async (transaction) => {
        await takePrayer(transaction, callerOf(c), idOf(c), { now: now(), today })
        await note(c, transaction, 'Prayer request taken', { detail: `request ${idOf(c)}` })
      })
      return c.json({ detail: 'It is among your tasks.' }, 201)
    },
  )
  .get(
    '/overview',
    holds('pastor', 'admin'),
    describe({ summary: 'Counts of care in all, by fellowship and by branch', answer: CareOverviewAnswer }),
    async (c) => {
      const { db, now } = c.var
      const { branch } = callerOf(c)
      return c.json(await readOverview(db, { now: now(), today: await churchDay(db, now()), branch }))
    },
  )

type Act = (db: Db, task: FoundTask, scope: CareScope) => Promise<void>

/** Decides about the task of the path as it is now, in one transaction. Throws 404 and 409. */
async function decide(c: Context<AppEnv>, version: number | undefined, act: Act): Promise<void> {
  await c.var.limits.consume('care by account', String(callerOf(c).id))
  const scope = await careScopeOf(c)
  await c.var.db.transaction().execute(async (db) => {
    const task = (await findTask(db, scope, idOf(c))) ?? refuse(404, noSuch)
    if (version !== undefined && version !== task.version) refuse(409, changedMeanwhile)
    await act(db, task, scope)
  })
}
