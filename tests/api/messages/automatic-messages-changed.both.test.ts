import { describe, expect, test } from 'vitest'
import { sendAutomatic } from '../../../src/server/app/automatic-messages/run.ts'
import { queueEmail } from '../../../src/server/giving/giving/email-queue.ts'
import { comesTo, likes, onlyPeople, switchOn } from '../../support/message-people.ts'
import { openMessages } from '../../support/messages.ts'

/* What becomes of a message that goes by itself when its occasion, or who is to get it, changes before it goes. */

const site = 'https://church.example'

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
    expect(open.fake.book).toEqual([])
  })

  test('nobody is told the old hour of an event that was moved meanwhile', async () => {
    const { open, db, clock, event, run } = await openEvent()
    await using _ = open
    await db.updateTable('event').set({ date: '2026-11-30', time: '18:00' }).where('id', '=', event).execute()

    clock.now = new Date('2026-11-30T08:30:00Z')
    await run()
    await open.deliver()

    expect(open.fake.book.map(({ text }) => text)).toEqual([expect.stringContaining('6:00 PM')])
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
      .values({ event_id: event, account_id: id, kind: 'signup', created_at, placed_at: created_at })
      .execute()

    clock.now = new Date('2026-11-30T08:30:00Z')
    await run()
    await open.deliver()

    expect(open.fake.book.map(({ text }) => text)).toEqual([
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

    expect(open.fake.book).toEqual([])
    expect(await db.selectFrom('delivery').select('state').execute()).toEqual([{ state: 'left out' }])
  })

  test('nobody is reminded by what a super admin has switched off meanwhile, nor once it is on again', async () => {
    const { open, db, clock, run } = await openEvent()
    await using _ = open
    const words = await db
      .selectFrom('automatic_message')
      .select(['subject', 'text'])
      .where('kind', '=', 'event')
      .executeTakeFirstOrThrow()
    const { access } = await open.church.signIn('admin')
    const turn = (is_on: boolean) => open.church.put('messages/automatic/event/', { ...words, is_on }, access)
    const off = await turn(false)

    clock.now = new Date('2026-11-30T08:30:00Z')
    await run()
    await open.deliver()
    await turn(true)
    await run()
    await open.deliver()

    expect(off.status).toBe(200)
    expect(open.fake.book).toEqual([])
    expect(await db.selectFrom('delivery').select(['state', 'why']).execute()).toEqual([
      { state: 'left out', why: 'It was switched off meanwhile.' },
    ])
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

    expect(open.fake.book).toMatchObject([
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

/** Reminds somebody of an event, who likes text messages best and has switched reminders by e-mail off. */
async function remind(telephone: string, event: { date: string; time: string }, now: string) {
  const open = await openMessages({ site })
  const { church } = open
  const ids = await onlyPeople(church, [telephone])
  await likes(church, ids, 'sms')
  await church.db
    .insertInto('member_setting')
    .values({ account_id: ids[0] ?? 0, reminder_mail: 0 })
    .execute()
  await switchOn(church, 'event')
  await comesTo(church, ids[0] ?? 0, event)
  church.letters.length = 0
  church.clock.now = new Date(now)
  await sendAutomatic({ ...open.delivering, site })
  await open.deliver()
  return open
}

test('who has switched reminders by e-mail off gets none in place of a text message', async () => {
  await using open = await remind(
    '+233244000001',
    { date: '2026-11-30', time: '05:00' },
    '2026-11-29T09:00:00Z',
  )
  const { db } = open.church

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
        campaign_id: campaign.id,
        account_id,
        name: '',
        telephone: '',
        amount: 90_000,
        rhythm: 'monthly',
        remind_on: null,
        released_at: null,
        is_entered: 0,
        created_at,
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

  expect(open.fake.book.map(({ to }) => to)).toEqual(['+233244000003'])
})

test('who has switched reminders by e-mail off gets none after a text message that failed', async () => {
  await using open = await remind(
    '+233244000101',
    { date: '2026-11-24', time: '10:00' },
    '2026-11-23T12:00:00Z',
  )
  const { db } = open.church

  expect(await db.selectFrom('delivery').select(['channel', 'state']).orderBy('turn').execute()).toEqual([
    { channel: 'sms', state: 'failed' },
    { channel: 'app', state: 'sent' },
  ])
  expect(open.church.letters).toEqual([])
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

test('the reminder of an online meeting of a fellowship leads to its members’ page', async () => {
  await using open = await openMessages({ site })
  const ids = await onlyPeople(open.church, ['+233244000001'])
  await likes(open.church, ids, 'sms')
  await switchOn(open.church, 'event')
  const meeting = { date: '2026-11-24', time: '10:00', fellowship_id: 1, is_online: 1 as const }
  await comesTo(open.church, ids[0] ?? 0, meeting)
  await sendAutomatic({ ...open.delivering, site })
  await open.deliver()

  const [text = ''] = open.fake.book.map((one) => one.text)
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

  expect(open.fake.book).toEqual([])
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
  const first = open.fake.book.length
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
  expect([open.fake.book.length, open.church.letters]).toEqual([1, []])
})
