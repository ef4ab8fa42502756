// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from '../../src/lib/api/api-error.ts'
import { type Call, fakeBackend, fakeLocks, type Reply, signedIn } from '../support/browser.ts'

type Client = typeof import('../../src/lib/api/client.ts')

const fresh = { status: 200, body: { access: 'new', refresh: 'r2' } }
const stored = () => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]

/** Loads the client anew, as each tab does: what it keeps in memory is its own, storage and locks are the browser's. */
async function openTab(): Promise<Client> {
  vi.resetModules()
  return import('../../src/lib/api/client.ts')
}

/** A backend that lets `new` tokens in and refuses the others. */
const backend = (renewal: (call: Call) => Reply = () => fresh) =>
  fakeBackend((call) => {
    if (call.path === 'auth/refresh/') return renewal(call)
    return call.bearer === 'new' ? { status: 200, body: [] } : { status: 401, body: { detail: 'expired' } }
  })

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('The call went well')
    },
    (error) => error,
  )

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fakeLocks()
})
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  test('carries the access token when one is stored, and none otherwise', async () => {
    const { api } = await openTab()
    const { calls } = fakeBackend(() => ({ status: 200, body: [] }))

    await api.get('events/').res()
    signedIn('mine')
    await api.get('events/').res()

    expect(calls.map(({ bearer }) => bearer)).toEqual([null, 'mine'])
  })

  test.each<[Reply, Partial<ApiError>]>([
    ['lost', { status: 0, detail: expect.stringMatching(/connection/) }],
    [
      { status: 403, body: { detail: 'No.' } },
      { status: 403, detail: 'No.', fields: {} },
    ],
    [
      { status: 400, body: { username: ['taken', 'short'], email: 'odd' } },
      { status: 400, detail: '', fields: { username: ['taken', 'short'], email: ['odd'] } },
    ],
    [{ status: 502 }, { status: 502, detail: '', fields: {} }],
    [
      { status: 500, body: ['odd'] },
      { status: 500, detail: '' },
    ],
    [
      { status: 400, body: { detail: { odd: 1 }, tags: [1, 2] } },
      { status: 400, detail: '', fields: {} },
    ],
  ])('that fails with %j is an ApiError', async (reply, expected) => {
    const { api } = await openTab()
    fakeBackend(() => reply)

    const error = await failure(api.get('events/').res())

    expect(error.constructor.name).toBe('ApiError')
    expect(error).toMatchObject(expected)
  })

  test('that answers something else than JSON is an ApiError, as behind a captive portal', async () => {
    const { api, bodyOf } = await openTab()
    vi.stubGlobal('fetch', async () => new Response('<html>Buy data!</html>'))

    expect((await failure(bodyOf(api.get('events/')))).constructor.name).toBe('ApiError')
  })
})

describe('a 401', () => {
  test('renews the session once for calls side by side, and repeats each of them with the new token', async () => {
    signedIn()
    const { api } = await openTab()
    const { calls, count } = backend()

    const answers = await Promise.all(
      ['events/', 'sermons/', 'announcements/'].map((path) => api.get(path).res()),
    )

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(count('auth/refresh/')).toBe(1)
    expect(calls.find(({ path }) => path === 'auth/refresh/')).toMatchObject({
      method: 'POST',
      body: { refresh: 'r1' },
    })
    expect(stored()).toEqual(['new', 'r2'])
  })

  test('that arrives after the renewal only repeats its call', async () => {
    signedIn()
    const { api } = await openTab()
    const { count } = fakeBackend((call) => {
      if (call.path === 'auth/refresh/') return fresh
      if (call.bearer === 'new') return { status: 200, body: [] }
      // Another call's renewal was faster than this answer.
      localStorage.setItem('access_token', 'new')
      return { status: 401 }
    })

    const { status } = await api.get('events/').res()

    expect([status, count('auth/refresh/')]).toEqual([200, 0])
  })

  test('is repeated with its whole body, a form with a file among them', async () => {
    signedIn()
    const { api } = await openTab()
    const { calls } = backend()
    const form = new FormData()
    form.set('profile_image', new File(['bytes'], 'me.jpg'))

    await api.url('profiles/').post(form).res()

    const sent = calls.filter(({ path }) => path === 'profiles/').map(({ body }) => body)
    expect(sent).toEqual([form, form])
  })

  test('that stays a 401 after the renewal is not renewed again', async () => {
    signedIn()
    const { api } = await openTab()
    const { count } = fakeBackend((call) => (call.path === 'auth/refresh/' ? fresh : { status: 401 }))

    const error = await failure(api.get('events/').res())

    expect(error.status).toBe(401)
    expect([count('events/'), count('auth/refresh/')]).toEqual([2, 1])
  })

  test('of a later hour is renewed again: the guard resets', async () => {
    signedIn()
    const { api } = await openTab()
    const { count } = backend()
    await api.get('events/').res()
    localStorage.setItem('access_token', 'old again')

    await api.get('events/').res()

    expect(count('auth/refresh/')).toBe(2)
  })

  test('in two tabs at once is renewed by one of them, and both go on', async () => {
    signedIn()
    const [one, two] = [await openTab(), await openTab()]
    const { count } = backend()

    const answers = await Promise.all([one.api.get('events/').res(), two.api.get('sermons/').res()])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(count('auth/refresh/')).toBe(1)
  })

  test('is renewed in a browser without Web Locks, too', async () => {
    vi.stubGlobal('navigator', {})
    signedIn()
    const { api } = await openTab()
    backend()

    expect((await api.get('events/').res()).status).toBe(200)
  })

  test.each(['auth/login/', 'auth/register/', 'auth/logout/', 'auth/refresh/'])(
    'of %s itself is never renewed',
    async (path) => {
      signedIn()
      const { api } = await openTab()
      const { calls } = fakeBackend(() => ({ status: 401, body: { detail: 'Invalid Credentials' } }))

      const error = await failure(api.url(path).post({}).res())

      expect([calls.length, error.detail]).toEqual([1, 'Invalid Credentials'])
      expect(stored()).toEqual(['old', 'r1'])
    },
  )

  test('without a stored refresh token is not renewed', async () => {
    localStorage.setItem('access_token', 'alone')
    const { api } = await openTab()
    const { calls } = backend()

    expect((await failure(api.get('events/').res())).status).toBe(401)
    expect(calls).toHaveLength(1)
  })
})

describe('a renewal', () => {
  test.each([400, 401, 403, 404])('that is refused with %i clears all browser storage', async (status) => {
    signedIn()
    localStorage.setItem('favoriteGroups', '[1]')
    sessionStorage.setItem('anything', 'x')
    const { api } = await openTab()
    backend(() => ({ status }))

    const error = await failure(api.get('events/').res())

    expect(error).toMatchObject({ status: 401, detail: 'expired' })
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test.each<Reply>([
    'lost',
    { status: 500 },
    { status: 503 },
    { status: 408 },
    { status: 425 },
    { status: 429 },
    { status: 200, body: 'no tokens' },
    { status: 200, body: { access: 'only' } },
    { status: 200 },
  ])('that meets %j signs nobody out', async (reply) => {
    signedIn()
    const { api } = await openTab()
    backend(() => reply)

    const error = await failure(api.get('events/').res())

    expect(error.status).toBe(401)
    expect(stored()).toEqual(['old', 'r1'])
    expect(localStorage.getItem('user')).not.toBeNull()
  })

  test('that ends after the person signed out does not sign them in again', async () => {
    signedIn()
    const { api } = await openTab()
    backend(() => {
      localStorage.clear()
      return fresh
    })

    await failure(api.get('events/').res())

    expect(stored()).toEqual([null, null])
  })

  test('that ends after somebody else signed in leaves them alone, even when it was refused', async () => {
    signedIn()
    const { api } = await openTab()
    backend(() => {
      signedIn('theirs', 'r9')
      return { status: 401 }
    })

    await failure(api.get('events/').res())

    expect(stored()).toEqual(['theirs', 'r9'])
  })

  test('tells the other parts of the page of the new tokens', async () => {
    signedIn()
    const { api } = await openTab()
    backend()
    const heard: (string | null)[] = []
    const hear = ({ key }: StorageEvent) => heard.push(key)
    addEventListener('storage', hear)

    await api.get('events/').res()

    removeEventListener('storage', hear)
    expect(heard).toEqual(['access_token', 'refresh_token'])
  })
})
