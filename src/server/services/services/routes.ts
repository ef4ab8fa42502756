import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/services.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { moveToBin } from '../../settings/bin/move-to-bin.ts'
import { note } from '../../settings/system-log/note.ts'
import { tellDeleted, tellMoved } from '../rota/tell.ts'
import { listComingTurns, withdrawMoved } from '../rota/turns.ts'
import { addService, changeService, deleteService, findService, listServices, serviceOrders } from './repo.ts'

/** The weekly services: an extension, since they are static in the specification (docs/specification/settled.md). */
export const services = new Routes()
  .answer(calls.listServices, [anyone, cachedWithTags('services', 'church settings')], async (c) => {
    const paging = readPaging(c, serviceOrders)
    return answerPage(c, paging, await listServices(c.var.db, paging, c.var.now()))
  })
  .answer(calls.readService, [anyone, cachedWithTags('services', 'church settings')], (c, { id }) =>
    serviceOf(c, id),
  )
  .answer(calls.addService, [roles('admin'), idempotent], async (c) => {
    const form = await bodyOf(c)
    const added = await c.var.db.transaction().execute(async (db) => {
      await note(c, db, 'Service added', { detail: form.title })
      return addService(db, form, c.var.now())
    })
    c.var.cache.invalidate('services')
    return serviceOf(c, added)
  })
  .answer(calls.changeService, roles('admin'), async (c, { id }) => {
    await serviceOf(c, id)
    const form = await bodyOf(c)
    const withdrawn = await c.var.db.transaction().execute(async (db) => {
      if (!(await changeService(db, id, form))) refuse(409, changedMeanwhile)
      await note(c, db, 'Service changed', { detail: form.title })
      return withdrawMoved(db, { service: id, weekday: form.day, now: c.var.now() })
    })
    tellMoved(c, withdrawn)
    c.var.cache.invalidate('services')
    return serviceOf(c, id)
  })
  .answer(calls.deleteService, roles('admin'), async (c, { id }) => {
    const coming = await c.var.db.transaction().execute(async (db) => {
      const { title, version } = (await findService(db, id, c.var.now())) ?? refuse(404, noSuch)
      requireUnchanged(c, version)
      const turns = await listComingTurns(db, { service: id, now: c.var.now() })
      await moveToBin(c, db, { kind: 'service', row: id })
      await deleteService(db, id)
      await note(c, db, 'Service deleted', { detail: title, status: 'warning' })
      return turns
    })
    tellDeleted(c, coming)
    c.var.cache.invalidate('services')
    return { detail: 'The service is deleted.' }
  })

const noSuch = 'There is no such service.'

/** Throws 404. */
async function serviceOf(c: Context<AppEnv>, serviceId: number) {
  return (await findService(c.var.db, serviceId, c.var.now())) ?? refuse(404, noSuch)
}
