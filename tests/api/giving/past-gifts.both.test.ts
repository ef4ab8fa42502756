import { expect, test } from 'vitest'
import type { StatementAnswer } from '../../../src/lib/contract/giving/books-ledger.ts'
import type { ReportAnswer } from '../../../src/lib/contract/giving/books-report.ts'
import type { PastImportAnswer } from '../../../src/lib/contract/giving/past-gift.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openPastGifts } from '../../support/past-gifts.ts'

/* Gifts of years before this program: tried, matched to people, brought over and taken back (docs/giving.md#past-gifts). */

const header = 'Date,First Name,Last Name,Email,Phone,Envelope Number,Amount,Fund,Method,Check Number,Note'
const file = (...rows: string[]) => `${header}\n${rows.join('\n')}\n`

const three = file(
  '15/01/2022,Akua,Sarpong,,0244555001,,"1,200.00",Tithe,Cash,,first of the year',
  '16/01/2022,Akua,Sarpong,,0244555001,,50,Tithe,Cash,,',
  '20/02/2023,,,,,,35.50,Offering,Cash,,',
)

async function withAkua() {
  const past = await openPastGifts()
  const akua = await past.person({ first_name: 'Akua', last_name: 'Sarpong', telephone: '0244555001' })
  return { ...past, akua }
}

test('a file is tried first: columns, order of dates, givers, and totals by year and fund', async () => {
  await using past = await withAkua()
  const sent = await past.sent(three)
  const { body } = await past.tryIt(sent)

  expect(sent).toMatchObject({ state: 'read', order: 'day first', asks_order: false, rows: 3 })
  expect(sent.mapping).toEqual([
    ...['date', 'first_name', 'last_name', 'email', 'telephone', 'envelope', 'amount', 'fund', 'method'],
    ...['check_number', 'memo'],
  ])
  expect(body).toMatchObject({
    state: 'tried',
    counts: { ready: 3, known: 0, refused: 0 },
    givers: { matched: 1, choose: 0, unknown: 0, nobody: 0 },
    totals: [
      { year: 2022, fund: 'Tithe', rows: 2, amount: 125_000 },
      { year: 2023, fund: 'Offering', rows: 1, amount: 3550 },
    ],
  })
  expect(await past.givers(sent.id)).toMatchObject([
    {
      name: 'Akua Sarpong',
      fate: 'matched',
      why: 'The telephone number is that of Akua Sarpong.',
      person: { id: past.akua },
    },
  ])
  expect(await past.church.db.selectFrom('past_gift').select('id').execute()).toEqual([])
})

test('what is brought over touches no entry, receipt, closed month or root', async () => {
  await using past = await withAkua()
  const { church, treasurer } = past
  await past.give({ amount: 5000, accountId: past.memberId })
  const [entries, months] = [await past.entries(), await church.get('books/months/', treasurer)]
  const { status, body } = await past.bring(await past.tried(three))

  expect([status, body]).toMatchObject([200, { state: 'done', counts: { ready: 3 } }])
  expect(await past.entries()).toEqual(entries)
  expect((await church.get('books/months/', treasurer)).body).toEqual(months.body)
  expect(await verifyBooks(church.db)).toMatchObject({ problems: [] })
  const report = async (past: string) =>
    (await church.get(`books/report/?by=year&from=2020-01-01&to=2026-12-31${past}`, treasurer))
      .body as ReportAnswer
  expect(await report('')).toMatchObject({ total: 5000, past: 128_550, with_past: false })
  expect(await report('&past=true')).toMatchObject({
    total: 133_550,
    rows: [
      { key: '2022', amount: 125_000, before: 0 },
      { key: '2023', amount: 3550, before: 125_000 },
      { key: '2024', amount: 0, before: 3550 },
      { key: '2026', amount: 5000 },
    ],
  })
})

test('a giver sees it apart in the statement, while the church wishes so', async () => {
  await using past = await openPastGifts()
  const { church, member, memberId, treasurer } = past
  const { id: person } = await church.db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const tried = await past.tried(file('15/01/2024,Somebody,Else,,,,70,Tithe,Cash,,'))
  const [giver] = await past.givers(tried.id)
  await past.decide(tried.id, giver?.id ?? 0, person)
  await past.bring(await past.read(tried.id))
  const own = async () =>
    (await church.get('books/statement/?from=2024-01-01&to=2026-12-31', member)).body as StatementAnswer
  await church.db
    .updateTable('account')
    .set({ email_confirmed_at: '2026-01-01T00:00:00.000Z', email: 'member@example.com' })
    .where('id', '=', memberId)
    .execute()

  expect(await own()).toMatchObject({
    total: 0,
    lines: [],
    brought: { total: 7000, lines: [{ day: '2024-01-15', fund: 'Tithe', method: 'Cash', amount: 7000 }] },
  })
  await church.put(`books/past/${tried.id}/statements/`, { in_statements: false }, treasurer)
  expect((await own()).brought).toEqual({ total: 0, lines: [] })
  // What the church keeps of somebody is theirs to take along, whether statements show it or not.
  expect((await church.get('users/me/export/', member)).body).toMatchObject({
    gifts_of_earlier_years: [{ day: '2024-01-15', amount: 7000, fund: 'Tithe', name: 'Somebody Else' }],
  })
  expect((await church.get(`admin/users/${memberId}/export/`, past.admin)).body).not.toHaveProperty(
    'gifts_of_earlier_years',
  )
})

test('the order of day and month is asked for the whole file and never guessed by row', async () => {
  await using past = await openPastGifts()
  const both = await past.sent(file('03/04/2019,A,B,,,,10,Tithe,,,', '04/05/2019,A,B,,,,10,Tithe,,,'))
  const mixed = await past.sent(file('13/04/2019,A,B,,,,10,Tithe,,,', '04/25/2019,A,B,,,,10,Tithe,,,'))
  const unsaid = await past.tryIt(both)
  const monthFirst = (await past.tryIt(both, { order: 'month first' })).body as PastImportAnswer
  const odd = (await past.tryIt(mixed, { order: 'day first' })).body as PastImportAnswer

  expect([both.asks_order, mixed.asks_order]).toEqual([true, true])
  expect([unsaid.status, unsaid.body]).toEqual([
    400,
    { order: ['Please say whether the day or the month comes first'] },
  ])
  expect(monthFirst).toMatchObject({ order: 'month first', counts: { ready: 2 } })
  expect(odd.counts).toEqual({ ready: 1, known: 0, refused: 1 })
  expect(await past.rows(odd.id, 'refused')).toMatchObject([
    { id: 3, why: '“04/25/2019” is no day that can be read, with the day first.' },
  ])
})

test('another currency, no amount and a day to come are refused by row, and left out only by choice', async () => {
  await using past = await withAkua()
  const tried = await past.tried(
    file(
      '15/01/2022,Akua,Sarpong,,,,$20.00,Tithe,,,',
      '16/01/2022,Akua,Sarpong,,,,,Tithe,,,',
      '17/01/2099,Akua,Sarpong,,,,20,Tithe,,,',
      '18/01/2022,Akua,Sarpong,,,,(20.00),Tithe,,,',
      ',Akua,Sarpong,,,,20,Tithe,,,',
    ),
  )
  const refused = await past.bring(tried)
  const brought = await past.bring(tried, { leave_out: true })

  expect((await past.rows(tried.id, 'refused')).map(({ id, why }) => `${id}: ${why}`)).toEqual([
    '2: “$20.00” is in another currency. The books are kept in GHS: please convert it or take it out.',
    '3: There is no amount.',
    '4: “17/01/2099” is a day that has not come yet.',
    '6: There is no date.',
  ])
  expect([refused.status, refused.body]).toEqual([
    400,
    { leave_out: ['Please say that rows with errors are left out'] },
  ])
  expect(brought.status).toBe(200)
  const gifts = await past.church.db.selectFrom('past_gift').select(['day', 'amount']).execute()
  expect(gifts).toEqual([{ day: '2022-01-18', amount: -2000 }])
})

test('a name that several have is listed with its candidates and has to be chosen; it is known the next time', async () => {
  await using past = await openPastGifts()
  const one = await past.person({ first_name: 'Yaw', last_name: 'Darko', telephone: '0244555011' })
  const two = await past.person({ first_name: 'Yaw', last_name: 'Darko', telephone: '0244555012' })
  const tried = await past.tried(file('15/01/2022,Yaw,Darko,,,,20,Tithe,,,'))
  const [giver] = await past.givers(tried.id, 'choose')
  const early = await past.bring(tried)
  const decided = await past.decide(tried.id, giver?.id ?? 0, two)
  const brought = await past.bring(decided.body as PastImportAnswer)
  const next = await past.tried(file('22/01/2022,Yaw,Darko,,,,25,Tithe,,,'))

  expect(giver).toMatchObject({ why: '2 people of the register have this name.', person: null })
  expect(giver?.candidates.map(({ id, hint }) => [id, hint])).toEqual([
    [one, '+233244555011'],
    [two, '+233244555012'],
  ])
  expect([early.status, early.body]).toEqual([409, { detail: 'Please say who they are first: 1 giver.' }])
  expect(brought.status).toBe(200)
  expect(await past.givers(next.id)).toMatchObject([
    { fate: 'matched', person: { id: two }, why: 'You said so for “gifts.csv”.' },
  ])
})

test('an account that has shown nothing is no giver by its name alone', async () => {
  await using past = await openPastGifts()
  const { church } = past
  await church.post('auth/register/', {
    first_name: 'Efua',
    last_name: 'Nketia',
    username: 'efua.n',
    telephone: '0244555020',
    gender: 'female',
    password: 'asore-demo-2026',
    confirm_password: 'asore-demo-2026',
    email: '',
    consent: true,
  })
  const tried = await past.tried(
    file('15/01/2022,Efua,Nketia,,0244555020,,20,Tithe,,,', '15/01/2022,Efua,Nketia,,,,20,Tithe,,,'),
  )

  expect(tried.givers).toEqual({ matched: 0, choose: 2, unknown: 0, nobody: 0 })
})

test('a giver who is not found gives as nobody named by choice, and can be named later', async () => {
  await using past = await openPastGifts()
  const tried = await past.tried(file('15/01/2022,Yaw,Nobody,,,,20,Tithe,,,'))
  const refused = await past.bring(tried)
  const brought = await past.bring(tried, { unnamed: true })
  const yaw = await past.person({ first_name: 'Yaw', last_name: 'Nobody' })
  const [giver] = await past.givers(tried.id, 'unknown')
  const later = await past.decide(tried.id, giver?.id ?? 0, yaw)

  expect([refused.status, refused.body]).toEqual([
    400,
    { unnamed: ['Please say that gifts of givers who were not found name nobody'] },
  ])
  expect(brought.status).toBe(200)
  expect(later.body).toMatchObject({ givers: { matched: 1, unknown: 0 } })
})

test('the same file and the same rows are known, and two alike gifts of one file are two', async () => {
  await using past = await withAkua()
  const twice = file(
    '15/01/2022,Akua,Sarpong,,,,20,Tithe,Cash,,',
    '15/01/2022,Akua,Sarpong,,,,20,Tithe,Cash,,',
  )
  await past.bring(await past.tried(twice))
  const again = await past.send(twice)
  const longer = await past.tried(`${twice}16/01/2022,Akua,Sarpong,,,,20,Tithe,Cash,,\n`)

  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ detail: expect.stringContaining('This file was imported on') })
  expect(longer.counts).toEqual({ ready: 1, known: 2, refused: 0 })
  expect(await past.rows(longer.id, 'known')).toMatchObject([
    { id: 2, why: 'It was imported before, with “gifts.csv”.' },
    { id: 3 },
  ])
})

test('a fund of the file is the church’s, another one or a new closed one, and goes when the import is taken back', async () => {
  await using past = await withAkua()
  const { church, treasurer } = past
  const rows = file(
    '15/01/2022,Akua,Sarpong,,,,20,Roof 1998,Cash,,',
    '16/01/2022,Akua,Sarpong,,,,30,Zehnter,Cash,,',
  )
  const open = await past.tried(rows)
  const early = await past.bring(open)
  const funds = [
    { label: 'Roof 1998', fund: null },
    { label: 'zehnter', fund: past.tithe },
  ]
  const { body: chosen } = await past.tryIt(open, { funds })
  const brought = await past.bring(chosen as PastImportAnswer)
  const made = async () =>
    church.db.selectFrom('fund').select(['name', 'is_open']).where('name', '=', 'Roof 1998').execute()
  const [after, { body: undone }] = [
    await made(),
    await church.post(`books/past/${open.id}/undo/`, {}, treasurer),
  ]

  expect(open.funds.map(({ label, is_open }) => [label, is_open])).toEqual([
    ['Zehnter', true],
    ['Roof 1998', true],
  ])
  expect([early.status, early.body]).toEqual([409, { detail: 'Please choose the fund for “Zehnter”.' }])
  expect((brought.body as PastImportAnswer).totals).toEqual([
    { year: 2022, fund: 'Roof 1998', rows: 1, amount: 2000 },
    { year: 2022, fund: 'Tithe', rows: 1, amount: 3000 },
  ])
  expect(after).toEqual([{ name: 'Roof 1998', is_open: 0 }])
  expect(undone).toMatchObject({ state: 'undone' })
  expect(await made()).toEqual([])
  expect(await church.db.selectFrom('past_gift').select('id').execute()).toEqual([])
})

test('exports of Planning Center, Breeze and ChurchCRM are known by their headings', async () => {
  await using past = await openPastGifts()
  const center = await past.sent(
    'Donation ID,Donor ID,Donor Name,Received Date,Payment Source,Payment Method,Payment Check Number,Fund,Amount,Stripe Fee,Net Amount,Memo\n1,77,Ama Boateng,2021-03-04,Envelope,cash,,Tithe,20.00,0,20.00,\n',
  )
  const breeze = await past.sent(
    'Date,Batch,Payment ID,Person ID,First Name,Last Name,Amount,Fund(s),Method ID,Method,Check Number,Envelope Number,Note\n01/13/2021,4,9,77,Ama,Boateng,$20.00,Tithe,1,Cash,,12,\n',
  )
  const crm = await past.sent(
    'Date,Family Name,Family ID,Fund Name,Amount,Method,Check No,FYID,Deposit ID,Comment\n2021-03-04,Boateng,5,Pledges,20.00,CHECK,114,26,3,\n',
  )

  expect([center, breeze, crm].map(({ system }) => system)).toEqual([
    'Planning Center',
    'Breeze',
    'ChurchCRM',
  ])
  expect(center.mapping.filter((kind) => kind !== 'left out')).toEqual([
    ...['external_id', 'full_name', 'date', 'method', 'check_number', 'fund', 'amount', 'memo'],
  ])
  expect(breeze.mapping.filter((kind) => kind !== 'left out')).toEqual([
    ...['date', 'batch', 'external_id', 'first_name', 'last_name', 'amount', 'fund', 'method'],
    ...['check_number', 'envelope', 'memo'],
  ])
  expect(crm.mapping.filter((kind) => kind !== 'left out')).toEqual([
    ...['date', 'full_name', 'external_id', 'fund', 'amount', 'method', 'check_number', 'batch', 'memo'],
  ])
})

test('an envelope belongs to whom it belonged to before', async () => {
  await using past = await withAkua()
  await past.bring(await past.tried(file('15/01/2022,Akua,Sarpong,,,007,20,Tithe,,,')))
  const next = await past.tried('Date,Envelope,Amount,Fund\n22/01/2022,7,25,Tithe\n')

  expect(await past.givers(next.id)).toMatchObject([
    {
      fate: 'matched',
      person: { id: past.akua },
      why: 'The envelope was that of Akua Sarpong in “gifts.csv”.',
    },
  ])
})

test('only a treasurer sees or does any of it', async () => {
  await using past = await withAkua()
  const { church, admin, counter } = past
  const tried = await past.tried(three)
  const statuses = [
    (await church.get('books/past/', admin)).status,
    (await church.get(`books/past/${tried.id}/givers/`, counter)).status,
    (await past.send(three, 'x.csv', admin)).status,
    (await church.post(`books/past/${tried.id}/undo/`, {}, admin)).status,
  ]

  expect(statuses).toEqual([403, 403, 403, 403])
})

test('a trial that somebody else has made anew is not brought over', async () => {
  await using past = await withAkua()
  const tried = await past.tried(three)
  await past.tryIt(tried)

  expect((await past.bring(tried)).status).toBe(409)
  expect((await past.tryIt(tried)).status).toBe(409)
})

test('gifts follow a merge, and name nobody once the person is deleted', async () => {
  await using past = await withAkua()
  const { church, admin, akua, treasurer } = past
  await past.bring(await past.tried(three))
  const other = await past.person({ first_name: 'Akua', last_name: 'Sarpong-Mensah' })
  const { body: person } = await church.get(`people/${other}/`, admin)
  const { version } = person as { version: number }
  const merged = await church.post(`people/${other}/merge/`, { other: akua, version }, admin)
  const archive = async () => {
    const { statementsOfAll } = await import('../../../src/server/giving/books/statements.ts')
    return (await statementsOfAll(church.db, { from: '2020-01-01', to: '2026-12-31' })).givers
  }
  const after = await archive()
  await church.db.transaction().execute(async (db) => {
    const { forgetNamesOf } = await import('../../../src/server/register/entries/history.ts')
    await forgetNamesOf(db, other)
    await db.deleteFrom('person').where('id', '=', other).execute()
  })

  expect(merged.status).toBe(200)
  expect(after).toMatchObject([{ name: 'Akua Sarpong-Mensah', brought: { total: 125_000 } }])
  expect(await archive()).toEqual([])
  const left = await church.db.selectFrom('past_giver').selectAll().execute()
  expect(JSON.stringify(left)).not.toMatch(/akua|sarpong|0244|555001/i)
  expect(await church.db.selectFrom('past_gift').select('memo').execute()).toMatchObject([
    { memo: '' },
    { memo: '' },
    { memo: '' },
  ])
  const { body } = await church.get('books/report/?by=year&from=2020-01-01&to=2026-12-31', treasurer)
  expect(body).toMatchObject({ past: 128_550 })
})

test('a failure in the middle of an import leaves nothing of it behind', async () => {
  await using past = await withAkua()
  const { church } = past
  const rows = Array.from({ length: 700 }, (_, at) => `15/01/2022,Akua,Sarpong,,,,${at + 1},Roof 1998,,,`)
  const open = await past.tried(file(...rows))
  const funds = [{ label: 'Roof 1998', fund: null }]
  const tried = (await past.tryIt(open, { funds })).body as PastImportAnswer
  // The last row cannot be added: the database refuses its plan as it would a full disk.
  await church.db.updateTable('gift_import_row').set({ plan: '{' }).where('number', '=', 701).execute()
  const failed = await past.bring(tried)

  expect([failed.status, (await past.read(tried.id)).state]).toEqual([500, 'tried'])
  expect(await church.db.selectFrom('past_gift').select('id').execute()).toEqual([])
  expect(await church.db.selectFrom('fund').select('id').where('name', '=', 'Roof 1998').execute()).toEqual(
    [],
  )
  expect(church.faults.splice(0)).toHaveLength(1)
})
