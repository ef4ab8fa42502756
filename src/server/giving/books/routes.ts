import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { BooksAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import { type ReportKey, reportKeys } from '../../../lib/contract/giving/books-report.ts'
import * as calls from '../../../lib/contract/giving/calls/books.ts'
import * as pdfCalls from '../../../lib/contract/giving/calls/pdf.ts'
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
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { bookAccounts } from './accounts/routes.ts'
import { annualAccounts } from './annual/routes.ts'
import { assessing } from './assessments/routes.ts'
import { budgeting } from './budgets/routes.ts'
import { counting } from './counts/count-routes.ts'
import { checkReceipt, entryOrders, listEntries, reverseEntry } from './entries.ts'
import { addFund, addUsualFunds, changeFund, findFund, listFunds } from './funds.ts'
import { bookOf, closedThrough, lastEntry } from './ledger.ts'
import { bookRefusals } from './messages.ts'
import { closeMonth, listMonths } from './months.ts'
import { pdf } from './pdf-routes.ts'
import { daysOf, narrowedTo, readFund } from './period.ts'
import { pledgeBook } from './pledges/pledge-routes.ts'
import { recurringVouchers } from './recurring/routes.ts'
import { readReport } from './report.ts'
import { spending } from './spending/routes.ts'
import { statementOf } from './statements.ts'

/** The church's books: an extension (docs/giving.md, "The books"). */
export const churchBooks = new Routes()
  .answer(calls.readBooks, signedIn, (c) => standOf(c))
  .answer(calls.listHolders, holds('treasurer', 'admin'), (c) => listHolders(c.var.db))
  .answer(calls.listFunds, holds('treasurer', 'counter', 'admin'), (c) => fundsOf(c.var.db))
  .answer(
    calls.addFund,
    [holds('treasurer'), idempotent, demands({ proof: 'always', tells: 'admins and treasurers' })],
    async (c) => {
      const form = await bodyOf(c)
      const all = await changing(c, 'Fund added', form.name, (db) => addFund(db, form, c.var.now()))
      tellName(c, { old: [], new: [form.name] })
      return all
    },
  )
  .answer(calls.addUsualFunds, [holds('treasurer'), demands('nothing')], (c) =>
    changing(c, 'Usual funds added', '', (db) => addUsualFunds(db, c.var.now())),
  )
  .answer(
    calls.changeFund,
    [holds('treasurer'), demands({ proof: 'always', tells: 'admins and treasurers, when its name changes' })],
    async (c, { id }) => {
      const form = await bodyOf(c)
      const before = await findFund(c.var.db, id)
      const all = await changing(c, 'Fund changed', form.name, (db) => changeFund(db, id, form, c.var.now()))
      if (before && before.name !== form.name) tellName(c, { old: [before.name], new: [form.name] })
      return all
    },
  )
  .answer(calls.listEntries, holds('treasurer'), async (c) => {
    const paging = readPaging(c, entryOrders)
    const entryFilter = narrowedTo(c)
    const page = await listEntries(c.var.db, paging, entryFilter)
    const filter = [paging.search, entryFilter.from, entryFilter.to, entryFilter.fund]
      .filter(Boolean)
      .join(' ')
    await recordAccess(c, { what: 'entries of the books', rows: page.rows.length, filter })
    return answerPage(c, paging, page)
  })
  .answer(
    calls.reverseEntry,
    [holds('treasurer'), idempotent, demands({ proof: 'always' })],
    async (c, { id }) => {
      const { reason } = await bodyOf(c)
      const { id: by } = callerOf(c)
      const now = c.var.now()
      await c.var.db.transaction().execute(async (db) => {
        const number = await reverseEntry(db, {
          id,
          reason,
          by,
          now,
          day: await churchDay(db, now),
          isOfLedger: true,
        })
        await audit(c, db, 'Ledger entry reversed', { detail: `entry ${number}`, status: 'warning' })
      })
      return { detail: bookRefusals.entryReversed }
    },
  )
  .answer(calls.readReport, holds('treasurer', 'admin'), async (c) => {
    const by = c.req.query('by') ?? 'month'
    if (!isReportKey(by))
      refuseFields({ by: [bookRefusals.pleaseChooseOneReportkeys({ reportKeys: reportKeys.join(', ') })] })
    const past = c.req.query('past') === 'true'
    return readReport(c.var.db, { by, past, fund: readFund(c), ...(await daysOf(c)) })
  })
  .answer(calls.listMonths, holds('treasurer', 'admin'), (c) => listMonths(c.var.db))
  .answer(calls.closeMonth, [holds('treasurer'), demands({ proof: 'always' })], async (c) => {
    const { month } = await bodyOf(c)
    await writeLogged(c, { action: 'Month of the books closed', detail: month, status: 'warning' }, (db) =>
      closeMonth(db, month, c.var.now()),
    )
    return listMonths(c.var.db)
  })
  .answer(pdfCalls.readStatement, signedIn, async (c) =>
    statementOf(c.var.db, {
      account: callerOf(c).id,
      isForOwner: true,
      ...(await daysOf(c)),
    }),
  )
  .answer(pdfCalls.readMembersStatement, holds('treasurer'), async (c, { id: account }) => {
    const statement = await statementOf(c.var.db, { account, ...(await daysOf(c)) })
    await recordAccess(c, { what: 'giving of a member', rows: 1, subjectId: account })
    return statement
  })
  .answer(pdfCalls.checkReceipt, anyone, async (c) => checkReceipt(c.var.db, (await bodyOf(c)).code))
  .route('/', counting)
  .route('/', pdf)
  .route('/', pledgeBook)
  .route('/', bookAccounts)
  .route('/', annualAccounts)
  .route('/', recurringVouchers)
  .route('/', spending)
  .route('/', budgeting)
  .route('/', assessing)

async function standOf(c: Context<AppEnv>): Promise<z.infer<typeof BooksAnswer>> {
  const { db, now } = c.var
  const caller = callerOf(c)
  const { held: all } = await dutiesInForce(c, caller)
  const held = all.filter(
    (duty) =>
      duty !== 'pastor' &&
      duty !== 'usher' &&
      duty !== 'rota' &&
      duty !== 'office' &&
      duty !== 'registrar' &&
      duty !== 'translator' &&
      duty !== 'worship',
  )
  const may = caller.role === 'admin' ? ([...held, 'totals'] as const) : held
  const [book, { currency }] = [await bookOf(db), await readChurch(db)]
  const last = may.length > 0 ? await lastEntry(db, book) : undefined
  return {
    may: [...may],
    book,
    currency,
    today: await churchDay(db, now()),
    entries: last?.number ?? 0,
    root: last?.hash ?? '',
    closed: (await closedThrough(db, book)) ?? null,
  }
}

/** The name of a fund stands on receipts and on the page Give. */
const tellName = (c: Context<AppEnv>, words: ChangedLines): void =>
  tellKeepers(c, {
    subject: () => bookRefusals.fundRenamed,
    what: () => bookRefusals.fundRenamedText({ username: callerOf(c).username }),
    place: () => bookRefusals.fundsPage,
    words,
  })

const fundsOf = async (db: Db) => listFunds(db, await bookOf(db))

/** Makes a change of the funds with its log entry, and answers all of them. */
async function changing(
  c: Context<AppEnv>,
  action: string,
  detail: string,
  change: (db: Db) => Promise<unknown>,
) {
  await writeLogged(c, { action, detail }, change)
  return fundsOf(c.var.db)
}

const isReportKey = (by: string): by is ReportKey => reportKeys.some((key) => key === by)
