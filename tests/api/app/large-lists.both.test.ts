import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byEngine } from '../../../src/server/platform/db/engine.ts'
import { searchedColumns } from '../../../src/server/platform/db/search.ts'
import { type Church, openChurch } from '../../support/church.ts'

type List = { count: number; results: { title: string }[] }

const member = async (church: Church) => (await church.signIn('member')).access

/** What triggers count is what is there, whoever writes it. */
test.each(['prayer_requests/', 'members/testimonies/'])('%s counts what each reader sees', async (path) => {
  await using church = await openChurch()
  const leader = (await church.signIn('leader')).access
  const admin = (await church.signIn('admin')).access
  await church.post('prayer_requests/create/', { title: 'A', description: 'B', isPrivate: true }, leader)

  for (const access of [undefined, await member(church), leader, admin]) {
    const page = (await church.get(`${path}?limit=1`, access)).body as List
    const { results } = (await church.get(path, access)).body as List
    expect(page.count).toBe(results.length)
  }
})

test('the counts follow what is deleted, approved and erased', async () => {
  await using church = await openChurch()
  const { db } = church
  const counts = async () => {
    const { rows } = await sql<{ name: string; count: number }>`select name, count from tally`.execute(db)
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }
  const all = (table: 'prayer_request' | 'testimony' | 'log_entry') =>
    db.selectFrom(table).selectAll().execute()

  await db.updateTable('testimony').set({ is_approved: 0 }).execute()
  await db.deleteFrom('prayer_request').where('is_private', '=', 1).execute()
  await db.deleteFrom('log_entry').where('id', '<', 4).execute()

  expect(await counts()).toMatchObject({
    'testimony approved': 0,
    'testimony waiting': (await all('testimony')).length,
    'prayer_request private': 0,
    'prayer_request public': (await all('prayer_request')).length,
    log_entry: (await all('log_entry')).length,
  })
})

test('a search finds changed words and deleted ones no more, in any letter case, with any sign in them', async () => {
  await using church = await openChurch()
  const { db } = church
  const titles = async (search: string) => {
    const { body } = await church.get(`sermons/?search=${encodeURIComponent(search)}`)
    return (body as List).results.map(({ title }) => title)
  }
  const [first, second] = await db.selectFrom('sermon').select('id').orderBy('id').execute()
  const rename = (id = 0, title = '') =>
    db.updateTable('sermon').set({ title }).where('id', '=', id).execute()
  await rename(first?.id, 'Zacchaeus "in" the 100% tree')
  await rename(second?.id, 'Zacchaeus comes down')

  const both = await titles('ZACCHAEUS')
  const one = await titles('"in" the 100%')
  const pieces = await titles('zacch down')
  const short = await titles('"i')
  await db
    .deleteFrom('sermon')
    .where('id', '=', first?.id ?? 0)
    .execute()
  church.cache.invalidate('sermons')

  expect([both.length, one.length, pieces.length, short.length]).toEqual([2, 1, 1, 1])
  expect(await titles('zacchaeus')).toEqual(['Zacchaeus comes down'])
})

test('a search compares the columns of its index', async () => {
  await using church = await openChurch()
  const { db } = church
  const indexed = async (table: string): Promise<string[]> => {
    const index = `${table}_search`
    const { rows } = await byEngine(db, {
      sqlite: sql<{ name: string }>`select name from pragma_table_info(${index})`,
      postgres: sql<{
        name: string
      }>`select substring(pg_get_indexdef(indexrelid, place, false), '(?:searchable|dialled_both)\\((\\w+)\\)') as name
        from pg_index, generate_series(1, indnatts) as place where indexrelid = ${index}::regclass order by place`,
    }).execute(db)
    return rows.map(({ name }) => name)
  }

  for (const [table, { texts, numbers }] of Object.entries(searchedColumns))
    expect([table, await indexed(table)]).toEqual([table, [...texts, ...numbers]])
})
