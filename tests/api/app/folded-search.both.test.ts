import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { searchable } from '../../../src/lib/text/fold.ts'
import { dialledBoth } from '../../../src/lib/text/number-search.ts'
import { listRoutes } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { idOf, searchedRows } from '../../support/searched-rows.ts'

/* Names in Twi, Ga and Ewe and telephone numbers are found however they are typed, by each search of the church. */

/** What stands in the church, and what people type. */
const names: [stored: string, ...typed: string[]][] = [
  ['Ɔkyere', 'okyere', 'ɔkyere', 'ƆKYERE', 'OKYERE'],
  ['Okyere', 'ɔkyere'],
  ['Mɛnsah', 'mensah', 'MƐNSAH'],
  ['Mensah', 'mɛnsah'],
  ['Ofɔriwaa', 'oforiwaa'],
  ['O’Neil', "o'neil", 'oneil', 'O‘Neil'],
  ["O'Neil", 'o’neil'],
  ['Kɔku Ƒiadzo', 'koku fiadzo', 'fiadzo kɔku'],
  ['Eʋe Ŋutɔ', 'eve nuto'],
  ['Ɖagba Ɣetɔ', 'dagba geto'],
  ['Dagba Geto', 'ɖagba ɣetɔ'],
  ['Amélé', 'amele', 'AMÉLÉ'],
  ['Amele', 'amélé'],
]

const number = '+233244123456'
const typedNumbers = [
  '024 412 3456',
  '0244123456',
  '244123456',
  '+233244123456',
  '00233244123456',
  '+233 24 412 3456',
  '024-412-3456',
  '(024) 4123456',
  '412 34',
  '0244',
]

/** Routes that read `search` for something without letters, or not at all, and why. */
const withoutWords = {
  'books/entries': 'a receipt, a number or a day',
  'forms/:id/answers': 'answers of which the special ones must not be found by who may not read them',
  'books/counts': 'a day',
  'people/imports/:id/rows': 'a list as it came',
  'admin/pages/:id/history': 'versions by number',
  'admin/pages/requests': 'what waits for one person',
  'admin/payment-details': 'what waits for a second person, by its day',
  'books/past/:id/rows': 'a file as it came',
  'books/past/:id/givers': 'givers of a file as it came',
  'admin/languages/:language/words': 'the words of the program, which are no rows',
}

const shortOf = (path: string) => path.replace('/backend/api/', '').replace(/\{[^/]*\}+/, '')

type Search = { church: Church; access: string; path: string }

/** Whether a search finds a row that has the text. */
async function finds({ church, access, path }: Search, typed: string, text: string): Promise<boolean> {
  const { status, body } = await church.get(`${path}search=${encodeURIComponent(typed)}`, access)
  expect([path, typed, status]).toEqual([path, typed, 200])
  const { results = body } = body as { results?: unknown }
  return JSON.stringify(results).includes(text)
}

test('every route that searches is tried here', async () => {
  await using church = await openChurch()

  const searching = listRoutes(church.api).filter(
    ({ description }) => description?.paged || description?.query?.['search'],
  )

  expect(searching.map(({ path }) => shortOf(path)).sort()).toEqual(
    [...Object.keys(searchedRows), ...Object.keys(withoutWords)].sort(),
  )
})

type Row = (typeof searchedRows)[string]

/** A church with the row that a route should find. */
async function openRow(route: string, row: Row) {
  const church = await openChurch()
  const account_id = await idOf(church, 'admin')
  for (const duty of ['treasurer', 'counter', 'signatory', 'usher', 'pastor', 'office', 'rota'] as const)
    await church.db.insertInto('duty').values({ account_id, duty, granted_at: '2026-11-01' }).execute()
  const { access } = await church.signIn(row.as ?? 'admin')
  await row.add?.(church)
  const path = `${row.path ?? route}/?${row.asking ? `${row.asking}&` : ''}`
  return {
    church,
    search: { church, access, path },
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

test.each(Object.entries(searchedRows))('a search of %s finds a name in any spelling', async (route, row) => {
  await using one = await openRow(route, row)
  const { church, search } = one

  for (const [stored, ...all] of names) {
    await row.name(church, stored)
    for (const typed of all)
      expect([stored, typed, await finds(search, typed, stored)]).toEqual([stored, typed, true])
    expect(await finds(search, 'Zuzzana', stored)).toBe(false)
  }
})

const withNumbers = Object.entries(searchedRows).flatMap(([route, { number: write, ...row }]) =>
  write ? [[route, { ...row, write }] as const] : [],
)

test.each(withNumbers)('a search of %s finds a telephone number in any spelling', async (route, row) => {
  await using one = await openRow(route, row)
  await row.write(one.church, number)

  for (const typed of typedNumbers)
    expect([typed, await finds(one.search, typed, number)]).toEqual([typed, true])
  for (const other of ['0244 123 457', '244123465'])
    expect([other, await finds(one.search, other, number)]).toEqual([other, false])
})

test('the database folds texts and numbers as the browser does', async () => {
  await using church = await openChurch()
  const texts = [
    ...names.flat(),
    'ß',
    'İstanbul',
    'ΟΔΟΣ',
    'Ёлка',
    '김',
    'ﬁ',
    'Ａｍａ',
    'ẹ̀kọ́',
    '100%_\\',
    "d'Almeida",
    'ʼn',
    '',
    'é\u0301',
    '“x”',
  ]
  const numbers = [
    number,
    '0244123456',
    '244123456',
    '00233 24',
    '(024) 412-3456',
    '+44 20 7946',
    '12',
    '',
    'x',
  ]

  const both = await sql<{ text: string; number: string }>`select ${sql.join(
    [
      ...texts.map((text, at) => sql`searchable(cast(${text} as text)) as ${sql.ref(`t${at}`)}`),
      ...numbers.map((text, at) => sql`dialled_both(cast(${text} as text)) as ${sql.ref(`n${at}`)}`),
    ],
    sql`, `,
  )}`.execute(church.db)

  expect(Object.values(both.rows[0] ?? {})).toEqual([...texts.map(searchable), ...numbers.map(dialledBoth)])
})
