import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/repeats.ts'
import type { RepeatsAnswer } from '../../../../lib/contract/giving/repeat.ts'
import { donationRules } from '../../../../lib/texts/giving/donation-rules.ts'
import { anyone, signedIn } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { givingRefusals } from '../messages.ts'
import { addCard, addReminder, listRepeats, stopOwnRepeat } from './repeats.ts'
import { stopByLink } from './stop-link.ts'

/** A member's gifts that come again: an extension (docs/giving.md, "Recurring gifts"). Each write answers all of them. */
export const repeating = new Routes()
  .answer(calls.listRepeats, signedIn, (c) => answerOf(c))
  .answer(calls.addRepeat, [signedIn, idempotent], async (c) => {
    if (!c.var.giving) refuse(404, donationRules.noGifts)
    const form = await bodyOf(c)
    const act = await actOf(c)
    await c.var.db.transaction().execute((db) => addReminder(db, form, act))
    return answerOf(c)
  })
  .answer(calls.chargeCard, [signedIn, idempotent], async (c) => {
    const { db, factorKeys: keys, giving } = c.var
    const { providers } = giving ?? refuse(404, donationRules.noGifts)
    await addCard(db, await bodyOf(c), { ...(await actOf(c)), providers, keys })
    await audit(c, db, 'Card charged each month')
    return answerOf(c)
  })
  .answer(calls.stopRepeat, signedIn, async (c, { id }) => {
    await stopOwnRepeat(c.var.db, id, await actOf(c))
    return answerOf(c)
  })
  .answer(calls.stopReminder, anyone, async (c) => {
    const { db, tokenKeys: keys } = c.var
    await stopByLink(db, await bodyOf(c), { keys, now: c.var.now() })
    return { detail: givingRefusals.noReminderAnyMore }
  })

async function actOf(c: Context<AppEnv>) {
  const now = c.var.now()
  return { account: callerOf(c).id, now, today: await churchDay(c.var.db, now) }
}

const answerOf = async (c: Context<AppEnv>): Promise<RepeatsAnswer> => ({
  repeats: await listRepeats(c.var.db, callerOf(c).id),
})
