// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseAccount } from '../../src/lib/browser/session-storage.ts'
import type { OwnAccount } from '../../src/lib/contract/accounts/account.ts'

const ama: OwnAccount = {
  first_name: 'Ama',
  middle_name: '',
  last_name: 'Serwaa',
  username: 'ama',
  email: '',
  telephone: '',
  gender: 'female',
  role: 'user',
  profileComplete: false,
  profile_image: '',
}
const stored = JSON.stringify(ama)

type Stores = Awaited<ReturnType<typeof openPage>>
let stores: Stores

/** A new page: fresh stores over the same browser storage. */
async function openPage() {
  vi.resetModules()
  return {
    ...(await import('../../src/stores/session.ts')),
    ...(await import('../../src/stores/session-acts.ts')),
    ...(await import('../../src/stores/member.ts')),
    ...(await import('../../src/stores/every-page/favourites.ts')),
  }
}

/** Writes as another tab does; the returned function sends the storage event that follows. */
function writeElsewhere(key: string, newValue: string): () => void {
  localStorage.setItem(key, newValue)
  return () => void dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

beforeEach(async () => {
  localStorage.clear()
  stores = await openPage()
})

afterEach(() => vi.unstubAllGlobals())

test('a login stores both tokens and the user under the specification’s keys', () => {
  stores.startSession({ access: 'a', refresh: 'r', user: { ...ama, profile_image: '/media/ama.webp' } })

  expect({ ...localStorage }).toEqual({
    access_token: 'a',
    refresh_token: 'r',
    user: JSON.stringify({ ...ama, profile_image: '/media/ama.webp' }),
    profileImage: '/media/ama.webp',
  })
})

test('the stores follow a login and a logout in this tab', () => {
  const heard: unknown[] = []
  const stop = stores.$user.listen((user) => heard.push(user?.username))

  stores.startSession({ access: 'a', refresh: 'r', user: ama })
  const during = [stores.$accessToken.get(), stores.$refreshToken.get(), stores.$signedIn.get()]
  stores.clearSession()

  stop()
  expect(during).toEqual(['a', 'r', true])
  expect(heard).toEqual(['ama', undefined])
  expect(stores.$signedIn.get()).toBe(false)
})

describe('another tab', () => {
  test('changes the stores of this one', () => {
    const stop = stores.$member.listen(() => undefined)
    writeElsewhere('user', stored)()
    writeElsewhere('access_token', 'a')()
    expect(stores.$member.get()).toBeUndefined()

    writeElsewhere('refresh_token', 'r')()

    expect(stores.$member.get()?.username).toBe('ama')
    stop()
  })

  test('may have renewed the tokens: they are read from storage before its event arrives', () => {
    stores.startSession({ access: 'old', refresh: 'r1', user: ama })
    const stop = stores.$accessToken.listen(() => undefined)

    writeElsewhere('access_token', 'new')
    writeElsewhere('refresh_token', 'r2')

    expect(stores.readTokens()).toEqual({ access: 'new', refresh: 'r2' })
    expect(stores.$accessToken.get()).toBe('new')
    stop()
  })

  test('that cleared all storage signs this one out and empties its favourites', async () => {
    stores.startSession({ access: 'a', refresh: 'r', user: ama })
    stores.toggleId(stores.$favouriteFellowships, 3)
    const stops = [stores.$member, stores.$favouriteFellowships].map((kept) => kept.listen(() => undefined))

    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))

    expect([stores.$member.get(), stores.$favouriteFellowships.get()]).toEqual([undefined, []])
    for (const stop of stops) stop()
  })
})

test('a renewal of the tokens leaves the member unchanged and calls no listener', () => {
  stores.startSession({ access: 'old', refresh: 'r1', user: ama })
  const before = stores.$member.get()
  const heard = vi.fn()
  const stop = stores.$member.listen(heard)

  stores.writeTokens({ access: 'new', refresh: 'r2' })

  expect(stores.$member.get()).toBe(before)
  expect(heard).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['access_token', 'a'],
  ['refresh_token', 'r'],
])('%s alone is no session', (key, token) => {
  localStorage.setItem(key, token)

  expect(stores.$signedIn.get()).toBe(false)
  expect(stores.readTokens()).toBeUndefined()
})

test.each(['{broken', 'null', '"ama"', '[]', '7', '{"name":"ama"}', ''])(
  'a stored user of %j is read as none',
  (broken) => {
    localStorage.setItem('user', broken)

    expect(stores.readAccount()).toBeUndefined()
    expect(stores.$user.get()).toBeUndefined()
  },
)

test('tokens without a stored user give a member with an empty username', () => {
  stores.writeTokens({ access: 'a', refresh: 'r' })

  expect(stores.$member.get()).toMatchObject({ username: '', role: 'user' })
})

test('reading a store leaves the stored text unchanged, unknown fields included', () => {
  const foreign = '{ "username": "ama", "role": "bishop", "pk": 7 }'
  localStorage.setItem('user', foreign)
  const stop = stores.$member.listen(() => undefined)

  stores.readAccount()

  expect(localStorage.getItem('user')).toBe(foreign)
  stop()
})

test('missing and invalid fields of a stored user get their default', () => {
  expect(parseAccount('{"username":"ama","role":"bishop","profileComplete":"yes","first_name":7}')).toEqual({
    username: 'ama',
    first_name: '',
    last_name: '',
    role: 'user',
    profileComplete: false,
  })
})

test('signing out keeps the favourites and reminders of the device', () => {
  stores.startSession({ access: 'a', refresh: 'r', user: { ...ama, profile_image: '/media/ama.webp' } })
  localStorage.setItem('favoriteGroups', '[1]')
  localStorage.setItem('serviceReminders', '[2]')

  stores.clearSession()

  expect({ ...localStorage }).toEqual({ favoriteGroups: '[1]', serviceReminders: '[2]' })
})

test('a refused renewal empties storage and stores', () => {
  stores.startSession({ access: 'a', refresh: 'r', user: ama })
  stores.toggleId(stores.$serviceReminders, 2)
  sessionStorage.setItem('asore:draft:prayer', '[]')
  const stop = stores.$serviceReminders.listen(() => undefined)

  stores.clearBrowserStorage()

  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect([stores.$member.get(), stores.$serviceReminders.get()]).toEqual([undefined, []])
  stop()
})

test('storing a user without a photograph removes the former photograph', () => {
  stores.startSession({ access: 'a', refresh: 'r', user: { ...ama, profile_image: '/media/ama.webp' } })

  stores.storeAccount(ama)

  expect(localStorage.getItem('profileImage')).toBeNull()
})

describe('a browser that refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }

  test('gives a signed-out visitor without an error', async () => {
    vi.stubGlobal('localStorage', refusing)
    const page = await openPage()

    page.storeAccount(ama)
    page.clearBrowserStorage()

    expect([page.readTokens(), page.readAccount(), page.$member.get()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(page.toggleId(page.$favouriteFellowships, 3)).toBeUndefined()
    expect(page.$favouriteFellowships.get()).toEqual([])
  })

  test('makes a login fail, and nobody is signed in', async () => {
    vi.stubGlobal('localStorage', refusing)
    const page = await openPage()

    expect(() => page.startSession({ access: 'a', refresh: 'r', user: ama })).toThrow('Session not stored')
    expect(page.$signedIn.get()).toBe(false)
  })

  test('because it is full keeps the session that was stored', () => {
    stores.startSession({ access: 'a', refresh: 'r', user: ama })
    const kept = localStorage
    vi.stubGlobal('localStorage', { ...refusing, getItem: (key: string) => kept.getItem(key) })

    stores.storeAccount({ ...ama, first_name: 'Abena' })
    const renewed = stores.writeTokens({ access: 'new', refresh: 'r2' })

    expect(renewed).toBe(false)
    expect(stores.readTokens()).toEqual({ access: 'a', refresh: 'r' })
    expect(stores.$member.get()?.first_name).toBe('Ama')
  })
})
