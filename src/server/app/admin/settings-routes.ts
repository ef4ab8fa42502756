import type { Context } from 'hono'
import * as calls from '../../../lib/contract/settings/calls/church-settings.ts'
import {
  type ChurchSettingsAnswer,
  defaultChurchSettings,
} from '../../../lib/contract/settings/church-settings.ts'
import { forgetGraces, requiredByDefault } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchLines } from '../../settings/church-settings/church-lines.ts'
import {
  changeChurchSettings,
  forgetChurchSettings,
  storedSettings,
} from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { watchesNumbers, watchNumbers } from '../../website/cms/numbers/watch-numbers.ts'

/** The church's settings: an extension (docs/decisions/server.md#church-settings). */
export const churchSettings = new Routes()
  .answer(calls.readChurchSettings, roles('admin'), (c) => answer(c, c.var.db))
  .answer(
    calls.changeChurchSettings,
    [roles('admin'), demands({ ...watchesNumbers, proof: 'always' })],
    async (c) => {
      const caller = callerOf(c)
      await c.var.limits.consume('setting by account', String(caller.id))
      const changes = await bodyOf(c)
      const { changed, tell } = await c.var.db.transaction().execute(async (db) => {
        const { version, settings: before } = await answer(c, db)
        requireUnchanged(c, version)
        const tell = await watchNumbers(c, db, {
          place: 'Settings',
          before: churchLines(before),
          words: churchLines(changes),
        })
        const keys = await changeChurchSettings(db, { changes, before, by: caller.id, at: c.var.now() })
        if (keys.includes('second_factor_required')) await forgetGraces(db)
        if (keys.length > 0) await audit(c, db, 'Church settings changed', { detail: keys.join(', ') })
        return { tell, changed: await answer(c, db) }
      })
      tell()
      forgetChurchSettings(c.var.db)
      c.var.cache.invalidate('church settings')
      return changed
    },
  )

/** The log period and the second factor requirement default to the settings of the process (LOG_DAYS). */
async function answer(c: Context<AppEnv>, db: Db): Promise<ChurchSettingsAnswer> {
  const { version, changed } = await storedSettings(db)
  const second_factor_required = requiredByDefault(c.var.settings)
  const byProcess = { log_days: c.var.settings.LOG_DAYS, second_factor_required }
  const settings = { ...defaultChurchSettings, ...byProcess, ...changed }
  return { version, settings }
}
