import { expect, test } from 'vitest'
import type { MessageAnswer, MessagePreviewAnswer } from '../../../src/lib/contract/messages/message.ts'
import type { OwnMessages } from '../../../src/lib/contract/messages/own-message.ts'
import type { Church } from '../../support/church.ts'
import { addPeople, openMessages } from '../../support/messages.ts'

/* The list of messages inside the app: each member's own, and the last way for who has no other. */

/** Only these people can be written to by e-mail or text message. */
async function onlyPeople(church: Church, ...telephones: string[]): Promise<void> {
  await church.db
    .updateTable('account')
    .set({ telephone: '', email_confirmed_at: null, email_key: null })
    .execute()
  if (telephones.length > 0) await addPeople(church.db, telephones)
}

const listOf = ({ body }: { body: unknown }) => body as OwnMessages

/** What a member finds in the list, and does there. */
function reader(church: Church, username: string) {
  const access = async () => (await church.signIn(username)).access
  return {
    list: async (after = '') =>
      listOf(await church.get(`messages/mine/${after && `?after=${after}`}`, await access())),
    mark: async (id: number, is_read: boolean) =>
      church.put(`messages/mine/${id}/`, { is_read }, await access()),
    post: async (path: string) => church.post(path, {}, await access()),
    needs: async () => (await church.get('members/my/needs/', await access())).body,
    choose: async (choice: object) => church.put('users/me/messages/', choice, await access()),
  }
}

test('who has neither e-mail nor telephone finds the message in the app, and it has arrived once it is read', async () => {
  await using open = await openMessages()
  await onlyPeople(open.church)
  const [admin, member] = [await open.as('admin'), reader(open.church, 'member')]

  const before = await member.list()
  const { id } = (await admin.write({ channel: 'first choice' })).body as MessageAnswer
  const early = await member.list()
  await open.deliver()
  const delivered = await member.list()
  const waiting = await member.needs()
  const sent = await admin.read(id)
  const marked = await member.mark(id, true)
  const after = await member.list()
  await member.mark(id, false)
  const again = await member.list()

  expect([before.results, early.results]).toEqual([[], []])
  expect(delivered).toMatchObject({
    unread: 1,
    next: '',
    results: [{ id, subject: 'Harvest', is_read: false }],
  })
  // The member's own name is in it, and no link that others could press.
  expect(delivered.results[0]?.text).toMatch(/^Dear \p{L}+, come on Sunday\.$/u)
  expect(waiting).toMatchObject({ unread_messages: 1 })
  expect(sent).toMatchObject({ state: 'sent', arrived: 0, failed: 0 })
  expect([marked.body, after.unread, after.results[0]?.is_read]).toEqual([{ unread: 0 }, 0, true])
  expect([again.unread, (await admin.read(id))?.arrived]).toEqual([1, 1])
})

test('each message is in the list once, by whichever way it went, and reading it settles what nobody knew', async () => {
  await using open = await openMessages()
  // The answer of the first is lost for good; the second is refused, and gets an e-mail.
  await onlyPeople(open.church, '+233244000103', '+233244000101')
  const { db } = open.church
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await db.updateTable('account').set({ password_hash }).where('username', 'like', 'person%').execute()
  const [admin, lost, refused] = [
    await open.as('admin'),
    reader(open.church, 'person0'),
    reader(open.church, 'person1'),
  ]
  for (const one of [lost, refused]) await one.choose({ first_channel: 'sms', unwanted: [] })

  const { id } = (await admin.write({ channel: 'first choice' })).body as MessageAnswer
  await open.deliver()
  const lists = [await lost.list(), await refused.list()]
  const unknown = (await admin.read(id))?.unknown
  await lost.post('messages/mine/read/')
  await refused.mark(id, true)
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('account', 'account.id', 'delivery.account_id')
    .select(['username', 'turn', 'channel', 'state'])
    .where('username', 'like', 'person%')
    .orderBy('username')
    .orderBy('turn')
    .execute()

  expect(lists.map(({ results }) => results.map((one) => one.id))).toEqual([[id], [id]])
  expect(unknown).toBe(1)
  expect(rows).toEqual([
    { username: 'person0', turn: 1, channel: 'sms', state: 'arrived' },
    { username: 'person1', turn: 1, channel: 'sms', state: 'failed' },
    { username: 'person1', turn: 2, channel: 'email', state: 'arrived' },
  ])
})

test('pages of the list have every message once, those that are not read first', async () => {
  await using open = await openMessages()
  await onlyPeople(open.church)
  const { db } = open.church
  const admin = await open.as('admin')
  const member = reader(open.church, 'member')
  const ids: number[] = []
  for (let at = 0; at < 45; at += 1) {
    const { body } = await admin.write({ channel: 'app', subject: `Word ${at}`, audience: 'fellowship 1' })
    ids.push((body as MessageAnswer).id)
  }
  await open.deliver()
  const read = ids.filter((_, at) => at % 3 === 0)
  await db
    .updateTable('delivery')
    .set({ read_at: '2026-11-23T12:00:00.000Z' })
    .where('message_id', 'in', read)
    .execute()

  const pages: OwnMessages[] = []
  for (let after = ''; pages.length === 0 || after; after = pages.at(-1)?.next ?? '')
    pages.push(await member.list(after))
  const wrong = await open.church.get('messages/mine/?after=x', admin.access)

  const unreadFirst = [...ids.filter((id) => !read.includes(id)).reverse(), ...read.toReversed()]
  expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5])
  expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(unreadFirst)
  expect(wrong.status).toBe(400)
})

test('a “no” counts for the app, too: of the settings, and of the link of another message', async () => {
  await using open = await openMessages()
  await onlyPeople(open.church, '+233244000001')
  const [admin, member] = [await open.as('admin'), reader(open.church, 'member')]
  const reached = async () => {
    const { body } = await admin.preview({ purpose: 'events', channel: 'app' })
    return (body as MessagePreviewAnswer).in_app
  }
  await admin.write({ purpose: 'events', audience: 'everybody' })
  await open.deliver()
  const code = /stop#([\w-]{11})/.exec(open.fake.book[0]?.text ?? '')?.[1]

  const all = await reached()
  await member.choose({ first_channel: 'app', unwanted: ['events'] })
  const withoutMember = await reached()
  await open.church.post('messages/leave/', { code, stop: 'this' })
  const withoutBoth = await reached()

  expect([withoutMember, withoutBoth]).toEqual([all - 1, all - 2])
})

test('staff sees how many people each way reaches, whichever is chosen', async () => {
  await using open = await openMessages()
  await onlyPeople(open.church, '+233244000001', '+233244000002', '')
  const admin = await open.as('admin')

  const body = (await admin.preview({ channel: 'email' })).body as MessagePreviewAnswer
  const first = (await admin.preview({ channel: 'first choice' })).body as MessagePreviewAnswer

  expect(body).toMatchObject({ emails: 3, texts: 0, reach_email: 3, reach_sms: 2, reach_push: 0 })
  expect(body.reach_app).toBe(body.people - (body.people - first.emails - first.in_app))
  expect(first).toMatchObject({ emails: 3, without_address: body.people - body.reach_app })
})
