import { expect, test } from 'vitest'
import type {
  FellowshipRequestAnswer,
  OwnFellowshipRequestAnswer,
} from '../../../src/lib/contract/groups/fellowship-request.ts'
import type { PersonAnswer } from '../../../src/lib/contract/people/person.ts'
import type { LeaderToDosAnswer } from '../../../src/lib/contract/settings/to-dos.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* Joining a fellowship that asks its leader first, and moving a member from one fellowship to another. */

/** A church whose fellowship 2, led by `leader2`, asks its leader first; `member` is in fellowship 1, led by `leader`. */
async function openAsking() {
  const church = await openChurch()
  const signIn = async (name: string) => {
    const { access, user } = await church.signIn(name)
    return { access, id: Number(user['id']) }
  }
  const [admin, leader, leader2, member, newcomer] = [
    await signIn('admin'),
    await signIn('leader'),
    await signIn('leader2'),
    await signIn('member'),
    await signIn('newcomer'),
  ]
  const fellowship = (await church.get('fellowships/2/')).body as Record<string, unknown>
  const { name, description, location, meeting_day, meeting_time, activities, version } = fellowship
  const form = { name, description, location, meeting_day, meeting_time, activities, version }
  const { status } = await church.put(
    'fellowships/2/',
    { ...form, leader: fellowship['leader_id'], asks_leader: true },
    admin.access,
  )
  expect(status).toBe(200)
  const requests = async (access = leader2.access, of = 2) =>
    (await church.get(`fellowships/${of}/requests/`, access)).body as FellowshipRequestAnswer[]
  return {
    church,
    admin,
    leader,
    leader2,
    member,
    newcomer,
    requests,
    form,
    own: async (access: string) =>
      (await church.get('fellowships/my/requests/', access)).body as OwnFellowshipRequestAnswer[],
    fellowshipOf: (account: number) => fellowshipOf(church, account),
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

const fellowshipOf = async ({ db }: Church, account: number) =>
  (await db.selectFrom('account').select('fellowship_id').where('id', '=', account).executeTakeFirstOrThrow())
    .fellowship_id

test('a member asks once, also with two taps at a time, and is in the fellowship when its leader accepts', async () => {
  await using open = await openAsking()
  const { church, leader2, member, admin } = open

  const taps = await Promise.all([1, 2, 3].map(() => church.post('fellowships/2/join/', {}, member.access)))
  const before = await open.fellowshipOf(member.id)
  const [request, ...more] = await open.requests()
  const needs = (await church.get('fellowships/2/needs/', leader2.access)).body as LeaderToDosAnswer
  const ownRequests = await open.own(member.access)
  const path = `fellowships/2/requests/${request?.id}/answer/`
  church.letters.length = 0
  const accepted = await church.post(path, { accept: true, word: 'Bring a friend' }, leader2.access)
  const again = await church.post(path, { accept: false, word: '' }, leader2.access)

  expect(taps.map(({ status, body }) => [status, (body as { membership: string }).membership])).toEqual(
    taps.map(() => [200, 'asked']),
  )
  expect(before).toBe(1)
  expect([request, more]).toMatchObject([
    { kind: 'join', way: 'coming', member: member.id, state: 'asked' },
    [],
  ])
  expect(needs.joining).toBe(1)
  expect(ownRequests).toMatchObject([{ fellowship: 2, state: 'asked' }])
  expect([accepted.status, accepted.body, again.status]).toEqual([200, [], 409])
  expect(await open.fellowshipOf(member.id)).toBe(2)
  expect(await open.own(member.access)).toMatchObject([{ state: 'accepted', answer: 'Bring a friend' }])
  expect(church.letters).toHaveLength(1)
  expect(church.letters[0]?.text).toMatch(/Bring a friend/)
  const person = await church.db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { changes } = (await church.get(`people/${person.id}/`, admin.access)).body as PersonAnswer
  expect(changes[0]).toMatchObject({ kind: 'changed', by: 'leader2' })
  expect(changes[0]?.lines[0]).toMatch(/^Fellowship: .+ → .+/)
})

test('a no is kind and by e-mail, and the member may ask again or take a request back', async () => {
  await using open = await openAsking()
  const { church, leader, leader2, member, newcomer } = open
  await church.post('fellowships/2/join/', {}, member.access)
  const [request] = await open.requests()
  const path = `fellowships/2/requests/${request?.id}/answer/`
  church.letters.length = 0

  const strangers = [
    await church.post(path, { accept: true, word: '' }, leader.access),
    await church.post(path, { accept: true, word: '' }, member.access),
    await church.post(`fellowships/1/requests/${request?.id}/answer/`, { accept: true }, leader.access),
    await church.get('fellowships/2/requests/', leader.access),
    await church.post(`fellowships/my/requests/${request?.id}/withdraw/`, {}, newcomer.access),
  ]
  const declined = await church.post(path, { accept: false, word: 'We are full' }, leader2.access)
  const [told] = await open.own(member.access)
  await church.post('fellowships/2/join/', {}, member.access)
  const [second] = await open.requests()
  const back = await church.post(`fellowships/my/requests/${second?.id}/withdraw/`, {}, member.access)
  const late = await church.post(
    `fellowships/2/requests/${second?.id}/answer/`,
    { accept: true },
    leader2.access,
  )

  expect(strangers.map(({ status }) => status)).toEqual([403, 403, 404, 403, 404])
  expect([declined.status, told?.state, told?.answer]).toEqual([200, 'declined', 'We are full'])
  expect(church.letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^About joining/)])
  expect(church.letters[0]?.text).toMatch(/thank you for asking[\s\S]*We are full/)
  expect([back.status, late.status, await open.requests()]).toEqual([200, 409, []])
  expect(await open.fellowshipOf(member.id)).toBe(1)
})

test('a fellowship that does not ask, or has no leader, is joined at once; its own leader is never asked', async () => {
  await using open = await openAsking()
  const { church, admin, leader2, member, newcomer } = open

  const plain = await church.post('fellowships/1/join/', {}, newcomer.access)
  const own = await church.post('fellowships/2/join/', {}, leader2.access)
  const { version } = (await church.get('fellowships/2/')).body as { version: number }
  await church.put('fellowships/2/', { ...open.form, version, leader: null }, admin.access)
  const leaderless = await church.post('fellowships/2/join/', {}, member.access)

  const memberships = [plain, own, leaderless].map(({ body }) => (body as { membership: string }).membership)
  expect(memberships).toEqual(['member', 'member', 'member'])
  expect((await church.get('fellowships/2/')).body).toMatchObject({ asks_leader: true })
})

test('a leader proposes to move a member, the other leader accepts, and an admin moves at once', async () => {
  await using open = await openAsking()
  const { church, admin, leader, leader2, member } = open
  const path = `fellowships/1/members/${member.id}/transfer/`
  const propose = (access: string, to = 2) => church.post(path, { to, word: 'Lives near you' }, access)

  const refused = [
    await propose(leader2.access),
    await propose(member.access),
    await propose(leader.access, 1),
    await propose(leader.access, 999),
    await church.post(`fellowships/1/members/${admin.id}/transfer/`, { to: 2 }, leader.access),
  ]
  const proposed = await propose(leader.access)
  const twice = await propose(leader.access)
  const [seen] = await open.requests(leader.access, 1)
  const [coming] = await open.requests()
  const before = await open.fellowshipOf(member.id)
  await church.post(`fellowships/2/requests/${coming?.id}/answer/`, { accept: true }, leader2.access)
  const after = await open.fellowshipOf(member.id)
  const back = await church.post(
    `fellowships/2/members/${member.id}/transfer/`,
    { to: 1, word: '' },
    admin.access,
  )

  expect(refused.map(({ status }) => status)).toEqual([403, 403, 400, 400, 404])
  expect([proposed.body, twice.status]).toEqual([{ state: 'asked' }, 409])
  expect(seen).toMatchObject({ way: 'leaving', kind: 'transfer', state: 'asked' })
  expect(coming).toMatchObject({
    way: 'coming',
    kind: 'transfer',
    word: 'Lives near you',
    asked_by: 'leader',
  })
  expect([before, after]).toEqual([1, 2])
  expect([back.body, await open.fellowshipOf(member.id)]).toEqual([{ state: 'moved' }, 1])
})

test('a proposal is taken back, and one for somebody who has left meanwhile moves nobody', async () => {
  await using open = await openAsking()
  const { church, leader, leader2, member } = open
  const propose = () =>
    church.post(`fellowships/1/members/${member.id}/transfer/`, { to: 2, word: '' }, leader.access)
  await propose()
  const [first] = await open.requests(leader.access, 1)
  const strange = await church.post(`fellowships/2/requests/${first?.id}/withdraw/`, {}, leader2.access)
  const back = await church.post(`fellowships/1/requests/${first?.id}/withdraw/`, {}, leader.access)
  await propose()
  await church.call('DELETE', 'fellowships/1/join/', {}, member.access)
  const [second] = await open.requests()

  const late = await church.post(
    `fellowships/2/requests/${second?.id}/answer/`,
    { accept: true },
    leader2.access,
  )

  expect([strange.status, back.status, back.body, late.status]).toEqual([404, 200, [], 409])
  expect(await open.fellowshipOf(member.id)).toBe(null)
  expect(await open.requests()).toMatchObject([{ id: second?.id, state: 'asked' }])
})

test('who has joined a fellowship asks no other one any more, and waits for no answer of their own', async () => {
  await using open = await openAsking()
  const { church, admin, leader2, member, newcomer } = open
  await church.post('fellowships/2/join/', {}, member.access)
  await church.post('fellowships/2/join/', {}, newcomer.access)
  const [first, second] = await open.requests()

  await church.post('fellowships/3/join/', {}, member.access)
  const person = await church.db
    .selectFrom('person')
    .select(['id', 'first_name'])
    .where('account_id', '=', newcomer.id)
    .executeTakeFirstOrThrow()
  await church.put(`people/${person.id}/`, { first_name: person.first_name, fellowship: 2 }, admin.access)
  const accepted = await church.post(
    `fellowships/2/requests/${first?.id}/answer/`,
    { accept: true, word: '' },
    leader2.access,
  )
  const needs = (await church.get('fellowships/2/needs/', leader2.access)).body as LeaderToDosAnswer

  expect([first?.member, second?.member, accepted.status]).toEqual([member.id, newcomer.id, 409])
  expect(await open.fellowshipOf(member.id)).toBe(3)
  expect([await open.own(member.access), await open.requests(), needs.joining]).toEqual([[], [], 0])
})
