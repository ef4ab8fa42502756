import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { ChurchEventAnswer, EventForm, EventSignupAnswer } from '../../../lib/contract/services/event.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readDay, readPaging } from '../../platform/http/page.ts'
import { bodyOf, formOf, takes, takesForm } from '../../platform/http/takes.ts'
import { fellowshipExists } from '../../register/fellowships/joining.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { watchesNumbers } from '../../website/page-content/numbers/watch-numbers.ts'
import { createEvent, removeEvent, replaceEvent } from './change.ts'
import { eventOf, readerOf } from './of-path.ts'
import { changePoster, PosterForm, posterFile, removePoster } from './picture.ts'
import { eventOrders, listEvents, listSignups } from './repo.ts'
import { readSeriesOf, scopeWords } from './series/read-series.ts'

/** The church's events (spec 1 §7). */
export const events = new Hono<AppEnv>()
  .get(
    '/',
    anyone,
    describe({
      summary: 'The events of the church and of my own fellowship',
      paged: true,
      query: {
        from: 'the first day, 2026-11-22',
        before: 'the day after the last',
        series:
          'next: of each series only its first event from `from` on, or from today; or the id of a series, for its events',
      },
      answer: pageOf(ChurchEventAnswer),
    }),
    cachedWithTags('events'),
    async (c) => {
      const days = { from: readDay(c, 'from'), before: readDay(c, 'before') }
      const series = { series: readSeriesOf(c), today: await churchDay(c.var.db, c.var.now()) }
      const paging = { ...readPaging(c, eventOrders), ...days, ...series }
      return c.json(answerPage(c, paging, await listEvents(c.var.db, readerOf(c), paging)))
    },
  )
  .get(
    '/my',
    signedIn,
    describe({
      summary: 'What I signed up for or want to be reminded of',
      answer: z.array(EventSignupAnswer),
    }),
    async (c) => c.json(await listSignups(c.var.db, callerOf(c).id)),
  )
  .get(
    `/${id}`,
    anyone,
    describe({ summary: 'One event', answer: ChurchEventAnswer }),
    cachedWithTags('events'),
    async (c) => c.json(await eventOf(c)),
  )
  .post(
    '/',
    roles('admin'),
    idempotent,
    demands(watchesNumbers),
    describe({ summary: 'Adds an event', status: 201, answer: ChurchEventAnswer }),
    takes(EventForm),
    async (c) => c.json(await createEvent(c, await checkForm(c, await bodyOf(c))), 201),
  )
  .put(
    `/${id}`,
    roles('admin'),
    demands(watchesNumbers),
    describe({ summary: 'Changes an event', answer: ChurchEventAnswer }),
    takes(EventForm),
    async (c) => {
      await eventOf(c)
      return c.json(await replaceEvent(c, idOf(c), await checkForm(c, await bodyOf(c))))
    },
  )
  .delete(
    `/${id}`,
    roles('admin'),
    describe({
      summary: 'Deletes an event with its attendance; the bin keeps it for two weeks',
      seen: 'its version',
      query: { scope: scopeWords },
      answer: Done,
    }),
    async (c) => {
      const { id: eventId } = await eventOf(c)
      await removeEvent(c, eventId)
      return c.json({ detail: 'Event deleted successfully' })
    },
  )
  .post(
    `/${id}/picture`,
    roles('admin'),
    describe({ summary: 'Sets the poster of an event, and says what it shows', answer: ChurchEventAnswer }),
    takesForm(PosterForm, posterFile),
    async (c) => {
      const event = await eventOf(c)
      return formOf(c, async ({ fields, files }) =>
        c.json(await changePoster(c, event.id, { ...fields, ...files })),
      )
    },
  )
  .delete(
    `/${id}/picture`,
    roles('admin'),
    describe({ summary: 'Removes the poster of an event', answer: ChurchEventAnswer }),
    async (c) => c.json(await removePoster(c, (await eventOf(c)).id)),
  )

/** The form itself. Throws 400 for a fellowship that does not exist. */
async function checkForm(c: Context<AppEnv>, form: EventForm): Promise<EventForm> {
  if (form.fellowship !== null && !(await fellowshipExists(c.var.db, form.fellowship)))
    refuseFields({ fellowship: ['There is no such fellowship'] })
  return form
}
