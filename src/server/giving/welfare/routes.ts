import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import {
  BenefitForm,
  ClaimAnswer,
  ClaimForm,
  DropForm,
  MembershipForm,
  OwnWelfareAnswer,
  PayForm,
  ReasonAnswer,
  ReceiveForm,
  RuleForm,
  RulesAnswer,
  VoteForm,
  VoucherAnswer,
  WaiverAnswer,
  WaiverForm,
  WelfareMemberAnswer,
} from '../../../lib/contract/giving/welfare.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { bookOf } from '../books/ledger.ts'
import { voucherPdf } from '../books/papers/voucher.ts'
import { rootOf } from '../books/verify/roots.ts'
import { addClaim, claimOrders, listClaims, voteOn, withdrawClaim } from './claims.ts'
import { listMembers, memberOrders, setMember } from './members.ts'
import { ownWelfare } from './own.ts'
import { readRules, saveBenefit, setRule } from './rules.ts'
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
const Waivers = z.array(WaiverAnswer)

/** The welfare fund: an extension (docs/giving.md, "The books"). */
export const welfareFundRoutes = new Hono<AppEnv>()
  .get(
    '/',
    signedIn,
    describe({
      summary: 'What the welfare fund is to the caller: dues, benefits, claims',
      answer: OwnWelfareAnswer,
    }),
    async (c) => c.json(await ownWelfare(c.var.db, callerOf(c).id, c.var.now())),
  )
  .get(
    '/rules',
    keepers,
    describe({ summary: 'The dues by month and the table of benefits', answer: RulesAnswer }),
    async (c) => c.json(await readRules(c.var.db)),
  )
  .post(
    '/rules',
    holds('treasurer'),
    demands({ proof: 'always' }),
    describe({ summary: 'Sets the dues from a month on', answer: RulesAnswer }),
    takes(RuleForm),
    async (c) => {
      const rule = await bodyOf(c)
      return c.json(await ruling(c, `Dues from ${rule.from_month}`, (db) => setRule(db, rule)))
    },
  )
  .post(
    '/benefits',
    holds('treasurer'),
    idempotent,
    demands('nothing'),
    describe({ summary: 'Adds a benefit', status: 201, answer: RulesAnswer }),
    takes(BenefitForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(await ruling(c, form.name, (db) => saveBenefit(db, form)), 201)
    },
  )
  .put(
    `/benefits/${id}`,
    holds('treasurer'),
    demands('nothing'),
    describe({ summary: 'Changes a benefit for claims to come', answer: RulesAnswer }),
    takes(BenefitForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(await ruling(c, form.name, (db) => saveBenefit(db, form, idOf(c))))
    },
  )
  .get(
    '/members',
    keepers,
    describe({
      summary: 'The members of the fund with dues and arrears',
      paged: true,
      answer: pageOf(WelfareMemberAnswer),
    }),
    async (c) => {
      const asked = readPaging(c, memberOrders)
      // Each row reads a statement.
      const paging = { ...asked, limit: Math.min(asked.limit, 50) }
      const found = await listMembers(c.var.db, paging, c.var.now())
      await recordAccess(c, { what: 'welfare dues', rows: found.rows.length, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )
  .put(
    `/members/${id}`,
    holds('treasurer'),
    demands('nothing'),
    describe({ summary: 'Makes somebody a member of the fund, or ends that', answer: Done }),
    takes(MembershipForm),
    async (c) => {
      const form = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        await setMember(db, idOf(c), form, c.var.now())
        await note(c, db, 'Member of the welfare fund', { detail: `account ${idOf(c)}` })
      })
      return c.json({ detail: 'The membership is saved.' })
    },
  )
  .get(
    '/claims',
    keepers,
    describe({
      summary: 'What members ask for, what waits for signatories first',
      paged: true,
      answer: pageOf(ClaimAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, claimOrders)
      const { id: caller, held } = await actorOf(c)
      const reader = { id: caller, isSignatory: held.includes('signatory') }
      const found = await listClaims(c.var.db, paging, reader)
      await recordAccess(c, { what: 'welfare claims', rows: found.rows.length, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )
  .post(
    '/claims',
    signedIn,
    idempotent,
    demands('nothing'),
    describe({
      summary: 'Asks for a benefit for oneself',
      status: 201,
      answer: Done,
    }),
    takes(ClaimForm),
    async (c) => {
      const form = await bodyOf(c)
      const { id: account } = callerOf(c)
      await c.var.db.transaction().execute(async (db) => {
        const claim = await addClaim(db, { ...form, account, now: c.var.now() })
        await note(c, db, 'Welfare asked for', { detail: `claim ${claim}` })
      })
      return c.json({ detail: 'Two signatories decide about it.' }, 201)
    },
  )
  .post(
    `/claims/${id}/withdraw`,
    signedIn,
    demands('nothing'),
    describe({ summary: 'Takes one’s own claim back while it waits', answer: Done }),
    async (c) => {
      await c.var.db
        .transaction()
        .execute((db) => withdrawClaim(db, idOf(c), { by: callerOf(c).id, now: c.var.now() }))
      return c.json({ detail: 'The claim is withdrawn.' })
    },
  )
  .post(
    `/claims/${id}/vote`,
    holds('signatory'),
    demands({ proof: 'always', second: 'two of three signatories decide' }),
    describe({ summary: 'Votes on a claim; two of three signatories decide', answer: Done }),
    takes(VoteForm),
    async (c) => {
      const vote = await bodyOf(c)
      const { id: by } = callerOf(c)
      await c.var.db.transaction().execute(async (db) => {
        await voteOn(db, idOf(c), { ...vote, by, now: c.var.now() })
        await note(c, db, 'Vote on welfare', { detail: `claim ${idOf(c)}: ${vote.says}` })
      })
      return c.json({ detail: 'Your vote counts.' })
    },
  )
  .post(
    `/claims/${id}/voucher`,
    holds('treasurer'),
    demands({ second: 'a second checks it, and a third approves it' }),
    describe({
      summary: 'Prepares the voucher of a claim that was approved',
      status: 201,
      answer: VoucherAnswer,
    }),
    async (c) => c.json(await stepping(c, 'prepared', (db, act) => prepareVoucher(db, idOf(c), act)), 201),
  )
  .get(
    '/vouchers',
    keepers,
    describe({ summary: 'The vouchers, newest first', paged: true, answer: pageOf(VoucherAnswer) }),
    async (c) => {
      const paging = readPaging(c, voucherOrders)
      const found = await listVouchers(c.var.db, paging, await actorOf(c))
      await recordAccess(c, { what: 'vouchers', rows: found.rows.length, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )
  .post(
    `/vouchers/${id}/check`,
    keepers,
    demands({ second: 'is the second of three' }),
    describe({ summary: 'Checks a voucher that somebody else prepared', answer: VoucherAnswer }),
    async (c) => c.json(await stepping(c, 'checked', (db, act) => takeStep(db, idOf(c), 'checked', act))),
  )
  .post(
    `/vouchers/${id}/approve`,
    holds('signatory'),
    demands({ proof: 'always', second: 'is the approval, of what two others prepared and checked' }),
    describe({ summary: 'Approves a voucher that two others prepared and checked', answer: VoucherAnswer }),
    async (c) => {
      return c.json(await stepping(c, 'approved', (db, act) => takeStep(db, idOf(c), 'approved', act)))
    },
  )
  .post(
    `/vouchers/${id}/pay`,
    holds('treasurer'),
    demands({ proof: 'always' }),
    describe({ summary: 'Notes that a voucher is paid: an expense in the ledger', answer: VoucherAnswer }),
    takes(PayForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(await stepping(c, 'paid', (db, act) => payVoucher(db, idOf(c), form, act)))
    },
  )
  .post(
    `/vouchers/${id}/receive`,
    signedIn,
    demands('nothing'),
    describe({
      summary: 'The payee says that the money was received, or somebody who did not pay it names who took it',
      answer: Done,
    }),
    takes(ReceiveForm),
    async (c) => {
      const { name } = await bodyOf(c)
      const act = { actor: await actorOf(c), now: c.var.now() }
      await c.var.db.transaction().execute(async (db) => {
        await receiveVoucher(db, idOf(c), name, act)
        await note(c, db, 'Voucher received', { detail: `voucher ${idOf(c)}` })
      })
      return c.json({ detail: 'Thank you.' })
    },
  )
  .post(
    `/vouchers/${id}/drop`,
    keepers,
    demands('nothing'),
    describe({ summary: 'Drops a voucher before it is paid', answer: VoucherAnswer }),
    takes(DropForm),
    async (c) => {
      const { why } = await bodyOf(c)
      return c.json(await stepping(c, 'dropped', (db, act) => dropVoucher(db, idOf(c), why, act)))
    },
  )
  .get(
    `/vouchers/${id}/pdf`,
    keepers,
    describe({ summary: 'A voucher as PDF', type: 'application/pdf', answer: z.any() }),
    async (c) => {
      const { db } = c.var
      const voucher = await voucherAnswer(db, idOf(c), await actorOf(c))
      await recordAccess(c, { what: 'voucher', rows: 1, filter: voucher.number })
      const church = await readChurch(db)
      const root = await rootOf(db, await bookOf(db))
      return c.body(await voucherPdf(voucher, { church, currency: church.currency, ...root }), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${voucher.number}.pdf"`,
      })
    },
  )
  .get(
    '/waivers',
    keepers,
    describe({ summary: 'Months whose dues are waived, without the reasons', answer: Waivers }),
    async (c) => {
      const waivers = await listWaivers(c.var.db, callerOf(c).id)
      await recordAccess(c, { what: 'waivers of dues', rows: waivers.length })
      return c.json(waivers)
    },
  )
  .post(
    '/waivers',
    holds('signatory'),
    idempotent,
    demands({ second: 'another signatory agrees' }),
    describe({ summary: 'Asks a second signatory to waive somebody’s dues', status: 201, answer: Waivers }),
    takes(WaiverForm),
    async (c) => {
      const form = await bodyOf(c)
      const by = callerOf(c).id
      await c.var.db.transaction().execute(async (db) => {
        const waiver = await grantWaiver(db, form, { by, now: c.var.now() })
        await note(c, db, 'Waiver of dues asked for', { detail: `waiver ${waiver}` })
      })
      return c.json(await listWaivers(c.var.db, by), 201)
    },
  )
  .post(
    `/waivers/${id}/agree`,
    holds('signatory'),
    demands({ proof: 'always', second: 'is the approval' }),
    describe({ summary: 'Agrees to a waiver that another signatory wrote', answer: Waivers }),
    async (c) => {
      const by = callerOf(c).id
      await c.var.db.transaction().execute(async (db) => {
        await agreeToWaiver(db, idOf(c), { by, now: c.var.now() })
        await note(c, db, 'Waiver of dues agreed', { detail: `waiver ${idOf(c)}` })
      })
      return c.json(await listWaivers(c.var.db, by))
    },
  )
  .get(
    `/waivers/${id}/reason`,
    holds('signatory'),
    describe({
      summary: 'Why dues are waived, for those who were signatories then; every look is logged',
      answer: ReasonAnswer,
    }),
    async (c) => {
      const { reason, account } = await reasonOf(c.var.db, idOf(c), callerOf(c).id)
      await recordAccess(c, { what: 'reason of a waiver', rows: 1, subjectId: account })
      return c.json({ reason })
    },
  )

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
  await c.var.db.transaction().execute(async (db) => {
    await change(db)
    await note(c, db, 'Rules of the welfare fund changed', { detail })
  })
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
    await note(c, db, `Voucher ${step}`, { detail: `voucher ${voucher}`, status: 'warning' })
    return voucherAnswer(db, voucher, actor)
  })
}
