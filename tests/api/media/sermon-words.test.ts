import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'

type Sermon = { id: number; chapters: unknown; words: string } & Record<string, unknown>

/** 24 seconds. */
const recording = () =>
  new File(
    [readFileSync(fileURLToPath(new URL('../../../src/content/media/be-still.mp3', import.meta.url)))],
    'a.mp3',
  )

function form(changes: Record<string, string | File> = {}): FormData {
  const body = new FormData()
  const fields = { title: 'The Well', preacher: 'Esi Quaye', date: '2026-11-15', type: 'audio', ...changes }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

const chapters = '0:00 At the well\n0:12 Living water'
const words = 'He sat down at the well.\r\n\r\n\r\nIt was noon.  \r\n'

async function openWithSermon() {
  const church = await openChurch()
  const { access } = await church.signIn('media')
  const added = await church.postForm('sermons/', form({ file: recording(), chapters, words }), access)
  const sermon = added.body as Sermon
  const put = (changes: Record<string, string | File>) =>
    church.send(`sermons/${sermon.id}/`, { method: 'PUT', body: form(changes) }, access)
  return Object.assign(church, { sermon, put, access })
}

const read = async (church: Church, id: number) => (await church.get(`sermons/${id}/`)).body as Sermon

test('a sermon has chapters and words, which its own answer has and lists have not', async () => {
  await using church = await openWithSermon()
  const { sermon } = church

  const list = (await church.get('sermons/')).body as { results: Sermon[] }

  expect(await read(church, sermon.id)).toMatchObject({
    chapters: [
      { at: 0, title: 'At the well' },
      { at: 12, title: 'Living water' },
    ],
    words: 'He sat down at the well.\n\nIt was noon.',
  })
  for (const listed of list.results) {
    expect(listed).not.toHaveProperty('words')
    expect(listed).not.toHaveProperty('chapters')
  }
})

test('a client that knows neither changes a sermon without losing them', async () => {
  await using church = await openWithSermon()
  const { sermon, put } = church

  expect((await put({ title: 'Noon' })).status).toBe(200)

  const { id, title, chapters, words } = await read(church, sermon.id)
  expect({ title, chapters, words }).toEqual({
    title: 'Noon',
    chapters: sermon.chapters,
    words: sermon.words,
  })
  await put({ chapters: '', words: '' })
  expect(await read(church, id)).toMatchObject({ chapters: [], words: '' })
})

test.each([
  ['0:00 At the well\nnoon', 'Line 2 is not a time and a title, such as 12:30 The widow’s oil'],
  ['0:12 Living water\n0:00 At the well', 'Line 2: 0:00 does not come after 0:12'],
  ['0:00 At the well\n0:24 Later', 'Chapter 2, at 0:24, is after the end of the recording at 0:24'],
])('chapters %j are refused, and nothing is changed', async (typed, refused) => {
  await using church = await openWithSermon()
  const { sermon, put } = church

  const answer = await put({ title: 'Noon', chapters: typed })

  expect([answer.status, answer.body]).toEqual([400, { chapters: [refused] }])
  expect(await read(church, sermon.id)).toMatchObject({ title: 'The Well', chapters: sermon.chapters })
})

test('words of two hours are kept, and longer ones are refused', async () => {
  await using church = await openWithSermon()
  const { sermon, put } = church
  const long = 'ɔdɔ yɛ ade a ɛyɛ dɛ. '.repeat(4700).trim()

  expect((await put({ words: long })).status).toBe(200)
  expect((await read(church, sermon.id)).words).toBe(long)
  expect(await put({ words: `${long}${long}` })).toMatchObject({
    status: 400,
    body: { words: [expect.any(String)] },
  })
})

test('a deleted sermon comes back from the bin with its chapters and words', async () => {
  await using church = await openWithSermon()
  const { sermon, access } = church

  await church.remove(`sermons/${sermon.id}/`, access)
  const restored = await church.post('bin/restore/', { kind: 'sermon', row: sermon.id }, access)

  expect(restored.status).toBe(200)
  expect(await read(church, sermon.id)).toMatchObject({ chapters: sermon.chapters, words: sermon.words })
})
