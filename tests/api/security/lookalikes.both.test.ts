import { expect, test } from 'vitest'
import { skeletonOf } from '../../../src/server/accounts/accounts/usernames.ts'
import { newcomer, openChurch } from '../../support/church.ts'

/* G14: usernames that look alike. */

const named = (username: string, place = 0) => ({
  ...newcomer,
  username,
  email: `person${place}@example.com`,
})
const usernameOf = (body: unknown) => (body as { username?: string[] }).username?.[0]

test.each([
  ['аdmin', 'a Cyrillic а'],
  ['mеmber', 'a Cyrillic е'],
  ['kоfi', 'a Cyrillic о'],
  ['ɑbενα', 'Greek letters'],
])('G14: %s, which has %s, is refused for letters of two alphabets', async (username) => {
  await using church = await openChurch()
  const { status, body } = await church.post('auth/register/', named(username))

  expect([status, usernameOf(body)]).toEqual([400, 'Please use letters of one alphabet only'])
})

test.each([
  'Admin',
  'ADMIN',
  'admin1',
  'admin',
  'root',
  'Support',
  'office',
  'Pastor',
  'pastor_',
  'system',
  '0ffice',
  'he1p',
  'Asore',
])('G14: %s is reserved for the church', async (username) => {
  await using church = await openChurch()
  const { status, body } = await church.post('auth/register/', named(username))

  expect([status, usernameOf(body)]).toEqual([400, expect.stringMatching(/kept for the church/)])
})

test.each([
  ['kwame.osei', 'kwarne.osei'],
  ['kofi.lamptey', 'kofi.1amptey'],
  ['kofi.lamptey', 'Kofi.Lamptey'],
  ['coco.pops', 'c0c0.p0ps'],
  ['сосо', 'coco'],
  ['abɛna', 'ABƐNA'],
])('G14: when %s is taken, %s is refused as taken', async (first, second) => {
  await using church = await openChurch()
  expect((await church.post('auth/register/', named(first))).status).toBe(201)

  const { status, body } = await church.post('auth/register/', named(second, 1))

  expect([status, usernameOf(body)]).toEqual([400, 'This username is already taken'])
})

test.each(['ɔkyeame', 'abɛna.ŋ', 'kofi_mensah-2', 'nana.akua', 'Вера', 'አበበ123'])(
  'G14: %s is accepted as a username',
  async (username) => {
    await using church = await openChurch()

    expect((await church.post('auth/register/', named(username))).status).toBe(201)
  },
)

test('G8: a username that mail clients turn into a link is refused', async () => {
  await using church = await openChurch()

  for (const username of ['evil.com', 'Free-Data.ORG', 'win.com.gh'])
    expect([username, (await church.post('auth/register/', named(username))).status]).toEqual([username, 400])
})

test('G14: two parallel sign-ups with look-alikes create one account', async () => {
  await using church = await openChurch()

  const answers = await Promise.all(
    ['kwame.osei', 'kwarne.osei'].map((username, place) =>
      church.post('auth/register/', named(username, place)),
    ),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
})

test('G14: older accounts keep their usernames, and no new username looks like one of them', async () => {
  await using church = await openChurch()
  const {
    username_skeleton: _,
    id: __,
    ...member
  } = await church.db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  // The second of two that looked alike when skeletons came has none.
  const skeletons = { kofi1: await skeletonOf('kofi1'), kofil: null }
  const alike = Object.entries(skeletons).map(([name, username_skeleton]) => ({
    ...member,
    username_skeleton,
    username: name,
    username_key: name,
    email: null,
    email_key: null,
  }))
  await church.db.insertInto('account').values(alike).execute()

  expect((await church.post('auth/register/', named('kofi1'))).status).toBe(400)
  expect((await church.post('auth/register/', named('KOFIL', 1))).status).toBe(400)
})
