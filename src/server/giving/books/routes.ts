import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { HolderAnswer } from '../../../lib/contract/accounts/duty.ts'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import { FundAnswer, FundForm } from '../../../lib/contract/giving/books-fund.ts'
import {
  BooksAnswer,
  ClosedMonthAnswer,
  CloseMonthForm,
  CounterEntryForm,
  EntryAnswer,
  ReceiptCheckAnswer,
  ReceiptCheckForm,
  StatementAnswer,
} from '../../../lib/contract/giving/books-ledger.ts'
import { ReportAnswer, type ReportKey, reportKeys } from '../../../lib/contract/giving/books-report.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { listHolders } from '../../accounts/accounts/rights/give-duties.ts'
import { anyone, holds, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { ChangedLines } from '../../accounts/dual-control/changes.ts'
import { tellKeepers } from '../../accounts/dual-control/emails.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { counting } from './counts/count-routes.ts'
import { checkReceipt, entryOrders, listEntries, reverseEntry } from './entries.ts'
import { addFund, addUsualFunds, changeFund, findFund, listFunds } from './funds.ts'
import { bookOf, closedThrough, lastEntry } from './ledger.ts'
import { closeMonth, listMonths } from './months.ts'
import { papers } from './paper-routes.ts'
import { days, daysOf } from './period.ts'
import { pledgeBook } from './pledges/pledge-routes.ts'
import { readReport } from './report.ts'
import { statementOf } from './statements.ts'

const Funds = z.array(FundAnswer)
const Months = z.array(ClosedMonthAnswer)

/** The church's books: an extension (docs/giving.md, "The books"). */
export const churchBooks = new Hono<AppEnv>()
  .get(
    '/',
    signedIn,
    describe({ summary: 'What the caller may do in the books, and how they stand', answer: BooksAnswer }),
    async (c) => c.json(await standOf(c)),
  )
  .get(
    '/duties',
    holds('treasurer', 'admin'),
    describe({ summary: 'The treasurers and counters', answer: z.array(HolderAnswer) }),
    async (c) => c.json(await listHolders(c.var.db)),
  )
  .get(
    '/funds',
    holds('treasurer', 'counter', 'admin'),
    describe({ summary: 'The funds of the church with what came in for each', answer: Funds }),
    async (c) => c.json(await fundsOf(c.var.db)),
  )
  .post(
    '/funds',
    holds('treasurer'),
    idempotent,
    demands({ proof: 'always', tells: 'admins and treasurers' }),
    describe({ summary: 'Adds a fund', status: 201, answer: Funds }),
    takes(FundForm),
    async (c) => {
      const form = await bodyOf(c)
      const all = await changing(c, 'Fund added', form.name, (db) => addFund(db, form, c.var.now()))
      tellName(c, { old: [], new: [form.name] })
      return c.json(all, 201)
    },
  )
  .post(
    '/funds/usual',
    holds('treasurer'),
    demands('nothing'),
    describe({ summary: 'Adds the usual funds that the church does not have yet', answer: Funds }),
    async (c) => c.json(await changing(c, 'Usual funds added', '', (db) => addUsualFunds(db, c.var.now()))),
  )
  .put(
    `/funds/${id}`,
    holds('treasurer'),
    demands({ proof: 'always', tells: 'admins and treasurers, when its name changes' }),
    describe({ summary: 'Changes a fund, opens or closes it', answer: Funds }),
    takes(FundForm),
    async (c) => {
      const form = await bodyOf(c)
      const before = await findFund(c.var.db, idOf(c))
      const all = await changing(c, 'Fund changed', form.name, (db) =>
        changeFund(db, idOf(c), form, c.var.now()),
      )
      if (before && before.name !== form.name) tellName(c, { old: [before.name], new: [form.name] })
      return c.json(all)
    },
  )
  .get(
    '/entries',
    holds('treasurer'),
    describe({
      summary: 'The entries of the ledger with their givers, newest first',
      paged: true,
      answer: pageOf(EntryAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, entryOrders)
      const found = await listEntries(c.var.db, paging)
      await recordAccess(c, { what: 'entries of the books', rows: found.rows.length, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )
  .post(
    `/entries/${id}/counter-entry`,
    holds('treasurer'),
    idempotent,
    demands({ proof: 'always' }),
    describe({ summary: 'Takes an entry back by a counter-entry with a reason', status: 201, answer: Done }),
    takes(CounterEntryForm),
    async (c) => {
      const { reason } = await bodyOf(c)
      const { id: by } = callerOf(c)
      const now = c.var.now()
      await c.var.db.transaction().execute(async (db) => {
        const number = await reverseEntry(db, { id: idOf(c), reason, by, now, day: await churchDay(db, now) })
        await note(c, db, 'Ledger entry reversed', { detail: `entry ${number}`, status: 'warning' })
      })
      return c.json({ detail: 'The entry is reversed.' }, 201)
    },
  )
  .get(
    '/report',
    holds('treasurer', 'admin'),
    describe({
      summary: 'Income by month, week, year, fund or service, beside the year before; it names nobody',
      query: { by: reportKeys.join(', '), from: 'the first day', to: 'the last day' },
      answer: ReportAnswer,
    }),
    async (c) => {
      const by = c.req.query('by') ?? 'month'
      if (!isReportKey(by)) refuseFields({ by: [`Please choose one of ${reportKeys.join(', ')}`] })
      return c.json(await readReport(c.var.db, { by, ...(await daysOf(c)) }))
    },
  )
  .get(
    '/months',
    holds('treasurer', 'admin'),
    describe({ summary: 'The closed months, newest first', answer: Months }),
    async (c) => c.json(await listMonths(c.var.db)),
  )
  .post(
    '/months',
    holds('treasurer'),
    demands({ proof: 'always' }),
    describe({ summary: 'Closes a month and every one before it, for good', answer: Months }),
    takes(CloseMonthForm),
    async (c) => {
      const { month } = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        await closeMonth(db, month, c.var.now())
        await note(c, db, 'Month of the books closed', { detail: month, status: 'warning' })
      })
      return c.json(await listMonths(c.var.db))
    },
  )
  .get(
    '/statement',
    signedIn,
    describe({ summary: 'What the caller gave', query: days, answer: StatementAnswer }),
    async (c) =>
      c.json(
        await statementOf(c.var.db, {
          ...{ account: callerOf(c).id, isForOwner: true },
          ...(await daysOf(c)),
        }),
      ),
  )
  .get(
    `/people/${id}/statement`,
    holds('treasurer'),
    describe({ summary: 'What a member gave; every look is logged', query: days, answer: StatementAnswer }),
    async (c) => {
      const account = idOf(c)
      const statement = await statementOf(c.var.db, { account, ...(await daysOf(c)) })
      await recordAccess(c, { what: 'giving of a member', rows: 1, subjectId: account })
      return c.json(statement)
    },
  )
  .post(
    '/receipts/check',
    anyone,
    describe({
      summary: 'Whether a receipt is real: its amount and its date by the code on it, and nothing else',
      answer: ReceiptCheckAnswer,
    }),
    takes(ReceiptCheckForm),
    async (c) => c.json(await checkReceipt(c.var.db, (await bodyOf(c)).code)),
  )
  .route('/counts', counting)
  .route('/', papers)
  .route('/', pledgeBook)

async function standOf(c: Context<AppEnv>): Promise<z.infer<typeof BooksAnswer>> {
  const { db, now } = c.var
  const caller = callerOf(c)
  const { held: all } = await dutiesInForce(c, caller)
  const held = all.filter(
    (duty) => duty !== 'pastor' && duty !== 'usher' && duty !== 'rota' && duty !== 'office',
  )
  const may = caller.role === 'admin' ? ([...held, 'totals'] as const) : held
  const [book, { currency }] = [await bookOf(db), await readChurch(db)]
  const last = may.length > 0 ? await lastEntry(db, book) : undefined
  return {
    ...{ may: [...may], book, currency, today: await churchDay(db, now()) },
    ...{
      entries: last?.number ?? 0,
      root: last?.hash ?? '',
      closed: (await closedThrough(db, book)) ?? null,
    },
  }
}

/** The name of a fund stands on receipts and on the page Give. */
const tellName = (c: Context<AppEnv>, words: ChangedLines): void =>
  tellKeepers(c, {
    subject: 'A fund has a new name',
    what: `${callerOf(c).username} named a fund. Its name stands on receipts, and where people choose what they give for.`,
    ...{ place: 'Funds', words },
  })

const fundsOf = async (db: Db) => listFunds(db, await bookOf(db))

/** Makes a change of the funds with its log entry, and answers all of them. */
async function changing(
  c: Context<AppEnv>,
  action: string,
  detail: string,
  change: (db: Db) => Promise<unknown>,
) {
  await c.var.db.transaction().execute(async (db) => {
    await change(db)
    await note(c, db, action, { detail })
  })
  return fundsOf(c.var.db)
}

const isReportKey = (by: string): by is ReportKey => reportKeys.some((key) => key === by)
