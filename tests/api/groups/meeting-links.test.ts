import { describe, expect, test } from 'vitest'
import { newChurch } from '../../../src/lib/contract/website/church.ts'
import { calendarOf } from '../../../src/server/services/calendars/calendar.ts'
import { remindOfEvents } from '../../../src/server/services/events/reminders.ts'
import { type Church, openChurch } from '../../support/church.ts'

type Row = Record<string, unknown>
const link = 'https://meet.example/whole-church-42'
const online = {
  title: 'Night of prayer',
  description: 'We pray for the nation.',
  date: '2026-11-22',
  time: '09:00',
  is_online: true,
  meeting_link: link,
}
const accessOf = async (church: Church, name: string) => (await church.signIn(name)).access

async function planEvent(church: Church): Promise<number> {
  const { status, body } = await church.post('events/', online, await accessOf(church, 'admin'))
  expect(status).toBe(201)
  return (body as { id: number }).id
}

/** The calendar at a secret address, read without a session as a calendar program does. */
async function readCalendar(church: Church, path: string) {
  const answer = await church.api.request(path)
  return { status: answer.status, headers: answer.headers, text: unfold(await answer.text()) }
}
const unfold = (text: string) => text.replace(/\r\n[ \t]/g, '')

async function makeAddress(church: Church, name: string): Promise<string> {
  const { status, body } = await church.post('users/me/calendar/', {}, await accessOf(church, name))
  expect(status).toBe(201)
  return String((body as Row)['path'])
}

describe('the meeting link of an event of the whole church', () => {
  test('is in the answers to a member and in none to a visitor, even after the member has asked', async () => {
    await using church = await openChurch()
    const id = await planEvent(church)
    const member = await accessOf(church, 'newcomer')

    const own = await church.get(`events/${id}/`, member)
    const ownList = await church.get('events/', member)
    const visitors = [
      await church.get(`events/${id}/`),
      await church.get('events/'),
      await church.get('events/?search=prayer'),
      await church.get('events/?search=whole-church-42'),
    ]

    expect(own.body).toMatchObject({ meeting_link: link })
    expect(JSON.stringify(ownList.body)).toContain(link)
    expect(JSON.stringify(visitors.map(({ body }) => body))).not.toContain('meet.example')
    expect(visitors[0]?.body).not.toHaveProperty('meeting_link')
  })

  test('is visible to one fellowship only when the event is of that fellowship', async () => {
    await using church = await openChurch()
    const leader = await accessOf(church, 'leader')
    const own = { ...online, title: 'Our evening', meeting_link: 'https://meet.example/fellowship-1' }
    await church.post('fellowships/1/events/', own, leader)

    const read = async (name: string) =>
      JSON.stringify((await church.get('events/', await accessOf(church, name))).body)

    expect(await read('member')).toContain('fellowship-1')
    expect(await read('leader2')).not.toContain('fellowship-1')
  })

  test('is in the letter that reminds a member', async () => {
    await using church = await openChurch()
    const id = await planEvent(church)
    await church.post(`events/${id}/signup/`, { kind: 'reminder' }, await accessOf(church, 'member'))
    const { db, addressHash, background, letters, clock } = church
    const mail = { send: (letter: (typeof letters)[number]) => void letters.push(letter) }

    await remindOfEvents({ db, addressHash, mail, background, now: () => clock.now, site: undefined })

    expect(letters).toMatchObject([{ text: expect.stringContaining(`Where: online, ${link}`) }])
  })

  test('is not in a calendar that is made from the answer to a visitor', async () => {
    await using church = await openChurch()
    const id = await planEvent(church)
    const { body } = await church.get(`events/${id}/`)

    const calendar = calendarOf('all', [body as never], {
      site: new URL('https://church.example'),
      church: newChurch,
    })

    expect(calendar).toContain('LOCATION:Online')
    expect(calendar).not.toContain('meet.example')
  })
})

describe('a member’s own calendar', () => {
  test('contains the events of the church and of the own fellowship with their links, at a secret address', async () => {
    await using church = await openChurch()
    await planEvent(church)
    const leader = await accessOf(church, 'leader')
    for (const fellowship of [1, 2])
      await church.post(
        `fellowships/${fellowship}/events/`,
        { ...online, title: `Evening of ${fellowship}`, meeting_link: `https://meet.example/${fellowship}` },
        fellowship === 1 ? leader : await accessOf(church, 'leader2'),
      )
    const path = await makeAddress(church, 'member')

    const { status, headers, text } = await readCalendar(church, path)

    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain(link)
    expect(text).toContain('https://meet.example/1')
    expect(text).not.toContain('Evening of 2')
    expect(text).not.toContain('https://meet.example/2')
  })

  test('shows its address once, stores its hash only, and records the day when it was read', async () => {
    await using church = await openChurch()
    const access = await accessOf(church, 'member')
    const before = await church.get('users/me/calendar/', access)
    const path = await makeAddress(church, 'member')
    const secret = path.replace(/^.*\/|\.ics$/g, '')

    await readCalendar(church, path)

    expect(before.body).toEqual({ created_at: null, last_read_on: null })
    const after = await church.get('users/me/calendar/', access)
    expect(after.body).toEqual({ created_at: expect.any(String), last_read_on: '2026-11-21' })
    const exported = await church.get('users/me/export/', access)
    const rows = await church.db.selectFrom('calendar_feed').selectAll().execute()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify([after.body, rows, exported.body])).not.toContain(secret)
  })

  test('ends when it is revoked, when it is renewed, and when its owner closes the account', async () => {
    await using church = await openChurch()
    const access = await accessOf(church, 'member')
    const first = await makeAddress(church, 'member')
    const second = await makeAddress(church, 'member')
    const statusOf = async (path: string) => (await readCalendar(church, path)).status
    const both = [await statusOf(first), await statusOf(second)]

    await church.remove('users/me/calendar/', access)
    const revoked = await statusOf(second)
    const third = await makeAddress(church, 'member')
    const at = church.clock.now.toISOString()
    await church.db
      .updateTable('account')
      .set({ deletion_requested_at: at })
      .where('username', '=', 'member')
      .execute()

    expect(both).toEqual([404, 200])
    expect([revoked, await statusOf(third)]).toEqual([404, 404])
  })

  test('has a secret that is no access token, and an access token opens no calendar', async () => {
    await using church = await openChurch()
    const access = await accessOf(church, 'member')
    const path = await makeAddress(church, 'member')
    const secret = path.replace(/^.*\/|\.ics$/g, '')

    const asToken = await church.get('users/me/', secret)
    const wrong = await Promise.all(
      [access, `${'A'.repeat(43)}`, secret.toLowerCase(), ''].map(async (guess) => {
        const { status } = await church.api.request(`/backend/api/calendar/${guess}.ics`)
        return status
      }),
    )

    expect(asToken.status).toBe(401)
    expect(wrong).toEqual([404, 404, 404, 404])
    expect((await church.get('users/me/calendar/')).status).toBe(401)
  })

  test('limits guesses of its address, and reads do not count as guesses', async () => {
    await using church = await openChurch({ limits: true })
    const path = await makeAddress(church, 'member')
    const statuses: number[] = []

    for (let n = 0; n < 80; n++) statuses.push((await readCalendar(church, path)).status)
    const guesses: number[] = []
    for (let n = 0; n < 61; n++)
      guesses.push(
        (await readCalendar(church, `/backend/api/calendar/${String(n).padStart(43, 'x')}.ics`)).status,
      )

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(guesses.at(0)).toBe(404)
    expect(guesses.at(-1)).toBe(429)
  })
})
