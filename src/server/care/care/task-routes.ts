import type { Context } from 'hono'
import * as calls from '../../../lib/contract/care/calls/care.ts'
import { taskOwners, taskStates } from '../../../lib/contract/care/care.ts'
import { caresForPeople, holds, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { branchesFor } from '../../register/entries/branches.ts'
import { findPerson } from '../../register/entries/repo.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { type CareScope, careScopeOf, tendsPeople } from './care-scope.ts'
import { findHelpers, requireHelper } from './helpers.ts'
import { nameOf, readActs } from './history.ts'
import { careAnswers, careRefusalWords } from './messages.ts'
import { listCards } from './newcomer-cards.ts'
import { countNewcomerSteps } from './newcomer-steps.ts'
import { readOverview } from './overview.ts'
import { listOpenPrayers, takePrayer } from './prayers.ts'
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
import { tellHolder } from './tell-holder.ts'

/** Tasks of care: an extension (docs/care.md). */
export const careTasks = new Routes()
  .answer(calls.readCare, signedIn, async (c) => {
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
    return {
      may,
      ...mine,
      unassigned: cards.count,
      branches: may.length > 0 ? branches.map((one) => ({ id: one.id, name: one.name })) : [],
    }
  })
  .answer(calls.listTasks, signedIn, async (c) => {
    const { db } = c.var
    const whose = readChoice(c, 'whose', taskOwners) ?? 'mine'
    const paging = { ...readPaging(c, taskOrders), whose, state: readChoice(c, 'status', taskStates) }
    const today = await churchDay(db, c.var.now())
    const tasks = await listTasks(db, await careScopeOf(c), paging, today)
    // Not what was searched for: the words of a confidential task would stand in the log.
    await recordAccess(c, { what: 'tasks of care', rows: tasks.rows.length })
    return answerPage(c, paging, tasks)
  })
  .answer(calls.addTask, [caresForPeople, idempotent], async (c) => {
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
      const person = (await findPerson(db, seen, form.person)) ?? refuse(404, careRefusalWords.noSuchPerson)
      const assigned = form.assigned ?? scope.me
      await requireHelper(db, scope, assigned, { field: 'assigned', branch: person.branch_id })
      const { kind, title, words, is_confidential, due_on } = form
      const task = await addTask(
        db,
        {
          kind,
          title,
          words,
          person: person.id,
          assigned,
          due: due_on || null,
          isConfidential: is_confidential,
        },
        { by: scope.me, now: c.var.now() },
      )
      await audit(c, db, 'Task of care written', { detail: `task ${task}` })
    })
    if (form.assigned) tellHolder(c, form.assigned, 'task')
    return { detail: careAnswers.taskAdded }
  })
  .answer(calls.readTask, signedIn, async (c, { id }) => {
    const { db } = c.var
    const task = (await findTask(db, await careScopeOf(c), id)) ?? refuse(404, careRefusalWords.noSuchTask)
    await recordAccess(c, { what: `task ${task.id} of care`, rows: 1 })
    const today = await churchDay(db, c.var.now())
    return { ...answerOf(task, today), history: await readActs(db, task.id) }
  })
  .answer(calls.assignTask, signedIn, async (c) => {
    const { account, version } = await bodyOf(c)
    await decide(c, version, async (db, task, scope) => {
      if (task.state !== 'open') refuse(409, careRefusalWords.taskDone)
      await requireHelper(db, scope, account, { field: 'account', branch: task.branch })
      const word = await nameOf(db, account)
      await assignTask(db, task.id, account, { by: scope.me, now: c.var.now(), word })
      await audit(c, db, 'Task of care handed over', { detail: `task ${task.id} to account ${account}` })
    })
    tellHolder(c, account, 'task')
    return { detail: careAnswers.taskHandedOver }
  })
  .answer(calls.takeTask, signedIn, async (c) => {
    const { version } = await bodyOf(c)
    await decide(c, undefined, async (db, task, scope) => {
      if (task.state !== 'open') refuse(409, careRefusalWords.taskDoneAlready)
      if (task.taken_at !== null && task.assigned_to !== scope.me)
        refuse(
          409,
          careRefusalWords.isDoneBy({
            name: (await nameOf(db, task.assigned_to ?? 0)) || careRefusalWords.somebody,
          }),
        )
      if (version !== undefined && version !== task.version) refuse(409, changedMeanwhile())
      await takeTask(db, task.id, { by: scope.me, now: c.var.now() })
      await audit(c, db, 'Task of care taken', { detail: `task ${task.id}` })
    })
    return { detail: careAnswers.amongYourTasks }
  })
  .answer(calls.finishTask, signedIn, async (c) => {
    const { word, version } = await bodyOf(c)
    await decide(c, version, async (db, task, scope) => {
      if (task.state !== 'open') refuse(409, changedMeanwhile())
      await finishTask(db, task.id, { by: scope.me, now: c.var.now(), word })
      await audit(c, db, 'Task of care done', { detail: `task ${task.id}` })
    })
    return { detail: careAnswers.taskDone }
  })
  .answer(calls.reopenTask, signedIn, async (c) => {
    const { version } = await bodyOf(c)
    await decide(c, version, async (db, task, scope) => {
      if (task.state !== 'done') refuse(409, careRefusalWords.notDone)
      await reopenTask(db, task.id, { by: scope.me, now: c.var.now() })
      await audit(c, db, 'Task of care opened again', { detail: `task ${task.id}` })
    })
    return { detail: careAnswers.taskOpenAgain }
  })
  .answer(calls.findHelpers, signedIn, async (c) => {
    const scope = await careScopeOf(c)
    const { search } = readPaging(c, taskOrders)
    const { open } = await countMine(c.var.db, scope, '')
    // Names of staff are for those who have something to hand over.
    const helpers = tendsPeople(scope) || open > 0 ? await findHelpers(c.var.db, scope, search) : []
    await recordAccess(c, { what: 'who may care', rows: helpers.length })
    return helpers
  })
  .answer(calls.readOpenPrayers, caresForPeople, async (c) => {
    const rows = await listOpenPrayers(c.var.db, callerOf(c))
    await recordAccess(c, { what: 'prayer requests that nobody has taken', rows: rows.length })
    return rows
  })
  .answer(calls.takePrayer, caresForPeople, async (c, { id }) => {
    const { db, now } = c.var
    await c.var.limits.consume('care by account', String(callerOf(c).id))
    const today = await churchDay(db, now())
    await db.transaction().execute(async (transaction) => {
      await takePrayer(transaction, callerOf(c), id, { now: now(), today })
      await audit(c, transaction, 'Prayer request taken', { detail: `request ${id}` })
    })
    return { detail: careAnswers.amongYourTasks }
  })
  .answer(calls.readOverview, holds('pastor', 'admin'), async (c) => {
    const { db, now } = c.var
    const { branch } = callerOf(c)
    return await readOverview(db, { now: now(), today: await churchDay(db, now()), branch })
  })
  .answer(calls.readNewcomerSteps, holds('pastor', 'admin'), async (c) => {
    const { db, now } = c.var
    return countNewcomerSteps(db, { today: await churchDay(db, now()), branch: callerOf(c).branch })
  })

type Act = (db: Db, task: FoundTask, scope: CareScope) => Promise<void>

/** Decides about the task of the path as it is now, in one transaction. Throws 404 and 409. */
async function decide(c: Context<AppEnv>, version: number | undefined, act: Act): Promise<void> {
  await c.var.limits.consume('care by account', String(callerOf(c).id))
  const scope = await careScopeOf(c)
  await c.var.db.transaction().execute(async (db) => {
    const task = (await findTask(db, scope, idOf(c))) ?? refuse(404, careRefusalWords.noSuchTask)
    if (version !== undefined && version !== task.version) refuse(409, changedMeanwhile())
    await act(db, task, scope)
  })
}
