// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftDocument, EditedPageAnswer } from '../../src/lib/contract/page-draft.ts'
import { openEditing } from '../../src/stores/page-editing.ts'
import { fakeBackend, signedIn } from '../support/browser.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  signedIn()
})

afterEach(() => vi.unstubAllGlobals())

const saying = (title: string): DraftDocument => ({
  ...{ title, description: '', share: { title: '', symbol: '', tone: 'forest' } },
  blocks: [{ id: 'words', kind: 'text', hidden: false, title, link: '', more: '', text: '' }],
})

const opened: EditedPageAnswer = {
  ...{ id: 1, path: '/choir', under: '', menu: 'footer', menu_order: 0, state: 'published', page_version: 1 },
  ...{ lang: 'en', languages: ['en'], version: 1, document: saying('Choir'), is_draft: false },
  ...{ published_number: 1, next_at: null, changed_at: '2026-11-01T09:00:00Z', changed_by: 'Ama Serwaa' },
  ...{ of_site: false, right: 'publish', request: null },
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
