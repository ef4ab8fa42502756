import * as attendanceCalls from '../../../lib/contract/services/calls/attendance.ts'
import * as pictureCalls from '../../../lib/contract/services/calls/event-picture.ts'
import * as calls from '../../../lib/contract/services/calls/events.ts'
import { pagePictureLimit } from '../../../lib/contract/website/page-editing.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { assists, leads } from '../../accounts/accounts/rights/guards.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { watchesNumbers } from '../../website/cms/numbers/watch-numbers.ts'
import { listAttendance, markAttendance, unmarkAttendance } from './attendance.ts'
import { createEvent, removeEvent, replaceEvent } from './change.ts'
import { eventRefusals } from './messages.ts'
import { ownEvent } from './of-path.ts'
import { changePoster, removePoster } from './picture.ts'
import { eventOrders, listFellowshipEvents } from './repo.ts'

/** A fellowship leader's API for its events (spec 2 §7). Who assists may do all but delete one, which takes its marks with it. */
export const fellowshipEvents = new Routes()
  .answer(calls.listFellowshipEvents, assists, async (c, { id }) => {
    const paging = readPaging(c, eventOrders)
    return answerPage(c, paging, await listFellowshipEvents(c.var.db, id, paging))
  })
  .answer(calls.addFellowshipEvent, [assists, idempotent, demands(watchesNumbers)], async (c, { id }) =>
    createEvent(c, { ...(await bodyOf(c)), fellowship: id }),
  )
  .answer(calls.changeFellowshipEvent, [assists, demands(watchesNumbers)], async (c, { id }) => {
    const { id: eventId } = await ownEvent(c)
    return replaceEvent(c, eventId, { ...(await bodyOf(c)), fellowship: id })
  })
  .answer(calls.deleteFellowshipEvent, leads, async (c) => {
    const { id: eventId } = await ownEvent(c)
    await removeEvent(c, eventId)
    return { detail: eventRefusals.deleted }
  })
  .answer(
    pictureCalls.sendFellowshipPoster,
    assists,
    async (c) => {
      const { id: eventId } = await ownEvent(c)
      return formOf(c, ({ fields, files }) => changePoster(c, eventId, { ...fields, ...files }))
    },
    pagePictureLimit,
  )
  .answer(pictureCalls.removeFellowshipPoster, assists, async (c) => removePoster(c, (await ownEvent(c)).id))
  .answer(attendanceCalls.listAttendance, assists, async (c) => {
    const { id: eventId } = await ownEvent(c)
    const marked = await listAttendance(c.var.db, eventId)
    await recordAccess(c, { what: `attendance of event ${eventId}`, rows: marked.length })
    return marked
  })
  .answer(attendanceCalls.markAttendance, assists, async (c, { id }) => {
    await ownEvent(c)
    const { member: accountId, is_present: isPresent } = await bodyOf(c)
    const { id: markedBy } = callerOf(c)
    const now = c.var.now()
    // In a transaction: one that deletes the event has read the marks that the bin keeps.
    await c.var.db.transaction().execute(async (db) => {
      const { id: eventId, date } = await ownEvent(c, db)
      if (date > (await churchDay(db, now)))
        refuse(409, eventRefusals.meetingLater({ day: shownTime(longDay(date)) }))
      const account = await findAccount(db, accountId)
      if (account?.fellowship_id !== id) refuseFields({ member: [eventRefusals.notMember] })
      await markAttendance(db, { eventId, accountId, isPresent, markedBy, now })
    })
    return { detail: eventRefusals.attendanceSaved }
  })
  .answer(attendanceCalls.unmarkAttendance, assists, async (c, { member }) => {
    const { id: eventId, title } = await ownEvent(c)
    await writeLogged(c, { action: 'Attendance removed', detail: title }, (db) =>
      unmarkAttendance(db, eventId, member),
    )
    return { detail: eventRefusals.attendanceSaved }
  })
