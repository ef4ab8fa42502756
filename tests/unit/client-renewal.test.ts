// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Call, fakeBackend, fakeLocks, type Reply, signedIn } from '../support/browser.ts'
import { failure, openTab, stored } from '../support/tab.ts'

const fresh = { status: 200, body: { access: 'new', refresh: 'r2' } }

/** A backend that accepts the token `new` and answers 401 to all others. */
const backend = (renewal: (call: Call) => Reply = () => fresh) =>
  fakeBackend((call) => {
    if (call.path === 'auth/refresh/') return renewal(call)
    return call.bearer === 'new' ? { status: 200, body: [] } : { status: 401, body: { detail: 'expired' } }
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fakeLocks()
})

afterEach(() => vi.unstubAllGlobals())

describe('a 401', () => {
  test('renews the session once for parallel calls, and repeats each of them with the new token', async () => {
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

  test('that arrives after a renewal repeats its call without another renewal', async () => {
    signedIn()
    const { api } = await openTab()
    const { count } = fakeBackend((call) => {
      if (call.path === 'auth/refresh/') return fresh
      if (call.bearer === 'new') return { status: 200, body: [] }
      // Another call has renewed the session before this answer arrives.
      localStorage.setItem('access_token', 'new')
      return { status: 401 }
    })

    const { status } = await api.get('events/').res()

    expect([status, count('auth/refresh/')]).toEqual([200, 0])
  })

  test('repeats its call with the whole body, a form with a file among them', async () => {
    signedIn()
    const { api } = await openTab()
    const { calls } = backend()
    const form = new FormData()
    form.set('profile_image', new File(['bytes'], 'me.jpg'))

    await api.url('profiles/').post(form).res()

    const sent = calls.filter(({ path }) => path === 'profiles/').map(({ body }) => body)
    expect(sent).toEqual([form, form])
  })

  test('after a renewal causes no second renewal', async () => {
    signedIn()
    const { api } = await openTab()
    const { count } = fakeBackend((call) => (call.path === 'auth/refresh/' ? fresh : { status: 401 }))

    const error = await failure(api.get('events/').res())

    expect(error.status).toBe(401)
    expect([count('events/'), count('auth/refresh/')]).toEqual([2, 1])
  })

  test('that comes after a finished renewal causes another', async () => {
    signedIn()
    const { api } = await openTab()
    const { count } = backend()
    await api.get('events/').res()
    localStorage.setItem('access_token', 'old again')

    await api.get('events/').res()

    expect(count('auth/refresh/')).toBe(2)
  })

  test('in two tabs at once causes one renewal, and both calls succeed', async () => {
    signedIn()
    const [one, two] = [await openTab(), await openTab()]
    const { count } = backend()

    const answers = await Promise.all([one.api.get('events/').res(), two.api.get('sermons/').res()])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(count('auth/refresh/')).toBe(1)
  })

  test('causes a renewal in a browser without Web Locks, too', async () => {
    vi.stubGlobal('navigator', {})
    signedIn()
    const { api } = await openTab()
    backend()

    expect((await api.get('events/').res()).status).toBe(200)
  })

  test.each(['auth/login/', 'auth/register/', 'auth/logout/', 'auth/refresh/'])(
    'of %s itself causes no renewal',
    async (path) => {
      signedIn()
      const { api } = await openTab()
      const { calls } = fakeBackend(() => ({ status: 401, body: { detail: 'Invalid Credentials' } }))

      const error = await failure(api.url(path).post({}).res())

      expect([calls.length, error.detail]).toEqual([1, 'Invalid Credentials'])
      expect(stored()).toEqual(['old', 'r1'])
    },
  )

  test('without a stored refresh token causes no renewal and removes the access token', async () => {
    localStorage.setItem('access_token', 'alone')
    const { api } = await openTab()
    const { calls, count } = backend()

    expect((await failure(api.get('events/').res())).status).toBe(401)
    // First with the access token that was stored alone, then as a visitor.
    expect(calls.map(({ bearer }) => bearer)).toEqual(['alone', null])
    expect([count('auth/refresh/'), ...stored()]).toEqual([0, null, null])
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
  ])('that fails with %j keeps the session', async (reply) => {
    signedIn()
    const { api } = await openTab()
    backend(() => reply)

    const error = await failure(api.get('events/').res())

    expect(error.status).toBe(401)
    expect(stored()).toEqual(['old', 'r1'])
    expect(localStorage.getItem('user')).not.toBeNull()
  })

  test('that ends after the user signed out stores no tokens', async () => {
    signedIn()
    const { api } = await openTab()
    backend(() => {
      localStorage.clear()
      return fresh
    })

    await failure(api.get('events/').res())

    expect(stored()).toEqual([null, null])
  })

  test('that ends after another user signed in leaves that session alone, even when it was refused', async () => {
    signedIn()
    const { api } = await openTab()
    backend(() => {
      signedIn('theirs', 'r9')
      return { status: 401 }
    })

    await failure(api.get('events/').res())

    expect(stored()).toEqual(['theirs', 'r9'])
  })

  test('sends a storage event within the page for each new token', async () => {
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
