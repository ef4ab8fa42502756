import { describe, expect, test } from 'vitest'
import type { MessageAnswer, MessagePreviewAnswer } from '../../../src/lib/contract/messages/message.ts'
import { startMessageJob } from '../../../src/server/app/jobs/messages.ts'
import { deliverDue } from '../../../src/server/messages/mailings/deliver.ts'
import { smsBehaviours } from '../../../src/server/platform/delivery/fake/behaviours.ts'
import type { Church } from '../../support/church.ts'
import { addPeople, openMessages } from '../../support/messages.ts'

/* Messages of staff to many people: who may write to whom, what it costs, and that each person gets it at most once. */

const second = 1000
const hour = 3600 * second

const previewOf = ({ body }: { body: unknown }) => body as MessagePreviewAnswer
const messageOf = ({ body }: { body: unknown }) => body as MessageAnswer

async function setChurch(church: Church, changes: object): Promise<void> {
  const { access } = await church.signIn('admin')
  const { body } = await church.get('admin/settings/', access)
  const headers = {
    Authorization: `Bearer ${access}`,
    'Content-Type': 'application/json',
    'If-Match': `"${(body as { version: number }).version}"`,
  }
  const init = { method: 'PATCH', headers, body: JSON.stringify(changes) }
  expect((await church.send('admin/settings/', init)).status).toBe(200)
}

/** Only these people are left in the church, beside the demonstration accounts, which have no telephone then. */
async function onlyPeople(church: Church, telephones: readonly string[], fellowship: number | null = null) {
  await church.db
    .updateTable('account')
    .set({ telephone: '', email_confirmed_at: null, email_key: null })
    .execute()
  await addPeople(church.db, telephones, fellowship)
}

describe('who may write to whom', () => {
  test.each([
    ['visitor', 401],
    ['member', 403],
    ['newcomer', 403],
    ['media', 403],
  ] as const)('a %s writes to nobody', async (who, status) => {
    await using open = await openMessages()
    const access = who === 'visitor' ? undefined : (await open.church.signIn(who)).access

    const answers = [
      await open.church.get('messages/', access),
      await open.church.get('messages/audiences/', access),
      await open.church.post('messages/', {}, access),
      await open.church.post('messages/preview/', {}, access),
      await open.church.get('messages/1/deliveries/', access),
      await open.church.post('messages/1/stop/', {}, access),
    ]

    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  })

  test('a leader writes to the own fellowship alone, and sees no other message', async () => {
    await using open = await openMessages()
    const [leader, admin] = [await open.as('leader'), await open.as('admin')]
    const toAll = messageOf(await admin.write({ channel: 'email' }))
    const audiences = ['everybody', 'fellowship 2', 'role user', 'event 1', 'fellowship 1']

    const previews = []
    const written = []
    for (const audience of audiences) {
      previews.push((await leader.preview({ audience, channel: 'email' })).status)
      written.push((await leader.write({ audience, channel: 'email' })).status)
    }
    const offered = (await open.church.get('messages/audiences/', leader.access)).body
    const seen = (await open.church.get('messages/', leader.access)).body
    const others = [
      await open.church.get(`messages/${toAll.id}/deliveries/`, leader.access),
      await open.church.post(`messages/${toAll.id}/stop/`, {}, leader.access),
      await open.church.post(`messages/${toAll.id}/again/`, {}, leader.access),
    ]

    expect(previews).toEqual([403, 403, 403, 403, 200])
    expect(written).toEqual([403, 403, 403, 403, 201])
    const lists = ['not-seen', 'birthdays', 'anniversaries', 'parents'].map((key) => ({
      audience: `ready ${key}`,
    }))
    expect(offered).toMatchObject({ audiences: [{ audience: 'fellowship 1' }, ...lists] })
    expect(seen).toMatchObject({ count: 1, results: [{ audience: 'fellowship 1' }] })
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await open.church.post(`messages/${toAll.id}/approve/`, {}, leader.access)).status).toBe(403)
  })

  test('above a number of people somebody else approves', async () => {
    await using open = await openMessages()
    await setChurch(open.church, { approval_above: 3 })
    await onlyPeople(open.church, ['+233244000001', '+233244000002', '+233244000003', '+233244000004'])
    await open.church.db
      .updateTable('account')
      .set({ role: 'admin' })
      .where('username', '=', 'media')
      .execute()
    const [admin, other] = [await open.as('admin'), await open.as('media')]

    const message = messageOf(await admin.write())
    await open.deliver()
    const before = open.fake.book.length
    const own = await open.church.post(`messages/${message.id}/approve/`, {}, admin.access)
    const approved = await open.church.post(`messages/${message.id}/approve/`, {}, other.access)
    const again = await open.church.post(`messages/${message.id}/approve/`, {}, other.access)
    await open.deliver()

    expect([message.state, before]).toEqual(['asked', 0])
    expect([own.status, approved.status, again.status]).toEqual([403, 200, 409])
    expect(open.fake.book).toHaveLength(4)
    expect(await admin.read(message.id)).toMatchObject({ state: 'sent', sent: 4, decided_by: 'media' })
  })
})

describe('before it goes', () => {
  test('staff sees people, parts and cost, and the words as a person gets them', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001', '+233244000002', ''])
    const admin = await open.as('admin')

    const short = previewOf(await admin.preview())
    const twi = previewOf(await admin.preview({ text: 'Yɛn nyinaa mmra asɔre {first name}'.padEnd(80, '.') }))
    const plain = previewOf(
      await admin.preview({
        text: 'Yɛn nyinaa mmra asɔre {first name}'.padEnd(80, '.'),
        plain_letters: true,
      }),
    )
    const next = previewOf(await admin.preview({}, 1))

    expect(short).toMatchObject({ emails: 0, texts: 2, parts: 2, cost: 8, currency: 'GHS', plain_cost: null })
    expect(short.people - short.texts).toBe(short.without_address)
    expect(short).toMatchObject({ person: 'Ama0 Mensah', sms_parts: 1, goes_at: null })
    expect(short.sms_text).toMatch(/^Dear Ama0, come on Sunday\.\nStop: http\S+\/stop#[\w-]{10}a$/)
    expect(next.sms_text).toContain('Dear Ama1')
    expect(twi).toMatchObject({ parts: 4, cost: 16, plain_parts: 2, plain_cost: 8 })
    expect(twi.dear_letters.split(' ').sort()).toEqual(['ɔ', 'ɛ'])
    expect(plain).toMatchObject({ parts: 2, cost: 8, plain_cost: null })
    expect(plain.sms_text).toContain('Yen nyinaa mmra asore Ama0')
    expect(open.fake.book).toEqual([])
  })

  test('a message waits for its time and for the end of the quiet hours and of Sunday', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001'])
    const admin = await open.as('admin')

    const evening = previewOf(await admin.preview({ send_at: '2026-11-23T22:00' }))
    const sunday = previewOf(await admin.preview({ send_at: '2026-11-29T12:00' }))
    const sundayMail = previewOf(await admin.preview({ send_at: '2026-11-29T12:00', channel: 'email' }))
    const past = await admin.preview({ send_at: '2026-11-23T11:00' })
    await admin.write({ send_at: '2026-11-23T22:00' })
    const counts = []
    for (const at of ['2026-11-23T18:00:00Z', '2026-11-23T22:30:00Z', '2026-11-24T08:00:00Z']) {
      open.church.clock.now = new Date(at)
      await open.deliver()
      counts.push(open.fake.book.length)
    }

    expect(evening.goes_at).toBe('2026-11-24T08:00:00.000Z')
    expect(sunday.goes_at).toBe('2026-11-30T08:00:00.000Z')
    expect(sundayMail.goes_at).toBe('2026-11-29T12:00:00.000Z')
    expect(past.status).toBe(400)
    expect(counts).toEqual([0, 0, 1])
  })

  test('those who said that they come are written to, and those who asked for a reminder alone are not', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001', '+233244000002'])
    const { db } = open.church
    const event = await db.selectFrom('event').select('id').executeTakeFirstOrThrow()
    const people = await db.selectFrom('account').select('id').where('username', 'like', 'person%').execute()
    const kinds = ['signup', 'reminder'] as const
    await db
      .insertInto('event_signup')
      .values(
        people.map(({ id }, at) => ({
          event_id: event.id,
          account_id: id,
          kind: kinds[at] ?? 'signup',
          created_at: '2026-11-01T00:00:00.000Z',
          placed_at: '2026-11-01T00:00:00.000Z',
        })),
      )
      .execute()
    const admin = await open.as('admin')

    await admin.write({ audience: `event ${event.id}` })
    await open.deliver()

    expect(open.fake.book.map(({ to }) => to)).toEqual(['+233244000001'])
  })

  test('nobody writes to themselves in a loop, or to others all day', async () => {
    await using open = await openMessages({ limits: true })
    const admin = await open.as('admin')
    const statuses = async (audience: string, times: number) => {
      const codes = []
      for (let time = 0; time < times; time += 1)
        codes.push((await admin.write({ audience, channel: 'email', subject: `${audience} ${time}` })).status)
      return codes
    }

    const tests = await statuses('myself', 11)
    const messages = await statuses('everybody', 21)

    expect([tests.indexOf(429), messages.indexOf(429)]).toEqual([10, 20])
  })

  test('the month has a ceiling, and a test goes to oneself alone', async () => {
    await using open = await openMessages()
    await setChurch(open.church, { sms_month_ceiling: 8 })
    await onlyPeople(open.church, ['+233244000001', '+233244000002'])
    await open.church.db
      .updateTable('account')
      .set({ telephone: '+233244999999' })
      .where('username', '=', 'admin')
      .execute()
    const admin = await open.as('admin')

    const three = await admin.write()
    const test = await admin.write({ audience: 'myself' })
    await open.deliver()

    expect([three.status, three.body]).toEqual([409, { detail: expect.stringContaining('this month') }])
    expect(test.status).toBe(201)
    expect(open.fake.book.map(({ to }) => to)).toEqual(['+233244999999'])
  })
})

describe('sending', () => {
  test('a hundred people get it exactly once, whatever the provider does, and two processes at once', async () => {
    await using open = await openMessages()
    const special = Object.keys(smsBehaviours).filter((digits) => digits !== '0102')
    const ends = [...special, ...Array.from({ length: 100 - special.length }, (_, at) => String(5000 + at))]
    await onlyPeople(
      open.church,
      ends.map((digits) => `+23324400${digits}`.slice(0, 13)),
    )
    const admin = await open.as('admin')
    await open.church.db
      .insertInto('message_choice')
      .columns(['account_id', 'first_channel', 'unwanted'])
      .expression((row) =>
        row
          .selectFrom('account')
          .select((column) => ['id', column.val('sms').as('first_channel'), column.val('[]').as('unwanted')])
          .where('username', 'like', 'person%'),
      )
      .execute()
    const everyMail = open.church.letters.length

    const sent = messageOf(await admin.write({ channel: 'first choice' }))
    await Promise.all([open.deliver(), open.deliver()])
    for (let time = 0; time < 4; time += 1) {
      await open.pass(20 * 60 * second)
      await open.deliver()
    }

    const times = Map.groupBy(open.fake.book, ({ to }) => to)
    const mails = open.church.letters.slice(everyMail).map(({ to }) => to)
    const end = await admin.read(sent.id)
    const reached = await statesOf(open.church, sent.id)
    expect([...times.values()].every((all) => all.length === 1)).toBe(true)
    expect(new Set(mails).size).toBe(mails.length)
    // Refused by the provider, or by the report: the e-mail is the one retry.
    for (const digits of ['0101', '0110', '0108', '0112'])
      expect([digits, reached.get(digits)]).toEqual([digits, ['failed sms', 'sent email']])
    // The answer was lost, and the report says that it has arrived.
    for (const digits of ['0104', '0111', '0109', '0106', '0107'])
      expect([digits, reached.get(digits)]).toEqual([digits, ['arrived sms']])
    // Nobody knows: it is not repeated by itself.
    expect(reached.get('0103')).toEqual(['unknown sms'])
    expect(reached.get('0105')).toEqual(['sent sms'])
    // The demonstration accounts have no address: they find it in the app.
    const inApp = open.church.db.selectFrom('delivery').select('id').where('channel', '=', 'app')
    expect(end).toMatchObject({ state: 'sent', unknown: 1, failed: 0, waiting: 0 })
    expect((end?.people ?? 0) - (await inApp.execute()).length).toBe(100)
    expect(times.size + mails.length).toBe(100 - 1 + 2)
  })

  test('a call that a dying process began is unknown, and a person may send it again', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001'])
    const admin = await open.as('admin')
    const { id } = messageOf(await admin.write())
    await open.church.db
      .updateTable('delivery')
      .set({ state: 'sending', changed_at: open.church.clock.now.toISOString() })
      .execute()
    await open.church.db.updateTable('message').set({ state: 'sending' }).execute()

    await open.deliver()
    open.church.wait(hour)
    await open.deliver()
    const lost = await admin.read(id)
    const none = open.fake.book.length
    const { access } = await open.church.signIn('admin')
    const again = await open.church.post(`messages/${id}/again/`, {}, access)
    await open.deliver()

    expect(lost).toMatchObject({ state: 'sent', unknown: 1 })
    expect([none, again.status, open.fake.book.length]).toEqual([0, 200, 1])
  })

  test('a provider that cannot be reached loses nothing', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001'])
    const admin = await open.as('admin')
    const { id } = messageOf(await admin.write())
    const sms = { isFake: true, open: () => ({ send: async () => busy, lookUp: async () => undefined }) }
    const busy = { kind: 'busy', why: 'The provider was not reached.' } as const
    const job = startMessageJob({ ...open.delivering, sms, background: open.church.background })
    await open.church.background.ended(5_000)
    await job.stop()
    const waiting = await admin.read(id)

    open.church.wait(hour)
    await open.deliver()

    expect(waiting).toMatchObject({ state: 'sending', waiting: 1 })
    expect(open.fake.book).toHaveLength(1)
  })

  test('an outage of an afternoon loses nothing where there is no other way', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001'])
    const admin = await open.as('admin')
    const { id } = messageOf(await admin.write())
    const busy = { kind: 'busy', why: 'The provider was not reached.' } as const
    const sms = { isFake: true, open: () => ({ send: async () => busy, lookUp: async () => undefined }) }
    for (let at = 0; at < 20; at += 1) {
      await deliverDue({ ...open.delivering, sms })
      open.church.wait(hour / 4)
    }
    const waiting = await admin.read(id)

    open.church.wait(hour)
    await open.deliver()

    expect(waiting).toMatchObject({ state: 'sending', waiting: 1 })
    expect(open.fake.book).toHaveLength(1)
  })

  test('what has not gone out can be stopped', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001', '+233244000002'])
    const admin = await open.as('admin')
    const { id } = messageOf(await admin.write({ send_at: '2026-11-24T12:00' }))

    const stopped = await open.church.post(`messages/${id}/stop/`, { why: 'Postponed' }, admin.access)
    open.church.wait(48 * hour)
    await open.deliver()

    expect(stopped.body).toMatchObject({ state: 'stopped', left_out: 2, cost: 8 })
    expect(open.fake.book).toEqual([])
  })

  test('a report that nobody sent changes nothing, and one that is true counts once', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000105'])
    const admin = await open.as('admin')
    const { id } = messageOf(await admin.write())
    await open.deliver()
    const { reference } = await open.church.db
      .selectFrom('delivery')
      .select('reference')
      .executeTakeFirstOrThrow()
    const [text] = open.fake.book
    const hint = (smsId: string) =>
      open.church.get(`messages/report/${reference}/?sms_id=${smsId}&status=NOT_DELIVERED`)

    await hint('another')
    await hint(text?.id ?? '')
    await open.church.background.ended()
    const forged = await admin.read(id)

    expect(forged).toMatchObject({ sent: 1, failed: 0 })
  })
})

/** What became of each person, by the last digits of the telephone: `failed sms`, then the retry. */
async function statesOf(church: Church, message: number): Promise<Map<string, string[]>> {
  const rows = await church.db
    .selectFrom('delivery')
    .innerJoin('account', 'account.id', 'delivery.account_id')
    .select(['telephone', 'state', 'channel'])
    .where('message_id', '=', message)
    .orderBy('turn')
    .execute()
  const states = new Map<string, string[]>()
  for (const { telephone, state, channel } of rows) {
    const digits = telephone.slice(-4)
    states.set(digits, [...(states.get(digits) ?? []), `${state} ${channel}`])
  }
  return states
}

describe('attacks', () => {
  test('a placeholder in a name stays what it is, and an unknown one is refused', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001'])
    await open.church.db
      .updateTable('account')
      .set({ first_name: '{fellowship}\nSubject: $& <b>x</b>' })
      .where('username', '=', 'person0')
      .execute()
    const admin = await open.as('admin')

    const named = previewOf(await admin.preview({ text: 'Dear {first name}!', channel: 'email' }))
    const answers = []
    for (const text of [
      '{password_hash}',
      '{constructor}',
      '{__proto__}',
      '{first name}{}',
      'x'.repeat(5000),
    ])
      answers.push((await admin.write({ text })).status)

    expect(named.email_text).toMatch(/^Dear \{fellowship\} Subject: \$& <b>x<\/b>!/)
    expect(answers).toEqual([400, 400, 400, 400, 400])
  })

  test('a text message of more than six parts is refused', async () => {
    await using open = await openMessages()
    await onlyPeople(open.church, ['+233244000001'])
    const admin = await open.as('admin')

    const long = await admin.write({ text: 'a'.repeat(1500) })
    const mail = await admin.preview({ text: 'a'.repeat(1500), channel: 'email' })

    expect([long.status, long.body]).toEqual([400, { text: [expect.stringContaining('11 parts')] }])
    expect(mail.status).toBe(200)
  })

  test.each([
    'everybody; drop table message',
    'fellowship 0',
    'fellowship 99999999999999999999',
    'role nobody',
    'event -1',
    'account 1',
  ])('the audience “%s” is refused', async (audience) => {
    await using open = await openMessages()
    const admin = await open.as('admin')

    expect((await admin.write({ audience })).status).toBe(400)
  })
})
