import { expect, test } from 'vitest'
import type { TransferAnswer } from '../../../src/lib/contract/giving/book-account.ts'
import type { PaymentAnswer, StatementPreviewAnswer } from '../../../src/lib/contract/giving/matching.ts'
import type { OutgoingAnswer, ReconciliationAnswer } from '../../../src/lib/contract/giving/reconciliation.ts'
import type { SpendVoucherAnswer } from '../../../src/lib/contract/giving/spending.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openSpending, today } from '../../support/spending.ts'

/* What went out by the statement of an account: matched, explained or open; and the balance of the bank beside that of the books. */

const header = 'Date,Narration,Reference,Debit,Credit,Balance'
const statementOf = (...rows: string[]) => `${header}\n${rows.join('\n')}\n`

/** Spending with 1,000.00 at the bank, and the calls of its treasurer about statements. */
async function openBank() {
  const books = await openSpending()
  const { church, treasurer, bank, tithe, first } = books
  await books.open(`accounts/${bank}`, 100_000)
  await books.open(`accounts/${books.cash}`, 50_000)
  await books.open(`funds/${tithe}`, 150_000)
  const send = (path: string, content: string, account = '', access = treasurer) => {
    const form = new FormData()
    form.set('mapping', '')
    form.set('answers', '')
    form.set('account', account)
    form.set('file', new File([content], 'statement.csv', { type: 'text/csv' }))
    return church.postForm(`books/matching/${path}`, form, access)
  }
  const list = async (status = '') =>
    (
      (await church.get(`books/outgoing/?limit=100&status=${status}`, treasurer)).body as {
        results: OutgoingAnswer[]
      }
    ).results
  const act = (what: string, { id, version }: OutgoingAnswer, body: object = {}, access = treasurer) =>
    church.post(`books/outgoing/${id}/${what}/`, { version, ...body }, access)
  /** A voucher that is paid from the bank. */
  const paid = async (changes: object, reference = '', day = today) => {
    const { id } = await books.prepared(changes)
    await books.step(id, 'approve', first)
    const payment = { account: bank, how: 'cheque', reference, day }
    return (await books.step(id, 'pay', treasurer, payment)).body as SpendVoucherAnswer
  }
  const transfer = async (from: number, to: number, amount: number, day: string) =>
    (
      await church.post(
        'books/transfers/',
        { between: 'accounts', from, to, amount, day, why: 'Offering to the bank', reference: '' },
        treasurer,
      )
    ).body as TransferAnswer
  const accounts = async () =>
    ((await church.get('books/reconciliation/', treasurer)).body as ReconciliationAnswer).accounts
  const bankNow = async () => (await accounts()).find(({ id }) => id === bank)
  return { ...books, send, list, act, paid, transfer, accounts, bankNow }
}

test('a statement brings what came in and what went out, each once, and what is there at its end', async () => {
  await using bank = await openBank()
  const content = statementOf(
    '2026-11-03,ECG BILL,CHQ000123,200.00,,800.00',
    '2026-11-05,COT CHARGE NOV,,5.50,,794.50',
    '2026-11-05,COT CHARGE NOV,,5.50,,789.00',
    '2026-11-08,AMA MENSAH TITHE,T1,,50.00,839.00',
  )

  const seen = (await bank.send('look/', content)).body as StatementPreviewAnswer
  const nothing = await bank.list()
  const taken = await bank.send('', content)
  const again = (await bank.send('', content)).body
  const rows = await bank.list()

  expect(seen).toMatchObject({ incoming: 1, outgoing: 3, known_out: 0, total: 5_000, total_out: 21_100 })
  expect(seen).toMatchObject({ closing: 83_900, account: bank.bank, from: '2026-11-03', to: '2026-11-08' })
  expect(nothing).toEqual([])
  expect([taken.status, again]).toEqual([
    201,
    expect.objectContaining({ known: 1, known_out: 3, total_out: 0 }),
  ])
  expect(rows.map(({ day, amount, state }) => [day, amount, state])).toEqual([
    ['2026-11-03', 20_000, 'open'],
    ['2026-11-05', 550, 'open'],
    ['2026-11-05', 550, 'open'],
  ])
  expect((await bank.bankNow())?.bank).toMatchObject({ day: '2026-11-08', amount: 83_900 })
})

test('a file of another account is kept apart, and the next of its kind is of that account by itself', async () => {
  await using bank = await openBank()
  const wallet = { name: 'MoMo wallet', kind: 'mobile money wallet', float: null, is_open: true }
  await bank.church.post('books/accounts/', wallet, bank.treasurer)
  const id = await bank.accountOf('MoMo wallet')
  const row = statementOf('2026-11-03,FEE,,1.00,,9.00', '2026-11-04,GIFT,,,3.00,12.00')

  await bank.send('', row)
  await bank.send('', row, String(id))
  const next = (await bank.send('look/', row)).body as StatementPreviewAnswer
  const wrong = await bank.send('look/', row, String(bank.cash))
  const [one, other] = await bank.list()
  const payments = (await bank.church.get('books/matching/', bank.treasurer)).body as {
    results: PaymentAnswer[]
  }
  const inWallet = payments.results[1]
  await bank.church.post(
    `books/matching/${inWallet?.id}/confirm/`,
    { account: null, name: 'Ama', fund: bank.tithe, is_another: false, version: inWallet?.version },
    bank.treasurer,
  )
  const { accounts } = await bank
    .accounts()
    .then(() => bank.church.get('books/accounts/', bank.treasurer))
    .then(({ body }) => body as { accounts: { id: number; balance: number }[] })

  expect(next).toMatchObject({ account: id, known: 1, known_out: 1 })
  expect([wrong.status, wrong.body]).toEqual([
    400,
    { account: ['Please choose a bank account or a wallet that is open'] },
  ])
  expect([one?.account, other?.account]).toEqual(['Bank account', 'MoMo wallet'])
  expect(accounts.find((account) => account.id === id)?.balance).toBe(300)
})

test('a row is matched with the voucher that it paid, once, and is open again when the voucher is cancelled', async () => {
  await using bank = await openBank()
  const near = await bank.paid({ payee: 'Kofi Boateng', purpose: 'Transport' }, '000777')
  const far = await bank.paid({ payee: 'ECG' }, '000123')
  await bank.paid({ payee: 'ECG', amount: 30_000 }, '000124')
  await bank.send(
    '',
    statementOf(`${today},CHQ 000123 ECG,R1,200.00,,800.00`, `${today},CHQ,R2,200.00,,600.00`),
  )
  const [row, second] = await bank.list()
  if (!row || !second) throw new Error('Two rows were sent.')

  const both = await bank.act('match', row, { voucher: far.id, transfer: 1 })
  const neither = await bank.act('match', row)
  const wrong = await bank.act('match', row, { voucher: 9_999 })
  const done = await bank.act('match', row, { voucher: far.id })
  const twice = await bank.act('match', row, { voucher: near.id })
  const taken = await bank.act('match', second, { voucher: far.id })
  const left = (await bank.list('open'))[0]
  const matched = (await bank.list('matched'))[0]
  await bank.church.post(
    `books/spending/vouchers/${far.id}/cancel/`,
    { why: 'The cheque came back' },
    bank.other,
  )
  const open = await bank.list('open')

  expect(row.candidates.map(({ name, has_reference, has_name }) => [name, has_reference, has_name])).toEqual([
    [far.number, true, true],
    [near.number, false, false],
  ])
  expect([both.status, neither.status, wrong.status, done.status, twice.status, taken.status]).toEqual([
    400, 400, 409, 200, 409, 409,
  ])
  expect(left?.candidates.map(({ name }) => name)).toEqual([near.number])
  expect(matched).toMatchObject({ state: 'matched', matched: far.number, who: 'ECG', candidates: [] })
  expect(open.map(({ reference }) => reference)).toEqual(['R1', 'R2'])
  expect((await verifyBooks(bank.church.db)).problems).toEqual([])
})

test('a charge of the bank becomes a voucher in one press, waits until it is paid, and the next charge proposes the same', async () => {
  await using bank = await openBank()
  await bank.church.post('books/categories/', { name: 'Bank charges', is_open: true }, bank.treasurer)
  await bank.send(
    '',
    statementOf(
      '2026-11-05,COT CHARGE OCT 2026,,5.50,,994.50',
      '2026-11-20,COT CHARGE NOV 2026,,7.00,,987.50',
    ),
  )
  const [row] = await bank.list()
  if (!row) throw new Error('A row was sent.')
  const form = { payee: 'Bank account', purpose: 'Charge', fund: bank.tithe, category: bank.category }

  const bySignatory = await bank.act('voucher', row, form, bank.first)
  const without = await bank.act('voucher', row, { ...form, payee: '' })
  const made = (await bank.act('voucher', row, form)).body as OutgoingAnswer
  const { vouchers } = await bank.church
    .get('books/spending/vouchers/', bank.treasurer)
    .then(({ body }) => ({ vouchers: (body as { results: SpendVoucherAnswer[] }).results }))
  const [voucher] = vouchers
  await bank.step(Number(voucher?.id), 'approve', bank.first)
  const payment = { account: bank.bank, how: 'bank transfer', reference: '', day: today }
  await bank.step(Number(voucher?.id), 'pay', bank.treasurer, payment)
  const [later, before] = await bank.list()

  expect(row.proposal).toMatchObject({ payee: 'Bank account', purpose: 'COT CHARGE OCT 2026' })
  expect(row.proposal?.category).not.toBe(bank.category)
  expect([bySignatory.status, without.status]).toEqual([403, 400])
  expect(made).toMatchObject({ state: 'waiting', matched: voucher?.number, who: 'Bank account' })
  expect(voucher).toMatchObject({ amount: 550, asked_by: 'Statement of Bank account, 5 Nov 2026' })
  expect(before).toMatchObject({ state: 'matched', amount: 550 })
  expect(later?.proposal).toEqual({ ...form })
})

test('bank and books stand side by side, and what they differ by is named to the last pesewa', async () => {
  await using bank = await openBank()
  const presented = await bank.paid({ amount: 20_000 }, '000123')
  await bank.paid({ amount: 7_000 }, '000124')
  const moved = await bank.transfer(bank.cash, bank.bank, 12_000, today)
  await bank.transfer(bank.cash, bank.bank, 1_000, today)
  await bank.send(
    '',
    statementOf(
      '2026-11-18,COT,,5.50,,994.50',
      '2026-11-19,AMA TITHE,T1,,50.00,"1,044.50"',
      `${today},RETURNED,X,2.00,,"1,042.50"`,
      `${today},CHQ 000123,C1,200.00,,842.50`,
      `${today},CASH DEPOSIT,D1,,120.00,962.50`,
    ),
  )
  const rowOf = async (reference: string) => (await bank.list()).find((row) => row.reference === reference)
  const payments = async () =>
    ((await bank.church.get('books/matching/', bank.treasurer)).body as { results: PaymentAnswer[] }).results

  const before = await bank.bankNow()
  const [cheque, returned] = [await rowOf('C1'), await rowOf('X')]
  if (!cheque || !returned) throw new Error('Both rows were sent.')
  await bank.act('match', cheque, { voucher: presented.id })
  await bank.act('explain', returned, { reason: 'Came back the same day' })
  const deposit = (await payments()).find(({ text }) => text === 'CASH DEPOSIT')
  const withTransfer = await bank.church.post(
    `books/matching/${deposit?.id}/transfer/`,
    { transfer: deposit?.suggestion?.transfer?.id, version: deposit?.version },
    bank.treasurer,
  )
  const after = await bank.bankNow()
  const amounts = (one: typeof after) =>
    Object.fromEntries((one?.lines ?? []).map(({ kind, rows, amount }) => [kind, [rows, amount]]))

  expect(deposit?.suggestion?.transfer).toMatchObject({ id: moved.id, from: 'Cash box' })
  expect(withTransfer.body).toMatchObject({ state: 'aside', reason: 'Offering to the bank' })
  expect(before).toMatchObject({ bank: { amount: 96_250 }, books: 86_000, from: '2026-11-01', rest: 0 })
  expect(amounts(before)).toEqual({
    open: [5, -550 + 5_000 - 200 - 20_000 + 12_000],
    paid: [2, 27_000],
    moved: [2, -13_000],
  })
  expect(amounts(after)).toEqual({
    open: [2, -550 + 5_000],
    aside: [1, -200],
    paid: [1, 7_000],
    moved: [1, -1_000],
  })
  expect(after?.rest).toBe(0)
})

test('a balance is entered by hand, and what nothing explains is said', async () => {
  await using bank = await openBank()
  const { church, treasurer } = bank
  const set = (body: object, id = bank.bank, access = treasurer) =>
    church.post(`books/reconciliation/${id}/`, body, access)

  const none = await bank.bankNow()
  const done = await set({ day: '2026-11-20', amount: 99_000 })
  const wrong = [
    await set({ day: '2027-01-01', amount: 1 }),
    await set({ day: '2026-11-20', amount: 0.5 }),
    await set({ day: '2026-11-20', amount: 1 }, bank.cash),
    await set({ day: '2026-11-20', amount: 1 }, bank.bank, bank.first),
  ]
  await set({ day: '2026-11-20', amount: 98_000 })

  expect(none).toMatchObject({ bank: null, books: 100_000, lines: [], rest: 0 })
  expect(done.status).toBe(200)
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 403])
  expect(await bank.bankNow()).toMatchObject({ bank: { amount: 98_000 }, books: 100_000, rest: -2_000 })
})

test('a row is decided by one person at a time, undone, and seen by nobody but treasurers', async () => {
  await using bank = await openBank()
  await bank.send('', statementOf(`${today},RETURNED,X,2.00,,998.00`))
  const [row] = await bank.list()
  if (!row) throw new Error('A row was sent.')

  const early = await bank.act('undo', row)
  await bank.act('explain', row, { reason: 'Came back' })
  const stale = await bank.act('explain', row, { reason: 'Other' })
  const [explained] = await bank.list('explained')
  const undone = explained && (await bank.act('undo', explained))
  const seen = await Promise.all(
    [bank.first, bank.counter, bank.member, bank.admin].map((access) =>
      bank.church.get('books/outgoing/', access).then(({ status }) => status),
    ),
  )

  expect([early.status, stale.status, undone?.status]).toEqual([409, 409, 200])
  expect(explained?.reason).toBe('Came back')
  expect(await bank.list('open')).toHaveLength(1)
  // The admin is a treasurer, too, here.
  expect(seen).toEqual([403, 403, 403, 200])
})
