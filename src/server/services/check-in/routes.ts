import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/check-in.ts'
import { ownCodeShown, type TodayAnswer } from '../../../lib/contract/services/check-in.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { holds, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { statusesOf } from '../../people/persons/statuses.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { takeActs } from './acts.ts'
import {
  checkInSessionAnswer,
  checkInSessionNow,
  checkInSessionOf,
  listChoices,
  openCheckInSession,
} from './check-in-sessions.ts'
import { collectChild, readChild } from './children.ts'
import { makeOwnCode, personOfCode } from './codes.ts'
import { checkInSessionOrders, listCheckInSessions } from './history.ts'
import { checkInRefusals } from './messages.ts'
import { findNames, listNames, nameOf } from './names.ts'

const marks = holds('usher', 'admin')

/** Who is here at a service: an extension (docs/check-in.md). */
export const checkIn = new Routes()
  .answer(calls.readToday, holds('usher', 'pastor', 'admin'), async (c) => {
    const caller = callerOf(c)
    const { held } = await dutiesInForce(c, caller)
    const isAdmin = caller.role === 'admin'
    const may: TodayAnswer['may'] = [
      ...(isAdmin || held.includes('usher') ? ['mark' as const] : []),
      ...(isAdmin || held.includes('pastor') ? ['history' as const] : []),
      ...(isAdmin ? ['export' as const] : []),
    ]
    return { ...(await listChoices(c.var.db, c.var.now(), caller.branch)), may }
  })
  .answer(calls.makeOwnCode, signedIn, async (c) => {
    const { id: account } = callerOf(c)
    await c.var.limits.consume('own code by account', String(account))
    const { db, tokenKeys } = c.var
    const code = await db
      .transaction()
      .execute((transaction) => makeOwnCode(transaction, account, tokenKeys, c.var.now()))
    return { code, seconds: ownCodeShown }
  })
  .answer(calls.listCheckInSessions, holds('pastor', 'admin'), async (c) => {
    const paging = readPaging(c, checkInSessionOrders)
    return answerPage(c, paging, await listCheckInSessions(c.var.db, paging, callerOf(c).branch))
  })
  .answer(calls.openCheckInSession, marks, async (c) => {
    const form = await bodyOf(c)
    const now = c.var.now()
    const checkInSession = await c.var.db.transaction().execute(async (db) => {
      const opened = await openCheckInSession(db, {
        ...form,
        branch: callerOf(c).branch,
        by: callerOf(c).id,
        now,
      })
      const detail = `${opened.checkInSession.title}, ${opened.checkInSession.day}`
      if (opened.isNew) await audit(c, db, 'Check-in opened', { detail })
      return opened.checkInSession
    })
    return checkInSessionAnswer(c.var.db, checkInSession, now)
  })
  .answer(calls.readCheckInSession, marks, (c) => answerCheckInSession(c))
  .answer(calls.readNames, marks, async (c, { id }) => {
    const checkInSession = await checkInSessionNow(c.var.db, id, askingOf(c))
    const answer = await listNames(c.var.db, checkInSession, callerOf(c).branch)
    await recordAccess(c, { what: 'names for the check-in', rows: answer.names.length })
    return answer
  })
  .answer(calls.findNames, marks, async (c, { id }) => {
    const { search } = readPaging(c, [])
    const checkInSession = await checkInSessionNow(c.var.db, id, askingOf(c))
    const names = await findNames(c.var.db, checkInSession.day, { search, branch: callerOf(c).branch })
    await recordAccess(c, { what: 'names for the check-in', rows: names.length, filter: search })
    return names
  })
  .answer(calls.sendActs, marks, async (c) => {
    const { acts } = await bodyOf(c)
    const { db, tokenKeys: keys } = c.var
    const now = c.var.now()
    await db.transaction().execute(async (transaction) => {
      const checkInSession = await checkInSessionOf(transaction, idOf(c), askingOf(c))
      const visitorStatus = (await statusesOf(transaction)).find((name) => /visit/i.test(name)) ?? 'Visitor'
      const { id, branch } = callerOf(c)
      const by = { by: id, branch, now, keys, visitorStatus }
      const { unknown } = await takeActs(transaction, checkInSession, acts, by)
      if (unknown === acts.length) refuse(404, checkInRefusals.personNotInRegister)
      const named = acts.filter((act) => act.kind === 'visitor' && act.here && act.first_name).length
      if (named > 0)
        await audit(c, transaction, 'Visitors added at the check-in', {
          detail: `${named} at sitting ${checkInSession.id}`,
        })
    })
    return { detail: checkInRefusals.kept }
  })
  .answer(calls.sendOwnCode, marks, async (c, { id }) => {
    await c.var.limits.consume('scan by account', String(callerOf(c).id))
    const { code } = await bodyOf(c)
    const { db, tokenKeys: keys } = c.var
    const now = c.var.now()
    const marked = await db.transaction().execute(async (transaction) => {
      const checkInSession = await checkInSessionNow(transaction, id, askingOf(c))
      const person = await personOfCode(transaction, code, keys, now)
      const act = { kind: 'mark' as const, id: `scan-${code}`, at: now.toISOString(), person, here: true }
      // A member's own code is valid at every branch.
      const by = { by: callerOf(c).id, branch: undefined, now, keys, visitorStatus: '' }
      await takeActs(transaction, checkInSession, [act], by)
      return nameOf(transaction, checkInSession, person)
    })
    return marked
  })
  .answer(calls.readChild, marks, async (c, { id, child }) => {
    const checkInSession = await checkInSessionNow(c.var.db, id, askingOf(c))
    const answer = await readChild(c.var.db, checkInSession, child)
    await recordAccess(c, { what: `who may collect person ${answer.id} of the register`, rows: 1 })
    return answer
  })
  .answer(calls.collectChild, marks, async (c, { id }) => {
    await c.var.limits.consume('collect by account', String(callerOf(c).id))
    const form = await bodyOf(c)
    const { db, tokenKeys: keys } = c.var
    const now = c.var.now()
    await db.transaction().execute(async (transaction) => {
      const checkInSession = await checkInSessionNow(transaction, id, askingOf(c))
      const how = await collectChild(transaction, checkInSession, { form, by: callerOf(c).id, now, keys })
      const { reason } = form
      const detail = `person ${form.child} at sitting ${checkInSession.id}, ${how}${reason ? `: ${reason}` : ''}`
      await audit(c, transaction, reason ? 'Child collected without a code' : 'Child collected', {
        detail,
        status: reason ? 'warning' : 'success',
      })
    })
    return answerCheckInSession(c)
  })

const askingOf = (c: Context<AppEnv>) => ({ now: c.var.now(), branch: callerOf(c).branch })

async function answerCheckInSession(c: Context<AppEnv>) {
  const { db } = c.var
  const now = c.var.now()
  const checkInSession = await checkInSessionOf(db, idOf(c), askingOf(c))
  const answer = await checkInSessionAnswer(db, checkInSession, now)
  await recordAccess(c, { what: `who is here at sitting ${checkInSession.id}`, rows: answer.here.length })
  return answer
}
