import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { $favouriteFellowships, toggleId } from '../../src/stores/every-page/favourites.ts'
import { $member, readAccount } from '../../src/stores/member.ts'
import { readTokens } from '../../src/stores/session.ts'
import { clearSession, startSession, storeAccount, writeTokens } from '../../src/stores/session-acts.ts'
import { useMember } from '../../src/stores/useMember.ts'

/* One process serves all visitors: a store that one request sets would be read by the next. */

const user = {
  first_name: 'Ama',
  middle_name: '',
  last_name: 'Serwaa',
  username: 'ama',
  email: '',
  telephone: '',
  gender: 'female' as const,
  role: 'user' as const,
  profileComplete: true,
  profile_image: '',
}

const Name = () => createElement('p', null, useMember()?.username ?? 'nobody')

test('no store can be set on the server', () => {
  expect(() => startSession({ access: 'a', refresh: 'r', user })).toThrow()
  storeAccount(user)

  expect([writeTokens({ access: 'a', refresh: 'r' }), toggleId($favouriteFellowships, 3)]).toEqual([
    false,
    undefined,
  ])
  expect([readTokens(), readAccount(), $member.get(), $favouriteFellowships.get()]).toEqual([
    undefined,
    undefined,
    undefined,
    [],
  ])
  expect(clearSession).not.toThrow()
})

test('HTML rendered on the server contains no signed-in user', () => {
  storeAccount(user)

  expect(renderToString(createElement(Name))).toBe('<p>nobody</p>')
})
