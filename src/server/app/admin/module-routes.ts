import * as calls from '../../../lib/contract/settings/calls/modules.ts'
import type { ModulesAnswer } from '../../../lib/contract/settings/modules.ts'
import { type ModuleId, moduleIds, modules, type Off } from '../../../lib/modules/modules.ts'
import { lacking } from '../../../lib/modules/switching.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import { allTags } from '../../platform/cache/response-cache.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { changeModules, forgetChurchSettings, storedModules } from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'

/** Which parts of the product the church uses: an extension (docs/modules.md). */
export const moduleSettings = new Routes()
  .answer(calls.readModules, roles('admin'), (c) => answer(c.var.db))
  .answer(calls.changeModules, [roles('admin'), demands('nothing')], async (c) => {
    const caller = callerOf(c)
    await c.var.limits.consume('setting by account', String(caller.id))
    const wanted = new Set((await bodyOf(c)).off)
    const missing = lacking(wanted)
    if (missing.length > 0) refuse(400, missing.join(' '))
    const off = moduleIds.filter((id) => wanted.has(id))
    const changed = await c.var.db.transaction().execute(async (db) => {
      const { version, off: before } = await storedModules(db)
      requireUnchanged(c, version)
      await changeModules(db, {
        changes: { modules_off: off },
        before: { modules_off: version > 0 ? [...before] : otherThan(off) },
        by: caller.id,
        at: c.var.now(),
      })
      const detail = changesOf(before, wanted)
      if (detail) await audit(c, db, 'Modules changed', { detail })
      return answer(db)
    })
    forgetChurchSettings(c.var.db)
    // Lists that are kept of a module go, too.
    c.var.cache.invalidate(...allTags)
    return changed
  })

/** Before the first choice nothing is stored. That one is, even where it leaves all on: the set-up then knows that it was made. */
const otherThan = (off: readonly ModuleId[]): ModuleId[] => (off.length > 0 ? [] : [...moduleIds])

async function answer(db: Db): Promise<ModulesAnswer> {
  const { version, off } = await storedModules(db)
  return { version, off: [...off] }
}

/** What was switched, by name: `off: Rota, Check-in; on: Care`. */
function changesOf(before: Off, after: Off): string {
  const namesOf = (some: Off, others: Off) =>
    moduleIds.filter((id) => some.has(id) && !others.has(id)).map((id) => modules[id].name)
  const switched = { off: namesOf(after, before), on: namesOf(before, after) }
  return Object.entries(switched)
    .filter(([, names]) => names.length > 0)
    .map(([way, names]) => `${way}: ${names.join(', ')}`)
    .join('; ')
}
