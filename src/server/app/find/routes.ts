import * as calls from '../../../lib/contract/website/calls/quick-find.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import { Routes } from '../../platform/http/routes.ts'
import { readAsked } from './asked.ts'
import { findEverything } from './find.ts'

/** Quick find, one search over what the caller's own lists show: an extension (docs/architecture.md, "Quick find"). */
export const quickFind = new Routes().answer(calls.findRecords, anyone, async (c) => {
  const { caller, limits, address } = c.var
  if (caller) await limits.consume('find by account', String(caller.id))
  else await limits.consume('find by address', address)
  return { found: await findEverything(c, readAsked(c)) }
})
