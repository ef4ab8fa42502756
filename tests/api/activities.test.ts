import { expect, test } from 'vitest'
import { openChurch } from '../support/church.ts'

test('a member signs up for a youth activity, twice is once, and takes it back; the office sees who', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const admin = await church.signIn('admin')
  const path = 'activities/game-nights/signup/'
  const mine = async () => (await church.get('activities/my/', access)).body as { activity: string }[]
  const guests = async () => (await church.get('activities/signups/', admin.access)).body as unknown[]

  await church.post(path, {}, access)
  await church.post(path, {}, access)
  const [signedUp, seen] = [await mine(), await guests()]
  await church.send(path, { method: 'DELETE' }, access)

  expect(signedUp.map(({ activity }) => activity)).toEqual(['game-nights'])
  expect(seen).toMatchObject([{ activity: 'game-nights', member: { first_name: expect.any(String) } }])
  expect(await mine()).toEqual([])
  expect((await church.post('activities/gossip/signup/', {}, access)).status).toBe(404)
})
