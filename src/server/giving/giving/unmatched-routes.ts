import type { Context } from 'hono'
import * as calls from '../../../lib/contract/giving/calls/unmatched-payments.ts'
import type { UnmatchedPaymentAnswer } from '../../../lib/contract/giving/unmatched-payment.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { givingRefusals } from './messages.ts'
import { managesPayments } from './rights.ts'
import {
  assignPayment,
  findUnmatched,
  leaveUnmatched,
  listUnmatched,
  undoDecision,
  unmatchedOrders,
} from './unmatched.ts'

/** Payments that matched no gift, for a person to decide about: an extension (docs/decisions/giving.md#statements). */
export const unmatchedPayments = new Routes()
  .answer(calls.listUnmatched, managesPayments, async (c) => {
    const paging = readPaging(c, unmatchedOrders)
    return answerPage(c, paging, await listUnmatched(c.var.db, paging))
  })
  .answer(calls.assignPayment, [managesPayments, demands({ proof: 'always' })], async (c) => {
    const { reference, note: why } = await bodyOf(c)
    return decide(c, async (db, { id, settled }, of) => {
      if (settled) refuse(409, decided())
      await assignPayment(db, id, { reference, note: why, ...of })
      await audit(c, db, 'Payment given to a gift', { detail: `payment ${id}, gift ${reference}` })
    })
  })
  .answer(calls.leaveUnmatched, [managesPayments, demands('nothing')], async (c) => {
    const { note: why } = await bodyOf(c)
    return decide(c, async (db, { id, settled }, of) => {
      if (settled) refuse(409, decided())
      await leaveUnmatched(db, id, { note: why, ...of })
      await audit(c, db, 'Payment left without a gift', { detail: `payment ${id}` })
    })
  })
  .answer(calls.undoPayment, [managesPayments, demands({ proof: 'always' })], (c) =>
    decide(c, async (db, { id, settled }, { now }) => {
      if (!settled) refuse(409, givingRefusals.nothingDecidedAboutPayment)
      await undoDecision(db, id, now)
      await audit(c, db, 'Decision about a payment undone', {
        detail: `payment ${id}`,
        status: 'warning',
      })
    }),
  )

const decided = () => givingRefusals.somebodyHasDecidedAbout

type Act = (db: Db, payment: UnmatchedPaymentAnswer, of: { by: number; now: Date }) => Promise<void>

/** Decides about the payment of the path in one transaction, and returns it as it is then. Throws 404 and 409. */
function decide(c: Context<AppEnv>, act: Act): Promise<UnmatchedPaymentAnswer> {
  const id = idOf(c)
  return c.var.db.transaction().execute(async (db) => {
    const payment = (await findUnmatched(db, id)) ?? refuse(404, givingRefusals.noPayment)
    requireUnchanged(c, payment.version)
    await act(db, payment, { by: callerOf(c).id, now: c.var.now() })
    return (await findUnmatched(db, id)) ?? refuse(404, givingRefusals.noPayment)
  })
}
