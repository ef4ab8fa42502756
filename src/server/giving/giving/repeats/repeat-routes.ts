import { type Context, Hono } from 'hono'
import { Done } from '../../../../lib/contract/answer.ts'
import {
  CardRepeatForm,
  RepeatForm,
  RepeatsAnswer,
  StopForm,
} from '../../../../lib/contract/giving/repeat.ts'
import { anyone, signedIn } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { bodyOf, takes } from '../../../platform/http/takes.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { note } from '../../../settings/system-log/note.ts'
import { noGifts } from '../begin.ts'
import { addCard, addReminder, listRepeats, stopOwnRepeat } from './repeats.ts'
import { stopByLink } from './stop-link.ts'

/** A member's gifts that come again: an extension (docs/giving.md, "Recurring gifts"). Each write answers all of them. */
export const repeating = new Hono<AppEnv>()
  .get(
    '/repeats',
    signedIn,
    describe({
      summary: 'The caller’s reminders to give, and cards that are charged',
      answer: RepeatsAnswer,
    }),
    async (c) => c.json(await answerOf(c)),
  )
  .post(
    '/repeats',
    signedIn,
    idempotent,
    describe({ summary: 'Sets a reminder to give', status: 201, answer: RepeatsAnswer }),
    takes(RepeatForm),
    async (c) => {
      if (!c.var.giving) refuse(404, noGifts)
      const form = await bodyOf(c)
      const act = await actOf(c)
      await c.var.db.transaction().execute((db) => addReminder(db, form, act))
      return c.json(await answerOf(c), 201)
    },
  )
  .post(
    '/repeats/card',
    signedIn,
    idempotent,
    describe({
      summary: 'Lets the card of one’s own gift be charged each month, as its owner says',
      status: 201,
      answer: RepeatsAnswer,
    }),
    takes(CardRepeatForm),
    async (c) => {
      const { db, factorKeys: keys, giving } = c.var
      const { providers } = giving ?? refuse(404, noGifts)
      await addCard(db, await bodyOf(c), { ...(await actOf(c)), providers, keys })
      await note(c, db, 'Card charged each month')
      return c.json(await answerOf(c), 201)
    },
  )
  .post(
    `/repeats/${id}/stop`,
    signedIn,
    describe({ summary: 'Stops one’s own reminder or card', answer: RepeatsAnswer }),
    async (c) => {
      await stopOwnRepeat(c.var.db, idOf(c), await actOf(c))
      return c.json(await answerOf(c))
    },
  )
  .post(
    '/reminders/stop',
    anyone,
    describe({ summary: 'Ends the reminders that the link of an e-mail names', answer: Done }),
    takes(StopForm),
    async (c) => {
      const { db, tokenKeys: keys } = c.var
      await stopByLink(db, await bodyOf(c), { keys, now: c.var.now() })
      return c.json({ detail: 'You get no such reminder any more.' })
    },
  )

async function actOf(c: Context<AppEnv>) {
  const now = c.var.now()
  return { account: callerOf(c).id, now, today: await churchDay(c.var.db, now) }
}

const answerOf = async (c: Context<AppEnv>): Promise<RepeatsAnswer> => ({
  repeats: await listRepeats(c.var.db, callerOf(c).id),
})
