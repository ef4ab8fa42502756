import { expect, test } from 'vitest'
import type {
  PublishedYearAnswer,
  YearPreviewAnswer,
} from '../../../src/lib/contract/giving/published-year.ts'
import { openBooks } from '../../support/books.ts'

/* What a treasurer publishes of a year: a snapshot that names nobody, and in which nobody's gift can be told. */

type Books = Awaited<ReturnType<typeof openBooks>>

/** Gifts of so many givers, GHS 10 each. */
async function giveTimes(
  { church, give }: Books,
  many: number,
  fund: 'tithe' | 'offering' | 'harvest',
): Promise<void> {
  for (let nth = 1; nth <= many; nth += 1) {
    const id = await give({ amount: 1000, fund })
    await church.db
      .updateTable('gift')
      .set({ giver_key: `${nth}` })
      .where('id', '=', id)
      .execute()
  }
}

const formOf = (funds: number[], year = 2026) => ({ year, funds, with_gifts: true, with_goals: true })

async function fundIds({ church }: Books) {
  const rows = await church.db.selectFrom('fund').select(['id', 'name']).execute()
  return rows.map(({ id }) => id)
}

const preview = async (books: Books, funds: number[]) =>
  (await books.church.post('books/years/preview/', formOf(funds), books.treasurer)).body as YearPreviewAnswer

test('a year is published as a snapshot, and withdrawn', async () => {
  await using books = await openBooks()
  const { church, treasurer, tithe } = books
  await church.db.updateTable('fund').set({ goal: 20_000 }).where('id', '=', tithe).execute()
  await giveTimes(books, 6, 'tithe')

  const none = await church.get('books/years/', treasurer)
  const published = await church.post('books/years/', formOf([tithe]), treasurer)
  await giveTimes(books, 2, 'tithe')
  const later = (await church.get('books/years/', treasurer)).body as PublishedYearAnswer[]
  const again = (await church.post('books/years/', formOf([tithe]), treasurer)).body as PublishedYearAnswer[]
  const withdrawn = await church.call('DELETE', 'books/years/2026/', undefined, treasurer)
  const twice = await church.call('DELETE', 'books/years/2026/', undefined, treasurer)

  expect([none.body, published.status]).toEqual([[], 201])
  expect(later.map(({ figures }) => figures)).toEqual([
    {
      year: 2026,
      currency: 'GHS',
      total: 6000,
      other: 0,
      gifts: 6,
      until: expect.any(String),
      funds: [{ name: 'Tithe', amount: 6000, goal: 30 }],
    },
  ])
  expect(again.map(({ figures }) => figures.total)).toEqual([8000])
  expect([withdrawn.body, twice.status]).toEqual([[], 404])
})

test('a fund with fewer than five givers goes into the rest, and the rest cannot be told either', async () => {
  await using books = await openBooks()
  const { tithe, offering } = books
  await giveTimes(books, 8, 'offering')
  await giveTimes(books, 6, 'tithe')
  await giveTimes(books, 4, 'harvest')
  const all = await fundIds(books)

  const { figures, funds } = await preview(books, all)

  // Harvest has four givers: alone in the rest it could be read off, so the smallest other fund goes with it.
  expect(figures.funds.map(({ name }) => name)).toEqual(['Offering'])
  expect([figures.total, figures.other]).toEqual([18_000, 10_000])
  expect(funds.filter(({ is_shown }) => is_shown).map(({ id }) => id)).toEqual([offering])
  expect(funds.map(({ id }) => id)).toContain(tithe)
})

test('many gifts of one giver are one giver, whatever way they came', async () => {
  await using books = await openBooks()
  const { church, treasurer, memberId, tithe } = books
  for (let nth = 0; nth < 9; nth += 1) await books.give({ amount: 1000, accountId: memberId })

  const { status, body } = await church.post('books/years/preview/', formOf([tithe]), treasurer)

  expect([status, body]).toEqual([
    409,
    { detail: expect.stringMatching(/^Fewer than 5 people gave in 2026/) },
  ])
})

test('what was taken back is in no figure, and a year to come cannot be published', async () => {
  await using books = await openBooks()
  const { church, treasurer, tithe } = books
  await giveTimes(books, 6, 'tithe')
  const [entry] = await books.entries()

  await church.post(`books/entries/${entry?.id}/counter-entry/`, { reason: 'A mistake' }, treasurer)
  const { figures } = await preview(books, [tithe])
  const toCome = await church.post('books/years/', formOf([tithe], 2027), treasurer)

  expect(figures).toMatchObject({ total: 5000, gifts: 5, funds: [{ amount: 5000 }] })
  expect(toCome.status).toBe(409)
})

test('treasurers alone see previews, publish and withdraw', async () => {
  await using books = await openBooks()
  const { church, counter, admin, member, tithe } = books
  await giveTimes(books, 6, 'tithe')

  for (const who of [counter, admin, member, undefined]) {
    const answers = await Promise.all([
      church.get('books/years/', who),
      church.post('books/years/preview/', formOf([tithe]), who),
      church.post('books/years/', formOf([tithe]), who),
      church.call('DELETE', 'books/years/2026/', undefined, who),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(who ? 403 : 401))
  }
})
