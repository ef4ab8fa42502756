import { describe, expect, test } from 'vitest'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import { fakeWhatsApp } from '../../../src/server/platform/delivery/whatsapp/fake/keys.ts'
import { signatureOf } from '../../../src/server/platform/delivery/whatsapp/fake/server.ts'
import { confirmNumber } from '../../support/confirmed.ts'
import { rowsOf } from '../../support/message-people.ts'
import { inboxOf, onlyAgreed, openWhatsAppChurch, statusBody } from '../../support/whatsapp.ts'

/* What WhatsApp tells: signatures, the handshake, deliveries, and what people write. */

const hour = 60 * 60 * 1000
const ama = '+233244000001'
const idOf = ({ body }: { body: unknown }) => (body as MessageAnswer).id

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
