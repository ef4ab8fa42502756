import type { Context } from 'hono'
import * as calls from '../../../lib/contract/giving/calls/welfare.ts'
import type { RulesAnswer, VoucherAnswer } from '../../../lib/contract/giving/welfare.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { bookOf } from '../books/ledger.ts'
import { voucherPdf } from '../books/pdf/voucher.ts'
import { rootOf } from '../books/verify/roots.ts'
import { addClaim, claimOrders, listClaims, voteOn, withdrawClaim } from './claims.ts'
import { tellOfClaim, tellOfDecision, tellOfWaiver } from './decision-emails.ts'
import { readRules, saveBenefit, setRule } from './dues-and-benefits.ts'
import { listMembers, memberOrders, setMember } from './members.ts'
import { welfareRefusals } from './messages.ts'
import { ownWelfare } from './own.ts'
import {
  type Actor,
  dropVoucher,
  listVouchers,
  payVoucher,
  prepareVoucher,
  receiveVoucher,
  takeStep,
  voucherAnswer,
  voucherOrders,
} from './vouchers.ts'
import { agreeToWaiver, grantWaiver, listWaivers, reasonOf } from './waivers.ts'

const keepers = holds('treasurer', 'signatory')

/** The welfare fund: an extension (docs/giving.md, "The books"). */
export const welfareFundRoutes = new Routes()
  .answer(calls.readOwnWelfare, signedIn, (c) => ownWelfare(c.var.db, callerOf(c).id, c.var.now()))
  .answer(calls.readRules, keepers, (c) => readRules(c.var.db))
  .answer(calls.setRule, [holds('treasurer'), demands({ proof: 'always' })], async (c) => {
    const rule = await bodyOf(c)
    return ruling(c, `Dues from ${rule.from_month}`, (db) => setRule(db, rule))
  })
  .answer(calls.addBenefit, [holds('treasurer'), idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    return ruling(c, form.name, (db) => saveBenefit(db, form))
  })
  .answer(calls.changeBenefit, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return ruling(c, form.name, (db) => saveBenefit(db, form, id))
  })
  .answer(calls.listMembers, keepers, async (c) => {
    const typedPaging = readPaging(c, memberOrders)
    // Each row reads a statement.
    const paging = { ...typedPaging, limit: Math.min(typedPaging.limit, 50) }
    const members = await listMembers(c.var.db, paging, c.var.now())
    await recordAccess(c, { what: 'welfare dues', rows: members.rows.length, filter: paging.search })
    return answerPage(c, paging, members)
  })
  .answer(calls.setMembership, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    await writeLogged(c, { action: 'Member of the welfare fund', detail: `account ${id}` }, (db) =>
      setMember(db, id, form, c.var.now()),
    )
    return { detail: welfareRefusals.membershipSaved }
  })
  .answer(calls.listClaims, keepers, async (c) => {
    const paging = readPaging(c, claimOrders)
    const { id: caller, held } = await actorOf(c)
    const reader = { id: caller, isSignatory: held.includes('signatory') }
    const claims = await listClaims(c.var.db, paging, reader)
    await recordAccess(c, { what: 'welfare claims', rows: claims.rows.length, filter: paging.search })
    return answerPage(c, paging, claims)
  })
  .answer(calls.addClaim, [signedIn, idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    const { id: account } = callerOf(c)
    await writeLogged(c, { action: 'Welfare asked for', detail: (claim) => `claim ${claim}` }, (db) =>
      addClaim(db, { ...form, account, now: c.var.now() }),
    )
    tellOfClaim(c)
    return { detail: welfareRefusals.twoDecide }
  })
  .answer(calls.withdrawClaim, [signedIn, demands('nothing')], async (c, { id }) => {
    await c.var.db
      .transaction()
      .execute((db) => withdrawClaim(db, id, { by: callerOf(c).id, now: c.var.now() }))
    return { detail: welfareRefusals.claimWithdrawn }
  })
  .answer(
    calls.voteOn,
    [holds('signatory'), demands({ proof: 'always', second: 'two of three signatories decide' })],
    async (c, { id }) => {
      const vote = await bodyOf(c)
      const { id: by } = callerOf(c)
      const entry = { action: 'Vote on welfare', detail: `claim ${id}: ${vote.says}` }
      const decided = await writeLogged(c, entry, (db) => voteOn(db, id, { ...vote, by, now: c.var.now() }))
      if (decided) tellOfDecision(c, decided)
      return { detail: welfareRefusals.voteCounts }
    },
  )
  .answer(
    calls.prepareVoucher,
    [holds('treasurer'), demands({ second: 'a second checks it, and a third approves it' })],
    (c, { id }) => stepping(c, 'prepared', (db, act) => prepareVoucher(db, id, act)),
  )
  .answer(calls.listVouchers, keepers, async (c) => {
    const paging = readPaging(c, voucherOrders)
    const vouchers = await listVouchers(c.var.db, paging, await actorOf(c))
    await recordAccess(c, { what: 'vouchers', rows: vouchers.rows.length, filter: paging.search })
    return answerPage(c, paging, vouchers)
  })
  .answer(calls.checkVoucher, [keepers, demands({ second: 'is the second of three' })], (c, { id }) =>
    stepping(c, 'checked', (db, act) => takeStep(db, id, 'checked', act)),
  )
  .answer(
    calls.approveVoucher,
    [
      holds('signatory'),
      demands({ proof: 'always', second: 'is the approval, of what two others prepared and checked' }),
    ],
    (c, { id }) => stepping(c, 'approved', (db, act) => takeStep(db, id, 'approved', act)),
  )
  .answer(calls.payVoucher, [holds('treasurer'), demands({ proof: 'always' })], async (c, { id }) => {
    const form = await bodyOf(c)
    return stepping(c, 'paid', (db, act) => payVoucher(db, id, form, act))
  })
  .answer(calls.receiveVoucher, [signedIn, demands('nothing')], async (c, { id }) => {
    const { name } = await bodyOf(c)
    const act = { actor: await actorOf(c), now: c.var.now() }
    await writeLogged(c, { action: 'Voucher received', detail: `voucher ${id}` }, (db) =>
      receiveVoucher(db, id, name, act),
    )
    return { detail: welfareRefusals.thankYou }
  })
  .answer(calls.dropVoucher, [keepers, demands('nothing')], async (c, { id }) => {
    const { why } = await bodyOf(c)
    return stepping(c, 'dropped', (db, act) => dropVoucher(db, id, why, act))
  })
  .answer(calls.readVoucherPdf, keepers, async (c, { id }) => {
    const { db } = c.var
    const voucher = await voucherAnswer(db, id, await actorOf(c))
    await recordAccess(c, { what: 'voucher', rows: 1, filter: voucher.number })
    const church = await readChurch(db)
    const root = await rootOf(db, await bookOf(db))
    return c.body(await voucherPdf(voucher, { church, currency: church.currency, ...root }), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${voucher.number}.pdf"`,
    })
  })
  .answer(calls.listWaivers, keepers, async (c) => {
    const waivers = await listWaivers(c.var.db, callerOf(c).id)
    await recordAccess(c, { what: 'waivers of dues', rows: waivers.length })
    return waivers
  })
  .answer(
    calls.grantWaiver,
    [holds('signatory'), idempotent, demands({ second: 'another signatory agrees' })],
    async (c) => {
      const form = await bodyOf(c)
      const by = callerOf(c).id
      await c.var.db.transaction().execute(async (db) => {
        const waiver = await grantWaiver(db, form, { by, now: c.var.now() })
        await audit(c, db, 'Waiver of dues asked for', { detail: `waiver ${waiver}` })
      })
      tellOfWaiver(c, form.account)
      return listWaivers(c.var.db, by)
    },
  )
  .answer(
    calls.agreeToWaiver,
    [holds('signatory'), demands({ proof: 'always', second: 'is the approval' })],
    async (c, { id }) => {
      const by = callerOf(c).id
      await writeLogged(c, { action: 'Waiver of dues agreed', detail: `waiver ${id}` }, (db) =>
        agreeToWaiver(db, id, { by, now: c.var.now() }),
      )
      return listWaivers(c.var.db, by)
    },
  )
  .answer(calls.readReason, holds('signatory'), async (c, { id }) => {
    const { reason, account } = await reasonOf(c.var.db, id, callerOf(c).id)
    await recordAccess(c, { what: 'reason of a waiver', rows: 1, subjectId: account })
    return { reason }
  })

async function actorOf(c: Context<AppEnv>): Promise<Actor> {
  const { held } = await dutiesInForce(c, callerOf(c))
  return { id: callerOf(c).id, held: held.filter((duty) => duty !== 'counter') }
}

/** Changes the rules with a log entry, and answers all of them. */
async function ruling(
  c: Context<AppEnv>,
  detail: string,
  change: (db: Db) => Promise<void>,
): Promise<RulesAnswer> {
  await writeLogged(c, { action: 'Rules of the welfare fund changed', detail }, change)
  return readRules(c.var.db)
}

type Act = { actor: Actor; now: Date }

/** Does a step of a voucher with a log entry, and answers the voucher. */
async function stepping(
  c: Context<AppEnv>,
  step: string,
  act: (db: Db, by: Act) => Promise<number>,
): Promise<VoucherAnswer> {
  const actor = await actorOf(c)
  return c.var.db.transaction().execute(async (db) => {
    const voucher = await act(db, { actor, now: c.var.now() })
    await audit(c, db, `Voucher ${step}`, { detail: `voucher ${voucher}`, status: 'warning' })
    return voucherAnswer(db, voucher, actor)
  })
}
