import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'
import { openMessages } from '../../support/messages.ts'

/* A church whose server has no mail server: nothing offers an e-mail, and what would go by one takes another way (docs/decisions/messages.md#waiting-e-mails). */

test('staff are offered no e-mail where none can be sent, and one that is asked for is refused', async () => {
  await using open = await openMessages({ mails: false })
  const { access } = await open.church.signIn('admin')
  const message = {
    audience: 'everybody',
    purpose: 'church',
    channel: 'email',
    subject: 'Harvest',
    text: 'Come.',
    send_at: '',
  }

  const { body } = await open.church.get('messages/audiences/', access)
  const refused = await open.church.post('messages/', message, access)
  const preview = await open.church.post('messages/preview/', { ...message, channel: 'first choice' }, access)

  expect(body).toMatchObject({ has_email: false, has_sms: true })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ channel: [expect.stringContaining('sends no e-mails')] })
  expect(preview.body).toMatchObject({ emails: 0, reach_email: 0 })
})

test('with a mail server staff are offered e-mails', async () => {
  await using open = await openMessages()
  const { access } = await open.church.signIn('admin')

  expect((await open.church.get('messages/audiences/', access)).body).toMatchObject({ has_email: true })
})

test('staff are not offered to answer by e-mail a visitor who left nothing else to write to', async () => {
  const ways = []
  for (const mails of [true, false]) {
    await using church = await openChurch({ mails })
    const words = { subject: 'A wedding in March', message: 'Is the chapel free?' }
    const left = { name: 'Kofi Owusu', email: 'kofi@example.com', phone: '(024) 412-3456' }
    await church.post('members/contacts/', { ...words, ...left })
    const { access } = await church.signIn('admin')
    const { body } = await church.get('inbox/?view=open', access)
    const row = (body as { results: { id: number; subject: string }[] }).results.find(
      ({ subject }) => subject === words.subject,
    )

    const { body: conversation } = await church.get(`inbox/${row?.id}/`, access)

    ways.push(Reflect.get(Object(conversation), 'way'))
  }

  expect(ways).toEqual(['email', ''])
})

test('an admin reads on the overview what is switched off on this server', async () => {
  await using church = await openChurch({ mails: false })
  const { access } = await church.signIn('admin')

  const { body } = await church.get('admin/needs/', access)

  expect(body).toMatchObject({ off: ['email', 'text messages', 'payments', 'notifications'] })
})
