// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readAccount } from '../../src/stores/member.ts'
import { storeAnsweredAccount } from '../../src/stores/store-account.ts'

const ama = { first_name: 'Ama', last_name: 'Serwaa', username: 'ama', role: 'user', profileComplete: true }

function signIn(stored: string): void {
  localStorage.setItem('access_token', 'a')
  localStorage.setItem('refresh_token', 'r')
  localStorage.setItem('user', stored)
}

beforeEach(() => localStorage.clear())

test('an answer about the member is merged into the stored user', () => {
  signIn(JSON.stringify({ ...ama, kept: 'here' }))

  const kept = storeAnsweredAccount({ ...ama, last_name: 'Quaye' })

  expect(kept).toBe(true)
  expect(readAccount()).toMatchObject({ last_name: 'Quaye', kept: 'here' })
})

test.each(['{broken', '[]', '"words"', '{"username":""}'])(
  'an answer replaces an unreadable stored user of %s',
  (left) => {
    signIn(left)

    expect(storeAnsweredAccount(ama)).toBe(true)

    expect(readAccount()).toMatchObject(ama)
  },
)

test('an answer about another user changes nothing', () => {
  signIn(JSON.stringify(ama))

  expect(storeAnsweredAccount({ ...ama, username: 'kojo' })).toBe(false)

  expect(readAccount()?.username).toBe('ama')
})

test('an answer after the member signed out stores nothing', () => {
  expect(storeAnsweredAccount(ama)).toBe(false)

  expect(localStorage.getItem('user')).toBeNull()
})

test.each([undefined, 'words', {}, { username: '' }])(
  'an answer of %j leaves an unreadable stored user as it is',
  (answer) => {
    signIn('{broken')

    expect(storeAnsweredAccount(answer)).toBe(false)

    expect(localStorage.getItem('user')).toBe('{broken')
  },
)
