// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changePersonalDetails, requestReset, resetPassword } from '../../src/lib/api/accounts/accounts.ts'
import { changeProfile, readProfile } from '../../src/lib/api/accounts/profiles.ts'
import { call } from '../../src/lib/api/call.ts'
import { leaveFellowship } from '../../src/lib/api/groups/join-fellowship.ts'
import { draftKey, hasDraft } from '../../src/lib/browser/drafts.ts'
import { PersonalDetails } from '../../src/lib/contract/accounts/account.ts'
import { NewPassword } from '../../src/lib/contract/accounts/password.ts'
import { ProfileChanges } from '../../src/lib/contract/accounts/profile.ts'
import { readMyFellowship } from '../../src/lib/contract/groups/calls/fellowships.ts'
import { dialled, shownTelephone } from '../../src/lib/text/phone.ts'
import { readAccount } from '../../src/stores/member.ts'
import { $profileImage } from '../../src/stores/session.ts'
import { storeAnsweredAccount, wordsOf } from '../../src/stores/store-account.ts'
import { fakeBackend, signedIn } from '../support/browser.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  signedIn()
})
afterEach(() => vi.unstubAllGlobals())

const other = {
  date_of_birth: '1961-03-06',
  marital_Status: 'widowed',
  house_address: '3 Ring Road',
  born_again: 'false',
  occupation: 'Trader',
}
const personal = {
  first_name: 'Ama',
  middle_name: '',
  last_name: 'Serwaa',
  gender: 'female',
  telephone: '024 412 3456',
  email: '',
}

describe('the calls of the profile', () => {
  test.each([
    ['the call table’s', { date_of_birth: '1961-03-06', marital_Status: 'widowed', born_again: true }],
    ['complete-profile’s', { dob: '1961-03-06', martial_status: 'widowed', born_again: 'yes' }],
    ['plain', { date_of_birth: '1961-03-06', marital_status: 'widowed', born_again: 'True' }],
  ])('a profile is read in %s spelling', async (_, body) => {
    fakeBackend(() => ({ status: 200, body }))

    expect(await readProfile()).toEqual({
      date_of_birth: '1961-03-06',
      marital_status: 'widowed',
      born_again: true,
      house_address: '',
      occupation: '',
      fellowship_name: '',
    })
  })

  test('PUT profiles/ sends exactly the five fields, and only 200 is a success', async () => {
    const { calls } = fakeBackend(() => ({ status: calls.length > 1 ? 202 : 200, body: {} }))

    await changeProfile(ProfileChanges.parse(other))
    await expect(changeProfile(ProfileChanges.parse(other))).rejects.toThrow()

    expect(calls[0]).toMatchObject({ method: 'PUT', path: 'profiles/' })
    expect(calls[0]?.body).toEqual({ ...other, born_again: false })
  })

  test('PATCH users/update/ sends exactly the six fields, and an empty answer is a success', async () => {
    const { calls } = fakeBackend(() => ({ status: 204 }))

    const answer = await changePersonalDetails('ama.s', PersonalDetails.parse(personal))

    expect(answer).toBeUndefined()
    expect(calls[0]).toMatchObject({ method: 'PATCH', path: 'users/update/ama.s/' })
    expect(calls[0]?.body).toEqual(personal)
  })
})

describe('the user in an answer', () => {
  test('is merged into the stored user', () => {
    const kept = storeAnsweredAccount({
      username: 'ama',
      first_name: 'Abena',
      profile_image: '/media/a.webp',
    })

    expect(kept).toBe(true)
    expect(readAccount()).toMatchObject({ username: 'ama', first_name: 'Abena' })
    expect($profileImage.get()).toBe('/media/a.webp')
  })

  test.each([[undefined], [null], ['ama'], [{}], [{ username: 'esi', first_name: 'Esi' }]])(
    'of %j is ignored',
    (answer) => {
      expect(storeAnsweredAccount(answer)).toBe(false)
      expect(readAccount()).toMatchObject({ username: 'ama', first_name: 'Ama' })
    },
  )

  test('is not stored after the user has signed out', () => {
    localStorage.clear()

    expect(storeAnsweredAccount({ username: 'ama' })).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  test('has a text for each field, an empty one for null', () => {
    storeAnsweredAccount({ username: 'ama', email: null, gender: 'female' })
    const user = readAccount()

    expect(user && [wordsOf(user, 'email'), wordsOf(user, 'gender')]).toEqual(['', 'female'])
  })
})

test.each([
  ['+233244123456', '0244123456'],
  ['0244123456', '0244123456'],
  ['', ''],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
])('%s is dialled as %s', (telephone, expected) => {
  expect(dialled(telephone)).toBe(expected)
})

test.each([
  ['+233241234567', '024 123 4567'],
  ['0241234567', '024 123 4567'],
  ['(024) 123-4567', '024 123 4567'],
  ['024 123 4567', '024 123 4567'],
  ['00233 24 123 4567', '024 123 4567'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
  ['112', '112'],
  ['', ''],
])('%s is shown as %s on every screen', (telephone, expected) => {
  expect(shownTelephone(telephone)).toBe(expected)
})

test('a fellowship is read with the fields that our backend adds to the specification', async () => {
  fakeBackend(() => ({
    status: 200,
    body: { id: 3, name: 'Boaz', member_count: 12, next_meeting: '2026-11-27', activities: ['Football', 7] },
  }))

  expect(await call(readMyFellowship)).toMatchObject({
    id: 3,
    member_count: 12,
    next_meeting: '2026-11-27',
    activities: ['Football'],
  })
})

test('leaving a fellowship is a DELETE, and a backend that answers 405 is no error', async () => {
  const { calls } = fakeBackend(() => ({ status: 405 }))

  await leaveFellowship(3)

  expect(calls).toMatchObject([{ method: 'DELETE', path: 'fellowships/3/join/' }])
})

test('a password reset without an answer is an error', async () => {
  fakeBackend(() => 'lost')

  await expect(requestReset({ username: 'ama' })).rejects.toThrow(/connection/)
  await expect(resetPassword({ token: 't', password: 'adinkra-27' })).rejects.toThrow(/connection/)
})

test('two passwords that differ are refused at the second, even when the first is too short', () => {
  const read = NewPassword.safeParse({ password: 'short', confirm_password: 'other' })

  expect(read.error?.issues.map(({ path }) => path[0])).toEqual(['password', 'confirm_password'])
})

test('a draft is found by its name only', () => {
  sessionStorage.setItem(draftKey('personal-details:ama'), '[]')

  expect([hasDraft('personal-details:ama'), hasDraft('personal-details:esi')]).toEqual([true, false])
})
