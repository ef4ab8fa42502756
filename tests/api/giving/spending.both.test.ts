import { expect, test } from 'vitest'
import type { ReportAnswer } from '../../../src/lib/contract/giving/books-report.ts'
import type { SpendVoucherAnswer } from '../../../src/lib/contract/giving/spending.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { photograph } from '../../support/photograph.ts'
import { openSpending, today } from '../../support/spending.ts'

/* Vouchers of every fund: by whom each step is done, what the ledger says of it, and what somebody gets who cheats. */

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

test('a voucher is prepared, approved, paid and received by different people, and the books have it', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, other, member, cashPayment, step } = books
  await books.openAll()
  const { id, ...made } = await books.prepared()

  const strangers = [await books.prepare({}, member), await books.prepare({}, first)]
  const tooEarly = await step(id, 'pay', treasurer, cashPayment)
  const byTreasurer = await step(id, 'approve', treasurer)
  const approved = await step(id, 'approve', first)
  const paid = (await step(id, 'pay', treasurer, cashPayment)).body as SpendVoucherAnswer
  const twice = await step(id, 'pay', treasurer, cashPayment)
  const byPayer = await step(id, 'receive', treasurer, { name: 'Kojo' })
  const unnamed = await step(id, 'receive', other, { name: '' })
  const received = (await step(id, 'receive', other, { name: 'Kojo of ECG' })).body as SpendVoucherAnswer
  const { accounts, funds, in_accounts, in_funds } = await books.accounts()
  const report = (await church.get('books/report/?by=fund&from=2026-11-01&to=2026-11-30', treasurer))
    .body as ReportAnswer

  expect(made).toMatchObject({
    number: 'SV2026-0001',
    in_words: 'Two Hundred Cedis Only',
    state: 'to approve',
  })
  expect(statuses(strangers)).toEqual([403, 403])
  expect(statuses([tooEarly, byTreasurer, approved, twice, byPayer, unnamed])).toEqual([
    409, 403, 200, 409, 403, 400,
  ])
  expect(paid).toMatchObject({ state: 'to receive', account: 'Cash box', how: 'cash', paid_day: today })
  expect(received).toMatchObject({ state: 'received', next: '' })
  expect(received.steps.map(({ step: one, name }) => [one, name])).toEqual([
    ['prepared', expect.any(String)],
    ['approved', expect.any(String)],
    ['paid', expect.any(String)],
    ['received', 'Kojo of ECG'],
  ])
  expect(accounts.find(({ name }) => name === 'Cash box')?.balance).toBe(80_000)
  expect(funds.find(({ id: fund }) => fund === books.tithe)?.balance).toBe(60_000)
  expect([in_accounts, in_funds]).toEqual([80_000, 80_000])
  expect(report.paid_out).toBe(20_000)
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('from its limits a voucher is checked, and approved by two signatories; small parts of one payment count together', async () => {
  await using books = await openSpending()
  const { treasurer, first, second, other, step, cashPayment } = books
  await books.openAll()
  const wrong = await books.rule({ check_from: 30_000, second_from: 20_000, payer_differs: true })
  const byOther = await books.church.put(
    'books/spending/rule/',
    { check_from: null, second_from: null, payer_differs: false },
    first,
  )
  await books.rule({ check_from: 20_000, second_from: 30_000, payer_differs: true })
  const small = await books.prepared({ amount: 19_999, payee: 'Water' })
  const checked = await books.prepared({ amount: 20_000, payee: 'Mason' })
  const twoParts = [
    await books.prepared({ amount: 15_000, payee: 'Ákua Mensah' }),
    await books.prepared({ amount: 15_000, payee: 'akua mensah' }),
  ]
  const large = Number(twoParts[1]?.id)

  const early = await step(large, 'approve', first)
  const self = await step(large, 'check', treasurer)
  await step(large, 'check', other)
  await step(large, 'approve', first)
  const again = await step(large, 'approve', first)
  const oneOnly = await step(large, 'pay', other, cashPayment)
  const twoSigned = await step(large, 'approve', second)
  const preparerPays = await step(large, 'pay', treasurer, cashPayment)
  const checkerPays = await step(large, 'pay', other, cashPayment)

  expect([wrong.status, byOther.status]).toEqual([400, 403])
  expect([small.state, checked.state, ...twoParts.map(({ state }) => state)]).toEqual([
    'to approve',
    'to check',
    'to approve',
    'to check',
  ])
  expect(statuses([early, self, again, oneOnly, twoSigned])).toEqual([409, 403, 403, 403, 200])
  expect(statuses([preparerPays, checkerPays])).toEqual([403, 403])
})

test('nobody has a part in money for themselves, or decides about what they asked for', async () => {
  await using books = await openSpending()
  const { church, first, other, step, cashPayment, memberId } = books
  await books.openAll()
  const idOf = async (username: string) =>
    (
      await church.db
        .selectFrom('account')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id
  const forSelf = await books.prepare({ payee_account: await idOf('leader') })
  const { id } = await books.prepared({ payee_account: await idOf('media'), payee: 'Media' })
  const voucherOfAsker = await books.prepared({ asked_account: await idOf('media'), asked_by: 'Media' })
  const nobody = await books.prepare({ payee_account: 99_999 })
  const toMember = await books.prepared({ payee_account: memberId, payee: 'Esi' })

  const payeeApproves = await step(id, 'approve', first)
  const payeeCancels = await step(id, 'cancel', first, { why: 'x' })
  const askerApproves = await step(voucherOfAsker.id, 'approve', first)
  await step(id, 'approve', books.second)
  await step(id, 'pay', other, cashPayment)
  const payeeReceives = await step(id, 'receive', first, {})

  expect(statuses([forSelf, nobody, payeeApproves, payeeCancels, askerApproves, payeeReceives])).toEqual([
    403, 400, 403, 403, 403, 200,
  ])
  expect(toMember.payee_account).toBe(memberId)
})

test('a voucher is never paid beyond its fund or account, from a wrong account, or on a day before its approval or in a closed month', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, step, cash, bank, cashPayment } = books
  await books.openAll()
  const more = await books.prepared({ amount: 80_001 })
  const { id } = await books.prepared({ fund: books.offering, amount: 20_000 })
  for (const one of [more.id, id]) await step(one, 'approve', first)
  const provider = await books.accountOf('Payment provider')
  const pay = (changes: object) => step(id, 'pay', treasurer, { ...cashPayment, ...changes })

  const beyondFund = await step(more.id, 'pay', treasurer, cashPayment)
  const wrong = [
    await pay({ account: bank, how: 'cheque' }),
    await pay({ account: cash, how: 'cheque' }),
    await pay({ account: provider }),
    await pay({ account: 9999 }),
    await pay({ day: '2026-11-22' }),
    await pay({ day: '2026-11-20' }),
  ]
  church.clock.now = new Date('2026-12-02T12:00:00.000Z')
  const { access } = await church.signIn('leader')
  const payLater = (day: string) => step(id, 'pay', access, { ...cashPayment, day })
  await church.post('books/months/', { month: '2026-11' }, access)
  const closed = await payLater('2026-11-30')
  const paid = await payLater('2026-12-01')

  expect(beyondFund.body).toEqual({ detail: expect.stringContaining('which is less than GHS 800.01') })
  expect(statuses(wrong)).toEqual([409, 400, 400, 400, 400, 400])
  expect([closed.status, paid.status]).toEqual([400, 200])
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('a voucher is changed by who prepared it until somebody else has acted, and cancelled with its number kept', async () => {
  await using books = await openSpending()
  const { church, treasurer, other, first, step } = books
  await books.openAll()
  const made = await books.prepared()
  const put = (id: number, access: string, changes: object = {}) =>
    church.put(`books/spending/vouchers/${id}/`, books.form(changes), access)

  const byOther = await put(made.id, other)
  const changed = await put(made.id, treasurer, { amount: 30_000, version: made.version })
  const old = await put(made.id, treasurer, { amount: 1, version: made.version })
  await step(made.id, 'approve', first)
  const late = await put(made.id, treasurer, { amount: 1 })
  const cancelled = (await step(made.id, 'cancel', treasurer, { why: 'Bought elsewhere' }))
    .body as SpendVoucherAnswer
  const again = await step(made.id, 'cancel', treasurer, { why: 'x' })
  const next = await books.prepared({ payee: 'Another shop' })

  expect(statuses([byOther, changed, old, late, again])).toEqual([403, 200, 409, 403, 409])
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    cancelled: 'Bought elsewhere',
    amount: 30_000,
    next: '',
  })
  expect(next.number).toBe('SV2026-0002')
})

test('a payment is cancelled by a counter-entry, by somebody who did not pay it, and only there', async () => {
  await using books = await openSpending()
  const { church, treasurer, other, step } = books
  await books.openAll()
  const { id } = await books.paid()
  const entry = await church.db
    .selectFrom('ledger_entry')
    .select('id')
    .where('source', '=', 'spend_voucher')
    .executeTakeFirstOrThrow()

  const inLedger = await church.post(`books/entries/${entry.id}/counter-entry/`, { reason: 'x' }, other)
  const byPayer = await step(id, 'cancel', treasurer, { why: 'x' })
  const cancelled = await step(id, 'cancel', other, { why: 'The shop gave it back' })
  const { accounts, funds } = await books.accounts()

  expect(inLedger.body).toEqual({ detail: 'Please cancel its voucher under Spending.' })
  expect(statuses([byPayer, cancelled])).toEqual([403, 200])
  expect(accounts.find(({ name }) => name === 'Cash box')?.balance).toBe(100_000)
  expect(funds.find(({ id: fund }) => fund === books.tithe)?.balance).toBe(80_000)
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('vouchers that arrive together have numbers without gaps, and a payment that is sent twice is one', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, step, cashPayment } = books
  await books.openAll()

  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) => books.prepare({ payee: `Payee ${at}`, amount: 100 + at })),
  )
  const numbers = made.map(({ body }) => (body as SpendVoucherAnswer).number).sort()
  const [{ id }] = made.map(({ body }) => body) as [SpendVoucherAnswer]
  await step(id, 'approve', first)
  const payments = await Promise.all([1, 2, 3].map(() => step(id, 'pay', treasurer, cashPayment)))
  const entries = await church.db
    .selectFrom('ledger_entry')
    .select('id')
    .where('source', '=', 'spend_voucher')
    .execute()

  expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => `SV2026-${String(at + 1).padStart(4, '0')}`))
  expect(statuses(payments).sort()).toEqual([200, 409, 409])
  expect(entries).toHaveLength(1)
})

test('two vouchers that are paid at once never take more than there is', async () => {
  await using books = await openSpending()
  const { first, step, treasurer, cashPayment, tithe } = books
  await books.openAll()
  const made = [
    await books.prepared({ amount: 50_000 }),
    await books.prepared({ amount: 50_000, payee: 'Other' }),
  ]
  for (const { id } of made) await step(id, 'approve', first)

  const paid = await Promise.all(made.map(({ id }) => step(id, 'pay', treasurer, cashPayment)))
  const { funds } = await books.accounts()

  expect(statuses(paid).sort()).toEqual([200, 409])
  expect(funds.find(({ id }) => id === tithe)?.balance).toBe(30_000)
})

test('receipts are photographs that only keepers of the books see, each look logged', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, member, step } = books
  await books.openAll()
  const { id } = await books.prepared()
  const picture = new File([new Uint8Array((await photograph({ width: 320 })).buffer)], 'receipt.jpg')
  const send = (access: string, file = picture) => {
    const body = new FormData()
    body.set('photograph', file)
    return church.postForm(`books/spending/vouchers/${id}/receipts/`, body, access)
  }
  const look = (receipt: number, access: string) =>
    church.api.request(`/backend/api/books/spending/receipts/${receipt}/`, {
      headers: { Authorization: `Bearer ${access}` },
    })
  const added = (await send(treasurer)).body as SpendVoucherAnswer
  const wrong = await send(treasurer, new File(['no picture'], 'x.jpg'))
  const byMember = await send(member)
  const receipt = Number(added.receipts[0])
  const { file_key } = await church.db
    .selectFrom('spend_receipt')
    .select('file_key')
    .executeTakeFirstOrThrow()
  const looked = await look(receipt, first)
  const publicly = await church.api.request(`/media/${file_key}`)
  const notTheirs = await look(receipt, member)
  const log = await church.db
    .selectFrom('access_entry')
    .select('what')
    .where('what', 'like', 'receipt%')
    .execute()
  await step(id, 'approve', first)
  const late = await church.remove(`books/spending/receipts/${receipt}/`, treasurer)

  expect(added.receipts).toHaveLength(1)
  expect([
    wrong.status,
    byMember.status,
    looked.status,
    publicly.status,
    notTheirs.status,
    late.status,
  ]).toEqual([400, 403, 200, 404, 403, 403])
  expect(log).toEqual([{ what: `receipt of voucher ${id}` }])
})

test('the list is narrowed by state and fund, and searched by number, payee and what for; a voucher is a PDF', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, step, offering } = books
  await books.openAll()
  const { id } = await books.prepared({ payee: 'Ɔkyere Stores' })
  await books.prepared({ fund: offering, purpose: 'Candles' })
  await step(id, 'approve', first)
  const numbers = async (query: string) =>
    (
      (await church.get(`books/spending/vouchers/?${query}`, first)).body as { results: SpendVoucherAnswer[] }
    ).results.map(({ number }) => number)

  expect(await numbers('')).toEqual(['SV2026-0002', 'SV2026-0001'])
  expect(await numbers('status=to pay')).toEqual(['SV2026-0001'])
  expect(await numbers(`fund=${offering}`)).toEqual(['SV2026-0002'])
  expect(await numbers('search=okyere')).toEqual(['SV2026-0001'])
  expect(await numbers('search=candles')).toEqual(['SV2026-0002'])
  expect(await numbers('search=SV2026-0001')).toEqual(['SV2026-0001'])
  expect((await church.get('books/spending/vouchers/?status=x', first)).status).toBe(400)
  const pdf = await church.get(`books/spending/vouchers/${id}/pdf/`, treasurer)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('who is paid is named no more once their account is deleted, and the books stay whole', async () => {
  await using books = await openSpending()
  const { church, admin, memberId } = books
  await books.openAll()
  const { id } = await books.paid({
    payee_account: memberId,
    payee: 'Esi Member',
    asked_account: memberId,
    asked_by: 'Esi',
  })
  await church.remove(`admin/users/${memberId}/`, admin)

  expect(await books.voucher(id)).toMatchObject({ payee: '', asked_by: '', payee_account: null })
  expect((await verifyBooks(church.db)).problems).toEqual([])
})
