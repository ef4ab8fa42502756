import type { Context } from 'hono'
import * as pictureCalls from '../../../lib/contract/services/calls/event-picture.ts'
import * as signupCalls from '../../../lib/contract/services/calls/event-signups.ts'
import * as calls from '../../../lib/contract/services/calls/events.ts'
import { readEvent } from '../../../lib/contract/services/calls/one-event.ts'
import type { EventForm } from '../../../lib/contract/services/event.ts'
import { pagePictureLimit } from '../../../lib/contract/website/page-editing.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readDay, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import { fellowshipExists } from '../../register/fellowships/joining.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { watchesNumbers } from '../../website/cms/numbers/watch-numbers.ts'
import { createEvent, removeEvent, replaceEvent } from './change.ts'
import { eventRefusals } from './messages.ts'
import { eventOf, readerOf } from './of-path.ts'
import { changePoster, removePoster } from './picture.ts'
import { eventOrders, listEvents, listSignups } from './repo.ts'
import { readSeriesOf } from './series/read-series.ts'

/** The church's events (spec 1 §7). */
export const events = new Routes()
  .answer(calls.listEvents, [anyone, cachedWithTags('events')], async (c) => {
    const days = { from: readDay(c, 'from'), before: readDay(c, 'before') }
    const series = { series: readSeriesOf(c), today: await churchDay(c.var.db, c.var.now()) }
    const paging = { ...readPaging(c, eventOrders), ...days, ...series }
    return answerPage(c, paging, await listEvents(c.var.db, readerOf(c), paging))
  })
  .answer(signupCalls.listMySignups, signedIn, (c) => listSignups(c.var.db, callerOf(c).id))
  .answer(readEvent, [anyone, cachedWithTags('events')], (c) => eventOf(c))
  .answer(calls.addEvent, [roles('admin'), idempotent, demands(watchesNumbers)], async (c) =>
    createEvent(c, await checkForm(c, await bodyOf(c))),
  )
  .answer(calls.changeEvent, [roles('admin'), demands(watchesNumbers)], async (c, { id }) => {
    await eventOf(c)
    return replaceEvent(c, id, await checkForm(c, await bodyOf(c)))
  })
  .answer(calls.deleteEvent, roles('admin'), async (c) => {
    const { id: eventId } = await eventOf(c)
    await removeEvent(c, eventId)
    return { detail: eventRefusals.deleted }
  })
  .answer(
    pictureCalls.sendPoster,
    roles('admin'),
    async (c) => {
      const event = await eventOf(c)
      return formOf(c, ({ fields, files }) => changePoster(c, event.id, { ...fields, ...files }))
    },
    pagePictureLimit,
  )
  .answer(pictureCalls.removePoster, roles('admin'), async (c) => removePoster(c, (await eventOf(c)).id))

/** The form itself. Throws 400 for a fellowship that does not exist. */
async function checkForm(c: Context<AppEnv>, form: EventForm): Promise<EventForm> {
  if (form.fellowship !== null && !(await fellowshipExists(c.var.db, form.fellowship)))
    refuseFields({ fellowship: [eventRefusals.noFellowship] })
  return form
}
