// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readUser } from '../../src/stores/member.ts'
import { storeAnsweredUser } from '../../src/stores/store-account.ts'

const ama = { first_name: 'Ama', last_name: 'Serwaa', username: 'ama', role: 'user', profileComplete: true }

function signIn(stored: string): void {
  localStorage.setItem('access_token', 'a')
  localStorage.setItem('refresh_token', 'r')
  localStorage.setItem('user', stored)
}

beforeEach(() => localStorage.clear())

test('an answer about the member is merged into the stored user', () => {
  signIn(JSON.stringify({ ...ama, kept: 'here' }))

  const kept = storeAnsweredUser({ ...ama, last_name: 'Quaye' })

  expect(kept).toBe(true)
  expect(readUser()).toMatchObject({ last_name: 'Quaye', kept: 'here' })
})

test.each(['{broken', '[]', '"words"', '{"username":""}'])(
  'an answer replaces an unreadable stored user of %s',
  (left) => {
    signIn(left)

    expect(storeAnsweredUser(ama)).toBe(true)

    expect(readUser()).toMatchObject(ama)
  },
)

test('an answer about another user changes nothing', () => {
  signIn(JSON.stringify(ama))

  expect(storeAnsweredUser({ ...ama, username: 'kojo' })).toBe(false)

  expect(readUser()?.username).toBe('ama')
})

test('an answer after the member signed out stores nothing', () => {
  expect(storeAnsweredUser(ama)).toBe(false)

  expect(localStorage.getItem('user')).toBeNull()
})

test.each([undefined, 'words', {}, { username: '' }])(
  'an answer of %j leaves an unreadable stored user as it is',
  (answer) => {
    signIn('{broken')

    expect(storeAnsweredUser(answer)).toBe(false)

    expect(localStorage.getItem('user')).toBe('{broken')
  },
)
