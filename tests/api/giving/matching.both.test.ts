import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryAnswer, StatementAnswer } from '../../../src/lib/contract/giving/books-ledger.ts'
import type { PaymentAnswer, StatementPreviewAnswer } from '../../../src/lib/contract/giving/matching.ts'
import { confirmPayment, findPayment } from '../../../src/server/giving/bank-reconciliation/repo.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openBooks } from '../../support/books.ts'
import { confirmNumber } from '../../support/confirmed.ts'

/* Statement files of a network or a bank: what is read, proposed, confirmed, set aside and undone; and what attackers get. */

const header = 'Transaction ID,Date,From Name,From Number,Reference,Amount received'

/** Books with the calls of a treasurer. */
async function openMatching() {
  const books = await openBooks()
  const { church, treasurer } = books
  const send = (
    path: string,
    content: string | Uint8Array<ArrayBuffer>,
    mapping?: object,
    by: string | undefined = treasurer,
    answers?: object,
  ) => {
    const form = new FormData()
    if (answers) form.set('answers', JSON.stringify(answers))
    form.set('mapping', mapping ? JSON.stringify(mapping) : '')
    form.set('file', new File([content], 'statement.csv', { type: 'text/csv' }))
    return church.postForm(`books/matching/${path}`, form, by)
  }
  const list = async (status = '') =>
    (
      (await church.get(`books/matching/?limit=100&status=${status}`, treasurer)).body as {
        results: PaymentAnswer[]
      }
    ).results
  const decide = (act: string, { id, version }: PaymentAnswer, body: object, by = treasurer) =>
    church.post(`books/matching/${id}/${act}/`, { version, ...body }, by)
  const confirm = (payment: PaymentAnswer, body: object, by = treasurer) =>
    decide('confirm', payment, { account: null, name: '', fund: books.tithe, is_another: false, ...body }, by)
  const look = async (content: string, mapping?: object) =>
    (await send('look/', content, mapping)).body as StatementPreviewAnswer
  return { ...books, books, send, list, decide, confirm, look }
}

const statement = (...rows: string[]) => `${header}\n${rows.join('\n')}\n`
const five = [
  'T1,2026-11-01 10:15:00,Ama Mensah,233244000001,Tithe,"1,234.50"',
  'T2,2026-11-02 08:00:00,Kofi Boateng,0244000002,,GHS 20',
  'T3,2026-11-03 08:00:00,Yaw,0244000003,,-15.00',
  'T4,2026-11-04 08:00:00,Esi,0244000004,,abc',
  'T5,2026-11-05 08:00:00,Adwoa,0244000005,,50',
]

test('a look says what a file would bring, and posts and stores nothing', async () => {
  await using matching = await openMatching()
  const { church } = matching

  const preview = await matching.look(statement(...five))

  expect(preview).toMatchObject({ incoming: 3, known: 0, outgoing: 1, total: 130_450, question: '' })
  expect(preview.unreadable).toEqual([{ row: 4, why: 'The amount “abc” cannot be read.' }])
  expect([preview.from, preview.to]).toEqual(['2026-11-01', '2026-11-05'])
  expect(await church.db.selectFrom('statement_row').selectAll().execute()).toEqual([])
  expect(await matching.entries()).toEqual([])
})

test('the same file, and one that overlaps, bring nothing twice; equal rows without an id are two payments', async () => {
  await using matching = await openMatching()
  const bare = 'Date,Details,Credit\n'
  const [one, two] = ['05/11/2026,Cash,50.00\n', '25/11/2025,Gift,50.00\n']

  const first = await matching.send('', statement(...five))
  const again = await matching.send('', statement(...five))
  const overlapping = (await matching.send('', statement(...five.slice(3), 'T6,2026-11-06,Abena,,,10'))).body
  await matching.send('', bare + one + one + two)
  const bareAgain = (await matching.send('', bare + one + one + two)).body

  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toMatchObject({ incoming: 3, known: 3, total: 0 })
  expect(overlapping).toMatchObject({ incoming: 2, known: 1 })
  expect(bareAgain).toMatchObject({ incoming: 3, known: 3 })
  expect(await matching.list()).toHaveLength(7)
  expect(await matching.entries()).toEqual([])
})

const bank = (...rows: string[]) => `Date,Narration,Reference,Credit\n${rows.join('\n')}\n`

test('payments with the same word as their reference are each there, of each day, and come once', async () => {
  await using matching = await openMatching()
  const rows = [
    '2026-11-01,Ama Mensah,TITHE,100.00',
    '2026-11-01,Kofi Boateng,TITHE,100.00',
    '2026-11-08,Ama Mensah,TITHE,100.00',
  ]
  const [first = '', ...others] = rows

  const early = await matching.send('', bank(first))
  const whole = (await matching.send('', bank(...rows))).body
  const newestFirst = await matching.look(bank(...rows.toReversed()))
  await matching.send('', bank(...rows))
  const later = await matching.look(bank(...others, '2026-11-15,Esi,TITHE,100.00'))

  expect(early.body).toMatchObject({ incoming: 1, known: 0, total: 10_000 })
  expect(whole).toMatchObject({ incoming: 3, known: 1, total: 20_000 })
  expect(newestFirst).toMatchObject({ incoming: 3, known: 3, total: 0 })
  expect(later).toMatchObject({ incoming: 3, known: 2, total: 10_000 })
  expect((await matching.list()).map(({ day, text }) => `${day} ${text}`)).toEqual([
    '2026-11-01 Ama Mensah',
    '2026-11-01 Kofi Boateng',
    '2026-11-08 Ama Mensah',
  ])
})

test('a payment that was taken before identities had a day is known on its day alone', async () => {
  await using matching = await openMatching()
  const row = '2026-11-01,Ama Mensah,TITHE,100.00'
  const other = '2026-11-01,Kofi Boateng,TITHE,100.00'
  await matching.send('', bank(row))
  const identity = createHash('sha256')
    .update(JSON.stringify(['id', 'TITHE', 10_000]))
    .digest('base64url')
  await matching.church.db.updateTable('statement_row').set({ identity }).execute()

  const rows = ['2026-11-08,Ama Mensah,TITHE,100.00', row, other]
  const again = await matching.send('', bank(...rows))
  const third = await matching.look(bank(...rows))

  expect(again.body).toMatchObject({ incoming: 3, known: 1, total: 20_000 })
  expect(third).toMatchObject({ incoming: 3, known: 3 })
  expect((await matching.list()).map(({ day, text }) => `${day} ${text}`)).toEqual([
    '2026-11-01 Ama Mensah',
    '2026-11-01 Kofi Boateng',
    '2026-11-08 Ama Mensah',
  ])
})

test('a person confirms: one entry, a receipt, and the member’s statement; undone, a counter-entry stands against it', async () => {
  await using matching = await openMatching()
  const { church, memberId, treasurer, member } = matching
  await matching.send('', statement(...five))
  const [first, second] = await matching.list('open')
  if (!first || !second) throw new Error('no payments')

  const posted = (await matching.confirm(first, { account: memberId })).body as PaymentAnswer
  const twice = await matching.confirm(first, { account: memberId })
  const nameless = (await matching.confirm(second, {})).body as PaymentAnswer
  const own = (await church.get('books/statement/', member)).body as StatementAnswer
  const entries: EntryAnswer[] = await matching.entries()
  const undone = (await matching.decide('undo', posted, { reason: 'It was Kofi' })).body as PaymentAnswer
  const anew = (await matching.confirm(undone, { name: 'Kofi' })).body as PaymentAnswer

  expect(twice.status).toBe(409)
  expect([posted.state, posted.receipt, nameless.receipt]).toEqual(['posted', 'S2026-000001', ''])
  expect(own.lines).toMatchObject([{ amount: 123_450, method: 'transfer', receipt: 'S2026-000001' }])
  expect(entries.map(({ kind, debit, amount }) => [kind, debit, amount])).toEqual([
    ['transfer', 'bank', 2000],
    ['transfer', 'bank', 123_450],
  ])
  expect([undone.state, anew.giver, anew.receipt]).toEqual(['open', 'Kofi', 'S2026-000002'])
  expect(((await church.get('books/statement/', member)).body as StatementAnswer).total).toBe(0)
  expect((await verifyBooks(church.db)).problems).toEqual([])
  expect((await church.get('books/entries/', treasurer)).body).toMatchObject({ count: 4 })
})

test('the product proposes a giver with its reasons: number, name, what came before, what it says', async () => {
  await using matching = await openMatching()
  const { church, memberId, tithe } = matching
  await church.db
    .updateTable('account')
    .set({ telephone: '+233244000001', first_name: 'Ama', last_name: 'Mensah' })
    .where('id', '=', memberId)
    .execute()
  await confirmNumber(church, memberId, '+233244000001')
  await matching.send(
    '',
    statement(
      'A1,2026-10-01,,0207000009,Tithe,50',
      'A2,2026-11-01,A. M.,233244000001,,70',
      'A3,2026-11-02,MENSAH AMA,,,80',
      'A4,2026-11-03,,0207000009,,50',
    ),
  )
  const [before] = await matching.list('open')
  if (before) await matching.confirm(before, { account: memberId })

  const [byNumber, byName, byHistory] = (await matching.list('open')).map(({ suggestion }) => suggestion)

  expect(before?.suggestion).toMatchObject({ account: null, fund: tithe, reasons: ['It says “Tithe”.'] })
  expect(byNumber).toMatchObject({
    account: memberId,
    reasons: ['Telephone 024 … 001 is that of Ama Mensah.'],
  })
  expect(byName).toMatchObject({ account: memberId, reasons: ['The name is that of Ama Mensah.'] })
  expect(byHistory).toMatchObject({
    account: memberId,
    fund: tithe,
    reasons: ['Ama Mensah gave GHS 50 to Tithe on 1 Oct 2026 from this number.'],
  })
})

test('what came before from a number is of the church’s day', async () => {
  await using matching = await openMatching()
  const { church } = matching
  await church.call('PATCH', 'admin/church/', { time_zone: 'Pacific/Auckland' }, matching.admin)
  const gift = await matching.give({ amount: 5000, paidAt: '2026-10-31T20:00:00.000Z' })
  const telephone = '+233244000001'
  await church.db.updateTable('gift').set({ telephone }).where('id', '=', gift).execute()
  await matching.send('', statement('C1,2026-11-15,Esi,0244000001,,70'))

  const [payment] = await matching.list('open')

  expect(payment?.suggestion?.reasons).toEqual(['Esi gave GHS 50 to Tithe on 1 Nov 2026 from this number.'])
})

test('a payment without a reference is not taken for a gift whose provider gave it no id', async () => {
  await using matching = await openMatching()
  const gift = await matching.give({ amount: 5000, paidAt: '2026-05-01T10:00:00.000Z' })
  await matching.church.db.updateTable('gift').set({ provider_id: '' }).where('id', '=', gift).execute()
  await matching.send('', statement(',2026-11-15,Esi,,Thanksgiving,50'))

  const [payment] = await matching.list('open')

  expect(payment?.suggestion?.gift).toBeNull()
})

test('a gift of the page Give is proposed as counted, and cannot be posted a second time unless a person says it is another', async () => {
  await using matching = await openMatching()
  const { church } = matching
  const gift = await matching.give({ amount: 5000, paidAt: '2026-11-01T10:00:00.000Z' })
  await church.db
    .updateTable('gift')
    .set({ telephone: '+233244000001', provider_id: 'PSK778899' })
    .where('id', '=', gift)
    .execute()
  await matching.send(
    '',
    statement(
      'PSK778899,2026-11-01,Esi,,,50',
      'B2,2026-11-01,Esi,0244000001,,50',
      'B3,2026-11-01,Esi,0244000001,,60',
    ),
  )
  const [byReference, byNumber, other] = await matching.list('open')
  if (!byReference || !byNumber) throw new Error('no payments')

  const refused = await matching.confirm(byNumber, { name: 'Esi' })
  const counted = (await matching.decide('counted', byReference, { gift })).body as PaymentAnswer
  const taken = await matching.decide('counted', byNumber, { gift })
  const another = await matching.confirm(byNumber, { name: 'Esi' })
  const wrongAmount = other && (await matching.decide('counted', other, { gift }))

  expect(byReference.suggestion?.gift).toMatchObject({
    id: gift,
    reason: expect.stringContaining('reference'),
  })
  expect(byNumber.suggestion?.gift?.reason).toContain('this number')
  expect(other?.suggestion?.gift).toBeNull()
  expect([refused.status, counted.state, taken.status, another.status, wrongAmount?.status]).toEqual([
    409,
    'counted',
    409,
    200,
    409,
  ])
  expect((await matching.entries()).map(({ kind }: EntryAnswer) => kind)).toEqual(['transfer', 'gift'])
})

test('a payment is set aside with a reason, and opened again', async () => {
  await using matching = await openMatching()
  await matching.send('', statement(five[0] ?? ''))
  const [payment] = await matching.list()
  if (!payment) throw new Error('no payment')

  const silent = await matching.decide('aside', payment, { reason: ' ' })
  const aside = (await matching.decide('aside', payment, { reason: 'Rent of the hall' }))
    .body as PaymentAnswer
  const confirmed = await matching.confirm(aside, {})
  const stale = await matching.decide('undo', payment, { reason: 'No' })
  const open = (await matching.decide('undo', aside, { reason: 'A gift after all' })).body as PaymentAnswer

  expect([silent.status, aside.state, aside.reason, confirmed.status, stale.status, open.state]).toEqual([
    400,
    'aside',
    'Rent of the hall',
    409,
    409,
    'open',
  ])
  expect(await matching.entries()).toEqual([])
})

test('treasurers alone see, take and decide', async () => {
  await using matching = await openMatching()
  const { church, counter, admin, member } = matching
  await matching.send('', statement(five[0] ?? ''))
  const [payment] = await matching.list()
  if (!payment) throw new Error('no payment')

  for (const who of [counter, admin, member]) {
    const answers = [
      await church.get('books/matching/', who),
      await matching.send('look/', statement(...five), undefined, who),
      await matching.send('', statement(...five), undefined, who),
      await matching.confirm(payment, {}, who),
      ...(await Promise.all(
        ['counted', 'aside', 'undo'].map((act) =>
          matching.decide(act, payment, { reason: 'x', gift: 1 }, who),
        ),
      )),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(403))
  }
  expect((await church.get('books/matching/')).status).toBe(401)
  const looks = await church.db
    .selectFrom('access_entry')
    .select('what')
    .where('what', 'like', 'payments%')
    .execute()
  expect(looks).not.toEqual([])
})

test('dates that can be read in two ways are asked for, and the answer is remembered with the columns', async () => {
  await using matching = await openMatching()
  const rows = 'Day of it,What,Sum\n01/02/2026,Gift,50\n03/02/2026,Gift,60\n'
  const bare = { id: null, text: 1, name: null, telephone: null, direction: null, amounts: 'in' }
  const mapping = { ...bare, date: 0, amount: 2, order: '' }

  const unmapped = await matching.look(rows)
  const doubtful = await matching.look(rows, mapping)
  const refused = await matching.send('', rows, mapping)
  const taken = await matching.send('', rows, { ...mapping, order: 'day first' })
  const again = await matching.look('Day of it,What,Sum\n04/02/2026,Gift,70\n')

  expect(unmapped.question).toMatch(/choose the column/)
  expect(doubtful.question).toMatch(/two ways/)
  expect([refused.status, taken.status]).toEqual([400, 201])
  expect((await matching.list()).map(({ day }) => day)).toEqual(['2026-02-01', '2026-02-03'])
  expect(again).toMatchObject({ is_known: true, question: '', from: '2026-02-04' })
})

const sampleFile = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../support/files/${name}`, import.meta.url)))

test('money that went out of the church’s wallet is never a payment, and what MTN leaves open is taken once it is said', async () => {
  await using matching = await openMatching()
  const mtn = sampleFile('mtn-momo.csv')
  const open = [
    'TRANSACTION DATE,FROM NAME,TRANS. TYPE,AMOUNT,F_ID',
    '2026-11-01,AMA MENSAH,TRANSFER,200,1',
    '2026-11-02,AGENT,CASH_OUT,500,2',
    '2026-11-03,ESI OWUSU,TRANSFER,80,3',
    '2026-11-04,KOFI ANSAH,PAYMENT,50,4',
  ].join('\n')
  const answers = { words: { PAYMENT: 'in' }, rows: { 1: 'in', 3: 'out' } }

  const taken = await matching.send('', mtn)
  const preview = await matching.look(open)
  const refused = await matching.send('', open)
  const half = await matching.send('', open, undefined, undefined, { ...answers, words: {} })
  const wrong = await matching.send('', open, undefined, undefined, { words: {}, rows: { 1: 'perhaps' } })
  const answered = await matching.send('', open, undefined, undefined, answers)
  const again = await matching.look(open)

  expect(taken.body).toMatchObject({ incoming: 3, outgoing: 3, total: 55_000, undecided_rows: 0 })
  expect(preview).toMatchObject({ incoming: 0, outgoing: 1, undecided_rows: 3 })
  expect(preview.undecided_words).toEqual([
    { word: 'TRANSFER', rows: 2 },
    { word: 'PAYMENT', rows: 1 },
  ])
  expect([refused.status, half.status, wrong.status, answered.status]).toEqual([400, 400, 400, 201])
  expect(answered.body).toMatchObject({ incoming: 2, outgoing: 2, total: 25_000, question: '' })
  // A transfer of the next file can go the other way: it is asked again.
  expect(again).toMatchObject({ is_known: true, undecided_rows: 3 })
  expect((await matching.list()).map(({ name, amount }) => [name, amount])).toEqual([
    ['AKOSUA MENSAH', 20_000],
    ['AMA MENSAH', 20_000],
    ['YAW BOATENG', 5000],
    ['KWAME AGENT', 30_000],
    ['KOFI ANSAH', 5000],
  ])
})

test('columns that were chosen before there were balances keep what they are, and the rest is as proposed', async () => {
  await using matching = await openMatching()
  const mtn = sampleFile('mtn-momo.csv')
  await matching.send('', mtn)
  const old = { date: 0, amount: 5, id: 13, text: null, name: 2, telephone: 3, direction: null, order: '' }
  await matching.church.db
    .updateTable('statement_layout')
    .set({ mapping: JSON.stringify(old) })
    .execute()

  const again = (await matching.send('look/', mtn)).body as StatementPreviewAnswer

  expect(again.mapping).toMatchObject({
    text: null,
    direction: 4,
    to: 10,
    before: 8,
    balance: 9,
    amounts: '',
  })
  expect(again).toMatchObject({ is_known: true, incoming: 3, known: 3, outgoing: 3 })
})

test('OFX and CAMT are taken as CSV is, and a number inside a text proposes its member', async () => {
  await using matching = await openMatching()
  const { church, memberId } = matching
  await church.db
    .updateTable('account')
    .set({ telephone: '+233201234567', first_name: 'Ama', last_name: 'Serwaa' })
    .where('id', '=', memberId)
    .execute()
  await confirmNumber(church, memberId, '+233201234567')

  const ofx = await matching.send('', sampleFile('bank-version-1.ofx'))
  const again = await matching.send('', sampleFile('bank-version-1.ofx'))
  const camt = await matching.send('', sampleFile('bank-camt.053.xml'))
  const payments = await matching.list('open')

  expect([ofx.body, again.body, camt.body]).toMatchObject([
    { incoming: 2, known: 0, outgoing: 1 },
    { incoming: 2, known: 2 },
    { incoming: 3, known: 0, outgoing: 1, unreadable_rows: 2 },
  ])
  expect(payments.find(({ name }) => name === 'Ama Serwaa')?.suggestion).toMatchObject({
    account: memberId,
    reasons: ['Telephone 020 … 567 is that of Ama Serwaa.', 'The name is that of Ama Serwaa.'],
  })
})

const camtWith = (before: string, text: string) =>
  `<?xml version="1.0"?>${before}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="GHS">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-01</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj', /PDF.*CSV, Excel, OFX or CAMT\.053/],
  ['QIF', '!Type:Bank\nD01/11/2026\nT50.00\n^\n', /QIF/],
  ['MT940', ':20:STMT\n:25:1441000123456\n:60F:C261101GHS1000,\n', /MT940.*CAMT\.053/],
  ['a web page', '<html><table><tr><td>1</td></tr></table></html>', /web page/],
  ['XML of something else', '<?xml version="1.0"?><rss><item/></rss>', /no bank statement/],
  ['OFX without a payment', 'OFXHEADER:100\n\n<OFX><BANKTRANLIST></BANKTRANLIST></OFX>', /no payments/],
  ['CAMT that ends in the middle', camtWith('', 'x').slice(0, 260), /no bank statement/],
  [
    'CAMT with an entity from outside',
    camtWith('<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '&e;'),
    /no bank statement/,
  ],
  ['OFX with a document type', '<?OFX?><!DOCTYPE d [<!ENTITY e "x">]><OFX><STMTTRN></STMTTRN></OFX>', /OFX/],
])('%s gets one honest sentence', async (_, content, sentence) => {
  await using matching = await openMatching()

  const { status, body } = await matching.send('', content)

  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(sentence)
})

test('a long tag, many open tags and deep elements cost no time', async () => {
  await using matching = await openMatching()
  const began = performance.now()

  for (const content of [
    `OFXHEADER:100\n<OFX><A>1<${'A'.repeat(1_000_000)}>`,
    `OFXHEADER:100\n<OFX>${'<STMTTRN><NAME>'.repeat(50_000)}`,
    camtWith('', 'x').replace('<Ntry>', '<Ntry>'.repeat(50_000)),
  ])
    expect((await matching.send('look/', content)).status).toBe(400)

  expect(performance.now() - began).toBeLessThan(5000)
})

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 9, 1, 2])],
  ['an Excel file', new Uint8Array([0x50, 0x4b, 3, 4])],
  ['nothing', ''],
  ['too many rows', `${header}\n${'T,2026-11-01,A,,,1\n'.repeat(20_001)}`],
  ['quotation marks without an end', `${header}\n${'"'.repeat(100_001)}`],
  ['6 MB', `${header}\n${'x'.repeat(6 * 1024 * 1024)}`],
])('a file that is %s is refused with a sentence', async (_, content) => {
  await using matching = await openMatching()

  const { status, body } = await matching.send('', content)

  expect([400, 413]).toContain(status)
  expect(JSON.stringify(body)).toMatch(/[A-Z].*\./)
  expect(await matching.list()).toEqual([])
})

test('formulas and markup stay text, and amounts that no church has are not taken', async () => {
  await using matching = await openMatching()
  const rows = [
    'F1,2026-11-01,"=HYPERLINK(""https://x.example"")",,<script>alert(1)</script>,10',
    'F2,2026-11-01,Ama,,,1e15',
    'F3,2026-11-01,Ama,,,999999999999999999',
    'F4,2026-11-01,Ama,,,0.005',
    'F5,2026-11-01,Ama,,,=1+1',
    'F6,2027-11-01,Ama,,,10',
    'F7,2026-13-01,Ama,,,10',
  ]

  const preview = await matching.look(statement(...rows))
  await matching.send('', statement(...rows))
  const [payment] = await matching.list()

  expect(preview).toMatchObject({ incoming: 1, unreadable_rows: 6 })
  expect(payment?.name).toBe('=HYPERLINK("https://x.example")')
})

test('a mapping beyond the columns, or without an amount, is refused', async () => {
  await using matching = await openMatching()
  const none = { id: null, text: null, name: null, telephone: null, direction: null, order: '' }

  for (const mapping of [
    { ...none, date: 1, amount: 99 },
    { ...none, date: 1, amount: -1 },
    { ...none, date: 1, amount: 0.5 },
  ])
    expect((await matching.send('', statement(...five), mapping)).status).toBe(400)
  expect((await matching.send('', statement(...five), { ...none, date: 1, amount: null })).status).toBe(400)
})

test('a decision that breaks off in the middle leaves nothing behind, and can be made again', async () => {
  await using matching = await openMatching()
  const { church, tithe } = matching
  await matching.send('', statement(...five))
  const [payment] = await matching.list('open')
  if (!payment) throw new Error('no payment')
  const form = {
    account: null,
    name: 'Kofi',
    fund: tithe,
    is_another: false,
    seen: '',
    version: payment.version,
  }

  const broken = church.db.transaction().execute(async (db) => {
    const row = await findPayment(db, payment.id, payment.version)
    await confirmPayment(db, row, form, { by: matching.memberId, now: church.clock.now })
    throw new Error('killed')
  })
  await expect(broken).rejects.toThrow('killed')
  const before = [await matching.list('posted'), await matching.entries()]
  const { status } = await matching.confirm(payment, { name: 'Kofi' })

  expect(before).toEqual([[], []])
  expect(status).toBe(200)
  expect(await matching.entries()).toHaveLength(1)
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('what is posted is what payments that stand come to, for random decisions', async () => {
  const step = fc.record({
    row: fc.nat(5),
    act: fc.constantFrom('confirm', 'aside', 'undo', 'again'),
    name: fc.constantFrom('', 'Kofi'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await using matching = await openMatching()
      const rows = [10, 20, 30, 40, 50, 60].map((amount, at) => `R${at},2026-11-0${at + 1},,,,${amount}`)
      await matching.send('', statement(...rows))
      for (const { row, act, name } of steps) {
        const payment = (await matching.list())[row]
        if (!payment) throw new Error('a payment is gone')
        if (act === 'again') await matching.send('', statement(...rows))
        else if (act === 'confirm') await matching.confirm(payment, { name })
        else await matching.decide(act, payment, { reason: 'So' })
      }

      const payments = await matching.list()
      const standing = payments
        .filter(({ state }) => state === 'posted')
        .reduce((sum, { amount }) => sum + amount, 0)
      const entries: EntryAnswer[] = await matching.entries()
      const income = entries.reduce(
        (sum, { credit, amount }) => sum + (credit === 'income' ? amount : -amount),
        0,
      )
      expect(payments).toHaveLength(6)
      expect(income).toBe(standing)
      expect((await verifyBooks(matching.church.db)).problems).toEqual([])
    }),
    { numRuns: 8 },
  )
}, 60_000)
