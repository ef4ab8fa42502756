import * as calls from '../../../lib/contract/services/calls/rota.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { signedIn } from '../../accounts/accounts/rights/guards.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { leaveTeam, offerToServe } from './membership.ts'
import { rotaRefusals } from './messages.ts'
import { addCannot, readOwnRota, removeCannot, setRemindDays } from './own.ts'
import { answerShift, offerShift, takeShift } from './shifts.ts'
import { tellDeclined, tellLeft, tellTaken } from './tell.ts'

/** What the rota is to a member: an extension (docs/rota.md). */
export const ownRota = new Routes()
  .answer(calls.readOwnRota, signedIn, async (c) => {
    const caller = callerOf(c)
    const mayManage = caller.role === 'admin' || (await dutiesInForce(c, caller)).held.includes('rota')
    return readOwnRota(c.var.db, { id: caller.id, mayManage }, c.var.now())
  })
  .answer(calls.answerShift, signedIn, async (c, { id }) => {
    const [{ id: of }, form, now] = [callerOf(c), await bodyOf(c), c.var.now()]
    await c.var.limits.consume('rota by account', String(of))
    const shift = await c.var.db.transaction().execute(async (db) => {
      const before = await answerShift(db, id, { ...form, of, now })
      if (before.state === form.answer) return undefined
      requireUnchanged(c, before.version)
      await audit(c, db, 'Turn answered', { detail: `turn ${before.id}: ${form.answer}` })
      return before
    })
    if (shift && form.answer === 'declined') tellDeclined(c, shift)
    return { detail: form.answer === 'accepted' ? rotaRefusals.thanks : rotaRefusals.answerKept }
  })
  .answer(calls.offerShift, signedIn, async (c, { id }) => {
    const [{ id: of }, form, now] = [callerOf(c), await bodyOf(c), c.var.now()]
    await c.var.limits.consume('rota by account', String(of))
    await c.var.db.transaction().execute(async (db) => {
      const { id: shift, version } = await offerShift(db, id, { ...form, of, now })
      requireUnchanged(c, version)
      const detail = `turn ${shift}: ${form.offered ? 'offered to the team' : 'not offered any more'}`
      await audit(c, db, 'Turn offered', { detail })
    })
    return { detail: form.offered ? rotaRefusals.teamCanTake : rotaRefusals.yoursAgain }
  })
  .answer(calls.takeShift, signedIn, async (c, { id }) => {
    const [{ id: by }, now] = [callerOf(c), c.var.now()]
    await c.var.limits.consume('rota by account', String(by))
    const shift = await c.var.db.transaction().execute(async (db) => {
      const before = await takeShift(db, id, { by, now })
      await audit(c, db, 'Turn taken', { detail: `turn ${before.id} of the team ${before.team_name}` })
      return before
    })
    tellTaken(c, shift)
    return { detail: rotaRefusals.turnYours }
  })
  .answer(calls.addCannot, [signedIn, idempotent], async (c) => {
    const [{ id: account }, form, now] = [callerOf(c), await bodyOf(c), c.var.now()]
    await c.var.limits.consume('rota by account', String(account))
    await c.var.db.transaction().execute((db) => addCannot(db, { ...form, account, now }))
    return { detail: rotaRefusals.notAskedThen }
  })
  .answer(calls.removeCannot, signedIn, async (c, { id }) => {
    await c.var.db.transaction().execute((db) => removeCannot(db, id, callerOf(c).id))
    return { detail: rotaRefusals.askedAgain }
  })
  .answer(calls.serveIn, signedIn, async (c, { id }) => {
    const [{ id: account }, { serve }, now] = [callerOf(c), await bodyOf(c), c.var.now()]
    await c.var.limits.consume('rota by account', String(account))
    const withdrawn = await c.var.db.transaction().execute(async (db) => {
      await audit(c, db, serve ? 'Offered to serve' : 'Left a team', { detail: `team ${id}` })
      if (!serve) return leaveTeam(db, { team: id, account, now })
      await offerToServe(db, id, account, now)
      return []
    })
    tellLeft(c, withdrawn)
    return { detail: serve ? rotaRefusals.keepersSee : rotaRefusals.left }
  })
  .answer(calls.setRemindDays, signedIn, async (c) => {
    const [{ id: account }, { remind_days }] = [callerOf(c), await bodyOf(c)]
    await c.var.limits.consume('rota by account', String(account))
    await c.var.db.transaction().execute((db) => setRemindDays(db, account, remind_days))
    return { detail: rotaRefusals.saved }
  })
