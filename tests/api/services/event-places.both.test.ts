import { describe, expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { fillFreedEvents } from '../../../src/server/services/events/place-emails.ts'
import { type Church, openChurch } from '../../support/church.ts'

type Row = Record<string, unknown>
const accessOf = async (church: Church, name: string) => (await church.signIn(name)).access
const camp = {
  title: 'Youth camp',
  description: 'Three days at the lake.',
  date: '2026-12-28',
  time: '09:00',
  location: 'Lake Bosomtwe',
  category: 'youth',
  fellowship: null as number | null,
}

async function plan(church: Church, fields: Row = {}): Promise<number> {
  const form = { ...camp, takes_signups: true, places: 1, ...fields }
  const { status, body } = await church.post('events/', form, await accessOf(church, 'admin'))
  expect(status).toBe(201)
  return (body as { id: number }).id
}

const take = async (church: Church, id: number, name: string) => {
  const answer = await church.post(`events/${id}/signup/`, {}, await accessOf(church, name))
  church.wait(1000)
  return answer
}
const leave = async (church: Church, id: number, name: string) =>
  church.remove(`events/${id}/signup/`, await accessOf(church, name))
const placesFor = async (church: Church, id: number, name: string) =>
  (await church.get(`events/${id}/signup/`, await accessOf(church, name))).body as Row
const guestsFor = async (church: Church, path: string, name: string) =>
  church.get(`${path}/signups/`, await accessOf(church, name))
const change = async (church: Church, id: number, fields: Row) =>
  church.put(`events/${id}/`, { ...camp, ...fields }, await accessOf(church, 'admin'))
const emailsOfPlaces = ({ letters }: Church) =>
  letters.filter(({ subject }) => subject.startsWith('You have a place'))

describe('a member who signs up for an event', () => {
  test('has a place, and who comes when all are taken waits in order', async () => {
    await using church = await openChurch()
    const id = await plan(church)

    const answers = [
      await take(church, id, 'member'),
      await take(church, id, 'newcomer'),
      await take(church, id, 'media'),
      await take(church, id, 'newcomer'),
    ]

    expect(answers.map(({ body }) => (body as Row)['detail'])).toEqual([
      'You are signed up for Youth camp.',
      'You are on the waiting list for Youth camp, place 1.',
      'You are on the waiting list for Youth camp, place 2.',
      'You are on the waiting list for Youth camp, place 1.',
    ])
    expect(await placesFor(church, id, 'media')).toEqual({
      open: true,
      places: 1,
      taken: 1,
      waiting: 2,
      signed_up: true,
      position: 2,
    })
    expect(await placesFor(church, id, 'leader')).toMatchObject({ signed_up: false, position: null })
  })

  test('is never given a place that somebody else has, however many sign up and leave at once', async () => {
    await using church = await openChurch()
    const id = await plan(church, { places: 2 })
    const names = ['member', 'newcomer', 'media', 'leader', 'leader2', 'admin']
    const accesses = await Promise.all(names.map((name) => accessOf(church, name)))
    const ask = (access: string) => church.post(`events/${id}/signup/`, {}, access)
    const giveBack = (access: string) => church.remove(`events/${id}/signup/`, access)

    await Promise.all(accesses.map(ask))
    const once = await placesFor(church, id, 'admin')
    await Promise.all([...accesses.slice(0, 3).map(giveBack), ...accesses.slice(3).map(ask)])

    expect(once).toMatchObject({ taken: 2, waiting: 4 })
    expect(await placesFor(church, id, 'admin')).toMatchObject({ taken: 2, waiting: 1 })
  })

  test.each([
    ['takes no sign-ups', { takes_signups: false }, 'Nobody needs to sign up for this event.'],
    ['is over', { date: '2026-11-01' }, 'This event is over.'],
  ])('is refused with the reason when the event %s', async (_, fields, why) => {
    await using church = await openChurch()
    const id = await plan(church, fields)

    const { status, body } = await take(church, id, 'member')

    expect([status, body]).toEqual([409, { detail: why }])
    expect(await placesFor(church, id, 'member')).toMatchObject({ open: false, signed_up: false })
  })

  test('is refused for a deleted event, and for one of another fellowship', async () => {
    await using church = await openChurch()
    const [deleted, foreign] = [await plan(church), await plan(church, { fellowship: 2 })]
    await church.remove(`events/${deleted}/`, await accessOf(church, 'admin'))

    const answers = [await take(church, deleted, 'member'), await take(church, foreign, 'member')]

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('a place at an event that becomes free', () => {
  test('goes to the next on the list, who gets an e-mail, and then shows it as the next event', async () => {
    await using church = await openChurch()
    const id = await plan(church)
    for (const name of ['member', 'leader2']) await take(church, id, name)
    const needs = async () =>
      ((await church.get('members/my/needs/', await accessOf(church, 'leader2'))).body as Row)['next']
    const before = await needs()

    await leave(church, id, 'member')
    await church.background.ended()

    expect(before).toBe(null)
    expect(await needs()).toMatchObject({ id })
    expect(await placesFor(church, id, 'leader2')).toMatchObject({ signed_up: true, position: null })
    expect(emailsOfPlaces(church)).toMatchObject([{ subject: 'You have a place: Youth camp' }])
    expect(emailsOfPlaces(church)[0]?.text).toContain('28 Dec 2026, 9:00 AM, Lake Bosomtwe')
  })

  test('is given on when there are more places; fewer take none away', async () => {
    await using church = await openChurch()
    const id = await plan(church, { places: 2 })
    for (const name of ['member', 'newcomer', 'media']) await take(church, id, name)

    await change(church, id, { takes_signups: true, places: 1 })
    const fewer = await placesFor(church, id, 'media')
    await change(church, id, { takes_signups: true, places: 3 })
    await church.background.ended()

    expect(fewer).toMatchObject({ places: 1, taken: 2, waiting: 1, position: 1 })
    expect(await placesFor(church, id, 'media')).toMatchObject({ places: 3, taken: 3, position: null })
    expect(emailsOfPlaces(church)).toHaveLength(1)
  })

  test('is given on by the job after an account is deleted, and not given twice when it is restored', async () => {
    await using church = await openChurch()
    const admin = await accessOf(church, 'admin')
    const id = await plan(church)
    const gone = (await church.signIn('member')).user['id']
    for (const name of ['member', 'leader2']) await take(church, id, name)
    await church.remove(`admin/users/${gone}/`, admin)
    const { db, addressHash } = church
    const mail = { send: (letter: (typeof church.letters)[number]) => void church.letters.push(letter) }
    const filling = { db, mail, addressHash, now: () => church.clock.now, site: undefined }

    const filled = [await fillFreedEvents(filling), await fillFreedEvents(filling)]
    const restored = await church.post('bin/restore/', { kind: 'account', row: gone }, admin)

    expect([filled, restored.status]).toEqual([[1, 0], 200])
    expect(emailsOfPlaces(church)).toHaveLength(1)
    expect(await placesFor(church, id, 'admin')).toMatchObject({ places: 1, taken: 1, waiting: 1 })
    expect(await placesFor(church, id, 'leader2')).toMatchObject({ position: null })
  })

  test('is not given to a closed account, which nobody waits for', async () => {
    await using church = await openChurch()
    const id = await plan(church)
    for (const name of ['leader', 'newcomer', 'member']) await take(church, id, name)
    const closing = await accessOf(church, 'newcomer')

    await church.call('DELETE', 'users/me/', { password: demonstrationPassword }, closing)
    const before = await placesFor(church, id, 'member')
    await leave(church, id, 'leader')

    expect(before).toMatchObject({ position: 1, waiting: 1 })
    expect(await placesFor(church, id, 'member')).toMatchObject({ position: null, taken: 1, waiting: 0 })
  })

  test('comes back with the event from the bin, and so does who waits', async () => {
    await using church = await openChurch()
    const admin = await accessOf(church, 'admin')
    const id = await plan(church)
    for (const name of ['member', 'newcomer']) await take(church, id, name)

    await church.remove(`events/${id}/`, admin)
    await church.post('bin/restore/', { kind: 'event', row: id }, admin)

    expect(await placesFor(church, id, 'newcomer')).toMatchObject({ taken: 1, waiting: 1, position: 1 })
  })
})

describe('the sign-ups for an event', () => {
  test('are seen by the admin, and by the leader of its fellowship alone', async () => {
    await using church = await openChurch()
    const id = await plan(church, { fellowship: 1 })
    await take(church, id, 'member')
    const own = `fellowships/1/events/${id}`

    const seen = [
      await guestsFor(church, `events/${id}`, 'admin'),
      await guestsFor(church, own, 'leader'),
      await guestsFor(church, own, 'leader2'),
      await guestsFor(church, `fellowships/2/events/${id}`, 'leader2'),
      await guestsFor(church, `events/${id}`, 'leader'),
      await guestsFor(church, `events/${id}`, 'member'),
    ]

    expect(seen.map(({ status }) => status)).toEqual([200, 200, 403, 404, 403, 403])
    for (const { body } of seen.slice(0, 2))
      expect(body).toMatchObject([{ position: null, member: { last_name: expect.any(String) } }])
  })

  test('hide a telephone number from the leader when its owner wishes so, but not from the office', async () => {
    await using church = await openChurch()
    const id = await plan(church, { fellowship: 1 })
    await take(church, id, 'member')
    const wish = { telephone: 'office' }
    await church.call('PATCH', 'users/me/settings/', wish, await accessOf(church, 'member'))
    const telephone = async (path: string, name: string) => {
      const [guest] = (await guestsFor(church, path, name)).body as { member: Row }[]
      return guest?.member['telephone']
    }

    expect(await telephone(`fellowships/1/events/${id}`, 'leader')).toBe('')
    expect(await telephone(`events/${id}`, 'admin')).toMatch(/^\+233/)
  })

  test('lose one that the leader removes, and the next one moves up', async () => {
    await using church = await openChurch()
    const id = await plan(church, { fellowship: 1 })
    for (const name of ['member', 'admin']) await take(church, id, name)
    const { id: member } = (await church.signIn('member')).user
    const path = `fellowships/1/events/${id}/signups/${member}/`

    const { status } = await church.remove(path, await accessOf(church, 'leader'))

    expect(status).toBe(200)
    expect(await placesFor(church, id, 'member')).toMatchObject({ signed_up: false, taken: 1 })
    expect(await placesFor(church, id, 'admin')).toMatchObject({ position: null, waiting: 0 })
  })
})

describe('the places of an event', () => {
  test.each([0, 1.5, '12', 10_001])('are refused at their field when they are %s', async (places) => {
    await using church = await openChurch()
    const form = { ...camp, takes_signups: true, places }

    const { status, body } = await church.post('events/', form, await accessOf(church, 'admin'))

    expect([status, Object.keys(body as object)]).toEqual([400, ['places']])
  })

  test('stay as they are when an edit does not name them', async () => {
    await using church = await openChurch()
    const id = await plan(church, { places: 12 })

    const { body } = await change(church, id, { title: 'Youth camp at the lake' })

    expect(body).toMatchObject({ takes_signups: true, places: 12, title: 'Youth camp at the lake' })
  })

  test('and the sign-up are off until somebody turns them on', async () => {
    await using church = await openChurch()

    const { body } = await church.post('events/', camp, await accessOf(church, 'admin'))

    expect(body).toMatchObject({ takes_signups: false, places: null })
  })
})
