import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Purpose, purposes } from '../../../src/lib/contract/messages/message.ts'
import { confirmTelephone } from '../../../src/server/accounts/accounts/addresses/confirmed-telephones.ts'
import { queueEmail } from '../../../src/server/giving/giving/email-queue.ts'
import { sendGivingEmails } from '../../../src/server/giving/giving/emails.ts'
import { emailPromoted } from '../../../src/server/groups/activities/emails.ts'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { remindOfEvents } from '../../../src/server/services/events/reminders.ts'
import { remindOfServices } from '../../../src/server/services/services/reminders.ts'
import type { Church } from '../../support/church.ts'
import { addPeople, openMessages } from '../../support/messages.ts'
import { removeMessages } from '../../support/written-messages.ts'

/* A "no" to messages: given by a link without a login or in the settings, kept for good, and honoured by every path. */

const site = 'https://church.example'
const codeIn = (text: string) => /stop#([\w-]{11})/.exec(text)?.[1] ?? ''
const only = ['+233244000001']

/** The demonstration accounts have no telephone and no confirmed address any more. */
async function onlyPerson(church: Church): Promise<number> {
  await church.db
    .updateTable('account')
    .set({ telephone: '', email_confirmed_at: null, email_key: null })
    .execute()
  await addPeople(church.db, only, 1)
  const row = church.db.selectFrom('account').select('id').where('username', '=', 'person0')
  return (await row.executeTakeFirstOrThrow()).id
}

test('the link of a message stops its purpose, all, and is taken back, without a login', async () => {
  await using open = await openMessages()
  await onlyPerson(open.church)
  const admin = await open.as('admin')
  await admin.write({ purpose: 'events' })
  await open.deliver()
  const code = codeIn(open.fake.book[0]?.text ?? '')
  const leave = (stop: string, by = code) => open.church.post('messages/leave/', { code: by, stop })
  /** Whether a message of a purpose would go, by text message and by e-mail. */
  const would = async (purpose: 'events' | 'care') => {
    const counts = []
    for (const channel of ['sms', 'email'] as const) {
      const { body } = await admin.preview({ purpose, channel })
      const { texts, emails } = body as { texts: number; emails: number }
      counts.push(texts + emails)
    }
    return counts
  }

  const before = [await would('events'), await would('care')]
  const first = await leave('this')
  const afterThis = [await would('events'), await would('care')]
  await leave('everything')
  const afterAll = [await would('events'), await would('care')]
  await leave('nothing')
  const back = [await would('events'), await would('care')]
  const wrong = await leave('everything', `AAAAAAAAAA${code.slice(-1)}`)
  const broken = await leave('everything', "x' or 1=1 --")

  expect(code).toMatch(/e$/)
  expect(before).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect([first.status, afterThis]).toEqual([
    200,
    [
      [0, 0],
      [1, 1],
    ],
  ])
  expect(afterAll).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(back).toEqual(before)
  expect([wrong.status, broken.status]).toEqual([404, 400])
})

test('a “no” that the office has written into the register is honoured, for its purpose or for all', async () => {
  await using open = await openMessages()
  const { db } = open.church
  const id = await onlyPerson(open.church)
  const admin = await open.as('admin')
  const { id: person_id } = await db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  const say = (purpose: Purpose, given: 0 | 1) =>
    db
      .insertInto('person_consent')
      .values({
        person_id,
        purpose,
        given,
        decided_at: '2026-11-20T10:00:00Z',
        decided_by: null,
        how: 'a form',
      })
      .execute()
  const would = async (purpose: Purpose) => {
    const { body } = await admin.preview({ purpose, channel: 'sms' })
    return (body as { texts: number }).texts
  }

  const before = [await would('events'), await would('care')]
  await say('events', 0)
  const afterEvents = [await would('events'), await would('care')]
  await say('church', 0)
  await say('giving', 1)
  const afterAll = [await would('events'), await would('care'), await would('giving')]

  expect(before).toEqual([1, 1])
  expect(afterEvents).toEqual([0, 1])
  expect(afterAll).toEqual([0, 0, 1])
})

test('somebody of the register without an account gets a text message once they said yes, and stops it by its link', async () => {
  await using open = await openMessages()
  const { db } = open.church
  const account = await onlyPerson(open.church)
  await db.deleteFrom('account').where('id', '=', account).execute()
  const at = '2026-11-20T10:00:00Z'
  const told = { first_name: 'Abla', last_name: 'Zormelo', created_at: at, changed_at: at }
  const { id: person_id } = await db
    .insertInto('person')
    .values({ ...told, telephone: '+233244000009' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const gone = { ...told, first_name: 'Yaw', telephone: '+233244000008', status: 'Gone home' }
  await db.insertInto('person').values(gone).execute()
  const admin = await open.as('admin')
  const written = { purpose: 'events', channel: 'sms' } as const

  const unasked = await admin.write(written)
  await db
    .insertInto('person_consent')
    .values({ person_id, purpose: 'events', given: 1, decided_at: at, decided_by: null, how: 'a form' })
    .execute()
  await admin.write(written)
  await open.deliver()
  const got = open.fake.book.map(({ to, text }) => [to, codeIn(text).length])
  const { id } = await db.selectFrom('message').select('id').executeTakeFirstOrThrow()
  const { body } = await open.church.get(`messages/${id}/deliveries/`, admin.access)
  await open.church.post('messages/leave/', { code: codeIn(open.fake.book[0]?.text ?? ''), stop: 'this' })
  const stopped = await admin.write({ ...written, subject: 'Again' })

  expect([unasked.status, stopped.status]).toEqual([409, 409])
  expect(got).toEqual([['+233244000009', 11]])
  expect(body).toMatchObject({ results: [{ person: 'Abla Zormelo', channel: 'sms' }] })
})

test('a “no” outlives the account, whoever brings the number in again, and the table tells no number', async () => {
  await using open = await openMessages()
  const id = await onlyPerson(open.church)
  const admin = await open.as('admin')
  await admin.write()
  await open.deliver()
  await open.church.post('messages/leave/', {
    code: codeIn(open.fake.book[0]?.text ?? ''),
    stop: 'everything',
  })
  await open.church.db.deleteFrom('account').where('id', '=', id).execute()
  const left = await open.church.db.selectFrom('delivery').selectAll().execute()

  await addPeople(open.church.db, only)
  const again = await admin.write({ subject: 'Again' })
  const rows = await open.church.db.selectFrom('opt_out').selectAll().execute()

  expect(left).toEqual([])
  expect(again.status).toBe(409)
  expect(rows.map(({ purpose, address_hash }) => [purpose, address_hash.length])).toEqual([
    ['', 43],
    ['', 43],
  ])
  expect(JSON.stringify(rows)).not.toContain('244000001')
})

test('a “no” that comes after a message was written still counts', async () => {
  await using open = await openMessages()
  await onlyPerson(open.church)
  const admin = await open.as('admin')
  await admin.write()
  await open.deliver()
  const code = codeIn(open.fake.book[0]?.text ?? '')
  const later = await admin.write({ send_at: '2026-11-24T12:00' })

  await open.church.post('messages/leave/', { code, stop: 'everything' })
  open.church.wait(48 * 3_600_000)
  await open.deliver()

  expect(await admin.read((later.body as { id: number }).id)).toMatchObject({ left_out: 1, sent: 0 })
  expect(open.fake.book).toHaveLength(1)
})

test('a member chooses purposes and what comes first, but cannot undo the “no” of a telephone', async () => {
  await using open = await openMessages()
  const { church } = open
  const { access, user } = await church.signIn('member')
  const id = Number(user['id'])
  await church.db
    .updateTable('account')
    .set({ telephone: '', email_confirmed_at: null })
    .where('id', '!=', id)
    .execute()
  const admin = await open.as('admin')
  const counts = async (purpose: 'care' | 'giving') => {
    const { body } = await admin.preview({ purpose, channel: 'first choice' })
    const { texts, emails } = body as { texts: number; emails: number }
    return [emails, texts]
  }

  const usual = await counts('care')
  await church.put('users/me/messages/', { first_channel: 'sms', unwanted: ['giving'] }, access)
  const chosen = [await counts('care'), await counts('giving')]
  await admin.write({ purpose: 'care', channel: 'first choice' })
  await open.deliver()
  await church.post('messages/leave/', { code: codeIn(open.fake.book[0]?.text ?? ''), stop: 'everything' })
  const again = await church.put('users/me/messages/', { first_channel: 'sms', unwanted: [] }, access)
  const stopped = await counts('care')
  const wrong = await church.put('users/me/messages/', { first_channel: 'push', unwanted: ['x'] }, access)

  expect(usual).toEqual([1, 0])
  expect(chosen).toEqual([
    [0, 1],
    [0, 0],
  ])
  expect(again.body).toEqual({
    first_channel: 'sms',
    next_channels: [],
    unwanted: [],
    whatsapp: null,
    stopped: purposes,
  })
  expect(stopped).toEqual([0, 0])
  expect(wrong.status).toBe(400)
  expect((await church.get('users/me/messages/')).status).toBe(401)
})

test('every path of messages that are not a duty honours a “no”, and mail programs can stop it with one press', async () => {
  await using open = await openMessages({ site })
  const { church } = open
  const { db, addressHash, background, clock } = church
  const { user } = await church.signIn('leader')
  const leader = Number(user['id'])
  const letters: Email[] = []
  const mail = { send: (letter: Email) => void letters.push(letter) }
  /** The paths whose letters a mail program stops with one press, by the same code as the link in the words. */
  const stoppable = new Set<string>()
  /** Takes the letters of a path away. Returns how many there were. */
  const taken = (path: string, from: Email[] = letters): number => {
    const own = from.splice(0)
    for (const { text, unsubscribe } of own)
      if (unsubscribe === `${site}/backend/api/messages/one-click/${codeIn(text)}/`) stoppable.add(path)
    return own.length
  }
  const writing = { db, addressHash, mail, background, now: () => clock.now, site }
  const service = await db
    .selectFrom('service')
    .select('id')
    .where('day', '=', 'Sunday')
    .executeTakeFirstOrThrow()
  const event = await db
    .selectFrom('event')
    .select(['id', 'date', 'time'])
    .where('fellowship_id', 'is', null)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('keepsake').execute()
  await db.deleteFrom('event_signup').execute()
  await db
    .insertInto('keepsake')
    .values([
      { account_id: leader, kind: 'serviceReminders', item_id: service.id },
      { account_id: leader, kind: 'eventReminders', item_id: event.id },
    ])
    .execute()
  const { id: about_id } = await db
    .insertInto('giving_repeat')
    .values({
      account_id: leader,
      way: 'remind',
      every: 'month',
      on_day: 1,
      fund: 'tithe',
      method: 'mtn-momo',
      amount: 5000,
      currency: 'GHS',
      next_on: '2027-01-01',
      mode: 'sample',
      email: '',
      card: '',
      created_at: clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hours = 3_600_000
  /** Walks all paths to the leader; returns which wrote. */
  const walk = async (): Promise<string[]> => {
    letters.length = 0
    church.letters.length = 0
    await db.deleteFrom('service_reminder').execute()
    await db.deleteFrom('event_reminder').execute()
    await removeMessages(db, 'leader')
    clock.now = new Date('2026-11-28T12:00:00Z')
    await remindOfServices(writing)
    const services = taken('services')
    clock.now = new Date(Date.parse(`${event.date}T${event.time}:00Z`) - 10 * hours)
    await remindOfEvents(writing)
    const events = taken('events')
    await emailPromoted(writing, [{ activity: 'game-nights', accountId: leader }])
    const places = taken('places')
    const { access } = await church.signIn('member')
    await church.post(
      'fellowships/1/message/',
      { message: `Please call, ${clock.now.toISOString()} ${Math.random()}` },
      access,
    )
    await background.ended()
    const toLeader = taken(
      'toLeader',
      church.letters.splice(0).filter(({ subject }) => subject.startsWith('A message for')),
    )
    clock.now = new Date('2026-12-07T12:00:00Z')
    await db.deleteFrom('giving_letter').execute()
    const reminder = { about: 'repeat', about_id, period: '2026-12-07', account_id: leader } as const
    await queueEmail(db, reminder, clock.now)
    await sendGivingEmails({ ...writing, keys: church.tokenKeys })
    const giving = taken('giving')
    const admin = await open.as('admin')
    await admin.write({ audience: 'role fellowship_leader', channel: 'email', purpose: 'services' })
    await open.deliver()
    const email = (
      await db.selectFrom('account').select('email').where('id', '=', leader).executeTakeFirstOrThrow()
    ).email
    const sent = church.letters.filter(({ to, subject }) => to === email && subject === 'Harvest')
    const counts = { services, events, places, toLeader, giving, messages: taken('messages', [...sent]) }
    return Object.entries(counts).flatMap(([path, count]) => (count > 0 ? [path] : []))
  }

  const all = await walk()
  const code = codeIn(
    church.letters.find(({ subject, text }) => subject === 'Harvest' && codeIn(text))?.text ?? '',
  )
  const owner = await codeOf(church, leader)
  await church.post('messages/leave/', { code: `${owner}s`, stop: 'this' })
  const without = await walk()
  await church.post('messages/leave/', { code: `${owner}s`, stop: 'everything' })
  const none = await walk()

  expect(code).toMatch(/s$/)
  expect(all).toEqual(['services', 'events', 'places', 'toLeader', 'giving', 'messages'])
  expect(without).toEqual(['events', 'places', 'toLeader', 'giving'])
  expect(none).toEqual([])
  expect([...stoppable].toSorted()).toEqual(all.toSorted())
})

/** Akosua Mensah, who has given a number of somebody else as her own, and the ways to ask what is stopped. */
async function openTakenNumber() {
  const open = await openMessages({ site })
  const { church } = open
  const { db, addressHash } = church
  await onlyPerson(church)
  const { access, user } = await church.signIn('member')
  const id = Number(user['id'])
  await db.updateTable('account').set({ email_confirmed_at: 'x' }).where('id', '=', id).execute()
  await church.call('PATCH', 'users/update/member/', { telephone: only[0] }, access)
  const admin = await open.as('admin')
  const mail = { send: (letter: Email) => void church.letters.push(letter) }
  return {
    ...open,
    id,
    admin,
    /** The codes of e-mails to her: of a message, and of word that her place is free. */
    codes: async (subject: string) => {
      await admin.write({ subject, channel: 'email' })
      await open.deliver()
      await emailPromoted({ db, addressHash, mail, site }, [{ activity: 'game-nights', accountId: id }])
      const email = String(user['email'])
      const own = church.letters.splice(0).filter(({ to, text }) => to === email && codeIn(text))
      return own.map(({ text }) => codeIn(text))
    },
    leave: (code: string, stop: string) => church.post('messages/leave/', { code, stop }),
    /** Who would get a text message: the owner of the number, and she. */
    texts: async () => ((await admin.preview({ channel: 'sms' })).body as { texts: number }).texts,
    stopped: async () =>
      ((await church.get('users/me/messages/', access)).body as { stopped: Purpose[] }).stopped,
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  }
}

test('who gives a stranger’s number as their own neither stops its messages nor takes its “no” back, nor learns of it', async () => {
  await using taken = await openTakenNumber()
  const { admin, codes, leave, texts, stopped, fake, deliver } = taken
  const [ofMessage = '', ofPlace = ''] = await codes('Harvest')

  const before = await texts()
  const statuses = [(await leave(ofMessage, 'everything')).status]
  const afterOwn = await texts()
  statuses.push((await leave(ofPlace, 'nothing')).status)
  const back = await texts()
  await admin.write({ subject: 'By text', channel: 'sms' })
  await deliver()
  // Both texts went to the number: its owner has both links.
  for (const { text } of fake.book) await leave(codeIn(text), 'everything')
  const afterNo = await texts()
  for (const code of [ofMessage, ofPlace]) statuses.push((await leave(code, 'nothing')).status)
  const lifted = await texts()
  await taken.church.db.deleteFrom('opt_out').execute()
  const number = taken.church.addressHash.of({ telephone: only[0] ?? '' })
  await taken.church.db.insertInto('opt_out').values({ address_hash: number, purpose: '', at: 'x' }).execute()

  expect(statuses).toEqual([200, 200, 200, 200])
  // Her own "no" by e-mail keeps text messages to her away, and none to the owner of the number.
  expect([before, afterOwn, back, afterNo, lifted]).toEqual([2, 1, 2, 0, 0])
  expect(await stopped()).toEqual([])
})

test('the link of an e-mail stops a telephone that its account has confirmed, too', async () => {
  await using taken = await openTakenNumber()
  const { church, id, codes, leave, texts, stopped } = taken
  await confirmTelephone(church.db, { accountId: id, telephone: only[0] ?? '', now: church.clock.now })
  const [ofMessage = '', ofPlace = ''] = await codes('Harvest')

  await leave(ofMessage, 'everything')
  const after = await texts()
  await leave(ofPlace, 'nothing')

  expect([after, await texts()]).toEqual([0, 2])
  await church.db.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', id).execute()
  await leave(ofPlace, 'everything')
  expect(await stopped()).toEqual(purposes)
})

test('an address that its account has not confirmed does not tell whether its owner said no', async () => {
  await using taken = await openTakenNumber()
  const { church, id, codes, leave, stopped } = taken
  const [code = ''] = await codes('Harvest')
  await leave(code, 'everything')

  const confirmed = await stopped()
  await church.db.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', id).execute()

  expect([confirmed, await stopped()]).toEqual([purposes, []])
})

test('the preview of a text message has no code by which its writer could act for the recipient', async () => {
  await using open = await openMessages({ site })
  await onlyPerson(open.church)
  const admin = await open.as('admin')
  await admin.write()
  await open.deliver()

  const { sms_text } = (await admin.preview()).body as { sms_text: string }
  const left = await open.church.post('messages/leave/', { code: codeIn(sms_text), stop: 'everything' })

  expect(codeIn(sms_text)).toHaveLength(codeIn(open.fake.book[0]?.text ?? '').length)
  expect(left.status).toBe(404)
})

test('one press in a mail program stops a purpose; a program that opens the address ahead stops nothing', async () => {
  await using open = await openMessages({ site })
  await onlyPerson(open.church)
  const admin = await open.as('admin')
  await admin.write({ purpose: 'events', channel: 'email' })
  await open.deliver()
  const letter = open.church.letters.find(({ subject }) => subject === 'Harvest')
  const path = new URL(letter?.unsubscribe ?? '').pathname
  const ask = (init?: RequestInit, to = path) => open.church.api.request(to, init)
  const press = (body: BodyInit, to = path) => ask({ method: 'POST', body }, to)
  const would = async (purpose: Purpose) => {
    const { body } = await admin.preview({ purpose, channel: 'email' })
    return (body as { emails: number }).emails
  }

  const opened = await ask()
  const head = await ask({ method: 'HEAD' })
  const without = await press('')
  const before = await would('events')
  const pressed = await press(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))
  const after = [await would('events'), await would('care')]
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const again = await press(form)
  const unknown = await press(form, path.replace(/one-click\/.{4}/, 'one-click/AAAA'))

  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `${site}/stop#${codeIn(letter?.text ?? '')}`,
  ])
  expect([head.status, without.status, before]).toEqual([303, 400, 1])
  expect([pressed.status, again.status, unknown.status]).toEqual([200, 200, 404])
  expect(after).toEqual([0, 1])
})

/** The code of the stop link in e-mails to an account without a confirmed telephone, without its purpose. */
async function codeOf({ db, addressHash }: Church, id: number): Promise<string> {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return addressHash.codeOf(email && addressHash.of({ email }), null)
}

test('an e-mail is a duty, or goes through the one function that asks for leave', () => {
  const server = fileURLToPath(new URL('../../../src/server', import.meta.url))
  const sending = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /\bmail\.send\(|await post\(posting|await post\(\{/.test(readFileSync(`${server}/${file}`, 'utf8')),
    )
    .map((file) => file.replaceAll('\\', '/'))

  // Of the account and its safety, of the books' safety, of a card that is charged no longer, of a request by law, and an invitation that somebody asked for (docs/decisions/messages.md#kept-refusals).
  // An answer to somebody's own request is none that they would stop, nor that they may now read a fellowship's members, or no more, nor what they sent in a form or registered for.
  const duties = [
    'accounts/accounts/addresses/ask-email.ts',
    'accounts/accounts/links/link-routes.ts',
    'accounts/accounts/addresses/mail-account.ts',
    'accounts/accounts/addresses/owner-emails.ts',
    'accounts/accounts/passwords/reset-requests.ts',
    'groups/fellowships/assistant-routes.ts',
    'groups/fellowships/request-routes.ts',
    'giving/giving/emails.ts',
    'accounts/invitations/routes.ts',
    'giving/books/verify/root-emails.ts',
    'accounts/dual-control/emails.ts',
    'people/persons/requests/office-routes.ts',
    'people/persons/tell-connected.ts',
    'services/forms/tell.ts',
    'services/registrations/remind.ts',
    'services/registrations/tell.ts',
  ]
  const channels = ['platform/delivery/email.ts', 'accounts/unsubscribes/optional-email.ts']
  expect(sending.toSorted()).toEqual([...duties, ...channels].toSorted())
})
