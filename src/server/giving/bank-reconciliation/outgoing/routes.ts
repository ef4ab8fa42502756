import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/reconciliation.ts'
import { type OutgoingAnswer, outgoingStates } from '../../../../lib/contract/giving/reconciliation.ts'
import { dutiesInForce } from '../../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { answerPage, readChoice, readPaging } from '../../../platform/http/pagination.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import type { Actor } from '../../books/spending/steps.ts'
import { setBankBalance } from '../bank-balances.ts'
import {
  explainOutgoing,
  listOutgoing,
  matchOutgoing,
  outgoingAnswer,
  outgoingOrders,
  prepareOutgoingVoucher,
  undoOutgoing,
} from './outgoing.ts'
import { readReconciliation } from './reconcile.ts'

const treasurer = holds('treasurer')

/** What went out by statements, and the balance of the bank beside that of the books (docs/giving.md, "Spending"). */
export const bankReconciliation = new Routes()
  .answer(calls.listOutgoing, treasurer, async (c) => {
    const paging = readPaging(c, outgoingOrders)
    const state = readChoice(c, 'status', outgoingStates)
    // Candidates cost two queries each.
    const limit = Math.min(paging.limit, 100)
    const rows = await listOutgoing(c.var.db, { ...paging, limit, state })
    await recordAccess(c, {
      what: 'money out by statements',
      rows: rows.rows.length,
      filter: paging.search,
    })
    return answerPage(c, { ...paging, limit }, rows)
  })
  .answer(calls.matchOutgoing, [treasurer, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return deciding(c, id, 'matched', (db, act) => matchOutgoing(db, id, form, act))
  })
  .answer(
    calls.prepareOutgoingVoucher,
    [treasurer, idempotent, demands({ second: 'a signatory approves it' })],
    async (c, { id }) => {
      const form = await bodyOf(c)
      return deciding(c, id, 'has a voucher', (db, act) => prepareOutgoingVoucher(db, id, form, act))
    },
  )
  .answer(calls.explainOutgoing, [treasurer, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return deciding(c, id, 'explained', (db, act) => explainOutgoing(db, id, form, act))
  })
  .answer(calls.undoOutgoing, [treasurer, demands('nothing')], async (c, { id }) => {
    const { version } = await bodyOf(c)
    return deciding(c, id, 'opened again', (db, act) => undoOutgoing(db, id, version, act))
  })
  .answer(calls.readReconciliation, treasurer, (c) => readReconciliation(c.var.db))
  .answer(calls.setBankBalance, [treasurer, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return writeLogged(
      c,
      { action: 'Balance of a statement noted', detail: `account ${id}, ${form.day}` },
      async (db) => {
        await setBankBalance(db, id, form, { by: callerOf(c).id, now: c.var.now() })
        return readReconciliation(db)
      },
    )
  })

type Act = { actor: Actor; now: Date }

/** Decides about a row with its log entry, in one transaction; returns it as it is then. */
async function deciding(
  c: Context<AppEnv>,
  id: number,
  what: string,
  act: (db: Db, by: Act) => Promise<void>,
): Promise<OutgoingAnswer> {
  const caller = callerOf(c)
  const { held } = await dutiesInForce(c, caller)
  return writeLogged(c, { action: `Row of a statement ${what}`, detail: `money out ${id}` }, async (db) => {
    await act(db, { actor: { id: caller.id, held }, now: c.var.now() })
    return outgoingAnswer(db, id)
  })
}
