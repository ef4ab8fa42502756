import type { Context } from 'hono'
import type * as z from 'zod/mini'
import * as calls from '../../../lib/contract/giving/calls/matching.ts'
import {
  paymentStates,
  StatementAnswers,
  StatementMapping,
  type StatementUpload,
  statementLimit,
} from '../../../lib/contract/giving/matching.ts'
import { requireSeenOwner } from '../../accounts/accounts/addresses/seen-owner.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf, formOf } from '../../platform/http/takes.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'
import { findIdentity } from '../../register/entries/identity.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { bookOf } from '../books/ledger.ts'
import { findStatementAccount, saveClosing } from './bank-balances.ts'
import { printOf, proposeMapping } from './columns.ts'
import { listPayments, paymentAnswer, paymentOrders } from './list.ts'
import { statementRefusals } from './messages.ts'
import { openStatement } from './open-statement.ts'
import { addOutgoing } from './outgoing/add.ts'
import { readStatement, type Statement } from './read.ts'
import {
  addPayments,
  confirmPayment,
  countPayment,
  findLayout,
  findPayment,
  knownOf,
  matchTickets,
  matchTransfer,
  type StatementRow,
  saveLayout,
  setAside,
  undoPayment,
} from './repo.ts'

const treasurer = holds('treasurer')

/** Payments that came past the page Give, from statements of a network or a bank (docs/decisions/giving.md#statements). */
export const matching = new Routes()
  .answer(calls.listPayments, treasurer, async (c) => {
    const paging = readPaging(c, paymentOrders)
    const state = readChoice(c, 'status', paymentStates)
    // Suggestions cost a few queries each.
    const limit = Math.min(paging.limit, 100)
    const payments = await listPayments(c.var.db, { ...paging, limit, state })
    await recordAccess(c, {
      what: 'payments of statements',
      rows: payments.rows.length,
      filter: paging.search,
    })
    return answerPage(c, { ...paging, limit }, payments)
  })
  .answer(
    calls.previewStatement,
    [treasurer, demands('nothing')],
    async (c) => {
      await c.var.limits.consume('statement by account', String(callerOf(c).id))
      return formOf(c, async ({ fields, files }) => (await look(c, fields, files.file)).answer)
    },
    statementLimit,
  )
  .answer(
    calls.importStatement,
    [treasurer, demands('nothing')],
    async (c) => {
      await c.var.limits.consume('statement by account', String(callerOf(c).id))
      return formOf(c, async ({ fields, files }) => {
        const { answer, payments, outgoing, closing, print } = await look(c, fields, files.file)
        const { mapping, question, account } = answer
        if (question) refuseFields({ mapping: [question] })
        const now = c.var.now()
        await c.var.db.transaction().execute(async (db) => {
          await saveLayout(db, print, { mapping, account, now })
          const added = await addPayments(db, payments, { account, now })
          const paid = await addOutgoing(db, outgoing, { account, now })
          if (closing) await saveClosing(db, account, closing, { by: callerOf(c).id, now })
          await audit(c, db, 'Statement taken', { detail: `${added} new payments, ${paid} of money out` })
        })
        return answer
      })
    },
    statementLimit,
  )
  .answer(calls.confirmPayment, [treasurer, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    return deciding(c, form.version, 'Payment of a statement posted', async (db, row, act) => {
      await requirePayer(c, db, { account: form.account, telephone: row.telephone, seen: form.seen })
      await confirmPayment(db, row, form, act)
    })
  })
  .answer(calls.countPayment, [treasurer, demands('nothing')], async (c) => {
    const { gift, version } = await bodyOf(c)
    return deciding(c, version, 'Payment of a statement was counted', (db, row, act) =>
      countPayment(db, row, gift, act),
    )
  })
  .answer(calls.matchTransfer, [treasurer, demands('nothing')], async (c) => {
    const { transfer, version } = await bodyOf(c)
    return deciding(c, version, 'Payment of a statement was a transfer', (db, row, act) =>
      matchTransfer(db, row, transfer, act),
    )
  })
  .answer(calls.matchTickets, [treasurer, demands('nothing')], async (c) => {
    const { payment, version } = await bodyOf(c)
    return deciding(c, version, 'Payment of a statement was for tickets', (db, row, act) =>
      matchTickets(db, row, payment, act),
    )
  })
  .answer(calls.setPaymentAside, [treasurer, demands('nothing')], async (c) => {
    const { reason, version } = await bodyOf(c)
    return deciding(c, version, 'Payment of a statement set aside', (db, row, act) =>
      setAside(db, row, reason, act),
    )
  })
  .answer(calls.undoPayment, [treasurer, demands({ proof: 'always' })], async (c) => {
    const { reason, version } = await bodyOf(c)
    return deciding(c, version, 'Payment of a statement opened again', (db, row, act) =>
      undoPayment(db, row, reason, act),
    )
  })

/** Reads a file by the mapping that was sent, that of its kind, or the proposed one. Throws 400. */
async function look(c: Context<AppEnv>, sent: StatementUpload, arrived: ReceivedFile | undefined) {
  if (!arrived) refuseFields({ file: [statementRefusals.pleaseChooseFileStatement] })
  const { db } = c.var
  const table = await openStatement(arrived.path)
  const print = printOf(table.header)
  const proposed = proposeMapping(table.header)
  const kept = await findLayout(db, print, proposed)
  const mapping = sent.mapping ? readMapping(sent.mapping) : (kept?.mapping ?? proposed)
  const account = await findStatementAccount(db, sent.account, kept?.account ?? null)
  const { giving_ways, ...place } = await readChurch(db)
  const numbers = giving_ways.map(({ account }) => account)
  const church = { ...place, numbers, today: await churchDay(db, c.var.now()) }
  const isWhole = mapping.date !== null && mapping.amount !== null
  const of = account.ledger === 'bank' ? null : account.id
  const { payments, outgoing, closing, unreadable, ...preview } = isWhole
    ? readStatement(table, { mapping, answers: readAnswers(sent.answers) }, church, of)
    : nothingRead()
  const book = await bookOf(db)
  const known = await knownOf(db, book, payments)
  const knownOut = await knownOf(db, book, outgoing, 'outgoing_row')
  const added = payments.filter(({ identity }) => !known.has(identity))
  const days = [...payments, ...outgoing].map(({ day }) => day).sort()
  const answer = {
    header: table.header,
    sample: table.rows.slice(0, 5),
    mapping,
    is_known: kept !== undefined,
    ...preview,
    incoming: payments.length,
    known: known.size,
    account: account.id,
    outgoing: outgoing.length,
    known_out: knownOut.size,
    unreadable: unreadable.slice(0, 20),
    unreadable_rows: unreadable.length,
    total: added.reduce((sum, { amount }) => sum + amount, 0),
    total_out: outgoing
      .filter(({ identity }) => !knownOut.has(identity))
      .reduce((sum, { amount }) => sum + amount, 0),
    closing: closing?.amount ?? null,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
  }
  return { answer, payments, outgoing, closing, print }
}

const nothingRead = (): Statement => ({
  payments: [],
  outgoing: [],
  closing: null,
  unreadable: [],
  undecided: [],
  undecided_rows: 0,
  undecided_words: [],
  question: statementRefusals.chooseColumns,
})

const readMapping = (sent: string): StatementMapping =>
  readJson(StatementMapping, sent) ?? refuseFields({ mapping: [statementRefusals.pleaseChooseWhatEach] })

const readAnswers = (sent: string): StatementAnswers =>
  sent === ''
    ? { words: {}, rows: {} }
    : (readJson(StatementAnswers, sent) ?? refuseFields({ answers: [statementRefusals.pleaseSayEachRow] }))

/** What a text of JSON says; undefined where it is no such thing. */
function readJson<Shape extends z.ZodMiniType>(shape: Shape, sent: string): z.infer<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(sent)).data
  } catch {
    return undefined
  }
}

type Decision = (db: Db, row: StatementRow, act: { by: number; now: Date }) => Promise<void>

/** Decides about the payment of the path with its log entry, in one transaction; returns it as it is then. */
const deciding = (c: Context<AppEnv>, version: number, action: string, made: Decision) =>
  c.var.db.transaction().execute(async (db) => {
    const row = await findPayment(db, idOf(c), version)
    await made(db, row, { by: callerOf(c).id, now: c.var.now() })
    await audit(c, db, action, { detail: `payment ${row.id}` })
    return (await paymentAnswer(db, row.id)) ?? refuse(404, statementRefusals.noPayment)
  })

/** Who gives the payer's number as their own and has not shown it may be anybody. Throws 400 at `seen`. */
async function requirePayer(
  c: Context<AppEnv>,
  db: Db,
  { account, telephone, seen }: { account: number | null; telephone: string | null; seen: string },
): Promise<void> {
  const known = account === null ? undefined : await findIdentity(db, account)
  if (known && known.given.telephone === telephone && known.telephone !== telephone)
    await requireSeenOwner(c, db, known, seen)
}
