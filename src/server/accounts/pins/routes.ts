import type { Context } from 'hono'
import * as calls from '../../../lib/contract/accounts/calls/pins.ts'
import type { PinKind } from '../../../lib/contract/accounts/pin.ts'
import type { Tag } from '../../platform/cache/response-cache.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { demands } from '../accounts/rights/demands.ts'
import { roles } from '../accounts/rights/guards.ts'
import { listPins, pinItem, unpinItem } from './repo.ts'

/** What the staff has pinned: an extension (docs/specification/settled.md). */
export const pins = new Routes()
  .answer(calls.listPins, roles('admin', 'media'), (c) => pinsNow(c, c.var.db))
  .answer(calls.pinItem, [roles('admin', 'media'), demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    refuseOthers(c, form.kind)
    const answer = await c.var.db.transaction().execute(async (db) => {
      const today = await churchDay(db, c.var.now())
      if (form.until !== '' && form.until < today)
        refuseFields({ until: [accountRefusals.pleaseChooseDayThat] })
      if (!(await pinItem(db, form, c.var.now()))) refuse(404, accountRefusals.noEntry)
      await audit(c, db, 'Pinned', {
        detail: `${form.kind} ${form.item}${form.until && `, until ${form.until}`}`,
      })
      return pinsNow(c, db)
    })
    c.var.cache.invalidate(tags[form.kind])
    return answer
  })
  .answer(calls.unpinItem, [roles('admin', 'media'), demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    refuseOthers(c, form.kind)
    const answer = await c.var.db.transaction().execute(async (db) => {
      await unpinItem(db, form)
      await audit(c, db, 'Unpinned', { detail: `${form.kind} ${form.item}` })
      return pinsNow(c, db)
    })
    c.var.cache.invalidate(tags[form.kind])
    return answer
  })

/** What is made of the records of a kind. */
const tags: Record<PinKind, Tag> = { sermon: 'sermons', event: 'events', announcement: 'announcements' }

const pinsNow = async (c: Context<AppEnv>, db: Db) => listPins(db, await churchDay(db, c.var.now()))

function refuseOthers(c: Context<AppEnv>, kind: PinKind): void {
  if (callerOf(c).role !== 'admin' && kind !== 'sermon') refuse(403, accountRefusals.yourAccountPinsSermons)
}
