// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../../src/lib/contract/account.ts'
import { keepUser, startSession } from '../../src/lib/session.ts'
import { clearSession, parseUser, readTokens, readUser } from '../../src/lib/session-storage.ts'

const ama: User = {
  ...{ first_name: 'Ama', middle_name: '', last_name: 'Serwaa', username: 'ama', email: '', telephone: '' },
  ...{ gender: 'female', role: 'user', profileComplete: false, profile_image: '' },
}

type Stores = typeof import('../../src/stores/session.ts')
let stores: Stores

/** A page of its own for each test: storage empty, stores new. */
beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  stores = await import('../../src/stores/session.ts')
})

test('a login stores both tokens and the user under the specification’s keys', () => {
  startSession({ access: 'a', refresh: 'r', user: { ...ama, profile_image: '/media/ama.webp' } })

  expect({ ...localStorage }).toEqual({
    access_token: 'a',
    refresh_token: 'r',
    user: expect.stringContaining('"username":"ama"'),
    profileImage: '/media/ama.webp',
  })
})

test('the stores follow what is stored, in this tab', () => {
  const heard: unknown[] = []
  const stop = stores.$user.listen((user) => heard.push(user?.username))

  startSession({ access: 'a', refresh: 'r', user: ama })
  const during = [stores.$accessToken.get(), stores.$refreshToken.get(), stores.$signedIn.get()]
  clearSession()

  stop()
  expect(during).toEqual(['a', 'r', true])
  expect(heard).toEqual(['ama', undefined])
  expect(stores.$signedIn.get()).toBe(false)
})

test('the stores follow what another tab stores', () => {
  const stop = stores.$user.listen(() => undefined)
  localStorage.setItem('user', JSON.stringify(ama))

  dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: JSON.stringify(ama) }))

  expect(stores.$user.get()?.username).toBe('ama')
  stop()
})

test.each([
  ['access_token', 'a'],
  ['refresh_token', 'r'],
])('%s alone is no session', (key, token) => {
  localStorage.setItem(key, token)

  expect(stores.$signedIn.get()).toBe(false)
  expect(readTokens()).toBeUndefined()
})

test.each(['{broken', 'null', '"ama"', '[]', '7', '{"name":"ama"}', ''])(
  'a stored user of %j is nobody, and breaks nothing',
  (stored) => {
    localStorage.setItem('user', stored)

    expect(readUser()).toBeUndefined()
    expect(stores.$user.get()).toBeUndefined()
  },
)

test('what is missing or odd in a stored user is read as nothing special', () => {
  expect(parseUser('{"username":"ama","role":"bishop","profileComplete":"yes","first_name":7}')).toEqual({
    username: 'ama',
    first_name: '',
    last_name: '',
    role: 'user',
    profileComplete: false,
  })
})

test('signing out leaves what belongs to the device', () => {
  startSession({ access: 'a', refresh: 'r', user: { ...ama, profile_image: '/media/ama.webp' } })
  localStorage.setItem('favoriteGroups', '[1]')
  localStorage.setItem('serviceReminders', '[2]')

  clearSession()

  expect({ ...localStorage }).toEqual({ favoriteGroups: '[1]', serviceReminders: '[2]' })
})

test('the photograph of who was signed in before does not stay', () => {
  startSession({ access: 'a', refresh: 'r', user: { ...ama, profile_image: '/media/ama.webp' } })

  keepUser(ama)

  expect(localStorage.getItem('profileImage')).toBeNull()
})

test('a browser that refuses storage is a signed-out visitor, not an error', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  })

  expect([readTokens(), readUser()]).toEqual([undefined, undefined])
  vi.unstubAllGlobals()
})
