// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whyRefused } from '../../src/lib/api/api-error.ts'
import {
  addPrayerRequest,
  listPrayerRequests,
  markAnswered,
  prayFor,
} from '../../src/lib/api/care/prayer-requests.ts'
import { likeTestimony, listTestimonies, shareTestimony } from '../../src/lib/api/care/testimonies.ts'
import { PrayerRequestForm } from '../../src/lib/contract/care/prayer-request.ts'
import { matches as matchesFilter, readPrayerFilter } from '../../src/lib/finding/find-prayer-requests.ts'
import { matches, readCategory } from '../../src/lib/finding/find-testimonies.ts'
import { readTodaysActs, writeTodaysActs } from '../../src/lib/services/todays-acts.ts'
import { splitLong } from '../../src/lib/text/excerpt.ts'
import { editRow } from '../../src/stores/useOptimisticEdits.ts'
import { fakeBackend, signedIn } from '../support/browser.ts'

beforeEach(() => {
  localStorage.clear()
  signedIn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a long text', () => {
  test('is split between two words, and a short one stays whole', () => {
    expect(splitLong('short', 320)).toEqual(['short', ''])
    expect(splitLong(`${'word '.repeat(100)}end`, 320)).toEqual([
      'word '.repeat(64).trim(),
      `${'word '.repeat(36)}end`,
    ])
  })

  test('of any words and lines loses no word', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 40 }), { maxLength: 8 }), (parts) => {
        const text = parts.join('\n')
        expect(words(splitLong(text, 100).join(' '))).toBe(words(text))
      }),
    )
  })

  test('of one long word is split at the limit', () => {
    const [start, rest] = splitLong('ɛ'.repeat(1000), 320)

    expect([start.length, rest.length]).toEqual([320, 680])
  })
})

test.each([
  [null, ''],
  ['', ''],
  ['active', 'active'],
  ['answered', 'answered'],
  ['Answered; drop table', ''],
])('the query value %j selects the filter %j', (word, filter) => expect(readPrayerFilter(word)).toBe(filter))

test('the filters all, active and answered each select their requests', () => {
  const shown = (is_answered: boolean) =>
    (['', 'active', 'answered'] as const).map((filter) => matchesFilter({ is_answered }, filter))

  expect(shown(true)).toEqual([true, false, true])
  expect(shown(false)).toEqual([true, true, false])
})

const testimony = {
  id: 1,
  title: 'School fees',
  content: 'They came on Friday.',
  category: 'provision',
  image: '',
  video: '',
  user_name: 'Akosua Mensah',
  created_at: '',
  likes: 0,
  verified: false,
  is_approved: true,
}

test.each([
  [{ search: '', category: '' }, true],
  [{ search: 'friday  AKOSUA', category: 'provision' }, true],
  [{ search: 'friday', category: 'healing' }, false],
  [{ search: 'monday', category: '' }, false],
])('the search %j finds a testimony: %j', (search, isFound) =>
  expect(matches(testimony, search)).toBe(isFound),
)

test('an unknown category is read as none', () => {
  expect(['healing', 'other', 'gossip', null].map(readCategory)).toEqual(['healing', 'other', '', ''])
})

test('the acts of today are stored by user and kind, and forgotten the next day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:00:00Z') })
  writeTodaysActs('pray', 'ama', [1, 2])

  const kept = [readTodaysActs('pray', 'ama'), readTodaysActs('like', 'ama'), readTodaysActs('pray', 'kofi')]
  vi.setSystemTime(new Date('2026-11-22T00:00:00Z'))

  expect([...kept, readTodaysActs('pray', 'ama')]).toEqual([[1, 2], [], [], []])
  localStorage.setItem('asore:today:pray', '{broken')
  expect(readTodaysActs('pray', 'ama')).toEqual([])
})

test('an edit changes only the row with its id', () => {
  const edit = editRow<{ id: number; likes: number }>(2, (row) => ({ ...row, likes: 9 }))

  expect(
    edit([
      { id: 1, likes: 1 },
      { id: 2, likes: 2 },
    ]),
  ).toEqual([
    { id: 1, likes: 1 },
    { id: 2, likes: 9 },
  ])
})

test('a new prayer request is sent with its checkbox as a boolean and a count of 0', async () => {
  const { calls } = fakeBackend(() => ({ status: 201, body: { id: 7, title: 'Rain', isPrivate: true } }))
  const form = PrayerRequestForm.parse({ title: ' Rain ', description: 'For the farms', isPrivate: 'on' })

  const added = await addPrayerRequest(form)

  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: 'prayer_requests/create/',
      body: { title: 'Rain', description: 'For the farms', isPrivate: true, prayer_count: 0 },
    },
  ])
  expect(added).toMatchObject({ id: 7, is_private: true, is_answered: false, may_answer: undefined })
  expect(PrayerRequestForm.parse({ title: 'a', description: 'b' }).isPrivate).toBe(false)
})

test('the public lists are read from their own addresses', async () => {
  const { calls } = fakeBackend(() => ({
    status: 200,
    body: { results: [{ id: 1, likes: '7', date: 'd' }] },
  }))

  expect((await listPrayerRequests()).rows).toMatchObject([{ id: 1, prayer_count: 0 }])
  expect((await listTestimonies()).rows).toMatchObject([{ id: 1, likes: 0, created_at: 'd' }])
  expect(calls.map(({ path }) => path)).toEqual(['prayer_requests/', 'members/testimonies/'])
})

describe('a testimony', () => {
  const written = { title: 'T', category: 'other', content: 'C', video: '', image: null } as const

  test('is sent as JSON, and as multipart with a picture', async () => {
    const { calls } = fakeBackend(() => ({ status: 201, body: {} }))

    await shareTestimony(written, { name: 'Ama', picture: undefined })
    await shareTestimony(written, { name: 'Ama', picture: new File(['x'], 'x.jpg') })

    expect(calls[0]?.body).toEqual({ ...written, name: 'Ama' })
    const form = calls[1]?.body as FormData
    expect([form.get('name'), (form.get('image') as File).name]).toEqual(['Ama', 'x.jpg'])
  })

  test('is accepted by a 201 only', async () => {
    fakeBackend(() => ({ status: 200, body: {} }))

    await expect(shareTestimony(written, { name: '', picture: undefined })).rejects.toThrow()
  })
})

describe('an act that a foreign backend does not know', () => {
  test.each(['lost', { status: 404 }, { status: 405 }, { status: 501 }] as const)(
    'succeeds on this device after %j',
    async (reply) => {
      const { calls } = fakeBackend(() => reply)

      await Promise.all([prayFor(1), markAnswered(2, true), likeTestimony(3)])

      expect(calls).toMatchObject([
        { method: 'POST', path: 'prayer_requests/1/pray/' },
        { method: 'POST', path: 'prayer_requests/2/answered/', body: { is_answered: true } },
        { method: 'POST', path: 'members/testimonies/3/like/' },
      ])
    },
  )

  test.each([
    [{ status: 403, body: { detail: 'Only who asked.' } }, 'Only who asked.'],
    [{ status: 400, body: { title: ['Too long.'] } }, 'Too long.'],
    [{ status: 500 }, 'This was not saved. Please try again.'],
  ])('fails after %j with a reason', async (reply, reason) => {
    fakeBackend(() => reply)

    const error = await prayFor(1).catch((refusal: unknown) => refusal)

    expect(whyRefused(error)).toBe(reason)
  })
})
