import * as calls from '../../../lib/contract/people/calls/exports.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { appRefusals } from '../messages.ts'

/** Exports of lists of people: the browser makes the file from a list response, and asks here for permission first. */
export const exports = new Routes().answer(
  calls.requestExport,
  [roles('admin', 'fellowship_leader'), demands({ proof: 'always' })],
  async (c) => {
    const caller = callerOf(c)
    await c.var.limits.consume('export by account', String(caller.id))
    const { list, rows, filter } = await bodyOf(c)
    if ((list === 'system log' || list === 'check-ins') && caller.role !== 'admin')
      refuse(403, appRefusals.yourAccountMayNot)
    await audit(c, c.var.db, 'List exported', { detail: `${list}: ${rows} rows` })
    await recordAccess(c, { what: `file of: ${list}`, rows, filter })
    return { detail: appRefusals.youCanSaveList }
  },
)
