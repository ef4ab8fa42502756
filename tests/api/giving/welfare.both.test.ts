import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type { StatementAnswer } from '../../../src/lib/contract/giving/books-ledger.ts'
import type { ReportAnswer } from '../../../src/lib/contract/giving/books-report.ts'
import type { VoucherAnswer, WaiverAnswer } from '../../../src/lib/contract/giving/welfare.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openWelfare } from '../../support/welfare.ts'

/* The welfare fund: dues from the ledger, two of three signatories, vouchers by three people; and what attackers get. */

const days = 'from=2026-01-01&to=2026-12-31'

type Welfare = Awaited<ReturnType<typeof openWelfare>>

/** A claim that was approved, and its voucher. */
async function approvedVoucher(fund: Welfare): Promise<number> {
  await fund.pay(3000)
  await fund.ask()
  const { id } = await fund.claim()
  await fund.vote(id, fund.first)
  await fund.vote(id, fund.second)
  const made = await fund.church.post(`welfare/claims/${id}/voucher/`, {}, fund.treasurer)
  return (made.body as VoucherAnswer).id
}

test('dues, waiting time and arrears follow from the ledger, and the member sees them', async () => {
  await using fund = await openWelfare()
  const before = await fund.own()
  const early = await fund.ask()

  await fund.pay(1750)
  const after = await fund.own()
  const byTreasurer = await fund.standing()
  const arrears = await fund.ask()
  await fund.pay(500)
  const allowed = await fund.ask()

  expect(before.standing).toMatchObject({ owed: 3000, paid: 0, arrears: 3000, waiting_left: 3 })
  expect(early.status).toBe(409)
  expect(after.months.map(({ state }) => state)).toEqual([
    'open',
    'open',
    'partly paid',
    'paid',
    'paid',
    'paid',
  ])
  expect(byTreasurer).toMatchObject({ arrears: 1250, arrears_months: 3, waiting_left: 0 })
  expect(arrears.body).toEqual({ detail: 'The dues of 3 months are open, and 2 may be.' })
  expect(allowed.status).toBe(201)
})

test('new dues count from their month on, and dues of closed books stay', async () => {
  await using fund = await openWelfare()
  const { church, treasurer } = fund
  const rule = { dues: 800, waiting_months: 3, most_arrears: 2 }

  await church.post('welfare/rules/', { ...rule, from_month: '2026-11' }, treasurer)
  const { standing } = await fund.own()
  await church.post('books/months/', { month: '2026-10' }, treasurer)
  const closed = await church.post('welfare/rules/', { ...rule, from_month: '2026-07' }, treasurer)

  expect(standing?.owed).toBe(5 * 500 + 800)
  expect(closed.status).toBe(400)
  expect((await fund.own()).standing?.owed).toBe(3300)
})

test('the purpose Welfare stays with the fund that has the dues, so that nobody’s become unpaid', async () => {
  await using fund = await openWelfare()
  const { church, treasurer } = fund
  const all = (await church.get('books/funds/', treasurer)).body as FundAnswer[]
  const { id } = all.find(({ purpose }) => purpose === 'welfare') as FundAnswer
  const write = (name: string, purpose: 'welfare' | null) =>
    church.put(`books/funds/${id}/`, { name, is_open: true, goal: null, purpose }, treasurer)

  const empty = [await write('Welfare', null), await write('Welfare', 'welfare')]
  await fund.pay(3000)
  const moved = await write('Welfare', null)
  const renamed = await write('Helping hands', 'welfare')

  expect(empty.map(({ status }) => status)).toEqual([200, 200])
  expect([moved.status, moved.body]).toEqual([
    400,
    { purpose: [expect.stringContaining('The dues of the welfare fund are in this fund')] },
  ])
  expect(renamed.status).toBe(200)
  expect((await fund.own()).standing).toMatchObject({ paid: 3000, arrears: 0 })
})

test('members of the fund and claims are found by the name that the lists show', async () => {
  await using fund = await openWelfare()
  const { church, treasurer } = fund
  const name = { first_name: 'Akosua', last_name: 'Ɔsei' }
  await church.db.updateTable('account').set(name).where('username', '=', 'member').execute()
  await fund.pay(3000)
  await fund.ask()
  const namesIn = async (list: string) => {
    const { body } = await church.get(`welfare/${list}/?search=akosua%20Ɔsei`, treasurer)
    return (body as { results: { name: string }[] }).results.map((row) => row.name)
  }

  expect([await namesIn('members'), await namesIn('claims')]).toEqual([['Akosua Ɔsei'], ['Akosua Ɔsei']])
})

test('two of three signatories decide, once each and not about themselves; two noes decline', async () => {
  await using fund = await openWelfare()
  await fund.pay(3000)
  await fund.ask()
  const { id } = await fund.claim()

  const twiceAsked = await fund.ask(fund.member, { words: 'Again' })
  const byTreasurer = await fund.vote(id, fund.treasurer)
  const byMember = await fund.vote(id, fund.member)
  const without = await fund.vote(id, fund.first, 'no')
  const no = await fund.vote(id, fund.first, 'no', 'No certificate')
  const again = await fund.vote(id, fund.first, 'yes')
  const stillOpen = (await fund.claim()).state
  await fund.vote(id, fund.second, 'no', 'The same')
  const late = await fund.vote(id, fund.third)
  const { claims } = await fund.own()
  await fund.church.background.ended()
  const told = fund.church.letters.map(({ subject }) => subject)

  // Three signatories are told that it waits, and the member what two have decided.
  expect(told.filter((subject) => subject === 'A welfare claim waits for you')).toHaveLength(3)
  expect(told.at(-1)).toBe('The welfare fund has decided')
  expect([twiceAsked.status, byTreasurer.status, byMember.status, without.status]).toEqual([
    409, 403, 403, 400,
  ])
  expect([no.status, again.status, stillOpen, late.status]).toEqual([200, 409, 'asked', 409])
  expect(claims).toMatchObject([{ state: 'declined', why: 'No certificate The same' }])
})

test('a signatory who asks has no part in it: no vote, no voucher, no step', async () => {
  await using fund = await openWelfare()
  const { church, first, second, third, treasurer } = fund
  const { id: self } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'media')
    .executeTakeFirstOrThrow()
  await fund.join(self)
  await fund.pay(3000, undefined, self)
  await church.db
    .insertInto('duty')
    .values({ account_id: self, duty: 'treasurer', granted_at: 'x' })
    .execute()
  await fund.ask(first)
  const { id } = await fund.claim()

  const own = await fund.vote(id, first)
  await fund.vote(id, second)
  await fund.vote(id, third)
  const prepared = await church.post(`welfare/claims/${id}/voucher/`, {}, first)
  const made = (await church.post(`welfare/claims/${id}/voucher/`, {}, treasurer)).body as VoucherAnswer
  const checked = await fund.step(made.id, 'check', first)
  await fund.step(made.id, 'check', second)
  const approved = await fund.step(made.id, 'approve', first)
  await fund.step(made.id, 'approve', third)
  const paid = await fund.step(made.id, 'pay', first, { how: 'cash', reference: '' })

  expect([own, prepared, checked, approved, paid].map(({ status }) => status)).toEqual([
    403, 403, 403, 403, 403,
  ])
})

test('a voucher is prepared, checked, approved, paid and received, each by its person, and the books have it', async () => {
  await using fund = await openWelfare()
  const { church, treasurer, first, second, member, admin } = fund
  const id = await approvedVoucher(fund)
  const cash = { how: 'cash', reference: '' }

  const tooEarly = await fund.step(id, 'pay', treasurer, cash)
  const selfChecked = await fund.step(id, 'check', treasurer)
  const checked = await fund.step(id, 'check', first)
  const checkerApproves = await fund.step(id, 'approve', first)
  const treasurerApproves = await fund.step(id, 'approve', treasurer)
  const approved = await fund.step(id, 'approve', second)
  const paid = await fund.step(id, 'pay', treasurer, cash)
  const twice = await fund.step(id, 'pay', treasurer, cash)
  const payerReceives = await fund.step(id, 'receive', treasurer, { name: 'Ama' })
  const stranger = await fund.step(id, 'receive', (await church.signIn('member2')).access)
  const { claims } = await fund.own()
  const received = await fund.step(id, 'receive', member)
  const voucher = await fund.voucher()
  const funds = (await church.get('books/funds/', treasurer)).body as FundAnswer[]
  const report = (await church.get(`books/report/?by=fund&${days}`, admin)).body as ReportAnswer

  expect([tooEarly.status, selfChecked.status, checked.status]).toEqual([409, 403, 200])
  expect([checkerApproves.status, treasurerApproves.status, approved.status]).toEqual([403, 403, 200])
  expect([paid.status, twice.status, payerReceives.status, stranger.status]).toEqual([200, 409, 403, 404])
  expect(claims[0]?.receive).toBe(id)
  expect(received.status).toBe(200)
  expect(voucher).toMatchObject({ number: 'SW2026-0001', in_words: 'Twenty Cedis Only', next: '' })
  expect(voucher.steps.map(({ step }) => step)).toEqual([
    'prepared',
    'checked',
    'approved',
    'paid',
    'received',
  ])
  expect(funds.find(({ purpose }) => purpose === 'welfare')).toMatchObject({ total: 3000, paid_out: 2000 })
  expect(report).toMatchObject({ total: 3000, paid_out: 2000 })
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('the database refuses that one person does two steps, and the check of the books finds a payment without its voucher', async () => {
  await using fund = await openWelfare()
  const { db } = fund.church
  const id = await approvedVoucher(fund)
  const { prepared_by } = await db.selectFrom('voucher').select('prepared_by').executeTakeFirstOrThrow()

  const forged = db
    .updateTable('voucher')
    .set({ checked_by: prepared_by, checked_at: 'x' })
    .where('id', '=', id)
  await expect(forged.execute()).rejects.toThrow(/constraint/i)
  await fund.step(id, 'check', fund.first)
  await fund.step(id, 'approve', fund.second)
  await fund.step(id, 'pay', fund.treasurer, { how: 'cheque', reference: '17' })
  await db.updateTable('voucher').set({ amount: 1 }).execute()
  const changed = (await verifyBooks(db)).problems

  expect(changed).toEqual(['The voucher 1 of 2026 has no entry of its amount.'])
})

test('no more is paid than the fund has; a dropped voucher keeps its number, and another takes its place', async () => {
  await using fund = await openWelfare()
  const { church, treasurer } = fund
  const id = await approvedVoucher(fund)
  const entry = await church.db
    .selectFrom('ledger_entry')
    .select('id')
    .where('kind', '=', 'gift')
    .executeTakeFirstOrThrow()
  await fund.step(id, 'check', fund.first)
  await fund.step(id, 'approve', fund.second)
  await church.post(`books/entries/${entry.id}/counter-entry/`, { reason: 'Bounced' }, treasurer)

  const poor = await fund.step(id, 'pay', treasurer, { how: 'cash', reference: '' })
  const blank = await fund.step(id, 'drop', treasurer, { why: ' ' })
  const dropped = await fund.step(id, 'drop', treasurer, { why: 'The fund is empty' })
  const late = await fund.step(id, 'pay', treasurer, { how: 'cash', reference: '' })
  const { id: claim } = await fund.claim()
  const second = await church.post(`welfare/claims/${claim}/voucher/`, {}, treasurer)
  const third = await church.post(`welfare/claims/${claim}/voucher/`, {}, treasurer)

  expect([poor.status, blank.status, dropped.status, late.status]).toEqual([409, 400, 200, 409])
  expect(second.body).toMatchObject({ number: 'SW2026-0002', next: 'checked' })
  expect(third.status).toBe(409)
})

/** A voucher that was recorded as paid and received, and whose payment a treasurer took back in the ledger. */
async function takenBackVoucher(fund: Welfare): Promise<number> {
  const { church, treasurer, member } = fund
  const id = await approvedVoucher(fund)
  await fund.step(id, 'check', fund.first)
  await fund.step(id, 'approve', fund.second)
  await fund.step(id, 'pay', treasurer, { how: 'cash', reference: '' })
  await fund.step(id, 'receive', member)
  const { id: entry } = await church.db
    .selectFrom('ledger_entry')
    .select('id')
    .where('kind', '=', 'payout')
    .executeTakeFirstOrThrow()
  await church.post(`books/entries/${entry}/counter-entry/`, { reason: 'Not handed over' }, treasurer)
  return id
}

test('a voucher whose payment was taken back is paid anew, and is not paid to the member until then', async () => {
  await using fund = await openWelfare()
  const { church, treasurer, member } = fund
  const id = await takenBackVoucher(fund)

  const [before] = (await fund.own()).claims
  const open = await fund.voucher()
  const tooEarly = await fund.step(id, 'receive', member)
  const paid = await fund.step(id, 'pay', treasurer, { how: 'cheque', reference: '17' })
  const twice = await fund.step(id, 'pay', treasurer, { how: 'cash', reference: '' })
  const [after] = (await fund.own()).claims
  const received = await fund.step(id, 'receive', member)
  const dropped = await fund.step(id, 'drop', treasurer, { why: 'No' })
  const funds = (await church.get('books/funds/', treasurer)).body as FundAnswer[]

  expect(before).toMatchObject({ steps: ['prepared', 'checked', 'approved'], receive: null })
  expect(open).toMatchObject({ next: 'paid', may_next: true, is_taken_back: true })
  expect([tooEarly.status, paid.status, twice.status, received.status, dropped.status]).toEqual([
    409, 200, 409, 200, 409,
  ])
  expect(paid.body).toMatchObject({ next: 'received', how: 'cheque', reference: '17', is_taken_back: false })
  expect(after).toMatchObject({ steps: ['prepared', 'checked', 'approved', 'paid'], receive: id })
  expect(funds.find(({ purpose }) => purpose === 'welfare')).toMatchObject({ paid_out: 2000 })
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('a voucher whose payment was taken back can be dropped, and its claim gets another', async () => {
  await using fund = await openWelfare()
  const { church, treasurer } = fund
  const id = await takenBackVoucher(fund)
  const { id: claim } = await fund.claim()

  const early = await church.post(`welfare/claims/${claim}/voucher/`, {}, treasurer)
  const dropped = await fund.step(id, 'drop', treasurer, { why: 'Another amount was meant' })
  const late = await fund.step(id, 'pay', treasurer, { how: 'cash', reference: '' })
  const second = await church.post(`welfare/claims/${claim}/voucher/`, {}, treasurer)

  expect([early.status, dropped.status, late.status]).toEqual([409, 200, 409])
  expect(dropped.body).toMatchObject({ next: '', how: '' })
  expect(second.body).toMatchObject({ number: 'SW2026-0002', next: 'checked' })
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('a waiver’s reason is for the signatories of its day alone: not in lists, logs, exports or for a later one', async () => {
  await using fund = await openWelfare()
  const { church, first, second, third, treasurer, memberId, admin, member } = fund
  const secret = 'She lost her work in Tema'
  const form = { account: memberId, from_month: '2026-06', to_month: '2026-10', reason: secret }

  const byTreasurer = await church.post('welfare/waivers/', form, treasurer)
  const granted = await church.post('welfare/waivers/', form, first)
  const [waiver] = granted.body as [WaiverAnswer]
  const path = `welfare/waivers/${waiver.id}`
  const before = (await fund.own()).standing?.owed
  const alone = await church.post(`${path}/agree/`, {}, first)
  const agreed = await church.post(`${path}/agree/`, {}, second)
  const after = (await fund.own()).standing
  const { id: thirdId } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'leader3')
    .executeTakeFirstOrThrow()
  const reads = await church.get(`${path}/reason/`, third)
  await church.db.deleteFrom('duty').where('account_id', '=', thirdId).execute()
  const later = await newSignatory(fund)
  const refused = await Promise.all(
    [treasurer, admin, member, third, later].map(
      async (access) => (await church.get(`${path}/reason/`, access)).status,
    ),
  )
  const shown = JSON.stringify([
    granted.body,
    agreed.body,
    (await church.get('welfare/waivers/', treasurer)).body,
    (await church.get('welfare/members/', treasurer)).body,
    (await church.get('users/me/export/', member)).body ?? '',
    await church.db.selectFrom('log_entry').selectAll().execute(),
    await church.db.selectFrom('access_entry').selectAll().execute(),
  ])

  expect([byTreasurer.status, granted.status, alone.status, agreed.status]).toEqual([403, 201, 403, 200])
  expect([before, after?.owed, after?.waiting_left]).toEqual([3000, 500, 0])
  expect(reads.body).toEqual({ reason: secret })
  expect(refused).toEqual([403, 403, 403, 403, 404])
  expect(shown).not.toContain(secret)
})

/** Somebody who became a signatory after the waiver. */
const newSignatory = (fund: Welfare) => fund.holder('member2', 'signatory')

test('there are three signatories at most', async () => {
  await using fund = await openWelfare()
  const { church, admin, memberId } = fund
  const wanted = { treasurer: false, counter: true, signatory: true, pastor: false, usher: false }

  const fourth = await church.put(`admin/users/${memberId}/duties/`, wanted, admin)

  expect(fourth.status).toBe(409)
})

test.each([-1, 0, 1e15, 0.5, '500', null])('dues and benefits of %s are refused', async (amount) => {
  await using fund = await openWelfare()
  const { church, treasurer } = fund

  const dues = await church.post(
    'welfare/rules/',
    { from_month: '2026-12', dues: amount, waiting_months: 0, most_arrears: 0 },
    treasurer,
  )
  const benefit = await church.post(
    'welfare/benefits/',
    { name: 'Naming', amount, most_times: null, is_open: true },
    treasurer,
  )

  expect([dues.status, benefit.status]).toEqual([400, 400])
})

test.each([
  ['GET', 'rules', 'treasurer first'],
  ['POST', 'rules', 'treasurer'],
  ['POST', 'benefits', 'treasurer'],
  ['GET', 'members', 'treasurer first'],
  ['GET', 'claims', 'treasurer first'],
  ['GET', 'vouchers', 'treasurer first'],
  ['GET', 'waivers', 'treasurer first'],
  ['POST', 'waivers', 'first'],
  ['POST', 'claims/1/vote', 'first'],
  ['POST', 'vouchers/1/approve', 'first'],
  ['POST', 'vouchers/1/pay', 'treasurer'],
] as const)('%s welfare/%s is for %s, and for nobody else', async (method, path, allowed) => {
  await using fund = await openWelfare()
  const { church, treasurer, first, counter, admin, member } = fund
  const all = { treasurer, first, counter, admin, member }

  const passed: string[] = []
  for (const [name, access] of Object.entries(all)) {
    const init =
      method === 'GET' ? {} : { method, body: '{}', headers: { 'Content-Type': 'application/json' } }
    if ((await church.send(`welfare/${path}/`, init, access)).status !== 403) passed.push(name)
  }

  expect(passed.join(' ')).toBe(allowed)
})

test('another’s claim is neither withdrawn nor received by its id, and nobody asks for somebody else', async () => {
  await using fund = await openWelfare()
  const { church, memberId } = fund
  await fund.pay(3000)
  await fund.ask()
  const { id } = await fund.claim()
  const stranger = (await church.signIn('member2')).access

  const withdrawn = await church.post(`welfare/claims/${id}/withdraw/`, {}, stranger)
  const forOther = await fund.ask(stranger, { account: memberId })
  const noMember = await fund.ask(stranger)
  const toCome = await fund.ask(fund.member, { happened_on: '2026-12-24' })
  const own = await church.post(`welfare/claims/${id}/withdraw/`, {}, fund.member)

  expect([withdrawn.status, forOther.status, noMember.status, toCome.status, own.status]).toEqual([
    404, 400, 409, 400, 200,
  ])
})

test('ledger, funds, report, statement and welfare agree for random histories', async () => {
  await using fund = await openWelfare()
  const { church, treasurer, member, memberId } = fund
  await church.db.updateTable('welfare_benefit').set({ most_times: null }).execute()
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('pay' as const),
      amount: fc.integer({ min: 1, max: 4000 }),
      mine: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('payout' as const) }),
    fc.record({ kind: fc.constant('take back' as const), at: fc.nat(20) }),
  )
  const rich = [{ kind: 'pay' as const, amount: 100_000, mine: true }]
  let paidOut = 0

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
      for (const one of steps) {
        if (one.kind === 'pay') await fund.pay(one.amount, undefined, one.mine ? memberId : null)
        if (one.kind === 'payout') await payOut()
        if (one.kind === 'take back') await takeBackAt(one.at)
      }
      await agree()
    }),
    // The example pays out for certain, the random histories by chance.
    {
      numRuns: 8,
      examples: [[[...rich, { kind: 'payout' as const }, { kind: 'take back' as const, at: 1 }]]],
    },
  )
  expect(paidOut).toBeGreaterThan(0)

  async function payOut() {
    const answer = await fund.ask(member, { words: crypto.randomUUID() })
    if (answer.status !== 201) return
    const { id: claim } = await fund.claim()
    await fund.vote(claim, fund.first)
    await fund.vote(claim, fund.second)
    const { id } = (await church.post(`welfare/claims/${claim}/voucher/`, {}, treasurer))
      .body as VoucherAnswer
    await fund.step(id, 'check', fund.first)
    await fund.step(id, 'approve', fund.third)
    const { status } = await fund.step(id, 'pay', treasurer, { how: 'cash', reference: '' })
    if (status === 200) paidOut += 1
  }

  async function takeBackAt(at: number) {
    const entries = await fund.entries()
    const entry = entries[at % Math.max(1, entries.length)]
    if (entry) await church.post(`books/entries/${entry.id}/counter-entry/`, { reason: 'Wrong' }, treasurer)
  }

  async function agree() {
    const entries = await church.db.selectFrom('ledger_entry').selectAll().execute()
    const sum = (of: 'income' | 'expenses') =>
      entries.reduce(
        (all, { debit, credit, amount }) => all + (credit === of ? amount : 0) - (debit === of ? amount : 0),
        0,
      )
    const funds = (await church.get('books/funds/', treasurer)).body as FundAnswer[]
    const welfare = funds.find(({ purpose }) => purpose === 'welfare')
    const report = (await church.get(`books/report/?by=month&${days}`, treasurer)).body as ReportAnswer
    const statement = (await church.get(`books/statement/?${days}`, member)).body as StatementAnswer
    const { standing } = await fund.own()
    expect([welfare?.total, report.total]).toEqual([sum('income'), sum('income')])
    expect([welfare?.paid_out, report.paid_out]).toEqual([0 - sum('expenses'), 0 - sum('expenses')])
    expect(standing?.paid).toBe(statement.total)
    expect((await verifyBooks(church.db)).problems).toEqual([])
  }
})
