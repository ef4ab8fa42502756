import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import { kyselyDatabase } from '../../../src/server/platform/db/sqlite/node-sqlite.ts'
import type { Db, Tables } from '../../../src/server/platform/db/tables.ts'
import { listPublished, readPublished } from '../../../src/server/website/cms/published.ts'
import { readDraft } from '../../../src/server/website/cms/repo.ts'
import { listWaiting } from '../../../src/server/website/cms/requests.ts'
import { readVersions } from '../../../src/server/website/cms/rows.ts'
import { searchPages } from '../../../src/server/website/cms/search.ts'
import { listHistory } from '../../../src/server/website/cms/versions.ts'
import { freshFolder } from '../../support/server.ts'

/* What the editor and visitors read of 1,000 pages with 20 versions each is read as it is of 10 pages: by index, and no more words. */

const stamp = '2026-11-22T10:00:00.000Z'
const paging = { limit: 20, offset: 0, search: '', order: undefined }
let folder: string
const files = () => ({ few: join(folder, 'few.db'), many: join(folder, 'many.db') })

beforeAll(async () => {
  folder = await freshFolder()
  await fill(files().few, 10)
  await fill(files().many, 1000)
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A database of this many pages with 20 versions each, and a draft. */
async function fill(file: string, pages: number): Promise<void> {
  await using db = openDatabase(file)
  await migrate(db)
  const document = JSON.stringify({
    title: 'Choir',
    description: '',
    share: { title: 'Choir', symbol: '', tone: 'forest' },
    blocks: [
      { id: 'words', kind: 'text', hidden: false, title: '', link: '', more: '', text: 'x'.repeat(3000) },
    ],
  })
  await db.transaction().execute(async (all) => {
    for (let id = 1; id <= pages; id += 1) {
      const page = { id, path: `/page-${String(id).padStart(4, '0')}`, state: 'published' as const }
      await all
        .insertInto('page')
        .values({ ...page, created_at: stamp, updated_at: stamp })
        .execute()
      const text = { page_id: id, lang: 'en', title: 'Choir', published_number: 20, draft: document }
      await all
        .insertInto('page_text')
        .values({ ...text, shown_title: 'Choir', shown_share: '{}', changed_at: stamp })
        .execute()
      const versions = Array.from({ length: 20 }, (_, at) => ({
        page_id: id,
        lang: 'en',
        number: at + 1,
        document,
        made_at: stamp,
        publish_at: stamp,
      }))
      await all.insertInto('page_version').values(versions).execute()
    }
  })
}

type Seen = { sql: string; plan: string[] }

/** Every statement of an act on a database, with its query plan. */
async function watch(file: string, act: (db: Db) => Promise<unknown>): Promise<Seen[]> {
  const seen: Seen[] = []
  const explainer = new DatabaseSync(file, { readOnly: true })
  const watched = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: kyselyDatabase(new DatabaseSync(file)) }),
    log: ({ query: { sql, parameters } }) => {
      const rows = explainer.prepare(`explain query plan ${sql}`).all(...(parameters as string[]))
      seen.push({ sql, plan: rows.map(({ detail }) => String(detail)) })
    },
  })
  await act(watched)
  await watched.destroy()
  explainer.close()
  return seen
}

const scansOrSorts = (seen: readonly Seen[]) =>
  seen.flatMap(({ plan }) => plan).filter((step) => /TEMP B-TREE|^SCAN (?!.*USING)/.test(step))

/** Statements that read what pages say; whether there is a draft is known without reading it. */
const withWords = (seen: readonly Seen[]) =>
  seen.filter(({ sql }) => /"document"|"draft"(?! is null)|select \*/.test(sql)).map(({ sql }) => sql)

const text = { id: 7, lang: 'en' }

test.each([
  ['the editor’s list', (db: Db) => searchPages(db, paging)],
  ['the history of a page', (db: Db) => listHistory(db, text, { limit: 50, offset: 0 })],
] as const)('%s walks along an index, and reads no words', async (_, act) => {
  const few = await watch(files().few, act)
  const many = await watch(files().many, act)

  expect(many.length).toBeGreaterThan(0)
  expect(many[0]).toEqual(few[0])
  expect(scansOrSorts(many.slice(0, 1))).toEqual([])
  expect(withWords(many)).toEqual([])
})

test('the list of somebody who looks after one page reads that page alone', async () => {
  const seen = await watch(files().many, (db) => searchPages(db, paging, { paths: [], editor: 3 }))

  expect(seen.flatMap(({ plan }) => plan).filter((step) => /^SCAN/.test(step))).toEqual([])
  expect(withWords(seen)).toEqual([])
})

test('what visitors read of one page is found by its address, and the menus read no words', async () => {
  const shown = await watch(files().many, (db) => readPublished(db, '/page-0500', 'en'))
  const menus = await watch(files().many, listPublished)
  const waiting = await watch(files().many, (db) => listWaiting(db, { limit: 50, offset: 0 }))

  expect(shown.flatMap(({ plan }) => plan).filter((step) => /^SCAN/.test(step))).toEqual([])
  expect(withWords(menus)).toEqual([])
  expect(withWords(waiting)).toEqual([])
  expect(menus.flatMap(({ sql }) => sql).join()).not.toContain('page_version')
})

test('a page that is opened, and 50 of its versions that are compared, are read by their keys', async () => {
  const numbers = Array.from({ length: 51 }, (_, at) => at)
  const seen = await watch(files().many, async (db) => {
    await readDraft(db, text)
    await readVersions(db, text, numbers)
  })

  expect(seen.flatMap(({ plan }) => plan).filter((step) => /^SCAN/.test(step))).toEqual([])
})

test('the list has all 1,000 pages, 20 at a time', async () => {
  await using db = openDatabase(files().many)

  const { count, rows } = await searchPages(db, { ...paging, offset: 980 })

  expect([count, rows.length, rows.at(-1)?.path]).toEqual([1000, 20, '/page-1000'])
})
