import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FundId } from '../../../src/lib/contract/giving/giving.ts'
import type {
  CampaignSumsAnswer,
  OwnPledgesAnswer,
  PartsAnswer,
  PledgeAnswer,
  PledgeRowAnswer,
} from '../../../src/lib/contract/giving/pledge.ts'
import { reverseEntry } from '../../../src/server/giving/books/entries.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openBooks } from '../../support/books.ts'

/* Pledges: promised, paid in parts, changed and let go; who may see them; and what attackers get. */

/** A church that asks pledges for its harvest. */
async function openPledges({ fund = 'harvest' as FundId, due_on = '2026-12-20' as string | null } = {}) {
  const books = await openBooks()
  const { church, treasurer, member } = books
  const { id: fundId } = await church.db
    .selectFrom('fund')
    .select('id')
    .where('purpose', '=', fund)
    .executeTakeFirstOrThrow()
  const form = { fund: fundId, title: 'Harvest 2026', due_on, is_open: true }
  const added = await church.post('books/campaigns/', form, treasurer)
  const [{ id: campaign }] = added.body as [CampaignSumsAnswer]
  const own = async (access = member) => (await church.get('pledges/', access)).body as OwnPledgesAnswer
  return {
    books,
    church,
    treasurer,
    member,
    campaign,
    fundId,
    form,
    own,
    pledge: (amount: unknown, access = member, rhythm = 'off') =>
      church.post('pledges/', { campaign, amount, rhythm }, access),
    mine: async () => (await own()).pledges[0] as PledgeAnswer,
    sums: async () =>
      (
        (await church.get('books/campaigns/', treasurer)).body as CampaignSumsAnswer[]
      )[0] as CampaignSumsAnswer,
    rows: async (query = '') =>
      ((await church.get(`books/pledges/${query}`, treasurer)).body as { results: PledgeRowAnswer[] })
        .results,
    parts: async (id: number) =>
      (await church.get(`books/pledges/${id}/parts/`, treasurer)).body as PartsAnswer,
    reverseEntry: (id: number) =>
      church.db
        .transaction()
        .execute((db) =>
          reverseEntry(db, { id, reason: 'wrong', by: null, day: '2026-11-21', now: church.clock.now }),
        ),
    [Symbol.asyncDispose]: () => books[Symbol.asyncDispose](),
  }
}

test('a member pledges, pays in parts each with a receipt, and the balance follows the ledger', async () => {
  await using giving = await openPledges()
  const { books, church, member, own } = giving

  const added = await giving.pledge(50_000)
  const { id } = await giving.mine()
  const first = await books.give({ accountId: books.memberId, fund: 'harvest', amount: 20_000, pledge: id })
  await books.give({ accountId: books.memberId, fund: 'harvest', amount: 10_000, pledge: id })
  await books.give({ accountId: books.memberId, fund: 'harvest', amount: 7000 })
  const paid = await giving.mine()
  await books.giveBack(first, 5000)
  const refundedSum = await giving.mine()
  await giving.reverseEntry(paid.parts[1]?.id ?? 0)
  const takenBack = await giving.mine()
  await books.give({ accountId: books.memberId, fund: 'harvest', amount: 40_000, pledge: id })
  const over = await giving.mine()

  expect(added.status).toBe(201)
  expect((await own()).campaigns).toMatchObject([
    { title: 'Harvest 2026', purpose: 'harvest', due_on: '2026-12-20' },
  ])
  expect(paid).toMatchObject({ amount: 50_000, paid: 30_000, open: 20_000, over: 0 })
  expect(paid.parts.map(({ amount, receipt }) => [amount, receipt])).toEqual([
    [20_000, 'S2026-000001'],
    [10_000, 'S2026-000002'],
  ])
  expect(refundedSum).toMatchObject({ paid: 25_000, open: 25_000 })
  expect(refundedSum.parts[0]).toMatchObject({ given_back: 5000 })
  expect(takenBack).toMatchObject({ paid: 15_000, open: 35_000 })
  expect(takenBack.parts[1]?.is_taken_back).toBe(true)
  expect(over).toMatchObject({ paid: 55_000, open: 0, over: 5000 })
  expect((await church.get('users/me/export/', member)).body).toMatchObject({
    pledges: [{ id, amount: 50_000 }],
  })
})

test('a pledge is raised, lowered, let go with a word and taken up again, by its giver alone', async () => {
  await using giving = await openPledges()
  const { church, member, treasurer, books } = giving
  await giving.pledge(50_000)
  const { id, version } = await giving.mine()
  await books.give({ accountId: books.memberId, fund: 'harvest', amount: 20_000, pledge: id })

  const change = (amount: number, seen = version) =>
    church.put(`pledges/${id}/`, { amount, rhythm: 'off', version: seen }, member)
  const lowered = await change(30_000)
  const stale = await change(40_000)
  const released = await church.post(`pledges/${id}/release/`, { word: 'My shop burned down.' }, member)
  const afterwards = await giving.mine()
  const sums = await giving.sums()
  const [row] = await giving.rows()
  const byTreasurer = await Promise.all([
    church.put(`books/pledges/${id}/`, { name: 'x', telephone: '', amount: 1 }, treasurer),
    church.post(`books/pledges/${id}/release/`, { word: '' }, treasurer),
    church.call('DELETE', `books/pledges/${id}/`, {}, treasurer),
  ])
  const resumed = await church.post(`pledges/${id}/resume/`, {}, member)

  expect([lowered.status, stale.status, released.status, resumed.status]).toEqual([200, 409, 200, 200])
  expect(afterwards).toMatchObject({ amount: 30_000, paid: 20_000, open: 0, word: 'My shop burned down.' })
  expect(sums).toMatchObject({ pledges: 1, pledged: 30_000, paid: 20_000, open: 0, released: 10_000 })
  expect(row).toMatchObject({ word: 'My shop burned down.', open: 0 })
  expect(byTreasurer.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(await giving.mine()).toMatchObject({ open: 10_000, word: '', released_at: null })
})

test('another’s pledge is 404 for members, sums alone are for the admin, and each look of a treasurer is logged', async () => {
  await using giving = await openPledges()
  const { church, books } = giving
  await giving.pledge(50_000)
  const { id } = await giving.mine()
  const { access: stranger } = await church.signIn('newcomer')

  const change = { amount: 1, rhythm: 'off' }
  const tried = [
    await church.put(`pledges/${id}/`, change, stranger),
    await church.post(`pledges/${id}/release/`, { word: '' }, stranger),
    await church.post(`pledges/${id}/resume/`, {}, stranger),
    await church.get('books/pledges/', stranger),
    await church.get('books/campaigns/', stranger),
    await church.get('books/pledges/', books.counter),
    await church.get('books/pledges/', books.admin),
    await church.get(`books/pledges/${id}/parts/`, books.admin),
    await church.post('books/campaigns/', giving.form, books.admin),
    await church.get('pledges/'),
  ]
  const totals = await church.get('books/campaigns/', books.admin)
  await giving.rows()
  await giving.parts(id)
  const looks = await church.db.selectFrom('access_entry').select(['what', 'subject_id']).execute()

  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 403, 403, 403, 403, 403, 403, 401])
  expect(totals.body).toMatchObject([{ pledged: 50_000, open: 50_000 }])
  expect(JSON.stringify(totals.body)).not.toMatch(/Akosua|member/)
  expect(looks).toContainEqual({ what: 'pledges', subject_id: null })
  expect(looks).toContainEqual({ what: `parts of pledge ${id}`, subject_id: books.memberId })
  expect((await giving.own(stranger)).pledges).toEqual([])
})

test.each([0, -1, 1e15, 0.5, 12.5, '50', null, undefined])('a pledge of %s is refused', async (amount) => {
  await using giving = await openPledges()
  const { church, campaign, treasurer } = giving
  await giving.pledge(100)
  const { id } = await giving.mine()
  const { access } = await church.signIn('newcomer')

  const paper = { campaign, account: null, name: 'Kofi', telephone: '', amount }
  const tried = [
    await giving.pledge(amount, access),
    await church.put(`pledges/${id}/`, { amount, rhythm: 'off' }, giving.member),
    await church.post('books/pledges/', paper, treasurer),
  ]

  expect(tried.map(({ status }) => status)).toEqual([400, 400, 400])
})

test('a member has one open pledge for a campaign, and a closed campaign takes none', async () => {
  await using giving = await openPledges({ due_on: null })
  const { church, campaign, treasurer, books, form } = giving

  const both = await Promise.all([giving.pledge(100), giving.pledge(200)])
  const due = await giving.pledge(100, (await church.signIn('newcomer')).access, 'due')
  const twice = await church.post(
    'books/pledges/',
    { campaign, account: books.memberId, name: '', telephone: '', amount: 5 },
    treasurer,
  )
  await church.put(`books/campaigns/${campaign}/`, { ...form, is_open: false }, treasurer)
  const closed = await giving.pledge(100, (await church.signIn('newcomer')).access)
  const moved = { ...form, fund: books.tithe, due_on: null }
  const otherFund = await church.put(`books/campaigns/${campaign}/`, moved, treasurer)

  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect([due.status, twice.status, closed.status, otherFund.status]).toEqual([400, 409, 400, 400])
})

test('a treasurer writes down a pledge on paper, and links what came from its giver for its fund', async () => {
  await using giving = await openPledges()
  const { church, treasurer, books, campaign } = giving
  const paper = { campaign, account: null, name: '=Kofi', telephone: '024 400 0001', amount: 30_000 }

  const entered = await church.post('books/pledges/', paper, treasurer)
  const nameless = await church.post('books/pledges/', { ...paper, name: '' }, treasurer)
  const [row] = (await giving.rows('?search=kofi')) as [PledgeRowAnswer]
  await books.give({ fund: 'harvest', amount: 10_000 })
  await books.give({ fund: 'tithe', amount: 777 })
  await books.give({ fund: 'harvest', amount: 888, accountId: books.memberId })
  const { others } = await giving.parts(row.id)
  const link = (entry: number) => church.post(`books/pledges/${row.id}/parts/`, { entry }, treasurer)
  const [entry] = others.map(({ id }) => id) as [number]
  const linked = await link(entry)
  const again = await link(entry)
  const all = await church.db.selectFrom('ledger_entry').select(['id', 'amount']).execute()
  const wrong = await Promise.all(
    all.filter(({ amount }) => [777, 888].includes(amount)).map(({ id }) => link(id)),
  )
  const paid = (await giving.rows())[0]
  const kept = await church.call('DELETE', `books/pledges/${row.id}/`, {}, treasurer)
  const path = `books/pledges/${row.id}/parts/${entry}/`
  const unlinked = await church.call('DELETE', path, {}, treasurer)
  const lowered = await church.put(
    `books/pledges/${row.id}/`,
    { name: 'Kofi', telephone: '', amount: 5000 },
    treasurer,
  )
  const removed = await church.call('DELETE', `books/pledges/${row.id}/`, {}, treasurer)

  expect([entered.status, nameless.status]).toEqual([201, 400])
  expect(others.map(({ amount, giver }) => [amount, giver])).toEqual([[10_000, 'Esi']])
  expect([linked.status, again.status, ...wrong.map(({ status }) => status)]).toEqual([201, 409, 409, 409])
  expect(paid).toMatchObject({ paid: 10_000, open: 20_000, account: null, telephone: '024 400 0001' })
  expect([kept.status, unlinked.status, lowered.status, removed.status]).toEqual([409, 200, 200, 200])
  expect(await giving.rows()).toEqual([])
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test.each([
  ['Ɔsei', 'Ɔsei Tutu'],
  ['KOFI MENSAH', 'Kofi Mensah'],
  ['member', 'Kofi Mensah'],
])('a treasurer who searches %s finds the pledge of %s', async (words, name) => {
  await using giving = await openPledges()
  const { church, treasurer, books, campaign } = giving
  await church.db
    .updateTable('account')
    .set({ first_name: 'Kofi', last_name: 'Mensah' })
    .where('id', '=', books.memberId)
    .execute()
  await giving.pledge(50_000)
  const paper = { campaign, account: null, name: 'Ɔsei Tutu', telephone: '', amount: 30_000 }
  await church.post('books/pledges/', paper, treasurer)

  const rows = await giving.rows(`?search=${encodeURIComponent(words)}`)

  expect(rows.map((row) => row.name)).toEqual([name])
})

test('a counted envelope that is marked so is a part of its member’s pledge', async () => {
  await using giving = await openPledges()
  const { church, books, fundId } = giving
  const { counter, treasurer, memberId } = books
  await giving.pledge(50_000)
  const { id } = await books.openCount()
  const notes = [{ fund: fundId, value: 20_000, many: 1 }]
  const item = {
    kind: 'envelope',
    fund: fundId,
    account: memberId,
    name: 'Akosua',
    detail: '',
    amount: 12_000,
  }
  await books.enter(id, notes, counter)
  await books.enter(id, notes, treasurer)
  await church.post(`books/counts/${id}/items/`, { ...item, is_pledged: true }, counter)
  await church.post(`books/counts/${id}/items/`, { ...item, amount: 8000 }, counter)

  await books.sign(id, counter)
  await books.sign(id, treasurer)

  expect(await giving.mine()).toMatchObject({ paid: 12_000, parts: [{ method: 'envelope', amount: 12_000 }] })
})

test('an erased account takes name and word from its pledges, and the sums stay', async () => {
  await using giving = await openPledges()
  const { church, books, member } = giving
  await giving.pledge(50_000, member, 'monthly')
  const { id } = await giving.mine()
  await books.give({ accountId: books.memberId, fund: 'harvest', amount: 20_000, pledge: id })
  await church.post(`pledges/${id}/release/`, { word: 'Kokoam' }, member)

  await church.remove(`admin/users/${books.memberId}/`, books.admin)
  const [row] = await giving.rows()

  expect(row).toMatchObject({ name: '', telephone: '', word: '', account: null, paid: 20_000 })
  expect(await giving.sums()).toMatchObject({ pledged: 50_000, paid: 20_000, released: 30_000 })
})

/** What can happen to a pledge, in any order. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('give' as const),
    amount: fc.integer({ min: 1, max: 30_000 }),
    isPart: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('give back', 'take back', 'link', 'unlink'),
    at: fc.nat(20),
    amount: fc.integer({ min: 1, max: 5000 }),
  }),
  fc.record({ kind: fc.constant('change' as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ kind: fc.constantFrom('release', 'resume') }),
)

type Known = { gift: number; worth: number; isPart: boolean; isGone: boolean; isBack: boolean }
type Act = { kind: string; amount?: number; isPart?: boolean; at?: number }

/** Plays a history for a pledge of 40,000, and reckons by itself what each entry is worth. */
async function play(giving: Awaited<ReturnType<typeof openPledges>>, history: readonly Act[]) {
  const { church, books, member, treasurer } = giving
  await giving.pledge(40_000)
  const { id } = await giving.mine()
  const known = new Map<number, Known>()
  const stand = { promised: 40_000, isReleased: false }
  const partsPath = `books/pledges/${id}/parts/`
  const acts: Record<string, (one: Act) => Promise<void>> = {
    async give({ amount = 0, isPart = false }) {
      const of = { accountId: books.memberId, fund: 'harvest' as const, amount }
      const gift = await books.give({ ...of, pledge: isPart ? id : null })
      const entry = church.db.selectFrom('ledger_entry').select('id').where('source', '=', 'gift')
      const row = await entry.where('source_id', '=', gift).executeTakeFirstOrThrow()
      known.set(row.id, { gift, worth: amount, isPart, isGone: false, isBack: false })
    },
    async change({ amount = 0 }) {
      await church.put(`pledges/${id}/`, { amount, rhythm: 'off' }, member)
      stand.promised = amount
    },
    async release() {
      await church.post(`pledges/${id}/release/`, { word: '' }, member)
      stand.isReleased = true
    },
    async resume() {
      await church.post(`pledges/${id}/resume/`, {}, member)
      stand.isReleased = false
    },
  }
  const onEntry: Record<string, (entry: number, of: Known, one: Act) => Promise<void>> = {
    async 'give back'(_, of, { amount = 0 }) {
      if (of.isBack || amount > of.worth) return
      await books.giveBack(of.gift, amount)
      Object.assign(of, { worth: of.worth - amount, isBack: true })
    },
    async 'take back'(entry, of) {
      if (of.isGone) return
      const taken = giving.reverseEntry(entry)
      // A gift that was given back would be subtracted twice.
      if (of.isBack) return expect(taken).rejects.toMatchObject({ status: 409 })
      await taken
      of.isGone = true
    },
    async link(entry, of) {
      const { status } = await church.post(partsPath, { entry }, treasurer)
      expect(status).toBe(of.isPart || of.isGone ? 409 : 201)
      of.isPart ||= !of.isGone
    },
    async unlink(entry, of) {
      const { status } = await church.call('DELETE', `${partsPath}${entry}/`, {}, treasurer)
      expect(status).toBe(of.isPart ? 200 : 404)
      of.isPart = false
    },
  }
  for (const one of history) {
    await acts[one.kind]?.(one)
    const [entry] = [...known].slice((one.at ?? 0) % Math.max(1, known.size))
    if (entry) await onEntry[one.kind]?.(...entry, one)
  }
  const counted = [...known.values()].filter(({ isPart, isGone }) => isPart && !isGone)
  return { ...stand, paid: counted.reduce((sum, { worth }) => sum + worth, 0) }
}

test('balances and sums agree with the entries of the ledger, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (history) => {
      await using giving = await openPledges()

      const { promised, isReleased, paid } = await play(giving, history)

      const rest = Math.max(0, promised - paid)
      const stand = { paid, open: isReleased ? 0 : rest, over: Math.max(0, paid - promised) }
      const sums = await giving.sums()
      expect(await giving.mine()).toMatchObject({ ...stand, amount: promised })
      expect((await giving.rows())[0]).toMatchObject(stand)
      expect(sums).toMatchObject({ ...stand, pledged: promised, released: isReleased ? rest : 0 })
      expect(sums.pledged + sums.over).toBe(sums.paid + sums.open + sums.released)
    }),
    { numRuns: 12 },
  )
}, 120_000)
