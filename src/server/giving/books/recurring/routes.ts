import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/recurring-vouchers.ts'
import { dutiesInForce } from '../../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { spendVoucherAnswer } from '../spending/vouchers.ts'
import { leaveOutProposal, prepareProposal, proposeDue } from './propose.ts'
import { addRecurring, changeRecurring, listRecurring } from './recurring.ts'

/** What the church pays again and again (docs/giving.md, "Spending"). */
export const recurringVouchers = new Routes()
  .answer(calls.listRecurring, holds('treasurer', 'signatory'), (c) => listRecurring(c.var.db))
  .answer(calls.addRecurring, [holds('treasurer'), idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    const act = { by: callerOf(c).id, now: c.var.now() }
    await writeLogged(c, { action: 'Recurring voucher added', detail: form.purpose }, (db) =>
      addRecurring(db, form, act),
    )
    return proposed(c)
  })
  .answer(calls.changeRecurring, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    await writeLogged(c, { action: 'Recurring voucher changed', detail: form.purpose }, (db) =>
      changeRecurring(db, id, form),
    )
    return proposed(c)
  })
  .answer(
    calls.prepareProposal,
    [holds('treasurer'), demands({ second: 'a signatory approves it' })],
    async (c, { id }) => {
      const act = await actOf(c)
      return c.var.db.transaction().execute(async (db) => {
        const voucher = await spendVoucherAnswer(db, await prepareProposal(db, id, act), act.actor)
        await audit(c, db, 'Spending voucher prepared', { detail: voucher.number, status: 'warning' })
        return voucher
      })
    },
  )
  .answer(calls.leaveOutProposal, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const { why } = await bodyOf(c)
    const act = await actOf(c)
    await writeLogged(c, { action: 'Proposed voucher left out', detail: `proposal ${id}` }, (db) =>
      leaveOutProposal(db, id, why, act),
    )
    return listRecurring(c.var.db)
  })

async function actOf(c: Context<AppEnv>) {
  const { held } = await dutiesInForce(c, callerOf(c))
  return { actor: { id: callerOf(c).id, held }, now: c.var.now() }
}

/** Proposes what is due by now, so that nobody waits for the job, and answers all. */
async function proposed(c: Context<AppEnv>) {
  await proposeDue(c.var.db, c.var.now())
  return listRecurring(c.var.db)
}
