// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftDocument, EditedPageAnswer } from '../../src/lib/contract/website/page-draft.ts'
import { openEditing } from '../../src/stores/page-editing.ts'
import { fakeBackend, signedIn } from '../support/browser.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  signedIn()
})

afterEach(() => vi.unstubAllGlobals())

const saying = (title: string): DraftDocument => ({
  title,
  description: '',
  share: { title: '', symbol: '', tone: 'forest' },
  blocks: [{ id: 'words', kind: 'text', hidden: false, title, link: '', more: '', text: '' }],
})

const opened: EditedPageAnswer = {
  id: 1,
  path: '/choir',
  under: '',
  menu: 'footer',
  menu_order: 0,
  state: 'published',
  page_version: 1,
  lang: 'en',
  languages: ['en'],
  version: 1,
  document: saying('Choir'),
  is_draft: false,
  published_number: 1,
  next_at: null,
  changed_at: '2026-11-01T09:00:00Z',
  changed_by: 'Ama Serwaa',
  of_site: false,
  right: 'publish',
  request: null,
  waiting: null,
}

/** A server of one page that refuses an older version; it writes the fields of a block in its own order. */
function pageServer({ losesAnswer }: { losesAnswer: (put: number) => boolean }) {
  let { version, document }: Pick<EditedPageAnswer, 'version' | 'document'> = opened
  let puts = 0
  const backend = fakeBackend(({ method, body }) => {
    if (method === 'GET') return { status: 200, body: { ...opened, version, document } }
    const sent = body as { version: number; document: DraftDocument }
    puts += 1
    if (sent.version !== version) return { status: 409, body: { detail: 'Somebody else saved' } }
    version += 1
    const blocks = sent.document.blocks.map((block) => Object.fromEntries(Object.entries(block).reverse()))
    document = { ...sent.document, blocks: blocks as DraftDocument['blocks'] }
    return losesAnswer(puts) ? 'lost' : { status: 200, body: { version, changed_at: '2026-11-01T10:00:00Z' } }
  })
  return { ...backend, title: () => document.title }
}

test('an editor who types while a save is on its way is in no conflict with themselves', async () => {
  const server = pageServer({ losesAnswer: () => false })
  const editing = openEditing(opened)

  editing.change(saying('One'))
  const first = editing.save()
  editing.change(saying('Two'))
  const second = editing.save()
  editing.change(saying('Three'))
  await Promise.all([first, second, editing.save()])

  expect(editing.$saving.get().state).toBe('saved')
  expect(server.title()).toBe('Three')
})

test('a save whose answer was lost is in no conflict with the next one, which has more words', async () => {
  const server = pageServer({ losesAnswer: (put) => put === 1 })
  const editing = openEditing(opened)

  editing.change(saying('One'))
  await editing.save()
  expect(editing.$saving.get().state).toBe('offline')
  editing.change(saying('One and more'))
  await editing.save()
  await editing.save()

  expect(editing.$saving.get().state).toBe('saved')
  expect(server.title()).toBe('One and more')
})

test('a save after a lost answer is in conflict when somebody else has saved', async () => {
  const server = pageServer({ losesAnswer: (put) => put === 1 })
  const editing = openEditing(opened)
  const theirs = openEditing({ ...opened, version: 2 })

  editing.change(saying('One'))
  await editing.save()
  theirs.change(saying('Theirs'))
  await theirs.save()
  editing.change(saying('One and more'))
  await editing.save()

  expect(editing.$saving.get().state).toBe('conflict')
  expect(server.title()).toBe('Theirs')
})

test('an editor who reloads before choosing between two texts is asked again, and overwrites nothing', async () => {
  const server = pageServer({ losesAnswer: () => false })
  const other = openEditing(opened)
  other.change(saying('Theirs'))
  await other.save()
  sessionStorage.setItem(
    'asore:draft:page-1-en:ama',
    JSON.stringify({ version: 1, document: saying('Mine') }),
  )
  const reload = () => openEditing({ ...opened, version: 2, document: saying('Theirs') })

  const before = reload()
  const stop = before.start()
  before.change(saying('Mine and more'))
  stop()
  const again = reload()
  const stopAgain = again.start()
  await again.save()
  stopAgain()

  expect(again.$saving.get().state).toBe('conflict')
  expect(again.$document.get().title).toBe('Mine and more')
  expect(server.title()).toBe('Theirs')
})

test('what somebody asked to publish is no longer what the page says once it was written on', async () => {
  pageServer({ losesAnswer: () => false })
  const request = { by: 'kofi', asked_at: opened.changed_at, note: '', answer: null, answered_at: null }
  const editing = openEditing({ ...opened, request: { ...request, is_current: true } })

  editing.change(saying('Choir and band'))
  await editing.save()

  expect(editing.$page.get().request?.is_current).toBe(false)
})
