// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { completeProfile } from '../../src/lib/api/accounts/profiles.ts'
import { register, signIn } from '../../src/lib/api/accounts/sign-in.ts'
import { signOut } from '../../src/lib/api/accounts/sign-out.ts'
import { call } from '../../src/lib/api/call.ts'
import { addPrayerRequest } from '../../src/lib/api/care/prayer-requests.ts'
import { listFellowships } from '../../src/lib/api/groups/fellowships.ts'
import { listSermons } from '../../src/lib/api/media/sermons.ts'
import { listAnnouncements } from '../../src/lib/api/messages/announcements.ts'
import { listEvents } from '../../src/lib/api/services/events.ts'
import { listMyPrayerRequests } from '../../src/lib/contract/care/calls/prayer-requests.ts'
import { listMyTestimonies } from '../../src/lib/contract/care/calls/testimonies.ts'
import { PrayerRequestForm } from '../../src/lib/contract/care/prayer-request.ts'
import { readMyFellowship } from '../../src/lib/contract/groups/calls/fellowships.ts'
import { fakeBackend, type Reply, signedIn } from '../support/browser.ts'

beforeEach(() => {
  localStorage.clear()
  signedIn()
})
afterEach(() => vi.unstubAllGlobals())

const row = {
  id: 1,
  title: 'One',
  name: 'One',
  content: 'words',
  date: '2026-11-20',
  created_at: '2026-11-20T08:00:00Z',
}

describe.each([
  ['events/', listEvents],
  ['sermons/', listSermons],
  ['fellowships/', async () => (await listFellowships()).rows],
  ['announcements/', listAnnouncements],
  ['prayer_requests/my/', () => call(listMyPrayerRequests)],
  ['members/my/testimonies/', () => call(listMyTestimonies)],
] as const)('GET %s', (path, list) => {
  test.each<[string, unknown, number]>([
    ['an array', [row, row], 2],
    ['results', { count: 2, next: null, results: [row, row] }, 2],
    ['a list with one broken row', [{ ...row, id: 'x' }, row, null, 7], 1],
    ['nothing of the kind', { hello: 1 }, 0],
    ['null', null, 0],
  ])('reads %s', async (_, body, length) => {
    const { calls } = fakeBackend(() => ({ status: 200, body }))

    expect(await list()).toHaveLength(length)
    expect(calls).toMatchObject([{ method: 'GET', path }])
  })
})

test('a sermon is read in either spelling', async () => {
  fakeBackend(() => ({
    status: 200,
    body: [
      { id: 1, title: 'A', user_name: 'Rev. Adjei', mp3: '/a.mp3', created_at: '2026-11-01' },
      {
        id: 2,
        title: 'B',
        speaker: { username: 'esi' },
        video_link: 'https://youtu.be/b',
        date: '2026-10-01',
      },
      { id: 3, title: 'C', speaker: 'Esi', audio_url: '/c.mp3', video_url: '/c.mp4', video: null },
    ],
  }))

  expect(await listSermons()).toMatchObject([
    {
      id: 1,
      title: 'A',
      duration: '22mins',
      speaker: 'Rev. Adjei',
      created_at: '2026-11-01',
      audio: '/a.mp3',
      video: '',
    },
    { id: 2, title: 'B', speaker: 'esi', created_at: '2026-10-01', audio: '', video: 'https://youtu.be/b' },
    { id: 3, title: 'C', speaker: 'Esi', created_at: '', audio: '/c.mp3', video: '/c.mp4' },
  ])
})

test('the answered mark of a prayer request is read in either spelling', async () => {
  fakeBackend(() => ({
    status: 200,
    body: [{ ...row, isAnswered: true }, { ...row, is_answered: true }, { ...row, isAnswered: null }, row],
  }))

  expect((await call(listMyPrayerRequests)).map(({ is_answered }) => is_answered)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('my fellowship is read in either spelling', async () => {
  fakeBackend(() => ({ status: 200, body: { name: 'Bethel', leader: 'Efua', day: 'Friday' } }))

  expect(await call(readMyFellowship)).toEqual({
    id: null,
    name: 'Bethel',
    description: '',
    location: '',
    activities: [],
    leader_id: null,
    leader_name: 'Efua',
    meeting_day: 'Friday',
    meeting_time: '',
    next_meeting: '',
    asks_leader: false,
    member_count: undefined,
  })
})

test('a login with an unknown role is read as a plain member', async () => {
  const user = {
    first_name: 'Ama',
    last_name: 'S',
    username: 'ama',
    role: 'bishop',
    profileComplete: 'yes',
    extra: 1,
  }
  const { calls } = fakeBackend(() => ({ status: 200, body: { access: 'a', refresh: 'r', user } }))

  const session = await signIn({ username: 'ama', password: 'secret' })

  expect(session.user).toMatchObject({ role: 'user', profileComplete: false, extra: 1 })
  expect(calls).toMatchObject([
    { method: 'POST', path: 'auth/login/', body: { username: 'ama', password: 'secret' } },
  ])
})

test('a login without tokens throws an error that says so', async () => {
  fakeBackend(() => ({ status: 200, body: { user: {} } }))

  await expect(signIn({ username: 'ama', password: 'secret' })).rejects.toThrow(/does not understand/)
})

test('a prayer request carries what the specification says, and isAnonymous only when it is ticked', async () => {
  const { calls } = fakeBackend(() => ({ status: 201, body: { ...row, isPrivate: true } }))
  const typed = { title: 'Rain', description: 'For the farms', isPrivate: 'on' }

  await addPrayerRequest(PrayerRequestForm.parse(typed))
  await addPrayerRequest(PrayerRequestForm.parse({ ...typed, isAnonymous: 'on' }))

  const request = { title: 'Rain', description: 'For the farms', isPrivate: true, prayer_count: 0 }
  expect(calls.map(({ body }) => body)).toEqual([request, { ...request, isAnonymous: true }])
})

describe('only the status of the call table is a success', () => {
  const registration = {} as Parameters<typeof register>[0]

  test.each<[string, Reply, () => Promise<unknown>]>([
    ['register', { status: 200, body: {} }, () => register(registration)],
    ['complete profile', { status: 200, body: {} }, () => completeProfile(new FormData())],
    ['logout', { status: 202, body: {} }, () => signOut()],
    ['logout', { status: 500 }, () => signOut()],
  ])('%s with %j fails', async (_, reply, call) => {
    fakeBackend(() => reply)

    await expect(call()).rejects.toThrow()
  })

  test('register, complete profile and logout succeed with the status of the table', async () => {
    const { calls } = fakeBackend(({ path }) => ({
      status: path === 'auth/logout/' ? 200 : 201,
      body: { profile_image: '/media/me.webp' },
    }))

    await register(registration)
    const image = await completeProfile(new FormData())
    await signOut()

    expect(image).toBe('/media/me.webp')
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: 'auth/logout/', body: { refresh: 'r1' } })
  })

  test('a completed profile with an empty answer is a success without an image', async () => {
    fakeBackend(() => ({ status: 201 }))

    expect(await completeProfile(new FormData())).toBe('')
  })
})
