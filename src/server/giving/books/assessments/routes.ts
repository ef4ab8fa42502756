import * as calls from '../../../../lib/contract/giving/calls/assessments.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { bookRefusals } from '../messages.ts'
import {
  addAssessment,
  changeAssessment,
  listAssessments,
  readAssessment,
  removeAssessment,
} from './assessments.ts'

/** What the church owes to those above it: an extension (docs/giving.md, "Budget"). */
export const assessing = new Routes()
  .answer(calls.listAssessments, holds('treasurer', 'signatory'), async (c) => {
    const today = await churchDay(c.var.db, c.var.now())
    const year = Number(c.req.query('year') || today.slice(0, 4))
    if (!Number.isSafeInteger(year)) refuseFields({ year: [bookRefusals.pleaseGiveYear] })
    return listAssessments(c.var.db, year)
  })
  .answer(calls.addAssessment, [holds('treasurer'), idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    const act = { by: callerOf(c).id, now: c.var.now() }
    return writeLogged(c, { action: 'Assessment added', detail: form.name }, async (db) =>
      readAssessment(db, await addAssessment(db, form, act)),
    )
  })
  .answer(calls.changeAssessment, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return writeLogged(c, { action: 'Assessment changed', detail: form.name }, async (db) => {
      await changeAssessment(db, id, form)
      return readAssessment(db, id)
    })
  })
  .answer(calls.removeAssessment, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    await writeLogged(c, { action: 'Assessment removed', detail: (name: string) => name }, (db) =>
      removeAssessment(db, id),
    )
    return { detail: bookRefusals.assessmentRemoved }
  })
