import { describe, expect, test } from 'vitest'
import type { InboxAnswer, WholeConversationAnswer } from '../../../src/lib/contract/care/inbox.ts'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import type { MessageChoice } from '../../../src/lib/contract/messages/message-choice.ts'
import { sweepReceived } from '../../../src/server/messages/whatsapp/sweep.ts'
import { fakeWhatsApp } from '../../../src/server/platform/delivery/whatsapp/fake/keys.ts'
import { signatureOf } from '../../../src/server/platform/delivery/whatsapp/fake/server.ts'
import { confirmNumber } from '../../support/confirmed.ts'
import { rowsOf } from '../../support/message-people.ts'
import { onlyAgreed, openWhatsAppChurch } from '../../support/whatsapp.ts'

/* What WhatsApp tells: signatures, the handshake, what people write, STOP, the 24 hours, and the next way by the order that a member chose. */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const ama = '+233244000001'
const kofi = '+233244000002'
const esi = '+233244000201'
const idOf = ({ body }: { body: unknown }) => (body as MessageAnswer).id

type Open = Awaited<ReturnType<typeof openWhatsAppChurch>>

/** The inbox of the office. */
async function inboxOf({ church }: Open) {
  const access = async () => (await church.signIn('admin')).access
  const list = async () =>
    ((await church.get('inbox/?view=open', await access())).body as InboxAnswer).results
  return {
    list,
    newest: async () => {
      const [row] = await list()
      return (await church.get(`inbox/${row?.id}/`, await access())).body as WholeConversationAnswer
    },
    answer: async (id: number, body: object) =>
      church.post(`inbox/${id}/answers/`, { text: 'We do.', way: 'send', ...body }, await access()),
  }
}

const statusBody = (status: string, id: string, others: object = {}) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: fakeWhatsApp.accountId,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { phone_number_id: fakeWhatsApp.numberId },
              statuses: [{ id, status, timestamp: '1795435200', recipient_id: ama.slice(1), ...others }],
            },
          },
        ],
      },
    ],
  })

describe('the webhook', () => {
  test('the handshake is answered with its challenge, to who knows the word alone', async () => {
    await using open = await openWhatsAppChurch()
    const ask = async (word: string, mode = 'subscribe', challenge = '1158201444') => {
      const query = new URLSearchParams({
        'hub.mode': mode,
        'hub.verify_token': word,
        'hub.challenge': challenge,
      })
      const answer = await open.church.api.request(`/backend/api/messages/whatsapp/?${query}`)
      return [answer.status, (await answer.text()).slice(0, 30)]
    }

    expect(await ask(fakeWhatsApp.verifyToken)).toEqual([200, '1158201444'])
    expect((await ask('another word of sixteen letters'))[0]).toBe(403)
    expect((await ask(fakeWhatsApp.verifyToken, 'unsubscribe'))[0]).toBe(403)
    expect((await ask(fakeWhatsApp.verifyToken, 'subscribe', '<script>'))[0]).toBe(403)
  })

  test('what is forged changes nothing: no signature, another secret, another body, another number', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    const admin = await open.as('admin')
    await admin.refresh()
    const id = idOf(await admin.write())
    await open.deliver()
    const sent = open.fake.book[0]
    const body = statusBody('read', sent?.id ?? '')

    const answers = [
      await open.tell(body, ''),
      await open.tell(body, 'sha256='),
      await open.tell(body, signatureOf(body, 'another-secret-of-theirs')),
      await open.tell(body, signatureOf(`${body} `)),
      await open.tell(body, signatureOf(body).slice(0, -2)),
      await open.tell('no json', signatureOf('no json')),
    ]
    const other = body.replace(fakeWhatsApp.numberId, '999888777666')
    const elsewhere = await open.tell(other, signatureOf(other))

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 400])
    expect(elsewhere.status).toBe(200)
    expect(await rowsOf(open.church, id)).toMatchObject([{ state: 'sent' }])
  })

  test('told again and out of order, each counts once', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    const admin = await open.as('admin')
    await admin.refresh()
    const id = idOf(await admin.write())
    await open.deliver()
    const sent = open.fake.book[0]?.id ?? ''
    const states: (string | undefined)[] = []
    const tell = async (status: string, others: object = {}) => {
      const body = statusBody(status, sent, others)
      expect((await open.tell(body, signatureOf(body))).status).toBe(200)
      const [row] = await rowsOf(open.church, id)
      states.push(`${row?.state}: ${row?.why}`)
    }

    await tell('read', { pricing: { billable: false, type: 'free_entry_point', category: 'marketing' } })
    await tell('read')
    await tell('delivered')
    await tell('sent')
    await tell('failed', { errors: [{ code: 131_026 }] })
    const unknown = statusBody('read', 'wamid.of-another')

    expect(states).toEqual(states.map(() => 'arrived: Read in WhatsApp.'))
    expect((await open.tell(unknown, signatureOf(unknown))).status).toBe(200)
    // What the service does not charge costs nothing.
    expect(await open.church.db.selectFrom('delivery').select('cost').execute()).toEqual([{ cost: 0 }])
  })

  test('what a person writes comes into the inbox once, however often it is told, and to two processes at once', async () => {
    await using open = await openWhatsAppChurch()
    const [account = 0] = await onlyAgreed(open, [ama])
    await confirmNumber(open.church, account, ama)
    const inbox = await inboxOf(open)
    open.fake.writeBack({ from: ama, text: 'Is there a service on Friday?', id: 'wamid.once' })
    const [body = ''] = open.fake.told.splice(0)

    await Promise.all([open.tell(body), open.tell(body), open.tell(body)])
    await open.tell(body)
    const conversation = await inbox.newest()

    expect(await inbox.list()).toHaveLength(1)
    expect(conversation).toMatchObject({
      name: 'Ama0 Mensah',
      by_whatsapp: true,
      of_member: true,
      way: 'whatsapp',
      whatsapp: { window_until: '2026-11-24T12:00:00.000Z', is_stopped: false },
    })
    expect(conversation.entries).toMatchObject([{ kind: 'written', text: 'Is there a service on Friday?' }])
  })

  test('of a number that nobody has nothing is kept but a line of the log without the number', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    const inbox = await inboxOf(open)

    await open.writes('+233209999123', 'Who is this?')
    await open.writes('+233209999123', 'hidden', { isHidden: true, userId: 'GH.13491208655302741918' })

    expect(await inbox.list()).toEqual([])
    expect(await open.church.db.selectFrom('whatsapp_contact').selectAll().execute()).toEqual([])
    const lines = await open.church.db
      .selectFrom('log_entry')
      .select(['action', 'detail'])
      .where('action', 'like', 'WhatsApp%')
      .execute()
    expect(lines).toEqual([
      { action: 'WhatsApp of an unknown number dropped', detail: 'the number ends with 9123' },
      { action: 'WhatsApp of an unknown number dropped', detail: 'the number ends with 1918' },
    ])
  })

  test('who hides the number behind a user name is known again by the id that came with it before', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    const inbox = await inboxOf(open)

    await open.writes(ama, 'Good morning', { userId: 'GH.1' })
    await open.pass(hour)
    await open.writes(ama, 'It is me again', { userId: 'GH.1', isHidden: true })

    expect((await inbox.newest()).entries.map(({ text }) => text)).toEqual(['Good morning', 'It is me again'])
    expect((await inbox.newest()).whatsapp?.window_until).toBe('2026-11-24T13:00:00.000Z')
  })

  test('a picture is named, a button is its words, and a reaction is nothing', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    const inbox = await inboxOf(open)

    await open.writes(ama, 'Our new roof', { type: 'image' })
    await open.writes(ama, '', { type: 'audio' })
    await open.writes(ama, '', { type: 'reaction' })

    expect((await inbox.newest()).entries.map(({ text }) => text)).toEqual([
      '[A picture. Ask for it in words, or by e-mail.]\nOur new roof',
      '[A voice message. Ask for it in words, or by e-mail.]',
    ])
  })
})

describe('the answer', () => {
  test('free words go for 24 hours, by WhatsApp and in quiet hours, too; afterwards a template goes', async () => {
    await using open = await openWhatsAppChurch()
    const [account = 0] = await onlyAgreed(open, [ama])
    await confirmNumber(open.church, account, ama)
    const admin = await open.as('admin')
    await admin.refresh()
    const inbox = await inboxOf(open)
    await open.pass(11 * hour)
    await open.writes(ama, 'Is there a service tonight?')
    const { id, version } = await inbox.newest()

    const free = await inbox.answer(id, { text: 'At nine.', version })
    await open.deliver()
    await open.pass(minute)
    const answered = await inbox.newest()
    await open.pass(24 * hour)
    const late = await inbox.answer(id, { text: 'And on Friday.' })
    const byTemplate = await inbox.answer(id, {
      text: '-',
      template: 'message_of_church',
      template_values: ['We also meet\non Friday.'],
    })
    await open.deliver()
    await open.pass(minute)
    const last = await inbox.newest()

    expect(free.status).toBe(201)
    expect(answered.entries.at(-1)).toMatchObject({
      kind: 'answered',
      text: 'At nine.',
      channel: 'whatsapp',
      delivery: 'arrived',
    })
    expect([late.status, Object.keys(late.body as object)]).toEqual([400, ['template']])
    expect(byTemplate.status).toBe(201)
    expect(last.whatsapp?.window_until).toBeNull()
    expect(last.entries.at(-1)?.text).toContain('A message of your church: We also meet on Friday.')
    expect(open.fake.book.map(({ template, text }) => [template, text.slice(0, 30)])).toEqual([
      ['', 'At nine.'],
      ['message_of_church', 'A message of your church: We a'],
    ])
    const costs = await open.church.db.selectFrom('delivery').select('cost').orderBy('id').execute()
    expect(costs).toEqual([{ cost: 5 }, { cost: 5 }])
  })

  test('an answer whose 24 hours end before it goes takes the next way of the member', async () => {
    await using open = await openWhatsAppChurch()
    const [account = 0] = await onlyAgreed(open, [ama])
    await confirmNumber(open.church, account, ama)
    const inbox = await inboxOf(open)
    await open.writes(ama, 'When?')
    const { id } = await inbox.newest()
    await open.pass(23 * hour)

    await inbox.answer(id, { text: 'At nine.' })
    await open.pass(2 * hour)
    await open.deliver()

    const message = await open.church.db.selectFrom('message').select('id').executeTakeFirstOrThrow()
    expect(await rowsOf(open.church, message.id)).toMatchObject([
      { turn: 1, channel: 'whatsapp', state: 'failed', why: expect.stringContaining('24 hours') },
      { turn: 2, channel: 'email', state: 'sent' },
    ])
    expect(open.church.letters.at(-1)?.text).toContain('At nine.')
  })

  test('a number that several share is a conversation of its own, and is answered there', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama, ama])
    const inbox = await inboxOf(open)
    await open.writes(ama, 'Good morning')
    const conversation = await inbox.newest()

    const { status } = await inbox.answer(conversation.id, { text: 'Good morning to you.' })
    await open.deliver()

    expect(conversation).toMatchObject({ name: 'Ama0 Mensah, Ama1 Mensah', of_member: false, telephone: ama })
    expect(status).toBe(201)
    expect(open.fake.book).toMatchObject([{ to: ama, text: 'Good morning to you.', template: '' }])
  })

  test('the contact form and WhatsApp are two conversations, and a leader sees neither', async () => {
    await using open = await openWhatsAppChurch()
    const [account = 0] = await onlyAgreed(open, [ama])
    await confirmNumber(open.church, account, ama)
    const inbox = await inboxOf(open)

    await open.writes(ama, 'By WhatsApp')
    const name = 'Ama Mensah'
    const form = {
      name,
      email: 'ama@example.com',
      phone: '0244123456',
      subject: 'Hello',
      message: 'By the form',
    }
    const sent = await open.church.post('members/contacts/', form)
    await open.pass(minute)
    await open.writes(ama, 'By WhatsApp again')
    const leader = (await open.church.signIn('leader')).access

    expect(sent.status).toBe(201)
    const rows = await inbox.list()
    expect(rows.map(({ by_whatsapp }) => by_whatsapp)).toEqual([true, false])
    expect((await inbox.newest()).entries.map(({ text }) => text)).toEqual([
      'By WhatsApp',
      'By WhatsApp again',
    ])
    expect((await open.church.get('inbox/?view=open', leader)).body).toMatchObject({ results: [] })
  })
})

describe('consent', () => {
  test('nobody gets a message without a yes of their own, which has its date and its source', async () => {
    await using open = await openWhatsAppChurch()
    const [, second = 0] = await onlyAgreed(open, [ama, kofi])
    await open.church.db.deleteFrom('whatsapp_consent').where('account_id', '=', second).execute()
    const admin = await open.as('admin')
    await admin.refresh()

    const preview = await admin.preview()
    await admin.write()
    await open.deliver()
    const own = await open.church.signIn('member')
    await open.church.db
      .updateTable('account')
      .set({ telephone: kofi })
      .where('username', '=', 'member')
      .execute()
    const before = (await open.church.get('users/me/messages/', own.access)).body as MessageChoice
    const wish = { first_channel: 'whatsapp', next_channels: ['sms', 'email'], unwanted: [] }
    const yes = await open.church.put('users/me/messages/', { ...wish, whatsapp_given: true }, own.access)

    expect(preview).toMatchObject({ whatsapps: 1, reach_whatsapp: 1 })
    expect(preview.refused).toBeGreaterThan(0)
    expect(open.fake.book.map(({ to }) => to)).toEqual([ama])
    expect(before.whatsapp).toEqual({
      telephone: kofi,
      given: null,
      decided_at: null,
      how: '',
      stopped_at: null,
    })
    expect(yes.body).toMatchObject({
      ...wish,
      whatsapp: { given: true, decided_at: '2026-11-23T12:00:00.000Z', how: 'own settings' },
    })
    expect(await admin.preview()).toMatchObject({ whatsapps: 2 })
  })

  test('without a telephone, or after STOP, no yes is taken in the settings', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [kofi])
    const { access } = await open.church.signIn('member')
    const wish = { first_channel: 'email', unwanted: [], whatsapp_given: true }

    const without = await open.church.put('users/me/messages/', wish, access)
    await open.church.db
      .updateTable('account')
      .set({ telephone: ama })
      .where('username', '=', 'member')
      .execute()
    await open.writes(ama, 'STOP')
    const stopped = await open.church.put('users/me/messages/', wish, access)

    expect([without.status, stopped.status]).toEqual([409, 409])
    expect(stopped.body).toMatchObject({ detail: expect.stringContaining('Write START') })
  })

  test.each(['STOP', 'Stop.', ' stop ', 'Arrêt', 'Gyae!', 'dzudzɔ', 'UNSUBSCRIBE'])(
    '“%s” ends it at once, is answered, and is no conversation',
    async (word) => {
      await using open = await openWhatsAppChurch()
      const [account = 0] = await onlyAgreed(open, [ama])
      await confirmNumber(open.church, account, ama)
      const admin = await open.as('admin')
      await admin.refresh()
      const waiting = idOf(await admin.write())
      const inbox = await inboxOf(open)

      await open.writes(ama, word)
      await open.deliver()
      const later = await admin.write({ subject: 'Another' })

      expect(await rowsOf(open.church, waiting)).toMatchObject([
        { state: 'left out', why: 'This person has said no.' },
      ])
      expect(later.status).toBe(409)
      expect(open.fake.book.map(({ template, text }) => [template, text])).toEqual([
        ['', 'You get no more messages of the church by WhatsApp. Write START to get them again.'],
      ])
      expect(await inbox.list()).toEqual([])
      const consents = await open.church.db.selectFrom('whatsapp_consent').selectAll().execute()
      expect(consents).toMatchObject([
        { given: 0, how: 'STOP by WhatsApp', decided_at: '2026-11-23T12:00:00.000Z' },
      ])
    },
  )

  test('a sentence with stop in it is a message, and START takes a STOP back', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    const admin = await open.as('admin')
    await admin.refresh()
    const inbox = await inboxOf(open)

    await open.writes(ama, 'Does the bus stop at the church?')
    await open.writes(ama, 'STOP')
    await open.deliver()
    await open.pass(minute)
    await open.writes(ama, 'start')
    await open.deliver()
    const again = await admin.preview()

    expect((await inbox.newest()).entries).toHaveLength(1)
    expect(again.whatsapps).toBe(1)
    expect(open.fake.book.map(({ text }) => text.slice(0, 40))).toEqual([
      'You get no more messages of the church b',
      'You get messages of the church by WhatsA',
    ])
  })

  test('a STOP that comes after a later START changes nothing, and neither a START after a later STOP', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama, kofi])
    const admin = await open.as('admin')
    await admin.refresh()
    open.fake.writeBack({ from: ama, text: 'STOP' })
    open.fake.writeBack({ from: kofi, text: 'START' })
    open.fake.advance(minute)
    open.church.wait(minute)
    open.fake.writeBack({ from: ama, text: 'START' })
    open.fake.writeBack({ from: kofi, text: 'STOP' })
    const told = open.fake.told.splice(0)

    for (const body of [...told].reverse()) await open.tell(body)

    expect(await admin.preview()).toMatchObject({ whatsapps: 1, person: 'Ama0 Mensah' })
  })

  test('after a STOP no template answers, and free words answer what was written since', async () => {
    await using open = await openWhatsAppChurch()
    const [account = 0] = await onlyAgreed(open, [ama])
    await confirmNumber(open.church, account, ama)
    const admin = await open.as('admin')
    await admin.refresh()
    const inbox = await inboxOf(open)
    await open.writes(ama, 'STOP')
    await open.writes(ama, 'When is the funeral?')
    const { id, whatsapp } = await inbox.newest()
    const template = { template: 'message_of_church', template_values: ['x'] }

    const byTemplate = await inbox.answer(id, template)
    const free = await inbox.answer(id, { text: 'On Saturday.' })
    await open.deliver()

    expect(whatsapp?.is_stopped).toBe(true)
    expect([byTemplate.status, free.status]).toEqual([409, 201])
    expect(open.fake.book.at(-1)?.text).toBe('On Saturday.')
  })

  test('a stop in WhatsApp’s own settings counts, too', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    const admin = await open.as('admin')
    await admin.refresh()
    const body = statusBody('read', '-').replace(
      /"statuses":\[.*?\]/,
      `"user_preferences":[{"wa_id":"${ama.slice(1)}","value":"stop","category":"marketing_messages","timestamp":"1795435200"}]`,
    )

    await open.tell(body, signatureOf(body))

    expect(await admin.preview()).toMatchObject({ whatsapps: 0 })
  })
})

describe('the register', () => {
  test('the office notes a yes with date and source, which a merge keeps; after STOP it cannot', async () => {
    await using open = await openWhatsAppChurch()
    const { church } = open
    const [account = 0] = await onlyAgreed(open, [ama])
    await church.db.deleteFrom('account').where('id', '=', account).execute()
    const admin = await open.as('admin')
    await admin.refresh()
    const office = { created_at: '2026-11-20T10:00:00Z', changed_at: '2026-11-20T10:00:00Z' }
    const added = await church.db
      .insertInto('person')
      .values([
        { ...office, first_name: 'Abla', last_name: 'Zormelo', telephone: kofi },
        { ...office, first_name: 'Abla', last_name: 'Zormelo', telephone: '' },
      ])
      .returning('id')
      .execute()
    const [one, other] = added.toSorted((first, last) => first.id - last.id)
    const purpose = { purpose: 'church', given: true }
    await church.put(`people/${one?.id}/consents/`, purpose, admin.access)
    const decide = (given: boolean | null) =>
      church.put(`people/${one?.id}/whatsapp/`, { given }, admin.access)

    const before = await admin.preview()
    const yes = await decide(true)
    const after = await admin.preview()
    await church.db
      .updateTable('person')
      .set({ merged_into: one?.id ?? 0 })
      .where('id', '=', other?.id ?? 0)
      .execute()
    await church.db
      .updateTable('whatsapp_consent')
      .set({ person_id: other?.id ?? 0 })
      .where('person_id', '=', one?.id ?? 0)
      .execute()
    const merged = await admin.preview()
    await open.pass(minute)
    await open.writes(kofi, 'Stop')
    const again = await decide(true)
    const shown = await church.get(`people/${one?.id}/`, (await open.as('admin')).access)
    const leader = (await church.signIn('leader')).access

    expect([before.whatsapps, after.whatsapps, merged.whatsapps]).toEqual([0, 1, 1])
    expect(yes.body).toMatchObject({
      whatsapp: {
        given: true,
        decided_at: '2026-11-23T12:00:00.000Z',
        how: 'told the office',
        stopped_at: null,
      },
    })
    expect(again.status).toBe(409)
    expect(shown.body).toMatchObject({
      whatsapp: { given: false, how: 'STOP by WhatsApp', stopped_at: '2026-11-23T12:01:00.000Z' },
    })
    expect((await church.put(`people/${one?.id}/whatsapp/`, { given: true }, leader)).status).toBe(403)
  })

  test('what was told long ago is forgotten, and when a number wrote as long after as messages are kept', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    await open.writes(ama, 'Good morning')
    const rows = async () => [
      (await open.church.db.selectFrom('whatsapp_received').selectAll().execute()).length,
      (await open.church.db.selectFrom('whatsapp_contact').selectAll().execute()).length,
    ]
    const { now } = open.church.clock
    const later = (days: number) => new Date(now.getTime() + days * 24 * hour)

    await sweepReceived(open.church.db, later(29))
    const soon = await rows()
    await sweepReceived(open.church.db, later(31))
    const after = await rows()
    await sweepReceived(open.church.db, later(1096))

    expect([soon, after, await rows()]).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ])
  })
})

describe('the next way', () => {
  test.each([
    ['text message before e-mail', ['sms', 'email'], 'sms'],
    ['e-mail before text message', ['email', 'sms'], 'email'],
  ] as const)('where WhatsApp fails it goes by the order that the member chose: %s', async (_, next, way) => {
    await using open = await openWhatsAppChurch()
    const [account = 0] = await onlyAgreed(open, [esi])
    await open.church.db
      .insertInto('message_choice')
      .values({
        account_id: account,
        first_channel: 'whatsapp',
        next_channels: JSON.stringify(next),
        unwanted: '[]',
      })
      .execute()
    const admin = await open.as('admin')
    await admin.refresh()

    const id = idOf(await admin.write({ channel: 'first choice' }))
    await open.deliver()
    await open.pass(minute)
    await open.deliver()

    expect(await rowsOf(open.church, id, account)).toMatchObject([
      { turn: 1, channel: 'whatsapp', state: 'failed' },
      { turn: 2, channel: way, state: 'sent' },
    ])
  })

  test('a message without a template of its own goes by the church’s general one, in the person’s words', async () => {
    await using open = await openWhatsAppChurch()
    const [account = 0] = await onlyAgreed(open, [ama])
    await open.church.db
      .insertInto('message_choice')
      .values({ account_id: account, first_channel: 'whatsapp', unwanted: '[]' })
      .execute()
    const admin = await open.as('admin')
    await admin.refresh()
    const words = {
      channel: 'first choice' as const,
      template: '',
      template_values: [],
      text: 'Dear {first name},\ncome.',
    }

    const without = await admin.preview(words)
    const { access } = await open.church.signIn('admin')
    const { body } = await open.church.get('admin/settings/', access)
    await open.church.send('admin/settings/', {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${access}`,
        'Content-Type': 'application/json',
        'If-Match': `"${(body as { version: number }).version}"`,
      },
      body: JSON.stringify({ whatsapp_template: 'message_of_church' }),
    })
    const withIt = await admin.preview(words)
    await admin.write(words)
    await open.deliver()

    expect(without).toMatchObject({ whatsapps: 0 })
    expect(withIt).toMatchObject({
      whatsapps: 1,
      whatsapp_costs: [{ category: 'UTILITY', people: 1, cost: 5 }],
    })
    expect(open.fake.book[0]?.text).toBe(
      'A message of your church: Dear Ama0, come. Write back here to answer.',
    )
  })

  test('what arrives after it had failed stops the next way, as long as that waits', async () => {
    await using open = await openWhatsAppChurch()
    const [account = 0] = await onlyAgreed(open, ['+233244000214'])
    await open.church.db
      .insertInto('message_choice')
      .values({ account_id: account, first_channel: 'whatsapp', next_channels: '["sms"]', unwanted: '[]' })
      .execute()
    const admin = await open.as('admin')
    await admin.refresh()

    const id = idOf(await admin.write({ channel: 'first choice' }))
    await open.deliver()
    await open.pass(minute)
    await open.deliver()

    expect(await rowsOf(open.church, id, account)).toMatchObject([
      { turn: 1, channel: 'whatsapp', state: 'arrived' },
      { turn: 2, channel: 'sms', state: 'left out', why: 'It arrived by WhatsApp after all.' },
    ])
    expect(open.texts.book).toEqual([])
  })

  test('a template that is paused meanwhile is read again when the service tells it, and the message fails with why', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, [ama])
    const admin = await open.as('admin')
    await admin.refresh()
    const id = idOf(await admin.write())

    open.fake.changeTemplate({ name: 'church_news', status: 'PAUSED' })
    open.fake.changeTemplate({ name: 'church_news', language: 'fr', status: 'PAUSED' })
    await open.tellAll()
    await open.deliver()

    expect(await rowsOf(open.church, id)).toMatchObject([
      { state: 'failed', why: 'WhatsApp has not approved the template of this message.' },
    ])
  })
})
