import { expect, test } from 'vitest'
import type { PagePlace } from '../../../src/lib/contract/pagination.ts'
import type { PageDocument } from '../../../src/lib/contract/website/page-document.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { listPublished, readPublished } from '../../../src/server/website/cms/published.ts'
import {
  addPage,
  deletePage,
  dropDraft,
  listPages,
  movePage,
  readDraft,
  saveDraft,
  setState,
} from '../../../src/server/website/cms/repo.ts'
import { readVersion } from '../../../src/server/website/cms/rows.ts'
import { listHistory, publish, publishDue, unschedule } from '../../../src/server/website/cms/versions.ts'
import { openTestDatabases } from '../../support/database.ts'

const at = new Date('2026-11-22T10:00:00Z')
const later = new Date('2026-11-22T18:00:00Z')
const act = { by: null, at }
const choir: PagePlace = { path: '/choir', under: '/ministries', menu: '', menu_order: 0 }

const saying = (title: string): PageDocument => ({
  title,
  description: '',
  share: { title, symbol: 'akoma', tone: 'forest' },
  blocks: [{ id: 'words', kind: 'text', hidden: false, title: '', link: '', more: '', text: title }],
})

/** A page with a draft, in a database without another. */
async function openPage() {
  const [db] = await openTestDatabases(1)
  const id = (await addPage(db, { place: choir, lang: 'en', document: saying('Choir'), ...act })) ?? 0
  return { db, id, lang: 'en', [Symbol.asyncDispose]: () => db.destroy() }
}

const shownOn = async (db: Db, lang = 'en') => (await readPublished(db, '/choir', lang))?.document.title

test('a visitor sees a page once it is published, and its next words only when these are', async () => {
  await using page = await openPage()

  expect(await shownOn(page.db)).toBeUndefined()
  expect(await publish(page.db, { ...page, ...act })).toBe(1)
  expect(await shownOn(page.db)).toBe('Choir')
  await saveDraft(page.db, { ...page, document: saying('Choir and band'), ...act })
  expect(await shownOn(page.db)).toBe('Choir')
  await publish(page.db, { ...page, ...act })
  expect(await shownOn(page.db)).toBe('Choir and band')
})

test('of two people who write the same page the second is told, and the first one’s words stay', async () => {
  await using page = await openPage()
  const seen = await readDraft(page.db, page)

  const first = await saveDraft(page.db, {
    ...page,
    document: saying('First'),
    version: seen?.version,
    ...act,
  })
  const second = await saveDraft(page.db, {
    ...page,
    document: saying('Second'),
    version: seen?.version,
    ...act,
  })

  expect([first, second]).toEqual([2, undefined])
  expect(await publish(page.db, { ...page, version: 1, ...act })).toBeUndefined()
  expect((await readDraft(page.db, page))?.document.title).toBe('First')
})

test('a page that is published for the evening is shown in the evening', async () => {
  await using page = await openPage()
  await publish(page.db, { ...page, ...act, publishAt: later })

  expect(await publishDue(page.db, at)).toBe(0)
  expect(await shownOn(page.db)).toBeUndefined()
  expect(await publishDue(page.db, later)).toBe(1)
  expect(await shownOn(page.db)).toBe('Choir')
  expect(await publishDue(page.db, later)).toBe(0)
})

test('what waits for its time can be withdrawn, and is the draft again', async () => {
  await using page = await openPage()
  await publish(page.db, { ...page, ...act, publishAt: later })

  expect(await unschedule(page.db, { ...page, ...act })).toBe(true)

  expect(await publishDue(page.db, later)).toBe(0)
  expect(await readDraft(page.db, page)).toMatchObject({ isDraft: true, nextAt: null })
})

test('a hidden page is not shown, not even when its next words are due', async () => {
  await using page = await openPage()
  await publish(page.db, { ...page, ...act })
  await publish(page.db, { ...page, ...act, publishAt: later })

  await setState(page.db, { id: page.id, state: 'hidden', at })
  await publishDue(page.db, later)

  expect(await shownOn(page.db)).toBeUndefined()
  expect(await listPublished(page.db)).toEqual([])
})

test('the history names every version, and an old one can be restored', async () => {
  await using page = await openPage()
  await publish(page.db, { ...page, ...act, note: 'At first' })
  await saveDraft(page.db, { ...page, document: saying('Worse'), ...act })
  await publish(page.db, { ...page, ...act, note: 'Tried' })

  const old = await readVersion(page.db, page, 1)
  await saveDraft(page.db, { ...page, document: old?.document ?? saying(''), ...act })
  await publish(page.db, { ...page, ...act })

  const { rows: history } = await listHistory(page.db, page)
  expect(history.map(({ number, note }) => [number, note])).toEqual([
    [3, ''],
    [2, 'Tried'],
    [1, 'At first'],
  ])
  expect(await shownOn(page.db)).toBe('Choir')
})

test('a draft that is dropped leaves the page as published', async () => {
  await using page = await openPage()
  await publish(page.db, { ...page, ...act })
  await saveDraft(page.db, { ...page, document: saying('Worse'), ...act })

  expect(await dropDraft(page.db, { ...page, ...act })).toBe(true)

  expect(await readDraft(page.db, page)).toMatchObject({ isDraft: false, document: { title: 'Choir' } })
  expect((await listPages(page.db)).map(({ title }) => title)).toEqual(['Choir'])
})

test('a page says the same in a second language, each with its own versions', async () => {
  await using page = await openPage()
  await publish(page.db, { ...page, ...act })

  await saveDraft(page.db, { id: page.id, lang: 'ak', document: saying('Nnwomtofoɔ'), version: 0, ...act })
  await publish(page.db, { id: page.id, lang: 'ak', ...act })

  expect(await shownOn(page.db)).toBe('Choir')
  expect(await shownOn(page.db, 'ak')).toBe('Nnwomtofoɔ')
  expect((await listPages(page.db)).map(({ lang }) => lang)).toEqual(['ak', 'en'])
})

test('a page that is deleted takes its words and versions with it', async () => {
  await using page = await openPage()
  await publish(page.db, { ...page, ...act })

  await deletePage(page.db, page.id)

  expect((await listHistory(page.db, page)).rows).toEqual([])
  expect(await listPages(page.db)).toEqual([])
})

test('no two pages have the same address', async () => {
  await using page = await openPage()
  const band = { ...choir, path: '/band' }
  const other = await addPage(page.db, { place: band, lang: 'en', document: saying('Band'), ...act })

  const again = await addPage(page.db, { place: choir, lang: 'en', document: saying('Again'), ...act })
  const moved = await movePage(page.db, { id: other ?? 0, place: choir, at })

  expect(again).toBeUndefined()
  expect(moved).toBe('taken')
})

test('a block that is stored otherwise than this program knows is left out, and the page stays', async () => {
  await using page = await openPage()
  await publish(page.db, { ...page, ...act })
  const strange = { ...saying('Choir'), blocks: [...saying('Choir').blocks, { id: 'new', kind: 'hologram' }] }
  await page.db
    .updateTable('page_version')
    .set({ document: JSON.stringify(strange) })
    .execute()

  const shown = await readPublished(page.db, '/choir', 'en')

  expect(shown?.document.blocks.map(({ id }) => id)).toEqual(['words'])
})
