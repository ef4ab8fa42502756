import * as calls from '../../../lib/contract/accounts/calls/givers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { holds } from '../accounts/rights/guards.ts'
import { findByName } from '../accounts/search.ts'

/** Finding the member who gave an envelope or a cheque, for those who count. */
export const givers = new Routes().answer(calls.findGivers, holds('counter', 'treasurer'), async (c) => {
  const { search } = readPaging(c, [])
  if (search.length < 2) return []
  const rows = await findByName(c.var.db, search, callerOf(c))
  await recordAccess(c, { what: 'members, for the books', rows: rows.length, filter: search })
  return rows
})
