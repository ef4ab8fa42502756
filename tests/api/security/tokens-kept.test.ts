import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'

/* Where a token could remain: in an address and so in logs and histories, or on the device after a logout. */

test.each(['access_token', 'token', 'access', 'bearer', 'authorization', 'jwt'])(
  'an access token in the query parameter %s authenticates nobody',
  async (name) => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')

    const answer = await church.get(`users/me/?${name}=${access}`)

    expect(answer.status).toBe(401)
  },
)

test('signing out clears the HTTP cache of the browser and keeps its storage, since favourites belong to the device', async () => {
  await using church = await openChurch()
  const { access, refresh } = await church.signIn('member')

  const before = await church.get('users/me/', access)
  const out = await church.post('auth/logout/', { refresh }, access)

  expect(before.headers.has('Clear-Site-Data')).toBe(false)
  expect([out.status, out.headers.get('Clear-Site-Data')]).toEqual([200, '"cache"'])
})
