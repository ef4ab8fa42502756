import { type Context, Hono } from 'hono'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { ServiceAnswer, ServiceForm } from '../../../lib/contract/services/service.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { moveToBin } from '../../settings/bin/move-to-bin.ts'
import { note } from '../../settings/system-log/note.ts'
import { tellDeleted, tellMoved } from '../rota/tell.ts'
import { listComingTurns, withdrawMoved } from '../rota/turns.ts'
import { addService, changeService, deleteService, findService, listServices, serviceOrders } from './repo.ts'

/** The weekly services: an extension, since they are static in the specification (docs/specification/settled.md). */
export const services = new Hono<AppEnv>()
  .get(
    '/',
    anyone,
    describe({ summary: 'The services of a week', paged: true, answer: pageOf(ServiceAnswer) }),
    cachedWithTags('services', 'church settings'),
    async (c) => {
      const paging = readPaging(c, serviceOrders)
      return c.json(answerPage(c, paging, await listServices(c.var.db, paging, c.var.now())))
    },
  )
  .get(
    `/${id}`,
    anyone,
    describe({ summary: 'One service of the week', answer: ServiceAnswer }),
    cachedWithTags('services', 'church settings'),
    async (c) => c.json(await serviceOf(c, idOf(c))),
  )
  .post(
    '/',
    roles('admin'),
    idempotent,
    describe({ summary: 'Adds a service', status: 201, answer: ServiceAnswer }),
    takes(ServiceForm),
    async (c) => {
      const form = await bodyOf(c)
      const added = await c.var.db.transaction().execute(async (db) => {
        await note(c, db, 'Service added', { detail: form.title })
        return addService(db, form, c.var.now())
      })
      c.var.cache.invalidate('services')
      return c.json(await serviceOf(c, added), 201)
    },
  )
  .put(
    `/${id}`,
    roles('admin'),
    describe({ summary: 'Changes a service', answer: ServiceAnswer }),
    takes(ServiceForm),
    async (c) => {
      await serviceOf(c, idOf(c))
      const form = await bodyOf(c)
      const withdrawn = await c.var.db.transaction().execute(async (db) => {
        if (!(await changeService(db, idOf(c), form))) refuse(409, changedMeanwhile)
        await note(c, db, 'Service changed', { detail: form.title })
        return withdrawMoved(db, { service: idOf(c), weekday: form.day, now: c.var.now() })
      })
      tellMoved(c, withdrawn)
      c.var.cache.invalidate('services')
      return c.json(await serviceOf(c, idOf(c)))
    },
  )
  .delete(
    `/${id}`,
    roles('admin'),
    describe({
      summary: 'Deletes a service; the bin keeps it for two weeks',
      seen: 'its version',
      answer: Done,
    }),
    async (c) => {
      const coming = await c.var.db.transaction().execute(async (db) => {
        const { title, version } = (await findService(db, idOf(c), c.var.now())) ?? refuse(404, noSuch)
        requireUnchanged(c, version)
        const turns = await listComingTurns(db, { service: idOf(c), now: c.var.now() })
        await moveToBin(c, db, { kind: 'service', row: idOf(c) })
        await deleteService(db, idOf(c))
        await note(c, db, 'Service deleted', { detail: title, status: 'warning' })
        return turns
      })
      tellDeleted(c, coming)
      c.var.cache.invalidate('services')
      return c.json({ detail: 'The service is deleted.' })
    },
  )

const noSuch = 'There is no such service.'

/** Throws 404. */
async function serviceOf(c: Context<AppEnv>, serviceId: number) {
  return (await findService(c.var.db, serviceId, c.var.now())) ?? refuse(404, noSuch)
}
