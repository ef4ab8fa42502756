import type { Updateable } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { MessageAnswer } from '../../src/lib/contract/message.ts'
import { sendAutomatic } from '../../src/server/automatic-messages/run.ts'
import type { EventTable } from '../../src/server/db/tables/events.ts'
import { queueEmail } from '../../src/server/giving/email-queue.ts'
import type { Posted } from '../../src/server/messages/channels/channel.ts'
import { openHubtelSms } from '../../src/server/messages/channels/hubtel.ts'
import { deliverDue } from '../../src/server/messages/deliver.ts'
import { followPerson } from '../../src/server/messages/follow-person.ts'
import { standInKey } from '../../src/server/messages/stand-in/key.ts'
import type { Church } from '../support/church.ts'
import { addPeople, openMessages } from '../support/messages.ts'

/* What becomes of a message when something changes between its writing and its end. */

const minute = 60_000
const hour = 60 * minute
const site = 'https://church.example'
const messageOf = ({ body }: { body: unknown }) => body as MessageAnswer

async function onlyPeople(church: Church, telephones: readonly string[]) {
  const { db } = church
  await db.updateTable('account').set({ telephone: '', email_confirmed_at: null, email_key: null }).execute()
  await db.updateTable('person').set({ telephone: '', email: '', born: '' }).execute()
  await addPeople(db, telephones, 1)
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('username', 'like', 'person%')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const likes = (church: Church, ids: readonly number[], first_channel: 'sms' | 'email' | 'push') =>
  church.db
    .insertInto('message_choice')
    .values(ids.map((account_id) => ({ account_id, first_channel, unwanted: '[]' })))
    .execute()

const rowsOf = (church: Church, id: number, account = 0) =>
  church.db
    .selectFrom('delivery')
    .select(['turn', 'channel', 'state', 'why'])
    .where('message_id', '=', id)
    .$if(account > 0, (query) => query.where('account_id', '=', account))
    .orderBy('turn')
    .execute()

async function switchOn(church: Church, kind: string) {
  const { access } = await church.signIn('admin')
  const { body } = await church.get('messages/automatic/', access)
  const found = (body as { kinds: { kind: string; subject: string; text: string }[] }).kinds.find(
    (one) => one.kind === kind,
  )
  const { subject = '', text = '' } = found ?? {}
  return church.call('PUT', `messages/automatic/${kind}/`, { is_on: true, subject, text }, access)
}

/** An event of these fields, to which one person comes and nobody else. Returns its id. */
async function comesTo({ db, clock }: Church, account_id: number, fields: Updateable<EventTable>) {
  await db.deleteFrom('keepsake').execute()
  await db.deleteFrom('event_signup').execute()
  const { id } = await db
    .selectFrom('event')
    .select('id')
    .where('fellowship_id', 'is', null)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('event')
    .set({ end_time: '', ...fields })
    .where('id', '=', id)
    .execute()
  const created_at = clock.now.toISOString()
  await db
    .insertInto('event_signup')
    .values({ event_id: id, account_id, kind: 'signup', created_at })
    .execute()
  return id
}

test('a message that was scheduled for days is looked up as often as one that goes at once', async () => {
  await using open = await openMessages({
    openProvider: (url) =>
      openHubtelSms({ id: 'stand-in', secret: standInKey, isStandIn: true, base: () => url }),
  })
  await onlyPeople(open.church, ['+233244000107'])
  const admin = await open.as('admin')
  const { id } = messageOf(await admin.write({ send_at: '2026-11-27T12:00' }))
  await open.pass(4 * 24 * hour)
  await open.deliver()

  await open.pass(3 * minute)
  await open.deliver()
  await open.pass(20 * minute)
  await open.deliver()

  expect(await rowsOf(open.church, id)).toMatchObject([{ state: 'arrived' }])
})

describe('a message that was stopped while it went out', () => {
  /** One person of a batch of sixty is special; two more wait for the next batch, so that the message can be stopped. */
  async function openStopping(telephone: string) {
    const open = await openMessages()
    const others = Array.from({ length: 61 }, (_, at) => `+2332440050${String(at).padStart(2, '0')}`)
    const ids = await onlyPeople(open.church, [telephone, ...others])
    await likes(open.church, ids, 'sms')
    const admin = await open.as('admin')
    const { id } = messageOf(await admin.write({ channel: 'first choice', audience: 'fellowship 1' }))
    const stop = async () => (await open.church.post(`messages/${id}/stop/`, {}, admin.access)).status
    return { open, admin, message: id, person: ids[0] ?? 0, stop }
  }

  test('gives nobody a second way, and nobody waits for ever', async () => {
    const { open, admin, message, person, stop } = await openStopping('+233244000108')
    await using _ = open
    await deliverDue(open.delivering)
    const stopped = await stop()
    await open.pass(10 * minute)
    await open.deliver()

    expect(stopped).toBe(200)
    expect(await rowsOf(open.church, message, person)).toMatchObject([{ channel: 'sms', state: 'failed' }])
    expect(await admin.read(message)).toMatchObject({ state: 'stopped', waiting: 0 })
  })

  test('is not tried again where the provider was too busy', async () => {
    const { open, admin, message, person, stop } = await openStopping('+233244000109')
    await using _ = open
    let stopped: Promise<number> | undefined
    const { sms } = open.delivering
    const slow = {
      isStandIn: true,
      open: (sender: string) => ({
        lookUp: async () => undefined,
        send: async (posted: Posted) => {
          stopped ??= stop()
          await stopped
          return (await sms?.open(sender).send(posted)) ?? { kind: 'refused' as const, why: '' }
        },
      }),
    }
    await deliverDue({ ...open.delivering, sms: slow })
    await open.pass(hour)
    await open.deliver()

    expect(await stopped).toBe(200)
    expect(await rowsOf(open.church, message, person)).toMatchObject([{ state: 'left out' }])
    expect(await admin.read(message)).toMatchObject({ state: 'stopped', waiting: 0 })
  })
})

test('the second way is no text message of more than six parts', async () => {
  await using open = await openMessages()
  const ids = await onlyPeople(open.church, ['+233244000001'])
  const admin = await open.as('admin')
  const { id } = messageOf(
    await admin.write({ channel: 'first choice', audience: 'fellowship 1', text: 'a'.repeat(1500) }),
  )
  const post = async () => {
    throw Object.assign(new Error('no such user'), { responseCode: 550 })
  }
  while ((await deliverDue({ ...open.delivering, post })) > 0);

  expect(open.standIn.book).toEqual([])
  expect(await rowsOf(open.church, id, ids[0])).toMatchObject([
    { channel: 'email', state: 'failed' },
    { channel: 'app', state: 'sent' },
  ])
})

test('who has no address any more on the way that was planned gets it the next way', async () => {
  await using open = await openMessages()
  const ids = await onlyPeople(open.church, ['+233244000001', '+233244000002'])
  await likes(open.church, ids.slice(0, 1), 'sms')
  const admin = await open.as('admin')
  const { id } = messageOf(
    await admin.write({ channel: 'first choice', audience: 'fellowship 1', send_at: '2026-11-24T12:00' }),
  )
  await open.church.db
    .updateTable('account')
    .set({ telephone: '' })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  await open.church.db
    .updateTable('account')
    .set({ email_confirmed_at: null })
    .where('id', '=', ids[1] ?? 0)
    .execute()
  open.church.letters.length = 0

  await open.pass(25 * hour)
  await open.deliver()

  expect(await rowsOf(open.church, id, ids[0])).toMatchObject([
    { channel: 'sms' },
    { channel: 'email', state: 'sent' },
  ])
  expect(await rowsOf(open.church, id, ids[1])).toMatchObject([
    { channel: 'email' },
    { channel: 'sms', state: 'sent' },
  ])
})

describe('reminders that wait for the end of quiet hours', () => {
  async function openEvent() {
    const open = await openMessages({ site })
    const { db, clock } = open.church
    const ids = await onlyPeople(open.church, ['+233244000001'])
    await likes(open.church, ids, 'sms')
    await switchOn(open.church, 'event')
    const id = await comesTo(open.church, ids[0] ?? 0, { date: '2026-11-30', time: '10:00' })
    // A Sunday: the text message waits until Monday.
    clock.now = new Date('2026-11-29T12:00:00Z')
    const run = () => sendAutomatic({ ...open.delivering, site })
    await run()
    await open.deliver()
    return { open, db, clock, event: id, run }
  }

  test('nobody is reminded of an event that was cancelled meanwhile', async () => {
    const { open, clock, event, run } = await openEvent()
    await using _ = open
    const { access } = await open.church.signIn('admin')
    const deleted = await open.church.call('DELETE', `events/${event}/`, undefined, access)

    clock.now = new Date('2026-11-30T08:30:00Z')
    await run()
    await open.deliver()

    expect(deleted.status).toBe(200)
    expect(open.standIn.book).toEqual([])
  })

  test('nobody is told the old hour of an event that was moved meanwhile', async () => {
    const { open, db, clock, event, run } = await openEvent()
    await using _ = open
    await db.updateTable('event').set({ date: '2026-11-30', time: '18:00' }).where('id', '=', event).execute()

    clock.now = new Date('2026-11-30T08:30:00Z')
    await run()
    await open.deliver()

    expect(open.standIn.book.map(({ text }) => text)).toEqual([expect.stringContaining('6:00 PM')])
  })

  test('who waits, and who comes in later, is told the place to which the event was moved meanwhile', async () => {
    const { open, db, clock, event, run } = await openEvent()
    await using _ = open
    await db.updateTable('event').set({ location: 'Methodist School' }).where('id', '=', event).execute()
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'member')
      .executeTakeFirstOrThrow()
    await db.updateTable('account').set({ telephone: '+233244000002' }).where('id', '=', id).execute()
    const created_at = clock.now.toISOString()
    await db
      .insertInto('event_signup')
      .values({ event_id: event, account_id: id, kind: 'signup', created_at })
      .execute()

    clock.now = new Date('2026-11-30T08:30:00Z')
    await run()
    await open.deliver()

    expect(open.standIn.book.map(({ text }) => text)).toEqual([
      expect.stringContaining('Methodist School'),
      expect.stringContaining('Methodist School'),
    ])
  })

  test('who takes the sign-up back meanwhile is not reminded', async () => {
    const { open, db, clock, run } = await openEvent()
    await using _ = open
    await db.deleteFrom('event_signup').execute()

    clock.now = new Date('2026-11-30T08:30:00Z')
    await run()
    await open.deliver()

    expect(open.standIn.book).toEqual([])
    expect(await db.selectFrom('delivery').select('state').execute()).toEqual([{ state: 'left out' }])
  })

  test('a service’s reminder has the place of today, and leaves out who took it off meanwhile', async () => {
    await using open = await openMessages({ site })
    const { db, clock } = open.church
    const ids = await onlyPeople(open.church, ['+233244000001', '+233244000002'])
    await likes(open.church, ids, 'sms')
    await switchOn(open.church, 'service')
    const { id } = await db.selectFrom('service').select('id').executeTakeFirstOrThrow()
    await db.updateTable('service').set({ day: 'Monday', time: '10:00' }).where('id', '=', id).execute()
    await db.deleteFrom('keepsake').execute()
    const kind = 'serviceReminders' as const
    await db
      .insertInto('keepsake')
      .values(ids.map((account_id) => ({ account_id, kind, item_id: id })))
      .execute()
    const run = async (at: string) => {
      clock.now = new Date(at)
      await sendAutomatic({ ...open.delivering, site })
      await open.deliver()
    }
    await run('2026-11-29T12:00:00Z')
    await db.updateTable('service').set({ location: 'Methodist School' }).where('id', '=', id).execute()
    await db
      .deleteFrom('keepsake')
      .where('account_id', '=', ids[1] ?? 0)
      .execute()
    await run('2026-11-30T08:30:00Z')

    expect(open.standIn.book).toMatchObject([
      { to: '+233244000001', text: expect.stringContaining('Methodist School') },
    ])
  })
})

test('who likes text messages is reminded of a Monday’s dawn prayer by the next way, since none goes on a Sunday', async () => {
  await using open = await openMessages({ site })
  const { db, clock } = open.church
  const ids = await onlyPeople(open.church, ['+233244000001'])
  await likes(open.church, ids, 'sms')
  await switchOn(open.church, 'event')
  await comesTo(open.church, ids[0] ?? 0, { date: '2026-11-30', time: '05:00' })
  open.church.letters.length = 0
  for (const at of ['2026-11-29T05:30:00Z', '2026-11-29T09:00:00Z', '2026-11-30T04:00:00Z']) {
    clock.now = new Date(at)
    await sendAutomatic({ ...open.delivering, site })
    await open.deliver()
  }

  expect(await db.selectFrom('delivery').select(['channel', 'state']).execute()).toEqual([
    { channel: 'email', state: 'sent' },
  ])
  expect(open.church.letters).toMatchObject([{ to: 'person0@example.com' }])
})

test('who has switched reminders by e-mail off gets none in place of a text message', async () => {
  await using open = await openMessages({ site })
  const { db, clock } = open.church
  const ids = await onlyPeople(open.church, ['+233244000001'])
  await likes(open.church, ids, 'sms')
  await db
    .insertInto('member_setting')
    .values({ account_id: ids[0] ?? 0, reminder_mail: 0 })
    .execute()
  await switchOn(open.church, 'event')
  await comesTo(open.church, ids[0] ?? 0, { date: '2026-11-30', time: '05:00' })
  open.church.letters.length = 0
  clock.now = new Date('2026-11-29T09:00:00Z')
  await sendAutomatic({ ...open.delivering, site })
  await open.deliver()

  expect(open.church.letters).toEqual([])
  expect(await db.selectFrom('delivery').select('channel').execute()).toEqual([{ channel: 'app' }])
})

test('who lets a pledge go, or wants no more reminders, before Monday is not reminded on Monday', async () => {
  await using open = await openMessages({ site })
  const { db, clock } = open.church
  const ids = await onlyPeople(open.church, ['+233244000001', '+233244000002', '+233244000003'])
  await likes(open.church, ids, 'sms')
  await switchOn(open.church, 'pledge')
  clock.now = new Date('2026-11-29T12:00:00Z')
  const created_at = clock.now.toISOString()
  const fund = await db.selectFrom('fund').select('id').executeTakeFirstOrThrow()
  const roof = {
    book: 'sample' as const,
    fund_id: fund.id,
    title: 'New roof',
    due_on: null,
    is_open: 1 as const,
  }
  const campaign = await db
    .insertInto('campaign')
    .values({ ...roof, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('giving_letter').execute()
  const pledges: number[] = []
  for (const account_id of ids) {
    const { id } = await db
      .insertInto('pledge')
      .values({
        ...{ campaign_id: campaign.id, account_id, name: '', telephone: '', amount: 90_000 },
        ...{ rhythm: 'monthly', remind_on: null, released_at: null, is_entered: 0, created_at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    pledges.push(id)
    await queueEmail(db, { about: 'pledge', about_id: id, period: '2026-11-29', account_id }, clock.now)
  }
  const run = async () => {
    await sendAutomatic({ ...open.delivering, site })
    await open.deliver()
  }
  await run()
  await db
    .updateTable('pledge')
    .set({ released_at: created_at })
    .where('id', '=', pledges[0] ?? 0)
    .execute()
  await db
    .updateTable('pledge')
    .set({ rhythm: 'off' })
    .where('id', '=', pledges[1] ?? 0)
    .execute()
  clock.now = new Date('2026-11-30T08:30:00Z')
  await run()

  expect(open.standIn.book.map(({ to }) => to)).toEqual(['+233244000003'])
})

test('who has switched reminders by e-mail off gets none after a text message that failed', async () => {
  await using open = await openMessages({ site })
  const { db, clock } = open.church
  const ids = await onlyPeople(open.church, ['+233244000101'])
  await likes(open.church, ids, 'sms')
  await db
    .insertInto('member_setting')
    .values({ account_id: ids[0] ?? 0, reminder_mail: 0 })
    .execute()
  await switchOn(open.church, 'event')
  await comesTo(open.church, ids[0] ?? 0, { date: '2026-11-24', time: '10:00' })
  open.church.letters.length = 0
  clock.now = new Date('2026-11-23T12:00:00Z')
  await sendAutomatic({ ...open.delivering, site })
  await open.deliver()

  expect(await db.selectFrom('delivery').select(['channel', 'state']).orderBy('turn').execute()).toEqual([
    { channel: 'sms', state: 'failed' },
    { channel: 'app', state: 'sent' },
  ])
  expect(open.church.letters).toEqual([])
})

describe('an announcement as a message', () => {
  const words = { title: 'Harvest', content: 'We begin at nine.', as_message: true }
  async function openAnnouncement(at: string) {
    const open = await openMessages()
    const { church } = open
    const ids = await onlyPeople(church, ['+233244000001', '+233244000002'])
    await likes(church, ids.slice(0, 1), 'sms')
    await likes(church, ids.slice(1), 'email')
    await switchOn(church, 'announcement')
    church.clock.now = new Date(at)
    church.letters.length = 0
    const call = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
      church.call(method, path, body, (await church.signIn('admin')).access)
    const write = async () => {
      const { body } = await call('POST', 'announcements/', words)
      return body as { id: number; version: number }
    }
    const change = (id: number, body: object) => call('PUT', `announcements/${id}/`, body)
    const letters = () => church.letters.filter(({ to }) => to === 'person1@example.com')
    return { open, church, call, write, change, letters }
  }

  test('goes with the words to which it was changed while it waited', async () => {
    // A Saturday night: everything waits until Sunday, and text messages until Monday.
    const { open, church, write, change, letters } = await openAnnouncement('2026-11-28T22:30:00Z')
    await using _ = open
    const { id, version } = await write()
    await open.deliver()
    const changed = await change(id, { title: 'Harvest', content: 'We begin at eight.', version })
    church.clock.now = new Date('2026-11-30T08:30:00Z')
    await open.deliver()

    expect(changed.status).toBe(200)
    expect(letters()).toMatchObject([{ text: expect.stringContaining('eight') }])
    expect(open.standIn.book).toMatchObject([{ text: expect.stringContaining('eight') }])
  })

  test('that is changed after a part has got it goes changed to the others alone', async () => {
    // A Sunday: e-mails go, and text messages wait.
    const { open, church, write, change, letters } = await openAnnouncement('2026-11-29T12:00:00Z')
    await using _ = open
    const { id, version } = await write()
    await open.deliver()
    await change(id, { title: 'Harvest', content: 'We begin at eight.', version })
    church.clock.now = new Date('2026-11-30T08:30:00Z')
    await open.deliver()

    expect(letters()).toMatchObject([{ text: expect.stringContaining('nine') }])
    expect(open.standIn.book).toMatchObject([{ text: expect.stringContaining('eight') }])
    const { body } = await open.church.get('messages/automatic/', (await church.signIn('admin')).access)
    const got = await church.db
      .selectFrom('delivery')
      .select('recipient')
      .distinct()
      .where('state', '!=', 'left out')
      .execute()
    expect(body).toMatchObject({
      kinds: expect.arrayContaining([expect.objectContaining({ kind: 'announcement', people: got.length })]),
    })
  })

  test('that was declined goes when its writer has changed it and ticks it again', async () => {
    const { open, call, write, change, letters } = await openAnnouncement('2026-11-23T12:00:00Z')
    await using _ = open
    await call('PATCH', 'admin/settings/', { approval_above: 1 })
    const { id, version } = await write()
    const message = await open.church.db.selectFrom('message').select('id').executeTakeFirstOrThrow()
    await call('POST', `messages/${message.id}/stop/`, { why: 'It is eight' })
    await call('PATCH', 'admin/settings/', { approval_above: 100 })
    const again = await change(id, { ...words, content: 'We begin at eight.', version })
    await open.deliver()

    expect(again.status).toBe(200)
    expect(letters()).toMatchObject([{ text: expect.stringContaining('eight') }])
    expect(open.standIn.book).toMatchObject([{ text: expect.stringContaining('eight') }])
  })
})

test('what is sent again costs again, and not above the ceiling of the month', async () => {
  await using open = await openMessages()
  const { church } = open
  await onlyPeople(church, ['+233244000103'])
  const admin = await open.as('admin')
  const { id, cost } = messageOf(await admin.write())
  await open.deliver()
  await church.call('PATCH', 'admin/settings/', { sms_month_ceiling: cost }, admin.access)

  const again = await church.post(`messages/${id}/again/`, {}, admin.access)

  expect([cost > 0, again.status]).toEqual([true, 409])
  expect((await admin.read(id))?.unknown).toBe(1)
})

test('a greeting east of Greenwich is too late at midnight of the church', async () => {
  await using open = await openMessages({ site })
  const { church } = open
  const ids = await onlyPeople(church, ['+233244000001'])
  await church.db
    .updateTable('person')
    .set({ born: '1950-11-23' })
    .where('account_id', '=', ids[0] ?? 0)
    .execute()
  await switchOn(church, 'birthday')
  const { access } = await church.signIn('admin')
  await church.call('PATCH', 'admin/church/', { time_zone: 'Pacific/Auckland' }, access)
  church.clock.now = new Date('2026-11-22T20:00:00Z')
  await sendAutomatic({ ...open.delivering, site })

  expect(await church.db.selectFrom('message').select('until').execute()).toEqual([
    { until: '2026-11-24T11:00:00.000Z' },
  ])
})

test('an announcement that is deleted before quiet hours end goes to nobody', async () => {
  await using open = await openMessages()
  const { church, standIn } = open
  const ids = await onlyPeople(church, ['+233244000001'])
  await likes(church, ids, 'sms')
  await switchOn(church, 'announcement')
  // A Saturday night: text messages wait until Monday.
  church.clock.now = new Date('2026-11-28T22:30:00Z')
  const words = { title: 'Tomorrow at nine', content: 'Harvest begins at nine.', as_message: true }
  const later = (await church.signIn('admin')).access
  const made = await church.post('announcements/', words, later)
  church.clock.now = new Date('2026-11-29T16:00:00Z')
  const { id } = made.body as { id: number }
  const deleted = await church.call(
    'DELETE',
    `announcements/${id}/`,
    undefined,
    (await church.signIn('admin')).access,
  )
  church.clock.now = new Date('2026-11-30T08:30:00Z')
  await sendAutomatic({ ...open.delivering, site })
  await open.deliver()

  expect([made.status, deleted.status]).toEqual([201, 200])
  expect(standIn.book).toEqual([])
})

test('the reminder of an online meeting of a fellowship leads to its members’ page', async () => {
  await using open = await openMessages({ site })
  const ids = await onlyPeople(open.church, ['+233244000001'])
  await likes(open.church, ids, 'sms')
  await switchOn(open.church, 'event')
  const meeting = { date: '2026-11-24', time: '10:00', fellowship_id: 1, is_online: 1 as const }
  await comesTo(open.church, ids[0] ?? 0, meeting)
  await sendAutomatic({ ...open.delivering, site })
  await open.deliver()

  const [text = ''] = open.standIn.book.map((one) => one.text)
  expect(text).toContain(`${site}/memberfellowship`)
  expect(text).not.toContain('/events/')
})

test('who comes again on the third Sunday is not told that nobody has seen them', async () => {
  await using open = await openMessages({ site })
  const { db, clock } = open.church
  const ids = await onlyPeople(open.church, ['+233244000001'])
  await likes(open.church, ids, 'sms')
  await switchOn(open.church, 'missed')
  const { id: _template, ...event } = await db.selectFrom('event').selectAll().executeTakeFirstOrThrow()
  const mark = async (date: string, is_present: 0 | 1) => {
    const { id } = await db
      .insertInto('event')
      .values({ ...event, fellowship_id: 1, date })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('attendance')
      .values({
        event_id: id,
        account_id: ids[0] ?? 0,
        is_present,
        marked_by: null,
        marked_at: `${date}T12:00:00Z`,
      })
      .execute()
  }
  await mark('2026-11-01', 1)
  await mark('2026-11-08', 0)
  await mark('2026-11-15', 0)
  const run = async (at: string) => {
    clock.now = new Date(at)
    await sendAutomatic({ ...open.delivering, site })
    await open.deliver()
  }

  await run('2026-11-22T10:10:00Z')
  await mark('2026-11-22', 1)
  await run('2026-11-23T10:10:00Z')

  expect(open.standIn.book).toEqual([])
})

test('who gets an account on the birthday is greeted once', async () => {
  await using open = await openMessages({ site })
  const { db } = open.church
  const ids = await onlyPeople(open.church, ['+233244000001'])
  await switchOn(open.church, 'birthday')
  const office = { created_at: '2026-11-20T10:00:00Z', changed_at: '2026-11-20T10:00:00Z' }
  const { id } = await db
    .insertInto('person')
    .values({
      ...office,
      first_name: 'Abla',
      last_name: 'Zormelo',
      telephone: '+233244000008',
      born: '1950-11-23',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('person_consent')
    .values({
      person_id: id,
      purpose: 'care',
      given: 1,
      decided_at: office.created_at,
      decided_by: null,
      how: 'a form',
    })
    .execute()
  const run = async () => {
    await sendAutomatic({ ...open.delivering, site })
    await open.deliver()
  }
  await run()
  const first = open.standIn.book.length
  // As claiming does: the register's row is the account's now.
  await db
    .deleteFrom('person')
    .where('account_id', '=', ids[0] ?? 0)
    .execute()
  await db
    .updateTable('person')
    .set({ account_id: ids[0] ?? 0 })
    .where('id', '=', id)
    .execute()
  open.church.letters.length = 0
  await run()

  expect(first).toBe(1)
  expect([open.standIn.book.length, open.church.letters]).toEqual([1, []])
})

test('an answer of a slow mail server that another process has given up is noted', async () => {
  await using open = await openMessages()
  const ids = await onlyPeople(open.church, ['+233244000001'])
  const admin = await open.as('admin')
  const { id } = messageOf(await admin.write({ channel: 'email', audience: 'fellowship 1' }))
  const slow = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const post = () => {
    asked.resolve()
    return slow.promise
  }
  const first = deliverDue({ ...open.delivering, post })
  await asked.promise
  open.church.wait(40_000)
  await deliverDue(open.delivering)
  const between = await rowsOf(open.church, id, ids[0])
  slow.resolve()
  await first

  expect(between).toMatchObject([{ state: 'unknown' }])
  expect(await rowsOf(open.church, id, ids[0])).toMatchObject([{ state: 'sent' }])
})

test('another approves a message whose writer has left', async () => {
  await using open = await openMessages()
  const { db } = open.church
  await onlyPeople(open.church, ['+233244000001', '+233244000002'])
  const admin = await open.as('admin')
  await open.church.call('PATCH', 'admin/settings/', { approval_above: 1 }, admin.access)
  await db.updateTable('account').set({ role: 'admin' }).where('username', '=', 'media').execute()
  const { id, state } = messageOf(await (await open.as('media')).write())
  await db.deleteFrom('account').where('username', '=', 'media').execute()

  const approved = await open.church.post(`messages/${id}/approve/`, {}, admin.access)

  expect([state, approved.status]).toEqual(['asked', 200])
})

describe('somebody of the register', () => {
  const office = { created_at: '2026-11-20T10:00:00Z', changed_at: '2026-11-20T10:00:00Z' }
  /** A message to everybody that goes tomorrow, and somebody of the register who gets it. */
  async function openPlanned() {
    const open = await openMessages()
    const { db } = open.church
    const ids = await onlyPeople(open.church, ['+233244000001'])
    await likes(open.church, ids, 'sms')
    const { id } = await db
      .insertInto('person')
      .values({ ...office, first_name: 'Abla', last_name: 'Zormelo', telephone: '+233244000008' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('person_consent')
      .values({
        ...{ person_id: id, purpose: 'church', given: 1, decided_at: office.created_at },
        ...{ decided_by: null, how: 'a form' },
      })
      .execute()
    const admin = await open.as('admin')
    const message = messageOf(await admin.write({ channel: 'first choice', send_at: '2026-11-24T12:00' }))
    const send = async () => {
      await open.pass(25 * hour)
      await Promise.all([open.deliver(), open.deliver()])
      return open.standIn.book.map(({ to }) => to).toSorted()
    }
    return { open, db, message: message.id, member: ids[0] ?? 0, person: id, send }
  }

  test('who has an account when the message goes gets it, in the app, too', async () => {
    const { open, db, message, person, send } = await openPlanned()
    await using _ = open
    const newcomer = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'newcomer')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('delivery').where('account_id', '=', newcomer.id).execute()
    await db.updateTable('person').set({ account_id: null }).where('account_id', '=', newcomer.id).execute()
    await db.updateTable('person').set({ account_id: newcomer.id }).where('id', '=', person).execute()
    await db
      .updateTable('account')
      .set({ telephone: '+233244000008' })
      .where('id', '=', newcomer.id)
      .execute()

    const sent = await send()

    expect(sent).toEqual(['+233244000001', '+233244000008'])
    expect(await rowsOf(open.church, message, newcomer.id)).toMatchObject([{ channel: 'sms', state: 'sent' }])
  })

  test('who has an account by now is found by two processes that read the row before', async () => {
    const { open, db, message, person } = await openPlanned()
    await using _ = open
    const row = await db
      .selectFrom('delivery')
      .select(['id', 'message_id', 'recipient', 'account_id'])
      .where('message_id', '=', message)
      .where('recipient', '=', `person ${person}`)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'newcomer')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('delivery').where('account_id', '=', id).execute()
    await db.updateTable('person').set({ account_id: null }).where('account_id', '=', id).execute()
    await db.updateTable('person').set({ account_id: id }).where('id', '=', person).execute()

    const both = [await followPerson(db, row), await followPerson(db, row)]

    const followed = { ...row, recipient: `account ${id}`, account_id: id }
    expect(both).toEqual([followed, followed])
  })

  test('who was merged into somebody of the list gets it once', async () => {
    const { open, db, member, person, send } = await openPlanned()
    await using _ = open
    const { id: whole } = await db
      .selectFrom('person')
      .select('id')
      .where('account_id', '=', member)
      .executeTakeFirstOrThrow()
    await db.updateTable('person').set({ merged_into: whole }).where('id', '=', person).execute()

    expect(await send()).toEqual(['+233244000001'])
  })
})

test('in a church east of Greenwich the first hours of a month count against the ceiling', async () => {
  await using open = await openMessages()
  const { church } = open
  await onlyPeople(church, ['+233244000001'])
  const admin = await open.as('admin')
  const at = { sms_month_ceiling: 5, quiet_from: '00:00', quiet_until: '00:00' }
  await church.call('PATCH', 'admin/settings/', at, admin.access)
  const zone = await church.call('PATCH', 'admin/church/', { time_zone: 'Africa/Nairobi' }, admin.access)
  // One o'clock of 1 December at Nairobi.
  church.clock.now = new Date('2026-11-30T22:00:00Z')
  const again = await open.as('admin')

  const first = await again.write()
  const second = await again.write({ subject: 'Once more' })

  expect([zone.status, first.status, second.status]).toEqual([200, 201, 409])
})
