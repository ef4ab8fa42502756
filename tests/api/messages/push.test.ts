import { expect, test } from 'vitest'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import type { Notice, PushState } from '../../../src/lib/contract/messages/push.ts'
import { confirmTelephone } from '../../../src/server/accounts/accounts/addresses/confirmed-telephones.ts'
import { deliverDue } from '../../../src/server/messages/mailings/deliver.ts'
import { openPushKeys } from '../../../src/server/platform/delivery/push/keys.ts'
import { remindOfServices } from '../../../src/server/services/services/reminders.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { openFakePush, type PushBehaviour, subscriptionAt } from '../../support/fake-push.ts'
import { openMessages } from '../../support/messages.ts'

/* Notifications (web push): to the devices that a member has chosen, over a fake, once each. */

/** A church with a push service, in which everybody but `member` is closed: there is one reader of each message. */
async function openPushes() {
  const open = await openMessages()
  const service = await openFakePush()
  const { db } = open.church
  await db.updateTable('account').set({ telephone: '', email_confirmed_at: null, email_key: null }).execute()
  const admin = await open.as('admin')
  const member = await open.church.signIn('member')
  const put = (body: object, access = member.access) => open.church.put('users/me/push/', body, access)
  return {
    open,
    church: open.church,
    db,
    service,
    admin,
    member,
    put,
    /** Another device of the same member, in its own session. */
    device: async (how: PushBehaviour) => {
      const { access, user } = await open.church.signIn('member')
      expect((await put(service.subscribe(how), access)).status).toBe(200)
      return { access, id: Number(user['id']) }
    },
    /** Writes to the member's fellowship, and returns what became of the member. */
    tell: async (changes: object = {}) => {
      const message = { audience: 'fellowship 1', channel: 'push' as const, ...changes }
      const { status, body } = await admin.write(message)
      await open.deliver()
      return { status, id: (body as MessageAnswer).id, rows: await rowsOf(open.church) }
    },
    [Symbol.asyncDispose]: async () => {
      await open[Symbol.asyncDispose]()
      service.close()
      expect(service.faults).toEqual([])
    },
  }
}

/** What became of the newest message to the member: `1 push sent`. */
async function rowsOf({ db }: Church): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('account', 'account.id', 'delivery.account_id')
    .select(['turn', 'channel', 'state', 'message_id'])
    .where('username', '=', 'member')
    .orderBy('message_id', 'desc')
    .orderBy('turn')
    .execute()
  return rows
    .filter(({ message_id }) => message_id === rows[0]?.message_id)
    .map(({ turn, channel, state }) => `${turn} ${channel} ${state}`)
}

const pathsOf = ({ book }: { book: readonly { path: string }[] }) =>
  book.map(({ path }) => path.split('/')[1]).toSorted()

test('every device of a member that is signed in is notified once, by the church’s own key', async () => {
  await using open = await openPushes()
  const { church, service } = open
  await open.device('taken')
  await open.device('slow')
  await open.device('gone')
  const keys = await openPushKeys(open.db, [new Uint8Array(32).fill(9)])

  const told = await open.tell()
  const { body } = await church.get('users/me/push/', (await church.signIn('member')).access)

  expect(told.rows).toEqual(['1 push sent'])
  expect(pathsOf(service)).toEqual(['slow', 'taken'])
  expect(service.book.every(({ key, ttl }) => key === keys.publicKey && ttl === 259_200)).toBe(true)
  // The device that its service does not know any more is forgotten.
  expect(body).toEqual({ public_key: keys.publicKey, is_on: false, others: 2 })
})

test.each([
  // What is over or refused gives the next way its turn; nobody has an address, so that is the list of own messages.
  ['gone', ['1 push failed', '2 app sent'], 0],
  ['refused', ['1 push failed', '2 app sent'], 0],
  ['moved', ['1 push failed', '2 app sent'], 0],
  // Lost answers are never repeated by themselves.
  ['broken', ['1 push unknown'], 0],
  ['drop', ['1 push unknown'], 1],
] as const)('a push service that says “%s” gets nothing twice', async (how, rows, taken) => {
  await using open = await openPushes()
  const { access } = await open.device(how)
  await open.church.put('users/me/messages/', { first_channel: 'push', unwanted: [] }, access)

  const told = await open.tell({ channel: 'first choice' })
  open.church.wait(3_600_000)
  await open.open.deliver()

  expect(told.rows).toEqual(rows)
  expect(open.service.book).toHaveLength(taken)
})

test('a busy push service is asked again later, and two processes at once notify once', async () => {
  await using open = await openPushes()
  await open.device('busy')

  const { rows } = await open.tell()
  open.church.wait(3_600_000)
  await Promise.all([open.open.deliver(), open.open.deliver()])

  expect(rows).toEqual(['1 push waiting'])
  expect([await rowsOf(open.church), open.service.book.length]).toEqual([['1 push sent'], 1])
})

test('a device that signs out gets nothing more, and once no session is open nobody is notified', async () => {
  await using open = await openPushes()
  const { church, service } = open
  const [one, other] = [await open.device('taken'), await open.device('slow')]
  const { id } = (await open.admin.write({ audience: 'fellowship 1', channel: 'push' })).body as MessageAnswer

  const [{ session_id }] = (await open.db
    .selectFrom('push_device')
    .select('session_id')
    .orderBy('id')
    .execute()) as [{ session_id: number }]
  await church.remove(`auth/sessions/${session_id}/`, other.access)
  await open.open.deliver()
  const first = [pathsOf(service), await rowsOf(church)]
  const { refresh } = await church.signIn('member')
  await church.post('auth/logout/', { refresh }, one.access)
  await open.db.updateTable('session').set({ ended_at: '2026-11-23T12:00:00.000Z' }).execute()
  const after = await (await open.open.as('admin')).write({
    audience: 'fellowship 1',
    channel: 'push',
    subject: 'Later',
  })

  expect(first).toEqual([['slow'], ['1 push sent']])
  expect(id).toBeGreaterThan(0)
  // Nobody takes notifications any more.
  expect(after.status).toBe(409)
})

test('a browser belongs to who uses it now, and nobody has more than twenty devices', async () => {
  await using open = await openPushes()
  const { church, db, put, service } = open
  const shared = service.subscribe()
  await put(shared)
  const newcomer = await church.signIn('newcomer')

  const taken = await put(shared, newcomer.access)
  const owners = await db.selectFrom('push_device').select('account_id').execute()
  for (let at = 0; at < 22; at += 1) await put(service.subscribe(), (await church.signIn('newcomer')).access)
  const { body } = await church.get('users/me/push/', (await church.signIn('newcomer')).access)
  const off = await church.remove('users/me/push/', newcomer.access)

  expect([taken.status, (taken.body as PushState).is_on]).toEqual([200, true])
  expect(owners).toEqual([{ account_id: newcomer.user['id'] }])
  expect((body as PushState).others).toBe(20)
  expect((off.body as PushState).is_on).toBe(false)
})

test('the church calls no address inside its own network, and takes no key that cannot encrypt', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const statuses = []
  for (const endpoint of [
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://localhost/1',
    'https://[::1]/1',
    'https://10.0.0.7/1',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f.1/1',
    'https://2130706433/1',
    'https://[::ffff:10.0.0.7]/1',
    'https://push.example:8443/1',
    'https://user@push.example/1',
    'ftp://push.example/1',
    `https://push.example/${'x'.repeat(1600)}`,
  ])
    statuses.push((await church.put('users/me/push/', subscriptionAt(endpoint), access)).status)
  const good = subscriptionAt('https://push.example/1')
  const noPoint = await church.put('users/me/push/', { ...good, p256dh: `B${'A'.repeat(86)}` }, access)
  // A name whose address is inside: checked when the connection is made.
  const inside = await church.push.send(subscriptionAt('https://localhost.localdomain/1'), notice)
  const accepted = await church.put('users/me/push/', good, access)

  expect(new Set(statuses)).toEqual(new Set([400]))
  expect([noPoint.status, accepted.status]).toEqual([400, 200])
  expect(['refused', 'busy']).toContain(inside)
})

const notice: Notice = { title: 'A', body: 'B', page: '/my-messages', stop: '/my-messages' }

test('a notification has the subject and the beginning, leads inside this site, and is stopped without a login', async () => {
  await using open = await openPushes()
  const { id: accountId } = await open.device('taken')
  const telephone = '+233244000001'
  await open.db
    .updateTable('account')
    .set({ telephone, first_name: 'Akosua' })
    .where('id', '=', accountId)
    .execute()
  const notices: Notice[] = []
  const { delivering } = open.open
  const push = {
    ...delivering.push,
    send: async (_: object, notice: Notice) => {
      notices.push(notice)
      return 'taken' as const
    },
  }
  const text = `Dear {first name},\n\n${'come on Sunday '.repeat(30)}`
  const tell = async (subject: string) => {
    const { body } = await open.admin.write({ audience: 'fellowship 1', channel: 'push', subject, text })
    while ((await deliverDue({ ...delivering, push })) > 0);
    return (body as MessageAnswer).id
  }

  const first = await tell('First')
  await confirmTelephone(open.db, { accountId, telephone, now: open.church.clock.now })
  const id = await tell('Harvest')
  const [unconfirmed, notice] = notices
  const code = notice?.stop.split('#')[1]
  const stopped = await open.church.post('messages/leave/', { code, stop: 'this' })
  const again = await open.admin.write({ audience: 'fellowship 1', channel: 'push', subject: 'Again' })

  // Without a confirmed address there is no link: the message itself has the button.
  expect(unconfirmed).toMatchObject({ title: 'First', stop: `/my-messages#message-${first}` })
  expect(notice).toMatchObject({ title: 'Harvest', page: `/my-messages#message-${id}` })
  expect(notice?.body).toMatch(/^Dear Akosua, come on Sunday .*…$/)
  expect(notice?.body.length).toBeLessThanOrEqual(161)
  expect([stopped.status, again.status]).toEqual([200, 409])
})

test('who puts notifications first is reminded of a service by one, and by e-mail where no device takes it', async () => {
  await using open = await openPushes()
  const { church, db, service } = open
  const { access, id } = await open.device('taken')
  await db.updateTable('account').set({ email_confirmed_at: '2026-01-01' }).where('id', '=', id).execute()
  await church.put('users/me/messages/', { first_channel: 'push', unwanted: [] }, access)
  const sunday = await db
    .selectFrom('service')
    .select(['id', 'title'])
    .where('day', '=', 'Sunday')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('keepsake').execute()
  await db
    .insertInto('keepsake')
    .values({ account_id: id, kind: 'serviceReminders', item_id: sunday.id })
    .execute()
  const letters: string[] = []
  const mail = { send: ({ subject }: { subject: string }) => void letters.push(subject) }
  const { addressHash, background, push, clock } = church
  const remind = async (at: string) => {
    clock.now = new Date(at)
    const now = () => clock.now
    await remindOfServices({ db, addressHash, background, push, mail, now, site: 'https://church.example' })
    await background.ended(5_000)
    return [service.book.length, letters.length]
  }

  const first = await remind('2026-11-28T18:00:00Z')
  const settled = await remind('2026-11-28T22:30:00Z')
  await db.deleteFrom('push_device').execute()
  const next = await remind('2026-12-05T18:00:00Z')

  expect([first, settled, next]).toEqual([
    [1, 0],
    [1, 0],
    [1, 1],
  ])
  expect(letters).toEqual([`Reminder: ${sunday.title}`])
})
