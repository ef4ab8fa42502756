import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type ActivitySlug, activitySlugs } from '../../lib/contract/activity.ts'
import { ActivityGuest, ActivitySignup } from '../../lib/contract/answers/activity.ts'
import { Done } from '../../lib/contract/answers/answer.ts'
import type { AppEnv } from '../http/app.ts'
import { describe } from '../http/describe.ts'
import { refuse } from '../http/refusal.ts'
import { callerOf, roles, signedIn } from '../http/rules.ts'
import { recordAccess } from '../log/access.ts'
import { addActivitySignup, listActivityGuests, listActivitySignups, removeActivitySignup } from './repo.ts'

/** Sign-ups for what the youth ministry offers: an extension, since the specification’s buttons do nothing (decisions). */
export const activities = new Hono<AppEnv>()
  .get(
    '/my',
    signedIn,
    describe({ summary: 'The youth activities that I signed up for', answer: z.array(ActivitySignup) }),
    async (c) => c.json(await listActivitySignups(c.var.db, callerOf(c).id)),
  )
  .get(
    '/signups',
    roles('admin'),
    describe({ summary: 'Who has signed up for which youth activity', answer: z.array(ActivityGuest) }),
    async (c) => {
      const guests = await listActivityGuests(c.var.db)
      await recordAccess(c, { what: 'sign-ups for youth activities', rows: guests.length })
      return c.json(guests)
    },
  )
  .post(
    '/:activity/signup',
    signedIn,
    describe({ summary: 'Signs me up for a youth activity; twice is once', answer: Done }),
    async (c) => {
      const activity = activityOf(c)
      await addActivitySignup(c.var.db, { activity, accountId: callerOf(c).id, now: c.var.now() })
      return c.json({ detail: 'You are signed up.' })
    },
  )
  .delete(
    '/:activity/signup',
    signedIn,
    describe({ summary: 'Takes my sign-up for a youth activity back', answer: Done }),
    async (c) => {
      await removeActivitySignup(c.var.db, activityOf(c), callerOf(c).id)
      return c.json({ detail: 'Your sign-up is taken back.' })
    },
  )

/** The activity of the path. Throws 404. */
function activityOf(c: Context<AppEnv>): ActivitySlug {
  const named = c.req.param('activity')
  return activitySlugs.find((slug) => slug === named) ?? refuse(404, 'There is no such activity.')
}
