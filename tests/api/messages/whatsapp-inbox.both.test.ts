import { describe, expect, test } from 'vitest'
import { confirmNumber } from '../../support/confirmed.ts'
import { rowsOf } from '../../support/message-people.ts'
import { inboxOf, onlyAgreed, openWhatsAppChurch } from '../../support/whatsapp.ts'

/* Answers to who wrote by WhatsApp: free words within 24 hours, afterwards a template. */

const minute = 60 * 1000
const hour = 60 * 60 * 1000
const ama = '+233244000001'

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
