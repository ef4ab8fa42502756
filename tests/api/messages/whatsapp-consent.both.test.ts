import { describe, expect, test } from 'vitest'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import type { MessageChoice } from '../../../src/lib/contract/messages/message-choice.ts'
import { sweepReceived } from '../../../src/server/messages/whatsapp/sweep.ts'
import { signatureOf } from '../../../src/server/platform/delivery/whatsapp/fake/server.ts'
import { confirmNumber } from '../../support/confirmed.ts'
import { rowsOf } from '../../support/message-people.ts'
import { inboxOf, onlyAgreed, openWhatsAppChurch, statusBody } from '../../support/whatsapp.ts'

/* Who may be written to by WhatsApp: yes, no, STOP and START, and the next way by the order that a member chose. */

const minute = 60 * 1000
const hour = 60 * 60 * 1000
const ama = '+233244000001'
const kofi = '+233244000002'
const esi = '+233244000201'
const idOf = ({ body }: { body: unknown }) => (body as MessageAnswer).id

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
