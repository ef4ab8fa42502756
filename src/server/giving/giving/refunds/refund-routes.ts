import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/refunds.ts'
import type { RefundAnswer } from '../../../../lib/contract/giving/refund.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../../platform/http/pagination.ts'
import { requireUnchanged } from '../../../platform/http/preconditions.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { givingRefusals } from '../messages.ts'
import { approvesRefunds, managesPayments } from '../rights.ts'
import { tellOfDecision, tellOfRefund } from './decision-emails.ts'
import {
  askRefund,
  findRefund,
  listRefunds,
  markDeclined,
  markSent,
  refundOrders,
  sendRefund,
  withoutRefunds,
} from './refunds.ts'

/** Refunds by two people: an extension (docs/decisions/giving.md#two-people). */
export const refundRoutes = new Routes()
  .answer(calls.listRefunds, approvesRefunds, async (c) => {
    const paging = readPaging(c, refundOrders)
    return answerPage(c, paging, await listRefunds(c.var.db, paging))
  })
  .answer(
    calls.askRefund,
    [
      managesPayments,
      idempotent,
      demands({ proof: 'always', second: 'another treasurer or an admin approves it' }),
    ],
    async (c) => {
      const body = await bodyOf(c)
      const { providers } = c.var.giving ?? refuse(409, withoutRefunds())
      const by = callerOf(c).id
      const made = await c.var.db.transaction().execute(async (db) => {
        const id = await askRefund({ db, providers }, { ...body, by, now: c.var.now() })
        await audit(c, db, 'Refund asked for', { detail: `refund ${id}, receipt ${body.receipt_number}` })
        return refundOf(db, id)
      })
      tellOfRefund(c, made)
      return made
    },
  )
  .answer(
    calls.approveRefund,
    [approvesRefunds, demands({ proof: 'always', second: 'is the approval' })],
    async (c) => {
      const { providers } = c.var.giving ?? refuse(409, withoutRefunds())
      const { db, now } = c.var
      const by = callerOf(c)
      const { id } = await decide(c, async (transaction, refund) => {
        // An asker whose account is deleted is nobody: it has to be asked for again.
        if (!refund.asked_by || refund.asked_by === by.username) refuse(403, byAnother())
        await markSent(transaction, refund.id, { by: by.id, now: now() })
        await audit(c, transaction, 'Refund approved', { detail: `refund ${refund.id}`, status: 'warning' })
      })
      await sendRefund({ db, providers, now }, id)
      const approved = await refundOf(db, id)
      await tellOfDecision(c, approved)
      return approved
    },
  )
  .answer(calls.declineRefund, [approvesRefunds, demands('nothing')], async (c) => {
    const { why } = await bodyOf(c)
    const declined = await decide(c, async (db, { id }) => {
      await markDeclined(db, id, { why, by: callerOf(c).id, now: c.var.now() })
      await audit(c, db, 'Refund declined', { detail: `refund ${id}` })
    })
    await tellOfDecision(c, declined)
    return declined
  })

const byAnother = () => givingRefusals.youAskedForRefund
const noSuch = () => givingRefusals.noRefund

const refundOf = async (db: Db, id: number): Promise<RefundAnswer> =>
  (await findRefund(db, id)) ?? refuse(404, noSuch())

type Act = (db: Db, refund: RefundAnswer) => Promise<void>

/** Decides about the refund of the path while it waits for that, in one transaction. Throws 404 and 409. */
function decide(c: Context<AppEnv>, act: Act): Promise<RefundAnswer> {
  const id = idOf(c)
  return c.var.db.transaction().execute(async (db) => {
    const refund = await refundOf(db, id)
    requireUnchanged(c, refund.version)
    if (refund.state !== 'asked') refuse(409, givingRefusals.refundDecidedPleaseLoad)
    await act(db, refund)
    return refundOf(db, id)
  })
}
