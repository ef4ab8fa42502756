import { expect, test } from 'vitest'
import type { PlanAnswer, PlanLinks } from '../../../src/lib/contract/services/plan.ts'
import { bookOf } from '../../../src/server/giving/books/ledger.ts'
import { changeModules } from '../../../src/server/settings/church-settings/repo.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openPlan } from '../../support/plans.ts'
import { sunday } from '../../support/rota.ts'

/* The counted offering of a service: which cash count it is, who names it, and that nobody else learns a sum. */

const answer = (body: unknown) => body as PlanAnswer

/** The order of Sunday's first service on its day, with a planner who counts. */
async function open() {
  const church = await openPlan()
  await holdDuty(church.church, 'leader2', 'counter')
  await church.ask([{ service: church.first, day: sunday, account: church.member.id }])
  church.church.wait(86_400_000)
  const { access } = await church.church.signIn('leader2')
  const offering = church.plan.items.find(({ kind }) => kind === 'offering')?.id ?? 0
  const at = (plan: number, item: number) => `plans/${plan}/items/${item}/count/`
  const addCount = async (service: string, day = sunday) => {
    const { id } = await church.church.db
      .insertInto('cash_count')
      .values({
        book: await bookOf(church.church.db),
        day,
        service,
        created_at: church.church.clock.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    ...{ ...church, access, offering, at, addCount },
    name: (count: unknown, item = offering, by = access) =>
      church.church.put(at(church.id, item), { count }, by),
    links: async (by = access, plan = church.id) =>
      (await church.church.get(`plans/${plan}/links/`, by)).body as PlanLinks,
    offeringOf: async (by = access) => (await church.read(by)).items.find(({ id }) => id === offering),
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

test('a count is opened from the order with its day and name, once, and is what the offering names', async () => {
  await using church = await open()
  await church.church.db.deleteFrom('cash_count').execute()

  const first = await church.name('new')
  await church.name('new')

  const counts = await church.church.db.selectFrom('cash_count').selectAll().execute()
  expect(first.status).toBe(200)
  expect(counts).toMatchObject([{ day: sunday, service: church.plan.title }])
  expect((await church.links()).counts).toMatchObject([
    { item: church.offering, is_own: true, is_closed: false },
  ])
  expect((await church.offeringOf())?.counted).toBe('open')
})

test('where two services are on one day each has its own count: by its name, or as it was named', async () => {
  await using church = await open()
  const { church: api, second, access } = church
  await api.db.deleteFrom('cash_count').execute()
  const other = answer(
    (await api.post('plans/', { kind: 'second', service: second, day: sunday }, access)).body,
  )
  const own = await church.addCount(church.plan.title.toUpperCase())
  const others = await church.addCount(other.title)
  const unnamed = await church.addCount('Harvest table')

  const before = await church.links()
  await church.name(unnamed)
  const after = await church.links()
  const second_links = await church.links(access, other.id)

  const ownOf = ({ counts }: PlanLinks) => counts.flatMap(({ id, is_own }) => (is_own ? [id] : []))
  expect(ownOf(before)).toEqual([own])
  expect(ownOf(after)).toEqual([own, unnamed])
  expect(ownOf(second_links)).toEqual([others])
  expect(second_links.counts.map(({ id }) => id)).not.toContain(unnamed)
  const taken = await api.put(
    church.at(other.id, other.items.find(({ kind }) => kind === 'offering')?.id ?? 0),
    { count: unnamed },
    access,
  )
  expect([taken.status, taken.body]).toEqual([
    409,
    { detail: 'This cash count is of another day, or of another order.' },
  ])
})

test('who serves sees that it is counted and no sum and no count; who does not count names none', async () => {
  await using church = await open()
  const { church: api } = church
  const count = await church.addCount('First service')
  await church.name(count)
  await api.db
    .updateTable('cash_count')
    .set({ closed_at: api.clock.now.toISOString() })
    .where('id', '=', count)
    .execute()
  const { access: theirs } = await api.signIn('member')

  const links = await church.links(theirs)
  const refused = [
    await church.name(null, church.offering, theirs),
    await church.name(null, church.offering, (await api.signIn('admin')).access),
    await api.put(church.at(church.id, church.offering), { count: null }),
  ]

  expect((await church.offeringOf(theirs))?.counted).toBe('closed')
  expect(links).toMatchObject({ may_count: false, counts: [] })
  expect(JSON.stringify(await church.read(theirs))).not.toMatch(/count_id|total|"sum/)
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 401])
  expect((await church.offeringOf())?.counted).toBe('closed')
})

test('a count of another day, a number of none, another item and books that are off are refused', async () => {
  await using church = await open()
  const yesterday = await church.addCount('First service', '2026-11-15')
  const prayer = church.plan.items.find(({ kind }) => kind === 'prayer')?.id ?? 0

  const answers = [
    await church.name(yesterday),
    await church.name(99_999),
    await church.name('old'),
    await church.name(null, prayer),
    await church.name(null, 99_999),
  ]
  await changeModules(church.church.db, {
    ...{ changes: { modules_off: ['books'] }, before: { modules_off: [] }, by: null },
    at: church.church.clock.now,
  })
  church.church.cache.invalidate('church settings')
  const off = await church.name('new')

  expect(answers.map(({ status }) => status)).toEqual([409, 409, 400, 404, 404])
  expect(off.status).toBe(404)
})

test('a dropped count is forgotten, the next order has none, and an item that is an offering no more names none', async () => {
  await using church = await open()
  const { church: api, access } = church
  const count = await church.addCount('First service')
  await church.name(count)

  const next = answer((await api.post('plans/next/', { service: church.first }, access)).body)
  const offering = await church.offeringOf()
  if (!offering) throw new Error('No offering')
  await church.change(offering, { kind: 'other' }, access)
  const changed = await api.db
    .selectFrom('plan_item')
    .select('count_id')
    .where('id', '=', offering.id)
    .execute()
  const back = await church.offeringOf()
  if (!back) throw new Error('No offering')
  await church.change(back, { kind: 'offering' }, access)
  await church.name(count)
  await api.db.deleteFrom('cash_count').where('id', '=', count).execute()

  expect(next.items.map(({ counted }) => counted)).toEqual(next.items.map(() => ''))
  expect(changed).toEqual([{ count_id: null }])
  expect((await church.offeringOf())?.counted).toBe('')
})
