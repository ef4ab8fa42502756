import type { Context } from 'hono'
import * as calls from '../../../lib/contract/giving/calls/published-years.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { listYears, previewYear, publishYear, withdrawYear } from './published-years.ts'

const treasurer = holds('treasurer')

/** A year in figures on the page Give, as far as a treasurer publishes it (docs/decisions/giving.md#ledger). */
export const publishedYears = new Routes()
  .answer(calls.listYears, treasurer, (c) => listYears(c.var.db))
  .answer(calls.previewYear, [treasurer, demands('nothing')], async (c) =>
    previewYear(c.var.db, await bodyOf(c), c.var.now()),
  )
  .answer(calls.publishYear, [treasurer, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    const by = callerOf(c).id
    const publish = (db: Db) => publishYear(db, { form, by, now: c.var.now() })
    return changing(c, 'Annual figures published', form.year, publish)
  })
  .answer(calls.withdrawYear, [treasurer, demands('nothing')], (c, { id: year }) =>
    changing(c, 'Annual figures withdrawn', year, (db) => withdrawYear(db, year)),
  )

async function changing(c: Context<AppEnv>, action: string, year: number, change: (db: Db) => Promise<void>) {
  await writeLogged(c, { action, detail: `${year}` }, change)
  c.var.cache.invalidate('published years')
  return listYears(c.var.db)
}
