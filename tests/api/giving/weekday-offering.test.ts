import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountAnswer } from '../../../src/lib/contract/giving/books-count.ts'
import type { EntryAnswer } from '../../../src/lib/contract/giving/books-ledger.ts'
import type {
  ScreenAnswer,
  WeekdayOfferingAnswer,
} from '../../../src/lib/contract/giving/weekday-offering.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openWeekdayOffering } from '../../../src/server/giving/books/weekday-offering/offerings.ts'
import { openBooks } from '../../support/books.ts'

/* Kofi & Ama: a collection by weekday of birth, its bowls in the count, its screen in the hall, and the phone's gifts in it. */

type Books = Awaited<ReturnType<typeof openBooks>>

/** A count whose collection is for the offering. */
async function openCollecting() {
  const books = await openBooks()
  const { church, counter, offering } = books
  const { id } = await books.openCount()
  const at = `books/counts/${id}/collection/`
  const begun = await church.post(at, { fund: offering }, counter)
  const read = async () => weekdayOfferingOf(await church.get(at, counter))
  return { books, id, at, begun, read, ...books, [Symbol.asyncDispose]: () => church[Symbol.asyncDispose]() }
}

const weekdayOfferingOf = ({ body }: { body: unknown }) =>
  (body as { collection: WeekdayOfferingAnswer | null }).collection as WeekdayOfferingAnswer

const enter = (
  { church, counter }: Pick<Books, 'church' | 'counter'>,
  at: string,
  [weekday, heads, amount, version = 1]: number[],
  by = counter,
) => church.put(`${at}${weekday}/`, { heads, amount, version }, by)

test('counters enter heads and bowls; the signatures post each bowl once, and the rest as loose cash', async () => {
  await using collecting = await openCollecting()
  const { books, church, id, at, counter, treasurer, offering } = collecting

  await enter(collecting, at, [5, 12, 30_000])
  await enter(collecting, at, [6, 3, 5000], treasurer)
  await enter(collecting, at, [0, 4, 0])
  const notes = [{ fund: offering, value: 5000, many: 6 }]
  await books.enter(id, notes, counter)
  await books.enter(id, notes, treasurer)
  const short = await books.sign(id, counter)
  const more = [{ fund: offering, value: 5000, many: 8 }]
  await books.enter(id, more, counter)
  await books.enter(id, more, treasurer)
  await books.sign(id, counter)
  await books.sign(id, treasurer)
  const entries: EntryAnswer[] = await books.entries()
  const late = await enter(collecting, at, [5, 12, 31_000, 2])

  expect(short.body).toMatchObject({ detail: expect.stringMatching(/bowls for Offering hold GHS 50 more/) })
  expect(entries.map(({ kind, amount, reason, receipt }) => [kind, amount, reason, receipt])).toEqual([
    ['offering', 5000, '', ''],
    ['day-born', 5000, 'Saturday-born', ''],
    ['day-born', 30_000, 'Friday-born', ''],
  ])
  expect(late.status).toBe(409)
  expect((await collecting.read()).ended_at).not.toBeNull()
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('a bowl that is entered after a signature takes it back', async () => {
  await using collecting = await openCollecting()
  const { books, id, at, counter, treasurer, offering } = collecting
  const notes = [{ fund: offering, value: 5000, many: 6 }]
  await books.enter(id, notes, counter)
  await books.enter(id, notes, treasurer)
  await books.sign(id, counter)

  await enter(collecting, at, [5, 1, 1000])

  const { counters } = (await books.count(id, counter)) as CountAnswer
  expect(counters.map(({ signed_at }) => signed_at)).toEqual([null, null])
})

test('two who enter for the same day do not overwrite each other', async () => {
  await using collecting = await openCollecting()
  const { at, treasurer } = collecting

  const first = await enter(collecting, at, [5, 12, 30_000, 1])
  const second = await enter(collecting, at, [5, 1, 100, 1], treasurer)

  expect([first.status, second.status]).toEqual([200, 409])
  expect((await collecting.read()).days[5]).toMatchObject({ heads: 12, amount: 30_000, version: 2 })
})

test('counters and treasurers alone begin, enter and end it', async () => {
  await using collecting = await openCollecting()
  const { church, at, admin, member, offering } = collecting

  for (const who of [admin, member, undefined]) {
    const answers = await Promise.all([
      church.get(at, who),
      church.post(at, { fund: offering }, who),
      church.put(`${at}5/`, { heads: 1, amount: 1, version: 1 }, who),
      church.post(`${at}end/`, {}, who),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(who ? 403 : 401))
  }
  expect((await collecting.read()).days[5]?.amount).toBe(0)
})

test.each([
  [5, -1, 100],
  [5, 0.5, 100],
  [5, 1, -100],
  [5, 1, 1e15],
  [5, 1, 0.5],
  [5, '1', 100],
])('a bowl of %s, %s heads and %s pesewas is refused', async (weekday, heads, amount) => {
  await using collecting = await openCollecting()

  const { status } = await collecting.church.put(
    `${collecting.at}${weekday}/`,
    { heads, amount, version: 1 },
    collecting.counter,
  )

  expect(status).toBe(400)
})

test('the screen shows totals by its code alone, no names, and nothing after the end', async () => {
  await using collecting = await openCollecting()
  const { church, at, counter, begun, memberId } = collecting
  const { code, id } = weekdayOfferingOf(begun)
  await enter(collecting, at, [5, 12, 30_000])
  const gift = await collecting.books.give({ amount: 2000, fund: 'offering', accountId: memberId })
  await church.db.updateTable('gift').set({ collection_id: id, weekday: 5 }).where('id', '=', gift).execute()

  const screen = (await church.get(`books/kofi-ama/?code=${code}`)).body as ScreenAnswer
  const guessed = await Promise.all(
    ['', 'x', '%', `${code}x`, code.slice(1)].map((other) => church.get(`books/kofi-ama/?code=${other}`)),
  )
  const ended = weekdayOfferingOf(await church.post(`${at}end/`, {}, counter))
  const after = (await church.get(`books/kofi-ama/?code=${code}`)).body as ScreenAnswer
  const late = await enter(collecting, at, [6, 1, 100])

  expect(code).toMatch(/^[a-z2-9]{12}$/)
  expect(screen.days[5]).toEqual({ heads: 12, gifts: 1, amount: 32_000 })
  expect(JSON.stringify(screen)).not.toMatch(/Esi|name/)
  expect(guessed.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect([ended.code, after.has_ended, late.status]).toEqual(['', true, 409])
})

test('the screen leaves out what was given back by the provider, and not what is only asked for', async () => {
  await using collecting = await openCollecting()
  const { church, begun, memberId: accountId } = collecting
  const { code, id } = weekdayOfferingOf(begun)
  const at = church.clock.now.toISOString()
  for (const [state, amount] of [
    ['processed', 2000],
    ['processed', 500],
    ['asked', 2000],
  ] as const) {
    const gift_id = await collecting.books.give({ amount: 2000, fund: 'offering', accountId })
    await church.db
      .updateTable('gift')
      .set({ collection_id: id, weekday: 5 })
      .where('id', '=', gift_id)
      .execute()
    await church.db
      .insertInto('refund')
      .values({
        gift_id,
        amount,
        state,
        reason: 'Twice',
        asked_by: null,
        asked_at: at,
        changed_at: at,
        decided_by: null,
        decided_at: null,
        provider_id: null,
        next_look_at: null,
      })
      .execute()
  }

  const screen = (await church.get(`books/kofi-ama/?code=${code}`)).body as ScreenAnswer

  expect(screen.days[5]).toEqual({ heads: 0, gifts: 2, amount: 3500 })
})

test('an open screen hears what is entered, and is told the end', async () => {
  await using collecting = await openCollecting()
  const { church, at, counter, begun } = collecting
  const { code } = weekdayOfferingOf(begun)
  const answer = await church.api.request(`/backend/api/books/kofi-ama/events/?code=${code}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const until = async (words: string) => {
    for (let heard = ''; ; ) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      heard += value ?? ''
      if (heard.includes(words) || done) return heard
    }
  }

  await until('event: screen')
  await enter(collecting, at, [5, 12, 30_000])
  const news = await until('30000')
  await church.post(`${at}end/`, {}, counter)
  const end = await until('"has_ended":true')

  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(news).toContain('"heads":12')
  expect(end).toContain('"has_ended":true')
  expect((await reader?.read())?.done).toBe(true)
})

test('one collection is open at a time, and the page Give knows it as long as its fund has a purpose', async () => {
  await using collecting = await openCollecting()
  const { books, church, at, counter, treasurer, tithe } = collecting
  const other = await books.openCount()
  const begin = (fund: number) => church.post(`books/counts/${other.id}/collection/`, { fund }, counter)

  const second = await begin(tithe)
  const offered = await openWeekdayOffering(church.db)
  await church.post(`${at}end/`, {}, counter)
  const none = await openWeekdayOffering(church.db)
  const roof = { name: 'Roof', is_open: true, goal: null, purpose: null }
  const { body } = await church.post('books/funds/', roof, treasurer)
  await begin((body as { id: number }[]).at(-1)?.id ?? 0)
  const withoutPurpose = await openWeekdayOffering(church.db)

  expect(second.status).toBe(409)
  expect(offered?.purpose).toBe('offering')
  expect([none, withoutPurpose]).toEqual([undefined, undefined])
})

test('a dropped count takes its collection along, and gifts that named it stay', async () => {
  await using collecting = await openCollecting()
  const { church, id, begun, treasurer } = collecting
  const gift = await collecting.books.give({ amount: 2000 })
  const collection_id = weekdayOfferingOf(begun).id
  await church.db.updateTable('gift').set({ collection_id, weekday: 5 }).where('id', '=', gift).execute()

  const { status } = await church.call('DELETE', `books/counts/${id}/`, undefined, treasurer)

  expect(status).toBe(200)
  expect(await church.db.selectFrom('day_born').selectAll().execute()).toEqual([])
  expect(await church.db.selectFrom('gift').select('collection_id').where('id', '=', gift).execute()).toEqual(
    [{ collection_id: null }],
  )
})

test('the entries of a count come to what was counted and each bowl to what was entered, for random collections', async () => {
  const bowl = fc.tuple(
    fc.nat(6),
    fc.nat(500),
    fc.nat(40).map((many) => many * 100),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(bowl, { minLength: 1, maxLength: 7 }), fc.nat(20), async (bowls, loose) => {
      await using collecting = await openCollecting()
      const { books, church, id, at, counter, treasurer, offering } = collecting
      const last = new Map<number, number>()
      for (const [weekday, heads, amount] of bowls) {
        const { version = 1 } = (await collecting.read()).days[weekday] ?? {}
        await enter(collecting, at, [weekday, heads, amount, version])
        last.set(weekday, amount)
      }
      const sum = [...last.values()].reduce((all, amount) => all + amount, 0)
      const notes = [{ fund: offering, value: 100, many: sum / 100 + loose + 1 }]
      for (const who of [counter, treasurer]) await books.enter(id, notes, who)
      for (const who of [counter, treasurer]) await books.sign(id, who)

      const entries: EntryAnswer[] = await books.entries()
      const of = (kind: string) =>
        entries.filter((entry) => entry.kind === kind).reduce((all, { amount }) => all + amount, 0)
      expect([of('day-born'), of('offering')]).toEqual([sum, (loose + 1) * 100])
      expect((await verifyBooks(church.db)).problems).toEqual([])
    }),
    { numRuns: 6 },
  )
}, 60_000)
