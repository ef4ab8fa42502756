import { describe, expect, test } from 'vitest'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import { whatsAppBehaviours } from '../../../src/server/platform/delivery/whatsapp/fake/behaviours.ts'
import { rowsOf } from '../../support/message-people.ts'
import { onlyAgreed, openWhatsAppChurch } from '../../support/whatsapp.ts'

/* Messages by WhatsApp: templates, cost, what becomes of each, and the next way. */

const second = 1000
const minute = 60 * second
const idOf = ({ body }: { body: unknown }) => (body as MessageAnswer).id

describe('before it goes', () => {
  test('the templates are read from the service, with their languages and whether they are approved', async () => {
    await using open = await openWhatsAppChurch()
    const admin = await open.as('admin')

    const before = await open.church.get('messages/templates/', admin.access)
    const { body } = await admin.refresh()

    expect(before.body).toMatchObject({ templates: [], read_at: null })
    expect(body).toMatchObject({ problem: '', is_test: false, read_at: '2026-11-23T12:00:00.000Z' })
    const { templates } = body as {
      templates: { name: string; language: string; status: string; lacks: string }[]
    }
    expect(templates.map(({ name, language, status }) => `${name} ${language} ${status}`)).toEqual([
      'church_news en APPROVED',
      'church_news fr APPROVED',
      'event_reminder en_GB APPROVED',
      'harvest_picture en APPROVED',
      'message_of_church en APPROVED',
      'new_words en PENDING',
      'paused_words en PAUSED',
      'rejected_words en REJECTED',
    ])
    expect(templates.filter(({ lacks }) => lacks).map(({ name }) => name)).toEqual(['harvest_picture'])
    expect((await open.church.get('messages/templates/', (await open.as('member')).access)).status).toBe(403)
  })

  test('staff sees who gets it, the words with the person’s name, and the cost by category', async () => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, ['+233244000001', '+233244000002', ''])
    const admin = await open.as('admin')
    await admin.refresh()

    const news = await admin.preview()
    const reminder = await admin.preview({
      template: 'event_reminder',
      template_values: ['{first name}', 'the harvest', '9:00'],
    })

    expect(news).toMatchObject({
      whatsapps: 2,
      texts: 0,
      reach_whatsapp: 2,
      cost: 50,
      left_this_month: 12_000,
    })
    expect(news.whatsapp_costs).toEqual([{ category: 'MARKETING', people: 2, cost: 50 }])
    expect(news.whatsapp_text).toBe(
      'Dear Ama0, news of your church: harvest is on Sunday. God bless you.\n\nReply STOP to end these messages.',
    )
    expect(reminder.whatsapp_costs).toEqual([{ category: 'UTILITY', people: 2, cost: 10 }])
    expect(reminder.whatsapp_text).toContain('Hello Ama0, the harvest begins at 9:00.')
  })

  test.each([
    ['not approved yet', { template: 'new_words', template_values: ['Ama'] }, 'template'],
    ['paused', { template: 'paused_words', template_values: ['Ama'] }, 'template'],
    ['with a picture', { template: 'harvest_picture', template_values: ['Ama'] }, 'template'],
    ['unknown', { template: 'no_such', template_values: ['Ama'] }, 'template'],
    ['without words for a variable', { template_values: ['Ama'] }, 'template'],
    ['too long', { template_values: ['Ama', 'x'.repeat(1000)] }, 'template_values'],
    ['with a placeholder that nobody fills', { template_values: ['{name}', 'x'] }, 'template_values'],
    ['no template at all', { template: '', template_values: [] }, 'template'],
  ])('a template that is %s is refused, and nothing goes', async (_, changes, field) => {
    await using open = await openWhatsAppChurch()
    await onlyAgreed(open, ['+233244000001'])
    const admin = await open.as('admin')
    await admin.refresh()

    const refused = await admin.write(changes)
    await open.deliver()

    expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, [field]])
    expect(open.fake.book).toEqual([])
  })

  test('without a key nothing of it is offered or taken', async () => {
    await using open = await openWhatsAppChurch()
    const { church } = open
    const admin = await open.as('admin')
    await onlyAgreed(open, ['+233244000001'])
    await admin.refresh()
    Reflect.deleteProperty(open.delivering, 'whatsapp')
    await using bare = await (await import('../../support/church.ts')).openChurch()
    const { access } = await bare.signIn('admin')

    const audiences = await bare.get('messages/audiences/', access)
    const answers = [
      await bare.get('messages/templates/', access),
      await bare.post('messages/templates/refresh/', {}, access),
      await bare.get('messages/whatsapp/?hub.mode=subscribe'),
      await bare.post('messages/whatsapp/', {}),
    ]
    const id = idOf(await admin.write())
    await open.deliver()

    expect(audiences.body).toMatchObject({ has_whatsapp: false, templates: [] })
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await bare.get('users/me/messages/', access)).body).toMatchObject({ whatsapp: null })
    expect(await rowsOf(church, id)).toMatchObject([
      { state: 'failed', why: 'The church does not write by WhatsApp now.' },
    ])
  })
})

describe('what becomes of it', () => {
  test('each person gets it once, whatever the service does, and each failure has its sentence', async () => {
    await using open = await openWhatsAppChurch()
    const ends = Object.keys(whatsAppBehaviours).filter((digits) => digits !== '0202')
    await onlyAgreed(
      open,
      [...ends, '5000'].map((digits) => `+23324400${digits}`),
    )
    const admin = await open.as('admin')
    await admin.refresh()

    const id = idOf(await admin.write())
    await Promise.all([open.deliver(), open.deliver()])
    for (let time = 0; time < 30; time += 1) {
      await open.pass(5 * minute)
      await open.deliver()
    }
    const rows = await open.church.db
      .selectFrom('delivery')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['telephone', 'state', 'why', 'cost', 'delivery.read_at'])
      .where('message_id', '=', id)
      .execute()
    const of = (digits: string) => rows.find(({ telephone }) => telephone.endsWith(digits))
    const counts = new Map<string, number>()
    for (const { to } of open.fake.book) counts.set(to, (counts.get(to) ?? 0) + 1)

    expect([...counts.values()].every((count) => count === 1)).toBe(true)
    expect(of('5000')).toMatchObject({ state: 'arrived', why: 'Read in WhatsApp.', cost: 25 })
    expect(of('0201')).toMatchObject({
      state: 'failed',
      why: 'This number has no WhatsApp, or cannot take the message.',
      cost: 0,
    })
    // A lost answer is settled by what the service tells of our reference.
    for (const digits of ['0204', '0206', '0207', '0208', '0209', '0211', '0215'])
      expect([digits, of(digits)?.state, of(digits)?.why]).toEqual([digits, 'arrived', 'Read in WhatsApp.'])
    expect(of('0205')).toMatchObject({ state: 'sent', why: '' })
    expect(of('0212')).toMatchObject({ state: 'arrived', why: 'It is on the telephone.', read_at: null })
    expect(of('0213')).toMatchObject({ state: 'arrived', why: 'It is on the telephone.' })
    expect(of('0214')).toMatchObject({ state: 'arrived', why: 'It is on the telephone.', cost: 25 })
    const failed = [
      ['0203', 'WhatsApp could not take it just now.'],
      ['0210', 'The church’s account with WhatsApp has a problem with its payment.'],
      ['0216', 'WhatsApp did not deliver it: the person gets many such messages already.'],
      ['0217', 'The person has stopped such messages in WhatsApp.'],
      ['0218', 'WhatsApp does not deliver such messages to this person for now.'],
      ['0219', 'WhatsApp does not take the church’s token any more.'],
      ['0220', 'WhatsApp has locked the church’s account.'],
      ['0221', 'A test number writes only to the numbers that are listed with WhatsApp.'],
      ['0222', 'WhatsApp holds the church’s messages back, since too many people blocked them.'],
      ['0223', 'WhatsApp has blocked the church’s account for a while.'],
      ['0224', 'The church’s number is not registered with WhatsApp.'],
      ['0225', 'This number has no WhatsApp, or cannot take the message.'],
    ]
    for (const [digits = '', why] of failed)
      if (digits === '0203') expect([digits, of(digits)?.why]).toEqual([digits, why])
      else expect([digits, of(digits)?.state, of(digits)?.why]).toEqual([digits, 'failed', why])
  })
})
