import * as calls from '../../../lib/contract/services/calls/services.ts'
import { anyone, roles } from '../../accounts/accounts/rights/guards.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { Records } from '../../settings/records/records.ts'
import { listComingShifts, withdrawMoved } from '../rota/shifts.ts'
import { tellDeleted, tellMoved } from '../rota/tell.ts'
import { serviceRefusals } from './messages.ts'
import { addService, changeService, deleteService, findService, listServices, serviceOrders } from './repo.ts'

const records = new Records({
  name: 'service',
  find: findService,
  remove: deleteService,
  titleOf: ({ title }) => title,
  bin: 'service',
  tags: ['services'],
})

/** The weekly services: an extension, since they are static in the specification (docs/specification/settled.md). */
export const services = new Routes()
  .answer(calls.listServices, [anyone, cachedWithTags('services', 'church settings')], async (c) => {
    const paging = readPaging(c, serviceOrders)
    return answerPage(c, paging, await listServices(c.var.db, paging, c.var.now()))
  })
  .answer(calls.readService, [anyone, cachedWithTags('services', 'church settings')], (c, { id }) =>
    records.read(c, id),
  )
  .answer(calls.addService, [roles('admin'), idempotent], async (c) => {
    const form = await bodyOf(c)
    const added = await records.write(c, { done: 'added', title: form.title }, (db) =>
      addService(db, form, c.var.now()),
    )
    return records.read(c, added)
  })
  .answer(calls.changeService, roles('admin'), async (c, { id }) => {
    await records.read(c, id)
    const form = await bodyOf(c)
    const withdrawn = await records.write(c, { done: 'changed', title: form.title }, async (db) => {
      if (!(await changeService(db, id, form))) refuse(409, changedMeanwhile())
      return withdrawMoved(db, { service: id, weekday: form.day, now: c.var.now() })
    })
    tellMoved(c, withdrawn)
    return records.read(c, id)
  })
  .answer(calls.deleteService, roles('admin'), async (c, { id }) => {
    const coming = await records.remove(c, id, (db) =>
      listComingShifts(db, { service: id, now: c.var.now() }),
    )
    tellDeleted(c, coming)
    return { detail: serviceRefusals.deleted }
  })
