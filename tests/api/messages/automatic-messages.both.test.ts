import { describe, expect, test } from 'vitest'
import type { AutomaticMessage } from '../../../src/lib/contract/messages/automatic-message.ts'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import { sendAutomatic } from '../../../src/server/app/automatic-messages/run.ts'
import { queueEmail } from '../../../src/server/giving/giving/email-queue.ts'
import { sendGivingEmails } from '../../../src/server/giving/giving/emails.ts'
import { idOfAccount } from '../../../src/server/messages/recipients/recipient-id.ts'
import { sendForOccasion } from '../../../src/server/messages/scheduled/send.ts'
import { birthday } from '../../../src/server/people/persons/birthday-message.ts'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { remindOfEvents } from '../../../src/server/services/events/reminders.ts'
import { remindOfServices } from '../../../src/server/services/services/reminders.ts'
import { likes, onlyPeople } from '../../support/message-people.ts'
import { openMessages } from '../../support/messages.ts'

/* Messages that go by themselves: off until switched on, once for each occasion, with leave, within what a month may cost. */

const hour = 3_600_000
const site = 'https://church.example'
type Open = Awaited<ReturnType<typeof openMessages>>

/** A church of these people alone, all of whom like text messages best. */
async function openChurch(telephones: readonly string[]) {
  const open = await openMessages({ site })
  const { db } = open.church
  const ids = await onlyPeople(open.church, telephones)
  await likes(open.church, ids, 'sms')
  const { access } = await open.church.signIn('admin')
  /** As a process does every five minutes. */
  const run = () => sendAutomatic({ ...open.delivering, site })
  const send = async () => {
    await run()
    await open.deliver()
    const sent = open.fake.book.splice(0).map(({ to, text }) => ({ to, text: text.split('\n')[0] }))
    // Several go at the same time.
    return sent.toSorted((a, b) => a.to.localeCompare(b.to))
  }
  return { open, db, ids, access, run, send }
}

async function switchOn({ church }: Open, kind: string, changes: Partial<AutomaticMessage> = {}) {
  const { access } = await church.signIn('admin')
  const { body } = await church.get('messages/automatic/', access)
  const reading = (body as { kinds: AutomaticMessage[] }).kinds.find((one) => one.kind === kind)
  const { is_on, subject, text } = { subject: '', text: '', ...reading, is_on: true, ...changes }
  return church.put(`messages/automatic/${kind}/`, { is_on, subject, text }, access)
}

async function messagesOf({ church }: Open): Promise<MessageAnswer[]> {
  const { access } = await church.signIn('admin')
  return ((await church.get('messages/', access)).body as { results: MessageAnswer[] }).results
}

describe('the words', () => {
  test('a super admin alone switches them on and writes them, with a preview and errors at their fields', async () => {
    const { open, access } = await openChurch(['+233244000001'])
    await using _ = open
    const { church } = open
    const form = { is_on: true, subject: 'Dear {first name}', text: 'Akwaaba ɔ {first name}' }
    const ask = (path: string, body: object) =>
      church.post(`messages/automatic/${path}/preview/`, body, access)

    const leader = await church.signIn('leader')
    const refused = [
      (await church.get('messages/automatic/', leader.access)).status,
      (await church.put('messages/automatic/birthday/', form, leader.access)).status,
      (await church.post('messages/automatic/birthday/preview/', form, leader.access)).status,
      (await church.put('messages/automatic/nothing/', form, access)).status,
    ]
    const before = (await church.get('messages/automatic/', access)).body as { kinds: AutomaticMessage[] }
    const preview = await ask('birthday', form)
    const event = await ask('event', { ...form, text: '{event}, {when}' })
    const unknown = await ask('birthday', { ...form, text: '{event} {money}' })
    const long = await ask('birthday', { ...form, text: 'ɔ'.repeat(500) })
    const kept = await church.put('messages/automatic/birthday/', form, access)
    const headers = {
      Authorization: `Bearer ${access}`,
      'Content-Type': 'application/json',
      'If-Match': '"0"',
    }
    const init = { method: 'PUT', headers, body: JSON.stringify(form) }
    const outdated = await church.send('messages/automatic/birthday/', init)

    expect(refused).toEqual([403, 403, 403, 404])
    expect(before.kinds.map(({ kind, is_on }) => [kind, is_on])).toEqual([
      ['birthday', false],
      ['missed', false],
      ['event', false],
      ['service', false],
      ['pledge', false],
      ['announcement', false],
    ])
    expect(preview.body).toMatchObject({ sms_parts: 1, dear_letters: 'ɔ' })
    expect((event.body as { sms_text: string }).sms_text).toMatch(/^Youth Camp, Saturday/)
    expect([unknown.status, unknown.body]).toEqual([
      400,
      { text: [expect.stringContaining('Nobody can fill {event}')] },
    ])
    expect([long.status, Object.keys(long.body as object)]).toEqual([400, ['text']])
    expect(kept.body).toMatchObject({ kind: 'birthday', is_on: true, version: 1, text: form.text })
    expect(outdated.status).toBe(409)
  })
})

describe('birthdays', () => {
  test('each is greeted once on the day, by the own way and with leave, whatever runs at once or again', async () => {
    const { open, db, ids, run, send } = await openChurch([
      '+233244000001',
      '+233244000002',
      '+233244000003',
      '+233244000004',
    ])
    await using _ = open
    const [first = 0, second = 0, third = 0, fourth = 0] = ids
    const born = (id: number, day: string) =>
      db.updateTable('person').set({ born: day }).where('account_id', '=', id).execute()
    await born(first, '1980-11-23')
    await born(second, '0000-11-23')
    await born(third, '1990-11-24')
    await born(fourth, '1970-11-23')
    await db
      .updateTable('message_choice')
      .set({ unwanted: '["care"]' })
      .where('account_id', '=', fourth)
      .execute()
    const office = { created_at: '2026-11-20T10:00:00Z', changed_at: '2026-11-20T10:00:00Z' }
    const registered = await db
      .insertInto('person')
      .values(
        ['+233244000008', '+233244000009'].map((telephone) => ({
          ...office,
          first_name: 'Abla',
          last_name: 'Zormelo',
          telephone,
          born: '1950-11-23',
        })),
      )
      .returning('id')
      .execute()
    await db
      .insertInto('person_consent')
      .values({
        person_id: registered[0]?.id ?? 0,
        purpose: 'care',
        given: 1,
        decided_at: office.created_at,
        decided_by: null,
        how: 'a form',
      })
      .execute()

    const off = await send()
    await switchOn(open, 'birthday')
    open.church.clock.now = new Date('2026-11-23T05:00:00Z')
    const early = await send()
    open.church.clock.now = new Date('2026-11-23T07:30:00Z')
    const quiet = await send()
    open.church.clock.now = new Date('2026-11-23T09:00:00Z')
    await Promise.all([run(), run()])
    const sent = await send()
    const again = await send()
    const [message] = await messagesOf(open)
    open.church.clock.now = new Date('2026-11-24T09:00:00Z')
    const next = await send()

    expect([off, early, quiet, again]).toEqual([[], [], [], []])
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['+233244000001', '+233244000002', '+233244000008'])
    expect(sent.find(({ to }) => to === '+233244000001')?.text).toMatch(/^Happy birthday, Ama0!/)
    expect(message).toMatchObject({
      automatic: 'birthday',
      audience_name: 'Birthdays',
      people: 3,
      sent: 3,
      written_by: '',
      state: 'sent',
    })
    expect(next.map(({ to }) => to)).toEqual(['+233244000003'])
  })

  test('a crash in the middle leaves nothing, and the next run sends it once; a stopped one stays stopped', async () => {
    const { open, ids, send, access } = await openChurch(['+233244000001'])
    await using _ = open
    await switchOn(open, 'birthday')
    const occasion = { key: 'birthday test', name: 'Test', people: [idOfAccount(ids[0] ?? 0)] }
    const begin = (settle: () => Promise<void>) =>
      open.church.db.transaction().execute((db) =>
        sendForOccasion({ ...open.delivering, db, site, now: open.church.clock.now }, birthday, {
          ...occasion,
          settle,
        }),
      )

    const crashed = await begin(() => Promise.reject(new Error('crash'))).catch(String)
    const none = await messagesOf(open)
    const counts = [await begin(async () => undefined), await begin(async () => undefined)]
    const [message] = await messagesOf(open)
    await open.church.post(`messages/${message?.id}/stop/`, {}, access)
    const afterStop = await begin(async () => undefined)

    expect([crashed, none]).toEqual(['Error: crash', []])
    expect(counts).toEqual([1, 0])
    expect([afterStop, await send()]).toEqual([0, []])
  })

  test('above what a month may cost nobody gets a text message, and those with e-mail get that', async () => {
    const { open, db, access, send } = await openChurch(['+233244000001', '+233244000002'])
    await using _ = open
    await db.updateTable('person').set({ born: '1980-11-23' }).where('account_id', 'is not', null).execute()
    await db
      .updateTable('account')
      .set({ email_confirmed_at: null })
      .where('username', '=', 'person1')
      .execute()
    await open.church.call('PATCH', 'admin/settings/', { sms_month_ceiling: 7 }, access)
    await switchOn(open, 'birthday')
    open.church.letters.length = 0

    const texts = await send()

    expect(texts).toEqual([])
    expect(open.church.letters.map(({ to }) => to)).toEqual(['person0@example.com'])
  })
})

test('who is missed for three weeks hears it once, and not who came again or was never marked', async () => {
  const { open, db, ids, send } = await openChurch([
    '+233244000001',
    '+233244000002',
    '+233244000003',
    '+233244000004',
    '+233244000005',
    '+233244000006',
  ])
  await using _ = open
  await switchOn(open, 'missed')
  const days = ['2026-10-18', '2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22']
  const { id: template, ...event } = await db.selectFrom('event').selectAll().executeTakeFirstOrThrow()
  const events = await db
    .insertInto('event')
    .values(days.map((date) => ({ ...event, fellowship_id: 1, date })))
    .returning(['id', 'date'])
    .execute()
  expect(template).toBeGreaterThan(0)
  /** P present, A absent, - not marked; by day. */
  const marks = ['PPAAA', 'PPAAP', 'PP---', 'PAAAA', 'PAAAA', 'PPAAA']
  await db
    .insertInto('attendance')
    .values(
      marks.flatMap((all, who) =>
        [...all].flatMap((mark, at) =>
          mark === '-'
            ? []
            : [
                {
                  event_id: events[at]?.id ?? 0,
                  account_id: ids[who] ?? 0,
                  is_present: mark === 'P' ? (1 as const) : (0 as const),
                  marked_by: null,
                  marked_at: '2026-11-22T12:00:00Z',
                },
              ],
        ),
      ),
    )
    .execute()

  // The fifth was at a service three weeks ago, the sixth a week ago, too.
  for (const [who, day] of [
    [4, '2026-11-02'],
    [5, '2026-11-15'],
  ] as const) {
    const { id } = await db
      .insertInto('sitting')
      .values({
        service_id: null,
        event_id: null,
        title: 'Service',
        day,
        opened_by: null,
        opened_at: '2026-11-22T12:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: person } = await db
      .selectFrom('person')
      .select('id')
      .where('account_id', '=', ids[who] ?? 0)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('sitting_mark')
      .values({
        sitting_id: id,
        person_id: person,
        is_here: 1,
        at: '2026-11-22T12:00:00Z',
        act_id: 'a',
        marked_by: null,
      })
      .execute()
  }

  const recipients = []
  for (let day = 23; day <= 30; day += 1) {
    open.church.clock.now = new Date(`2026-11-${day}T10:10:00Z`)
    recipients.push((await send()).map(({ to }) => to))
  }
  // A leader corrects a mark afterwards: it is the same absence.
  await db
    .updateTable('event')
    .set({ date: '2026-11-02' })
    .where('id', '=', events[1]?.id ?? 0)
    .execute()
  open.church.clock.now = new Date('2026-11-26T10:20:00Z')
  const corrected = await send()

  expect(recipients).toEqual([['+233244000001'], ['+233244000005'], [], [], [], [], [], []])
  expect(corrected).toEqual([])
})

test('reminders of events, services and pledges go by the way that a person likes best, and never by both', async () => {
  const { open, db, ids, send, access } = await openChurch([
    '+233244000001',
    '+233244000002',
    '+233244000003',
  ])
  await using _ = open
  const [texter = 0, mailer = 0, phoneOnly = 0] = ids
  await db
    .updateTable('message_choice')
    .set({ first_channel: 'email' })
    .where('account_id', 'in', [mailer, phoneOnly])
    .execute()
  await db.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', phoneOnly).execute()
  for (const kind of ['event', 'service', 'pledge']) await switchOn(open, kind)
  const loud = { quiet_from: '00:00', quiet_until: '00:00', quiet_sundays: false }
  await open.church.call('PATCH', 'admin/settings/', loud, access)
  await db.deleteFrom('keepsake').execute()
  await db.deleteFrom('event_signup').execute()
  const event = await db
    .selectFrom('event')
    .select(['id', 'title', 'date', 'time'])
    .where('fellowship_id', 'is', null)
    // Its reminder is not due with that of the service.
    .where('date', '>', '2026-11-30')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const service = await db
    .selectFrom('service')
    .select(['id', 'title'])
    .where('day', '=', 'Sunday')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('keepsake')
    .values(
      ids.flatMap((account_id) => [
        { account_id, kind: 'eventReminders' as const, item_id: event.id },
        { account_id, kind: 'serviceReminders' as const, item_id: service.id },
      ]),
    )
    .execute()
  const { addressHash, background, clock } = open.church
  const letters: Email[] = []
  const mail = { send: (letter: Email) => void letters.push(letter) }
  const writing = { db, addressHash, mail, background, now: () => clock.now, site }
  const mailed = () => letters.splice(0).map(({ to }) => to)

  clock.now = new Date('2026-11-28T12:00:00Z')
  await remindOfServices(writing)
  const services = [mailed(), await send(), await send()]
  await remindOfServices(writing)
  const serviceTwice = mailed()
  await db.deleteFrom('keepsake').where('kind', '=', 'serviceReminders').execute()
  clock.now = new Date(Date.parse(`${event.date}T${event.time}:00Z`) - 10 * hour)
  await remindOfEvents(writing)
  const events = [mailed(), await send(), await send()]
  clock.now = new Date('2026-12-07T12:00:00Z')
  const fund = await db.selectFrom('fund').select('id').executeTakeFirstOrThrow()
  const { id: campaign_id } = await db
    .insertInto('campaign')
    .values({
      book: 'sample',
      fund_id: fund.id,
      title: 'New roof',
      due_on: null,
      is_open: 1,
      created_at: clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('giving_letter').execute()
  for (const account_id of ids) {
    const { id: about_id } = await db
      .insertInto('pledge')
      .values({
        campaign_id,
        account_id,
        name: '',
        telephone: '',
        amount: 10_000,
        rhythm: 'monthly' as const,
        remind_on: null,
        released_at: null,
        is_entered: 0 as const,
        created_at: clock.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queueEmail(db, { about: 'pledge', about_id, period: '2026-12-07', account_id }, clock.now)
  }
  await sendGivingEmails({ ...writing, keys: open.church.tokenKeys })
  const pledges = [mailed(), await send(), await send()]
  await sendGivingEmails({ ...writing, keys: open.church.tokenKeys })

  const reminders = { services, events, pledges }
  const byText = [{ to: '+233244000001' }, { to: '+233244000003' }]
  const once = [['person1@example.com'], byText, []]
  expect(reminders).toMatchObject({ services: once, events: once, pledges: once })
  expect(JSON.stringify([services[1], events[1], pledges[1]])).toMatch(
    new RegExp(`${service.title} is on .*${event.title} begins on .*New roof`),
  )
  expect([serviceTwice, mailed()]).toEqual([[], []])
  expect(texter).toBeGreaterThan(0)
})

test('a reminder that could not go before its event has begun does not go any more', async () => {
  const { open, ids } = await openChurch(['+233244000001'])
  await using _ = open
  await switchOn(open, 'birthday')
  const now = open.church.clock.now
  await open.church.db.transaction().execute((db) =>
    sendForOccasion({ ...open.delivering, db, site, now }, birthday, {
      key: 'birthday late',
      name: 'Late',
      people: [idOfAccount(ids[0] ?? 0)],
      until: new Date(now.getTime() + hour),
    }),
  )

  open.church.wait(2 * hour)
  await open.deliver()

  expect(await messagesOf(open)).toMatchObject([{ state: 'sent', left_out: 1, sent: 0 }])
  expect(open.fake.book).toEqual([])
})

test('an announcement goes as a message when its writer ticks that: once, and above a number of people when another approves', async () => {
  const { open, db, access, send } = await openChurch(['+233244000001', '+233244000002'])
  await using _ = open
  const { church } = open
  const words = { title: 'Harvest {first name}', content: 'We begin at nine.', as_message: true }
  const count = async () => ((await church.get('announcements/', access)).body as { count: number }).count
  const before = await count()

  const off = await church.post('announcements/', words, access)
  const afterOff = await count()
  await switchOn(open, 'announcement')
  const long = await church.post('announcements/', { ...words, content: 'ɔ'.repeat(600) }, access)
  const made = await church.post('announcements/', words, access)
  const sent = await send()
  const { id, version } = made.body as { id: number; version: number }
  const twice = await church.put(`announcements/${id}/`, { ...words, version }, access)
  await church.call('PATCH', 'admin/settings/', { approval_above: 1 }, access)
  await church.post('announcements/', { ...words, title: 'Camp' }, access)
  const waiting = await send()
  const [message] = await messagesOf(open)
  await db.updateTable('account').set({ role: 'admin' }).where('username', '=', 'media').execute()
  const other = await church.signIn('media')
  const own = await church.post(`messages/${message?.id}/approve/`, {}, access)
  const approved = await church.post(`messages/${message?.id}/approve/`, {}, other.access)

  expect([off.status, Object.keys(off.body as object), afterOff]).toEqual([400, ['as_message'], before])
  expect([long.status, Object.keys(long.body as object)]).toEqual([400, ['as_message']])
  // Braces of its writer are words.
  expect(sent.map(({ text }) => text)).toEqual(['Harvest (first name)', 'Harvest (first name)'])
  expect([twice.status, twice.body]).toEqual([400, { as_message: [expect.stringContaining('already')] }])
  expect([waiting, message?.state, message?.written_by, message?.automatic]).toEqual([
    [],
    'asked',
    'admin',
    'announcement',
  ])
  expect([own.status, approved.status]).toEqual([403, 200])
  expect(await send()).toHaveLength(2)
})
