import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { AttendanceAnswer, AttendanceMark } from '../../../lib/contract/services/attendance.ts'
import { ChurchEventAnswer, EventForm } from '../../../lib/contract/services/event.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { assists, leads } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { bodyOf, formOf, takes, takesForm } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { watchesNumbers } from '../../website/page-content/numbers/watch-numbers.ts'
import { listAttendance, markAttendance, unmarkAttendance } from './attendance.ts'
import { createEvent, removeEvent, replaceEvent } from './change.ts'
import { ownEvent } from './of-path.ts'
import { changePoster, PosterForm, posterFile, removePoster } from './picture.ts'
import { eventOrders, listFellowshipEvents } from './repo.ts'
import { scopeWords } from './series/read-series.ts'

const event = ':event{[0-9]{1,15}}'
const member = ':member{[0-9]{1,15}}'

/** A fellowship leader's API for its events (spec 2 §7). Who assists may do all but delete one, which takes its marks with it. */
export const fellowshipEvents = new Hono<AppEnv>()
  .get(
    `/${id}/events`,
    assists,
    describe({ summary: 'The events of the fellowship', paged: true, answer: pageOf(ChurchEventAnswer) }),
    async (c) => {
      const paging = readPaging(c, eventOrders)
      return c.json(answerPage(c, paging, await listFellowshipEvents(c.var.db, idOf(c), paging)))
    },
  )
  .post(
    `/${id}/events`,
    assists,
    idempotent,
    demands(watchesNumbers),
    describe({
      summary: 'Adds an event of the fellowship',
      status: 201,
      answer: ChurchEventAnswer,
    }),
    takes(EventForm),
    async (c) => c.json(await createEvent(c, { ...(await bodyOf(c)), fellowship: idOf(c) }), 201),
  )
  .put(
    `/${id}/events/${event}`,
    assists,
    demands(watchesNumbers),
    describe({ summary: 'Changes an event of the fellowship', answer: ChurchEventAnswer }),
    takes(EventForm),
    async (c) => {
      const { id: eventId } = await ownEvent(c)
      return c.json(await replaceEvent(c, eventId, { ...(await bodyOf(c)), fellowship: idOf(c) }))
    },
  )
  .delete(
    `/${id}/events/${event}`,
    leads,
    describe({
      summary: 'Deletes an event of the fellowship; the bin keeps it for two weeks',
      seen: 'its version',
      query: { scope: scopeWords },
      answer: Done,
    }),
    async (c) => {
      const { id: eventId } = await ownEvent(c)
      await removeEvent(c, eventId)
      return c.json({ detail: 'Event deleted successfully' })
    },
  )
  .post(
    `/${id}/events/${event}/picture`,
    assists,
    describe({ summary: 'Sets the poster of an event, and says what it shows', answer: ChurchEventAnswer }),
    takesForm(PosterForm, posterFile),
    async (c) => {
      const { id: eventId } = await ownEvent(c)
      return formOf(c, async ({ fields, files }) =>
        c.json(await changePoster(c, eventId, { ...fields, ...files })),
      )
    },
  )
  .delete(
    `/${id}/events/${event}/picture`,
    assists,
    describe({ summary: 'Removes the poster of an event', answer: ChurchEventAnswer }),
    async (c) => c.json(await removePoster(c, (await ownEvent(c)).id)),
  )
  .get(
    `/${id}/events/${event}/attendance`,
    assists,
    describe({ summary: 'Who was marked at an event', answer: z.array(AttendanceAnswer) }),
    async (c) => {
      const { id: eventId } = await ownEvent(c)
      const marked = await listAttendance(c.var.db, eventId)
      await recordAccess(c, { what: `attendance of event ${eventId}`, rows: marked.length })
      return c.json(marked)
    },
  )
  .post(
    `/${id}/events/${event}/attendance`,
    assists,
    describe({
      summary: 'Marks a member present or absent, from the day of the event on',
      answer: Done,
    }),
    takes(AttendanceMark),
    async (c) => {
      await ownEvent(c)
      const { member: accountId, is_present: isPresent } = await bodyOf(c)
      const { id: markedBy } = callerOf(c)
      const now = c.var.now()
      // In a transaction: one that deletes the event has read the marks that the bin keeps.
      await c.var.db.transaction().execute(async (db) => {
        const { id: eventId, date } = await ownEvent(c, db)
        if (date > (await churchDay(db, now)))
          refuse(409, `This meeting is on ${longDay(date)}. Who was there is marked from that day on.`)
        const account = await findAccount(db, accountId)
        if (account?.fellowship_id !== idOf(c))
          refuseFields({ member: ['This is no member of the fellowship'] })
        await markAttendance(db, { eventId, accountId, isPresent, markedBy, now })
      })
      return c.json({ detail: 'Attendance updated' })
    },
  )
  .delete(
    `/${id}/events/${event}/attendance/${member}`,
    assists,
    describe({ summary: 'Takes a mark back', answer: Done }),
    async (c) => {
      const { id: eventId, title } = await ownEvent(c)
      await c.var.db.transaction().execute(async (db) => {
        await unmarkAttendance(db, eventId, idOf(c, 'member'))
        await note(c, db, 'Attendance removed', { detail: title })
      })
      return c.json({ detail: 'Attendance updated' })
    },
  )
