import { expect, test } from 'vitest'
import type { FellowshipLinkAnswer } from '../../../src/lib/contract/groups/fellowship-link.ts'
import { type Church, newcomer, openChurch } from '../../support/church.ts'

/* The link by which people join a fellowship (docs/decisions/accounts.md#invitation-links). */

const day = 86_400_000

/** Makes the link of fellowship 1 as `username`. Returns the answer, and the token. */
async function make(church: Church, username: string) {
  const { access } = await church.signIn(username)
  const { status, body } = await church.post('fellowships/1/link/', {}, access)
  expect(status).toBe(201)
  const answer = body as FellowshipLinkAnswer
  return { ...answer, token: answer.link.split('#')[1] ?? '' }
}

const read = (church: Church, token: string) => church.post('auth/fellowship-link/', { token })
const join = (church: Church, token: string) =>
  church.post('auth/fellowship-link/join/', { ...newcomer, consent: true, token })
const accept = async (church: Church, username: string, token: string) =>
  church.post('auth/fellowship-link/accept/', { token }, (await church.signIn(username)).access)

const askLeader = (church: Church) =>
  church.db.updateTable('fellowship').set({ asks_leader: 1 }).where('id', '=', 1).execute()

const fellowshipOf = (church: Church, username: string) =>
  church.db.selectFrom('account').select('fellowship_id').where('username', '=', username).executeTakeFirst()

test('whoever opens the link of a leader reads which fellowship it is, signs up, and is in it at once', async () => {
  await using church = await openChurch()
  await askLeader(church)
  const { token, link, joins } = await make(church, 'leader')

  const shown = await read(church, token)
  const joined = await join(church, token)
  const again = await join(church, token)

  expect([joins, link]).toEqual([true, expect.stringMatching(/\/invitation#fellowship\.1\.[\w-]{43}$/)])
  expect(shown.body).toMatchObject({ joins: true, fellowship: expect.stringMatching(/\w/) })
  expect([joined.status, joined.body]).toMatchObject([
    201,
    { membership: 'member', user: { role: 'user', fellowships: [{ id: 1 }] } },
  ])
  expect(again.body).toEqual(joined.body)
  const { access } = await church.signIn('leader')
  const members = await church.get(`fellowships/1/members/?search=${newcomer.username}`, access)
  expect(members.body).toMatchObject({ count: 1 })
  const log = await church.get('admin/logs/?search=by the link', (await church.signIn('admin')).access)
  expect(log.body).toMatchObject({ results: [{ action: expect.stringMatching(/^Joined /) }] })
})

test('a member joins by the link of the leader, and leaves the fellowship before', async () => {
  await using church = await openChurch()
  await askLeader(church)
  const { token } = await make(church, 'leader')
  await church.db
    .updateTable('account')
    .set({ fellowship_id: 2 })
    .where('username', '=', 'newcomer')
    .execute()

  const { body } = await accept(church, 'newcomer', token)
  const again = await accept(church, 'newcomer', token)

  expect(body).toMatchObject({ membership: 'member', user: { fellowships: [{ id: 1 }] } })
  expect(again.body).toMatchObject({ membership: 'member' })
  expect(await fellowshipOf(church, 'newcomer')).toEqual({ fellowship_id: 1 })
})

test('by the link of a super admin the leader is still asked, where the fellowship wants that', async () => {
  await using church = await openChurch()
  await askLeader(church)
  const { token, joins } = await make(church, 'admin')

  const { body } = await accept(church, 'newcomer', token)
  const signedUp = await join(church, token)

  expect([joins, (await read(church, token)).body]).toMatchObject([false, { joins: false }])
  expect(body).toMatchObject({ membership: 'asked' })
  expect(signedUp.body).toMatchObject({ membership: 'asked', user: { fellowships: [] } })
  const waiting = await church.db
    .selectFrom('fellowship_request')
    .innerJoin('account', 'account.id', 'fellowship_request.account_id')
    .select('username')
    .where('fellowship_request.fellowship_id', '=', 1)
    .where('state', '=', 'asked')
    .execute()
  expect(waiting.map(({ username }) => username)).toEqual(
    expect.arrayContaining(['newcomer', newcomer.username]),
  )
})

test('a link that was ended, replaced, is too old or was changed does nothing', async () => {
  await using church = await openChurch()
  const first = await make(church, 'leader')
  church.wait(1000)
  const second = await make(church, 'leader')
  const { access } = await church.signIn('leader')

  const replaced = await join(church, first.token)
  const changed = await read(church, second.token.replace('fellowship.1.', 'fellowship.2.'))
  const shown = await church.get('fellowships/1/link/', access)
  const ended = await church.remove('fellowships/1/link/', access)
  const late = await join(church, second.token)
  const third = await make(church, 'leader')
  church.wait(91 * day)

  expect(shown.body).toMatchObject({ link: second.link })
  expect([ended.status, ended.body]).toMatchObject([200, { link: '' }])
  expect([replaced.status, changed.status, late.status]).toEqual([400, 400, 400])
  expect((await read(church, third.token)).status).toBe(400)
  expect(await fellowshipOf(church, newcomer.username)).toBeUndefined()
})

test('the link of somebody who leads no more ends with it, and only who leads makes, sees and ends one', async () => {
  await using church = await openChurch()
  const { token } = await make(church, 'leader')
  const as = async (username: string, method: string) =>
    (await church.send('fellowships/1/link/', { method }, (await church.signIn(username)).access)).status

  const statuses = []
  for (const username of ['member', 'leader2', 'media'])
    for (const method of ['GET', 'POST', 'DELETE']) statuses.push(await as(username, method))
  await church.db.updateTable('fellowship').set({ leader_id: null }).where('id', '=', 1).execute()

  expect(new Set(statuses)).toEqual(new Set([403]))
  expect((await read(church, token)).status).toBe(400)
  expect(await as('admin', 'DELETE')).toBe(200)
  expect(await as('admin', 'DELETE')).toBe(404)
})
