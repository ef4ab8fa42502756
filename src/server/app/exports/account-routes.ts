import * as calls from '../../../lib/contract/people/calls/exports.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { record } from '../../settings/system-log/repo.ts'
import { exportAccount } from './account.ts'

/** A member's file of everything that the church keeps of them: an extension. */
export const ownExport = new Routes().answer(calls.exportOwn, signedIn, async (c) => {
  const caller = callerOf(c)
  await c.var.limits.consume('export by account', String(caller.id))
  const now = c.var.now()
  await record(c.var.db, {
    at: now,
    account: caller,
    action: 'Own data exported',
    address: c.var.address,
    status: 'success',
  })
  c.header('Content-Disposition', `attachment; filename="asore-${await churchDay(c.var.db, now)}.json"`)
  return exportAccount(c.var.db, caller.id, 'owner')
})

/** The same of somebody, for the office's answer to a request about data. */
export const exportsOfPeople = new Routes().answer(
  calls.exportPerson,
  [roles('admin'), demands({ proof: 'always' })],
  async (c, { id }) => {
    await c.var.limits.consume('export by account', String(callerOf(c).id))
    const account = (await findAccount(c.var.db, id)) ?? refuse(404, callRefusals.thereNoSuchMember)
    await recordAccess(c, { what: 'file of everything about a person', rows: 1, subjectId: account.id })
    await audit(c, c.var.db, 'Data of a person exported', { detail: account.username })
    c.header('Content-Disposition', 'attachment; filename="asore-person.json"')
    return exportAccount(c.var.db, account.id, 'office')
  },
)
