import { describe, expect, test } from 'vitest'
import { sendAutomatic } from '../../../src/server/app/automatic-messages/run.ts'
import { likes, onlyPeople, switchOn } from '../../support/message-people.ts'
import { openMessages } from '../../support/messages.ts'

/* What becomes of the message of an announcement when the announcement changes before it has gone. */

const site = 'https://church.example'

describe('an announcement as a message', () => {
  const words = { title: 'Harvest', content: 'We begin at nine.', as_message: true }
  async function openAnnouncement(at: string) {
    const open = await openMessages()
    const { church } = open
    const ids = await onlyPeople(church, ['+233244000001', '+233244000002'])
    await likes(church, ids.slice(0, 1), 'sms')
    await likes(church, ids.slice(1), 'email')
    await switchOn(church, 'announcement')
    church.clock.now = new Date(at)
    church.letters.length = 0
    const call = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
      church.call(method, path, body, (await church.signIn('admin')).access)
    const write = async () => {
      const { body } = await call('POST', 'announcements/', words)
      return body as { id: number; version: number }
    }
    const change = (id: number, body: object) => call('PUT', `announcements/${id}/`, body)
    const letters = () => church.letters.filter(({ to }) => to === 'person1@example.com')
    return { open, church, call, write, change, letters }
  }

  test('goes with the words to which it was changed while it waited', async () => {
    // A Saturday night: everything waits until Sunday, and text messages until Monday.
    const { open, church, write, change, letters } = await openAnnouncement('2026-11-28T22:30:00Z')
    await using _ = open
    const { id, version } = await write()
    await open.deliver()
    const changed = await change(id, { title: 'Harvest', content: 'We begin at eight.', version })
    church.clock.now = new Date('2026-11-30T08:30:00Z')
    await open.deliver()

    expect(changed.status).toBe(200)
    expect(letters()).toMatchObject([{ text: expect.stringContaining('eight') }])
    expect(open.fake.book).toMatchObject([{ text: expect.stringContaining('eight') }])
  })

  test('that is changed after a part has got it goes changed to the others alone', async () => {
    // A Sunday: e-mails go, and text messages wait.
    const { open, church, write, change, letters } = await openAnnouncement('2026-11-29T12:00:00Z')
    await using _ = open
    const { id, version } = await write()
    await open.deliver()
    await change(id, { title: 'Harvest', content: 'We begin at eight.', version })
    church.clock.now = new Date('2026-11-30T08:30:00Z')
    await open.deliver()

    expect(letters()).toMatchObject([{ text: expect.stringContaining('nine') }])
    expect(open.fake.book).toMatchObject([{ text: expect.stringContaining('eight') }])
    const { body } = await open.church.get('messages/automatic/', (await church.signIn('admin')).access)
    const got = await church.db
      .selectFrom('delivery')
      .select('recipient')
      .distinct()
      .where('state', '!=', 'left out')
      .execute()
    expect(body).toMatchObject({
      kinds: expect.arrayContaining([expect.objectContaining({ kind: 'announcement', people: got.length })]),
    })
  })

  test('that was declined goes when its writer has changed it and ticks it again', async () => {
    const { open, call, write, change, letters } = await openAnnouncement('2026-11-23T12:00:00Z')
    await using _ = open
    await call('PATCH', 'admin/settings/', { approval_above: 1 })
    const { id, version } = await write()
    const message = await open.church.db.selectFrom('message').select('id').executeTakeFirstOrThrow()
    await call('POST', `messages/${message.id}/stop/`, { why: 'It is eight' })
    await call('PATCH', 'admin/settings/', { approval_above: 100 })
    const again = await change(id, { ...words, content: 'We begin at eight.', version })
    await open.deliver()

    expect(again.status).toBe(200)
    expect(letters()).toMatchObject([{ text: expect.stringContaining('eight') }])
    expect(open.fake.book).toMatchObject([{ text: expect.stringContaining('eight') }])
  })
})

test('an announcement that is deleted before quiet hours end goes to nobody', async () => {
  await using open = await openMessages()
  const { church, fake } = open
  const ids = await onlyPeople(church, ['+233244000001'])
  await likes(church, ids, 'sms')
  await switchOn(church, 'announcement')
  // A Saturday night: text messages wait until Monday.
  church.clock.now = new Date('2026-11-28T22:30:00Z')
  const words = { title: 'Tomorrow at nine', content: 'Harvest begins at nine.', as_message: true }
  const later = (await church.signIn('admin')).access
  const made = await church.post('announcements/', words, later)
  church.clock.now = new Date('2026-11-29T16:00:00Z')
  const { id } = made.body as { id: number }
  const deleted = await church.call(
    'DELETE',
    `announcements/${id}/`,
    undefined,
    (await church.signIn('admin')).access,
  )
  church.clock.now = new Date('2026-11-30T08:30:00Z')
  await sendAutomatic({ ...open.delivering, site })
  await open.deliver()

  expect([made.status, deleted.status]).toEqual([201, 200])
  expect(fake.book).toEqual([])
})
