import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { StatementAnswers } from '../../src/lib/contract/giving/matching.ts'
import { proposeMapping } from '../../src/server/giving/bank-reconciliation/columns.ts'
import { openStatement } from '../../src/server/giving/bank-reconciliation/open-statement.ts'
import { payerOf } from '../../src/server/giving/bank-reconciliation/payer.ts'
import { readStatement } from '../../src/server/giving/bank-reconciliation/read.ts'
import { readCsv } from '../../src/server/platform/spreadsheets/csv.ts'

/* Which way the money of a row went: found by what the file says, and asked where it says nothing or contradicts itself. */

const church = {
  currency: 'GHS',
  country: 'GH',
  time_zone: 'Africa/Accra',
  today: '2026-11-27',
  numbers: [] as string[],
}
const nothingSaid: StatementAnswers = { words: {}, rows: {} }

const mtn =
  'TRANSACTION DATE,FROM ACCT,FROM NAME,FROM NO.,TRANS. TYPE,AMOUNT,FEES,E-LEVY,BAL BEFORE,BAL AFTER,TO NO.,TO NAME,TO ACCT,F_ID,REF,OVA'

type Row = { type?: string; before?: string; after?: string; from?: string; to?: string; amount?: string }
let number = 0
const row = ({ type = '', before = '', after = '', from = '', to = '', amount = '500' }: Row) => {
  number += 1
  return `2026-11-01,,SOMEBODY,${from},${type},${amount},0,0,${before},${after},${to},,,F${number},,`
}

type Given = {
  answers?: StatementAnswers
  header?: string
  numbers?: string[]
  amounts?: 'in'
}

function read(
  lines: readonly string[],
  { answers = nothingSaid, header = mtn, numbers = [], ...mapping }: Given = {},
) {
  const table = readCsv(Buffer.from([header, ...lines].join('\n')))
  return readStatement(
    table,
    { mapping: { ...proposeMapping(table.header), ...mapping }, answers },
    { ...church, numbers },
  )
}

/** in, out or asked, of a file of one row. */
function directionOf(given: Row, numbers: string[] = []): string {
  const { payments, outgoing, undecided_rows } = read([row(given)], { numbers })
  return undecided_rows > 0 ? 'asked' : payments.length > 0 ? 'in' : outgoing.length > 0 ? 'out' : 'lost'
}

const [ours, theirs] = ['233244999000', '233244000901']

describe('the direction of a row with MTN’s columns', () => {
  test.each<[string, Row, string]>([
    ['the balance went up', { before: '100', after: '600', type: 'TRANSFER' }, 'in'],
    ['the balance went down', { before: '700', after: '195', type: 'TRANSFER' }, 'out'],
    ['the balance is the same', { before: '700', after: '700', type: 'TRANSFER' }, 'asked'],
    ['there is a balance after alone', { after: '700', type: 'PAYMENT' }, 'asked'],
    ['CASH_OUT', { type: 'CASH_OUT' }, 'out'],
    ['CASH_IN', { type: 'CASH_IN' }, 'in'],
    ['DEBIT', { type: 'DEBIT' }, 'out'],
    ['CREDIT', { type: 'CREDIT' }, 'in'],
    ['TRANSFER', { type: 'TRANSFER' }, 'asked'],
    ['PAYMENT', { type: 'PAYMENT' }, 'asked'],
    ['no word at all', {}, 'asked'],
    ['a minus', { amount: '-500', type: 'TRANSFER' }, 'out'],
    ['a plus', { amount: '+500', type: 'TRANSFER' }, 'in'],
    ['CR behind the amount', { amount: '500 CR', type: 'TRANSFER' }, 'in'],
    ['the word and the balance agree', { before: '600', after: '100', type: 'CASH_OUT' }, 'out'],
    ['the word and the balance differ', { before: '100', after: '600', type: 'CASH_OUT' }, 'asked'],
    ['two numbers, neither known', { from: theirs, to: ours, type: 'TRANSFER' }, 'asked'],
  ])('%s', (_, given, direction) => {
    expect(directionOf(given)).toBe(direction)
  })

  test('is found by a wallet that the church names as its own', () => {
    const wallet = ['024 499 9000 (MoMo)']

    expect(directionOf({ from: theirs, to: ours, type: 'TRANSFER' }, wallet)).toBe('in')
    expect(directionOf({ from: ours, to: theirs, type: 'TRANSFER' }, wallet)).toBe('out')
    expect(directionOf({ from: ours, to: ours, type: 'TRANSFER' }, wallet)).toBe('asked')
    expect(directionOf({ from: ours, to: theirs, before: '1', after: '501' }, wallet)).toBe('asked')
  })

  test('is found by the one number that every row has', () => {
    const { payments, outgoing, undecided_rows } = read([
      row({ from: theirs, to: ours, type: 'TRANSFER' }),
      row({ from: ours, to: '233244000777', type: 'TRANSFER' }),
      row({ from: '0244000903', to: '0244999000', type: 'PAYMENT' }),
    ])

    expect(payments.map(({ telephone }) => telephone)).toEqual(['+233244000901', '+233244000903'])
    expect([outgoing.length, undecided_rows]).toEqual([1, 0])
  })
})

describe('the direction of a row of a plain file', () => {
  const plain = 'Date,Details,Amount'

  test('is asked where amounts have no sign, and known once one has', () => {
    const unsigned = read(['2026-11-01,Ama,50', '2026-11-02,Light bill,20'], { header: plain })
    const signed = read(['2026-11-01,Ama,50', '2026-11-02,Light bill,-20'], { header: plain })

    expect(unsigned).toMatchObject({
      payments: [],
      undecided_rows: 2,
      undecided_words: [{ word: '', rows: 2 }],
    })
    expect(unsigned.question).toBe(
      '2 rows do not say whether their money came in or went out. Please say it below.',
    )
    expect(signed).toMatchObject({ outgoing: [expect.anything()], undecided_rows: 0, question: '' })
    expect(signed.payments).toHaveLength(1)
  })

  test('is not asked of a column that has money in alone, nor once a person says so of the column', () => {
    const credit = read(['2026-11-01,Ama,50'], { header: 'Date,Details,Credit' })
    const statement = read(['2026-11-01,Ama,50'], { header: plain, amounts: 'in' as const })

    expect([credit.payments.length, statement.payments.length]).toEqual([1, 1])
  })

  test('is found by the balance after each row, in files of either order', () => {
    const header = 'Date,Details,Amount,Balance'
    const lines = ['2026-11-01,Opening,10,110', '2026-11-02,Ama,50,160', '2026-11-03,Light bill,20,140']

    for (const file of [lines, lines.toReversed()]) {
      const { payments, outgoing, undecided } = read(file, { header })
      expect(payments.map(({ text }) => text)).toEqual(['Ama'])
      expect(outgoing).toHaveLength(1)
      expect(undecided).toMatchObject([{ day: '2026-11-01', amount: 1000 }])
    }
    const broken = read(['2026-11-01,Opening,10,110', '2026-11-02,Ama,50,999', '2026-11-03,Bill,20,979'], {
      header,
    })
    expect(broken.undecided_rows).toBe(3)
  })
})

test('answers decide of open rows alone, by their word or by themselves, and of no other', () => {
  const lines = [
    row({ type: 'TRANSFER' }),
    row({ type: 'Transfer', amount: '60' }),
    row({ type: 'TRANSFER', before: '900', after: '400' }),
    row({ type: 'PAYMENT' }),
  ]

  const byWord = read(lines, { answers: { words: { TRANSFER: 'in' }, rows: {} } })
  const byRow = read(lines, { answers: { words: { TRANSFER: 'in' }, rows: { 2: 'out', 3: 'in', 4: 'out' } } })

  expect(byWord).toMatchObject({ outgoing: [expect.anything()], undecided_rows: 3 })
  expect(byWord.payments).toHaveLength(2)
  expect(byWord.question).toMatch(/^One row does not say/)
  expect(byRow).toMatchObject({ undecided_rows: 3, question: '' })
  expect(byRow.outgoing).toHaveLength(3)
  expect(byRow.payments.map(({ amount }) => amount)).toEqual([50_000])
})

const fileOf = (name: string) =>
  openStatement(fileURLToPath(new URL(`../support/files/${name}`, import.meta.url)))

async function readFileOf(name: string, place: Partial<typeof church> = {}) {
  const table = await fileOf(name)
  const mapping = proposeMapping(table.header)
  return readStatement(table, { mapping, answers: nothingSaid }, { ...church, ...place })
}

test('the file of MTN has three gifts: the money that was cashed out, paid and sent is none', async () => {
  const { payments, outgoing, question } = await readFileOf('mtn-momo.csv')

  expect(payments.map(({ name, amount, text }) => [name, amount, text])).toEqual([
    ['AKOSUA MENSAH', 20_000, 'Tithe'],
    ['YAW BOATENG', 5000, 'Offering'],
    ['KWAME AGENT', 30_000, ''],
  ])
  expect([outgoing.length, question]).toEqual([3, ''])
})

test('the file of M-Pesa has number, day and name of each payment; one that failed is left out with the reason', async () => {
  const kenya = { currency: 'KES', country: 'KE', time_zone: 'Africa/Nairobi' }

  const { payments, outgoing, unreadable, question } = await readFileOf('mpesa.csv', kenya)

  expect(payments).toMatchObject([
    { reference: 'TKA1AA11A1', day: '2026-11-01', name: 'WANJIKU KAMAU', telephone: '+254722000926' },
    { reference: 'TKA4DD44D4', day: '2026-11-04', name: 'FAITH NJERI', amount: 225_000 },
  ])
  expect([outgoing.length, question]).toEqual([1, ''])
  expect(unreadable).toEqual([{ row: 3, why: '“Failed” does not say that it was completed.' }])
})

test('OFX of version 1 is read: minus is money out, the day is the bank’s', async () => {
  const { payments, outgoing, closing, question } = await readFileOf('bank-version-1.ofx')

  expect(payments).toMatchObject([
    { reference: 'B2026110100001', day: '2026-11-01', amount: 125_050, telephone: '+233244000901' },
    { reference: 'B2026110300001', amount: 7500, name: 'Ama Serwaa', telephone: '+233201234567' },
  ])
  expect([outgoing.length, question]).toEqual([1, ''])
  expect(closing).toEqual({ day: '2026-11-10', amount: 102_550 })
})

test('OFX of version 2 is read, and a debit without a minus is asked', async () => {
  const { payments, undecided } = await readFileOf('bank-version-2.ofx')

  expect(payments).toMatchObject([{ name: 'KOFI ANSAH', text: 'Harvest & thanks', day: '2026-11-05' }])
  expect(undecided).toMatchObject([{ amount: 9000, word: 'DEBIT', who: 'ECG' }])
})

test('CAMT.053 is read: booked credits of the church’s currency, each payment of a batch by itself', async () => {
  const { payments, outgoing, closing, unreadable } = await readFileOf('bank-camt.053.xml')

  expect(payments.map(({ day, amount, name, text }) => [day, amount, name, text])).toEqual([
    ['2026-11-01', 15_000, 'Abena Ofori', 'Tithe October'],
    ['2026-11-04', 2000, 'Kojo Addo', ''],
    ['2026-11-04', 5000, 'Efua Sarpong', ''],
  ])
  expect(outgoing).toMatchObject([{ day: '2026-11-02', amount: 50_000, name: 'Hall Company' }])
  expect(closing).toEqual({ day: '2026-11-05', amount: 62_000 })
  expect(unreadable.map(({ why }) => why)).toEqual([
    '“Pending” does not say that it was completed.',
    'The amount “USD+10.00” cannot be read.',
  ])
})

test('payments of OFX and CAMT have the same identity in a file that goes on for longer', async () => {
  const table = await fileOf('bank-camt.053.xml')
  const mapping = proposeMapping(table.header)
  const reading = { mapping, answers: nothingSaid }

  const whole = readStatement(table, reading, church).payments
  const part = readStatement({ ...table, rows: table.rows.slice(0, 1) }, reading, church).payments

  expect(part[0]?.identity).toBe(whole[0]?.identity)
})

describe('the payer in the words of a statement', () => {
  test.each([
    ['MOMO TRF 0244000901 AKOSUA MENSAH', 'AKOSUA MENSAH', '+233244000901'],
    ['233201234567 - Ama Serwaa', 'Ama Serwaa', '+233201234567'],
    ['Transfer from Kofi Boateng 0244000902', 'Kofi Boateng', '+233244000902'],
    ['Inward MoMo 20 0244000903 ABENA OFORI-ATTA REF tithe', 'ABENA OFORI-ATTA', '+233244000903'],
    ['Cash deposit', '', null],
    ['Account 1441000123456 Ama Mensah', '', null],
    ['0244999000 0244000904 YAA ASANTEWAA', 'YAA ASANTEWAA', '+233244000904'],
  ])('%s', (text, name, telephone) => {
    const own = new Set(['+233244999000'])

    expect(payerOf({ name: '', telephone: '', text }, 'GH', own)).toEqual({ name, telephone })
  })

  test('is that of their own columns first', () => {
    const cells = { name: 'Esi Owusu', telephone: '0244000905', text: 'MOMO TRF 0244000901 AKOSUA MENSAH' }

    expect(payerOf(cells, 'GH', new Set())).toEqual({ name: 'Esi Owusu', telephone: '+233244000905' })
  })
})

test('the file of MTN has MTN’s own columns', async () => {
  const text = await readFile(new URL('../support/files/mtn-momo.csv', import.meta.url), 'utf8')

  expect(text.split('\n')[0]).toBe(mtn)
})
