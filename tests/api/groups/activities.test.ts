import { describe, expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { fillFreedPlaces } from '../../../src/server/groups/activities/emails.ts'
import { type Church, openChurch } from '../../support/church.ts'

type Row = Record<string, unknown>
const accessOf = async (church: Church, name: string) => (await church.signIn(name)).access
const path = 'activities/game-nights/signup/'

async function signUp(church: Church, name: string): Promise<unknown> {
  const { status, body } = await church.post(path, {}, await accessOf(church, name))
  expect(status).toBe(200)
  church.wait(1000)
  return (body as Row)['position']
}
const leave = async (church: Church, name: string) => church.remove(path, await accessOf(church, name))
const positionOf = async (church: Church, name: string) => {
  const mine = (await church.get('activities/my/', await accessOf(church, name))).body as Row[]
  return mine.find(({ activity }) => activity === 'game-nights')?.['position']
}
async function limit(church: Church, places: number | null, by = 'admin') {
  const access = await accessOf(church, by)
  const all = (await church.get('activities/', access)).body as Row[]
  const { fellowship, version } = all.find(({ slug }) => slug === 'game-nights') ?? {}
  return church.put('activities/game-nights/', { places, fellowship, version }, access)
}
const guestsFor = async (church: Church, name: string) =>
  (await church.get('activities/signups/', await accessOf(church, name))).body as Row[]

test('a member signs up for a youth activity once and takes it back, and an admin sees who signed up', async () => {
  await using church = await openChurch()
  const access = await accessOf(church, 'member')
  const mine = async () => (await church.get('activities/my/', access)).body as Row[]

  await church.post(path, {}, access)
  await church.post(path, {}, access)
  const [signedUp, seen] = [await mine(), await guestsFor(church, 'admin')]
  await church.remove(path, access)

  expect(signedUp).toMatchObject([{ activity: 'game-nights', position: null }])
  expect(seen).toMatchObject([{ activity: 'game-nights', member: { first_name: expect.any(String) } }])
  expect(await mine()).toEqual([])
  expect((await church.post('activities/gossip/signup/', {}, access)).status).toBe(404)
})

describe('the sign-ups of an activity', () => {
  test('are visible to the leader of its fellowship, and to no other leader or member', async () => {
    await using church = await openChurch()
    await signUp(church, 'newcomer')

    expect(await guestsFor(church, 'leader')).toMatchObject([{ activity: 'game-nights' }])
    expect(await guestsFor(church, 'leader2')).toEqual([])
    expect((await church.get('activities/signups/', await accessOf(church, 'member'))).status).toBe(403)
    expect((await church.get('activities/signups/')).status).toBe(401)
  })

  test('are visible to the office alone until the office gives the activity to a fellowship', async () => {
    await using church = await openChurch()
    const admin = await accessOf(church, 'admin')
    await church.db.deleteFrom('activity').execute()
    await signUp(church, 'newcomer')
    const before = [(await guestsFor(church, 'leader2')).length, (await guestsFor(church, 'admin')).length]

    const bound = await church.put('activities/game-nights/', { places: null, fellowship: 2 }, admin)

    expect(before).toEqual([0, 1])
    expect(bound.body).toMatchObject({ fellowship: 2, fellowship_name: expect.any(String) })
    expect(await guestsFor(church, 'leader2')).toMatchObject([{ activity: 'game-nights' }])
    expect(await guestsFor(church, 'leader')).toEqual([])
  })

  test('hide a telephone number from leaders when its owner wishes so, but not from the office', async () => {
    await using church = await openChurch()
    await signUp(church, 'member')
    const member = await accessOf(church, 'member')
    await church.call('PATCH', 'users/me/settings/', { telephone: 'office' }, member)
    const telephone = async (name: string) =>
      ((await guestsFor(church, name))[0]?.['member'] as Row | undefined)?.['telephone']

    expect([await telephone('leader'), await telephone('admin')]).toEqual([
      '',
      expect.stringMatching(/^\+233/),
    ])
  })
})

describe('places', () => {
  test('that are all taken put later sign-ups on a waiting list in order', async () => {
    await using church = await openChurch()
    await limit(church, 1)

    const positions = [
      await signUp(church, 'member'),
      await signUp(church, 'newcomer'),
      await signUp(church, 'media'),
      await signUp(church, 'newcomer'),
    ]

    expect(positions).toEqual([null, 1, 2, 1])
    expect(await guestsFor(church, 'admin')).toMatchObject([
      { position: null },
      { position: 1 },
      { position: 2 },
    ])
  })

  test('that become free go to the next in the list, who gets an e-mail unless they have refused such e-mails', async () => {
    await using church = await openChurch()
    await limit(church, 1)
    for (const name of ['member', 'leader2', 'leader']) await signUp(church, name)
    const unwilling = await accessOf(church, 'leader')
    await church.call('PATCH', 'users/me/settings/', { news_mail: false }, unwilling)

    await leave(church, 'member')
    await church.background.ended()
    const first = [await positionOf(church, 'leader2'), await positionOf(church, 'leader')]
    await leave(church, 'leader2')
    await church.background.ended()

    expect(first).toEqual([null, 1])
    expect(await positionOf(church, 'leader')).toBe(null)
    const { email } = await church.db
      .selectFrom('account')
      .select('email')
      .where('username', '=', 'leader2')
      .executeTakeFirstOrThrow()
    expect(church.letters).toMatchObject([{ to: email, subject: 'You have a place: Game nights' }])
  })

  test('that become free send no letter to an unconfirmed address', async () => {
    await using church = await openChurch()
    await limit(church, 1)
    for (const name of ['member', 'leader2']) await signUp(church, name)
    await church.db
      .updateTable('account')
      .set({ email_confirmed_at: null })
      .where('username', '=', 'leader2')
      .execute()

    await leave(church, 'member')
    await church.background.ended()

    expect(await positionOf(church, 'leader2')).toBe(null)
    expect(church.letters).toEqual([])
  })

  test('that are reduced are taken from nobody, and added ones go to the waiting list', async () => {
    await using church = await openChurch()
    for (const name of ['member', 'newcomer', 'media']) await signUp(church, name)

    const fewer = await limit(church, 1)
    const late = await signUp(church, 'leader2')
    const more = await limit(church, 4)

    expect(fewer.body).toMatchObject({ places: 1, taken: 3, waiting: 0 })
    expect(late).toBe(1)
    expect(more.body).toMatchObject({ places: 4, taken: 4, waiting: 0 })
    expect(await positionOf(church, 'leader2')).toBe(null)
  })

  test('are never given twice, however many members sign up and leave at once', async () => {
    await using church = await openChurch()
    await limit(church, 2)
    const names = ['member', 'newcomer', 'media', 'leader', 'leader2', 'admin']
    const accesses = await Promise.all(names.map((name) => accessOf(church, name)))
    const ask = (access: string) => church.post(path, {}, access)
    const giveBack = (access: string) => church.remove(path, access)

    await Promise.all(accesses.map(ask))
    const once = await church.get('activities/', accesses[0])
    await Promise.all([...accesses.slice(0, 3).map(giveBack), ...accesses.slice(3).map(ask)])

    const full = (answer: { body: unknown }) =>
      (answer.body as Row[]).find(({ slug }) => slug === 'game-nights')
    expect(full(once)).toMatchObject({ taken: 2, waiting: 4 })
    expect(full(await church.get('activities/', accesses[0]))).toMatchObject({ taken: 2, waiting: 1 })
  })

  test('of a deleted account go to the next in the list, with one letter', async () => {
    await using church = await openChurch()
    const admin = await accessOf(church, 'admin')
    await limit(church, 1)
    const gone = await church.signIn('member')
    for (const name of ['member', 'leader2']) await signUp(church, name)
    await church.remove(`admin/users/${gone.user['id']}/`, admin)
    const { db, addressHash } = church
    const mail = { send: (letter: (typeof church.letters)[number]) => void church.letters.push(letter) }
    const filling = { db, mail, addressHash, now: () => church.clock.now, site: undefined }

    const filled = [await fillFreedPlaces(filling), await fillFreedPlaces(filling)]

    expect(filled).toEqual([1, 0])
    expect(await positionOf(church, 'leader2')).toBe(null)
    expect(church.letters.filter(({ subject }) => subject.startsWith('You have a place'))).toHaveLength(1)
  })
})

describe('the number of places', () => {
  test('is set by the leader of the fellowship, who cannot give the activity to another fellowship', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')

    const own = await limit(church, 12, 'leader')
    const away = await church.put('activities/game-nights/', { places: 12, fellowship: 2 }, leader)
    const foreign = await limit(church, 3, 'leader2')

    expect([own.status, away.status, foreign.status]).toEqual([200, 403, 403])
    expect(own.body).toMatchObject({ places: 12, manages: true })
  })

  test.each([
    ['places', { places: 0 }],
    ['places', { places: 1.5 }],
    ['places', { places: '12' }],
    ['places', { places: 10_001 }],
    ['places', {}],
    ['fellowship', { places: 5, fellowship: 999 }],
    ['surprise', { places: 5, surprise: 1 }],
  ])('is refused with a wrong %s at its field', async (field, wrong) => {
    await using church = await openChurch()
    const admin = await accessOf(church, 'admin')

    const { status, body } = await church.put('activities/game-nights/', wrong, admin)

    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
  })

  test('is refused with 409 when somebody else has changed it meanwhile', async () => {
    await using church = await openChurch()
    const admin = await accessOf(church, 'admin')
    const change = (version: number) =>
      church.put('activities/game-nights/', { places: 9, fellowship: 1, version }, admin)

    expect([(await change(1)).status, (await change(1)).status]).toEqual([200, 409])
  })
})

test('a closed account on the waiting list takes no place, and is not waited for', async () => {
  await using church = await openChurch()
  await limit(church, 1)
  for (const name of ['leader', 'newcomer', 'member']) await signUp(church, name)
  const closing = await accessOf(church, 'newcomer')

  await church.call('DELETE', 'users/me/', { password: demonstrationPassword }, closing)
  const before = await positionOf(church, 'member')
  await leave(church, 'leader')

  expect([before, await positionOf(church, 'member')]).toEqual([1, null])
  const all = (await church.get('activities/', await accessOf(church, 'admin'))).body as Row[]
  expect(all.find(({ slug }) => slug === 'game-nights')).toMatchObject({ taken: 1, waiting: 0 })
})
