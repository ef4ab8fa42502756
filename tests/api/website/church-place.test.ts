import { describe, expect, test } from 'vitest'
import { type Church as ChurchFields, newChurch } from '../../../src/lib/contract/website/church.ts'
import { refuseWeak } from '../../../src/server/accounts/accounts/passwords/weak-passwords.ts'
import { podcastOf } from '../../../src/server/app/views/feeds/podcast.ts'
import { serviceCalendar } from '../../../src/server/app/views/feeds/service-calendar.ts'
import { remindOfEvents } from '../../../src/server/services/events/reminders.ts'
import { changeChurch, readChurch } from '../../../src/server/settings/church-settings/repo.ts'
import { type Church, newcomer, newProfile, openChurch } from '../../support/church.ts'
import { idIn, thanks } from '../../support/prayers-and-testimonies.ts'

/* Churches in other time zones, countries and currencies than Ghana's (docs/decisions/server.md#church-settings). */

const newYork = { time_zone: 'America/New_York', country: 'US', currency: 'USD' }
const lagos = { time_zone: 'Africa/Lagos', country: 'NG', currency: 'NGN' }
const site = new URL('https://church.example')

type Row = Record<string, unknown>
const rowsOf = ({ body }: { body: unknown }) => (body as { results: Row[] }).results

/** Saturday, nine in the evening in New York, and Sunday in Accra. */
const lateSaturday = new Date('2026-11-22T02:00:00Z')

/** A church at another place. Its clock then stands at `now`. */
async function openAt(place: Partial<ChurchFields>, now?: Date): Promise<Church> {
  const church = await openChurch()
  const { db, clock } = church
  const before = await readChurch(db)
  await changeChurch(db, { changes: place, before, by: null, at: clock.now })
  church.cache.invalidate('church settings')
  if (now) clock.now = now
  return church
}

const early = {
  title: 'Harvest',
  description: 'Bring what your hands have made.',
  date: '2026-11-01',
  time: '09:00',
  location: 'Main auditorium',
  category: 'worship',
}

/** Adds an event of which `member` wants to be reminded. */
async function plan(church: Church, changes: object = {}): Promise<void> {
  const admin = await church.signIn('admin')
  const { body } = await church.post('events/', { ...early, ...changes }, admin.access)
  const { access } = await church.signIn('member')
  const eventReminders = { add: [(body as { id: number }).id], remove: [] }
  await church.put('users/me/keepsakes/', { eventReminders }, access)
}

/** Runs the reminders at an instant. Returns when each letter of the planned event stops being tried. */
async function remindAt(church: Church, instant: string): Promise<(Date | undefined)[]> {
  church.clock.now = new Date(instant)
  const { db, addressHash, background, clock, letters } = church
  const before = letters.length
  const mail = { send: (letter: (typeof letters)[number]) => void letters.push(letter) }
  await remindOfEvents({ db, addressHash, mail, background, now: () => clock.now, site: site.href })
  return letters.slice(before).flatMap(({ subject, until }) => (/Harvest/.test(subject) ? [until] : []))
}

describe('an event of a church in New York', () => {
  test('is in the calendar at its hour, on the day that the clocks change as well', async () => {
    await using church = await openAt(newYork)
    await plan(church)
    await plan(church, { title: 'Before the change', date: '2026-10-31' })
    const { access } = await church.signIn('member')
    const { path } = (await church.post('users/me/calendar', {}, access)).body as { path: string }

    const calendar = await (await church.api.request(path)).text()

    const startOf = (title: string) =>
      calendar.split('BEGIN:VEVENT').find((entry) => entry.includes(`SUMMARY:${title}`))
    expect(startOf('Harvest')).toContain('DTSTART:20261101T140000Z')
    expect(startOf('Harvest')).toContain('DTEND:20261101T160000Z')
    expect(startOf('Before the change')).toContain('DTSTART:20261031T130000Z')
  })

  test('is remembered a day before its instant, until it begins', async () => {
    await using church = await openAt(newYork)
    await plan(church)

    expect(await remindAt(church, '2026-10-31T13:59:00Z')).toEqual([])
    expect(await remindAt(church, '2026-10-31T14:00:00Z')).toEqual([new Date('2026-10-31T16:00:00Z')])
    expect(church.letters.at(-1)?.text).toContain('begins on Sunday, 1 November 2026 at 9:00 AM.')
  })

  test('that has begun is remembered no more in the hour that the clock shows again', async () => {
    await using church = await openAt(newYork)
    await plan(church, { time: '01:30' })

    expect(await remindAt(church, '2026-11-01T06:15:00Z')).toEqual([])
    expect(await remindAt(church, '2026-11-01T05:15:00Z')).toEqual([new Date('2026-11-01T05:30:00Z')])
  })
})

describe('the day of a church in New York', () => {
  test('is still Saturday when it is Sunday in Accra', async () => {
    await using church = await openAt(newYork, lateSaturday)

    const services = rowsOf(await church.get('services/'))

    const next = Object.fromEntries(services.map(({ day, next_date }) => [day, next_date]))
    expect(next).toMatchObject({ Saturday: '2026-11-21', Sunday: '2026-11-22', Wednesday: '2026-11-25' })
  })

  test('follows the setting in answers that were cached', async () => {
    await using church = await openAt({}, lateSaturday)
    const nextSaturday = async () =>
      rowsOf(await church.get('services/')).find(({ day }) => day === 'Saturday')?.['next_date']
    const before = await nextSaturday()
    const { db, clock, cache } = church
    await changeChurch(db, { changes: newYork, before: await readChurch(db), by: null, at: clock.now })
    cache.invalidate('church settings')

    expect([before, await nextSaturday()]).toEqual(['2026-11-28', '2026-11-21'])
  })

  test('ends at its midnight: a like counts again then, and not at that of Accra', async () => {
    await using church = await openAt(newYork, new Date('2026-11-21T23:30:00Z'))
    const admin = await church.signIn('admin')
    const { access } = await church.signIn('member')
    const shared = await church.post('members/testimonies/', thanks, access)
    const id = idIn(shared)
    await church.post(`members/testimonies/${id}/approve/`, {}, admin.access)
    const likeAt = async (instant: string) => {
      church.clock.now = new Date(instant)
      const member = await church.signIn('member')
      return ((await church.post(`members/testimonies/${id}/like/`, {}, member.access)).body as Row)['likes']
    }

    expect(shared.body).toMatchObject({ date: '2026-11-21' })
    expect(await likeAt('2026-11-21T23:30:00Z')).toBe(1)
    expect(await likeAt('2026-11-22T00:30:00Z')).toBe(1)
    expect(await likeAt('2026-11-22T05:30:00Z')).toBe(2)
  })

  test('is the last on which somebody can be born', async () => {
    await using church = await openAt(newYork, lateSaturday)
    const { access } = await church.signIn('newcomer')

    const tomorrow = await church.postForm('profiles/', newProfile({ date_of_birth: '2026-11-22' }), access)
    const today = await church.postForm('profiles/', newProfile({ date_of_birth: '2026-11-21' }), access)

    expect([tomorrow.status, tomorrow.body]).toEqual([
      400,
      { date_of_birth: ['A date of birth cannot lie in the future'] },
    ])
    expect(today.status).toBe(201)
  })

  test('counts who joined in the month that it was there', async () => {
    await using church = await openAt(newYork)
    const { access } = await church.signIn('admin')
    const joinedIn = async () => {
      const { members } = (await church.get('admin/growth/', access)).body as {
        members: { month: string; joined: number }[]
      }
      return Object.fromEntries(members.map(({ month, joined }) => [month, joined]))
    }
    const before = await joinedIn()
    await church.db
      .updateTable('account')
      .set({ created_at: '2026-11-01T03:00:00.000Z' })
      .where('username', '=', 'newcomer')
      .execute()
    const late = await joinedIn()
    await church.db
      .updateTable('account')
      .set({ created_at: '2026-11-01T04:00:00.000Z' })
      .where('username', '=', 'newcomer')
      .execute()
    const next = await joinedIn()

    expect(Object.keys(before).at(-1)).toBe('2026-11')
    expect((late['2026-10'] ?? 0) - (next['2026-10'] ?? 0)).toBe(1)
    expect((next['2026-11'] ?? 0) - (late['2026-11'] ?? 0)).toBe(1)
  })

  test('is that of an e-mail about a new device, which names the city of the clock', async () => {
    await using church = await openAt(newYork, lateSaturday)
    await church.signIn('member')

    await church.post('auth/login/', { username: 'member', password: 'asore-demo-2026' })

    const letter = church.letters.find(({ subject }) => /new device/.test(subject))
    expect(letter?.text).toContain('at 2026-11-21 21:00 (New York), from')
  })
})

describe('feeds', () => {
  const service = {
    id: 1,
    day: 'Sunday',
    title: 'First service',
    description: '',
    location: 'Main auditorium',
    time: '09:00',
    end_time: '10:30',
    version: 1,
    languages: [],
    childcare: false,
    livestream: false,
    next_date: '2026-11-22',
  }
  const calendarIn = (zone: string) =>
    serviceCalendar([service as never], { site, church: { ...newChurch, time_zone: zone } })

  test('of services repeat by the clock of the church, which they describe', () => {
    const calendar = calendarIn('America/New_York')

    expect(calendar).toContain('BEGIN:VTIMEZONE\r\nTZID:America/New_York')
    expect(calendar).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU')
    expect(calendar).toContain('DTSTART;TZID=America/New_York:20231015T090000')
    expect(calendar).toContain('DTEND;TZID=America/New_York:20231015T103000')
    expect(calendar).toMatch(/DTSTAMP:\d{8}T\d{6}Z/)
  })

  test('of services name the zone that the description names', () => {
    expect(calendarIn('US/Eastern')).toContain('DTSTART;TZID=America/New_York:20231015T090000')
    expect(calendarIn('Asia/Kolkata')).toContain('DTSTART;TZID=Asia/Kolkata:20231015T090000')
    expect(calendarIn('Africa/Lagos')).toContain('TZOFFSETTO:+0100')
  })

  test('of services are in UTC in Ghana, and where the zone is only an offset', () => {
    expect(calendarIn('Africa/Accra')).toContain('DTSTART:20231015T090000Z')
    expect(calendarIn('Africa/Accra')).not.toContain('VTIMEZONE')
    expect(calendarIn('+05:30')).toContain('DTSTART:20231015T033000Z')
  })

  test('of sermons are dated at noon of the church', () => {
    const sermon = { id: 1, title: 'Be still', date: '2026-11-22', preacher: 'Ama', duration_seconds: 60 }
    const podcast = podcastOf([sermon as never], {
      site,
      church: { ...newChurch, version: 1, time_zone: 'America/New_York' },
    })

    expect(podcast).toContain('<pubDate>Sun, 22 Nov 2026 17:00:00 GMT</pubDate>')
  })
})

describe('a church in Nigeria', () => {
  test('takes numbers of Nigeria, and stores them with its code', async () => {
    await using church = await openAt(lagos)

    const signedUp = await church.post('auth/register/', {
      ...newcomer,
      telephone: '0803 123 4567',
      country_code: '+234',
    })

    expect(signedUp).toMatchObject({ status: 201, body: { telephone: '+2348031234567' } })
  })

  test.each([
    ['telephone', { telephone: '024 412 3456', country_code: '+234' }],
    ['country_code', { telephone: '0803 123 4567', country_code: '+233' }],
  ])('refuses a number of Ghana at %s', async (field, changes) => {
    await using church = await openAt(lagos)

    const { status, body } = await church.post('auth/register/', { ...newcomer, ...changes })

    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
    expect(JSON.stringify(body)).toMatch(/Nigeria|\+234/)
  })

  test('is written to with a number of Nigeria or of another country, not with one that nobody has', async () => {
    await using church = await openAt(lagos)
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'A visit', message: 'When?' }
    const write = async (phone: string) =>
      (await church.post('members/contacts/', { ...message, phone })).status

    expect(await write('0803 123 4567')).toBe(201)
    expect(await write('+44 20 7946 0018')).toBe(201)
    expect(await write('12345')).toBe(400)
    expect(await write('call me')).toBe(400)
  })

  test('lets a member change to a number of Nigeria', async () => {
    await using church = await openAt(lagos)
    const { access } = await church.signIn('member')

    const { body } = await church.call('PATCH', 'users/update/member/', { telephone: '08031234567' }, access)

    expect(body).toMatchObject({ telephone: '+2348031234567' })
  })

  test('takes no password that is a member’s name with the number', async () => {
    await using church = await openAt(lagos)
    const owner = { username: 'ada.o', first_name: 'Ada', middle_name: '', last_name: 'Obi', email: null }
    const judge = (password: string, telephone: string) =>
      refuseWeak(church.db, password, { ...owner, telephone, role: 'user' }).then(
        () => 'taken',
        () => 'refused',
      )

    expect(await judge('ada-8031234567', '+2348031234567')).toBe('refused')
    expect(await judge('ada-8031234567', '+2348039999999')).toBe('taken')
  })
})
