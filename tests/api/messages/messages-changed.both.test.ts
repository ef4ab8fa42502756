import { describe, expect, test } from 'vitest'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import { withCurrentRecipient } from '../../../src/server/messages/mailings/current-recipient.ts'
import { deliverDue } from '../../../src/server/messages/mailings/deliver.ts'
import type { Posted } from '../../../src/server/platform/delivery/channel.ts'
import { fakeSmsKey } from '../../../src/server/platform/delivery/fake/key.ts'
import { openHubtelSms } from '../../../src/server/platform/delivery/hubtel.ts'
import { likes, onlyPeople, rowsOf } from '../../support/message-people.ts'
import { openMessages } from '../../support/messages.ts'

/* What becomes of a message when something changes between its writing and its end. */

const minute = 60_000
const hour = 60 * minute
const messageOf = ({ body }: { body: unknown }) => body as MessageAnswer

test('a message that was scheduled for days is looked up as often as one that goes at once', async () => {
  await using open = await openMessages({
    openProvider: (url) =>
      openHubtelSms({ id: 'stand-in', secret: fakeSmsKey, isFake: true, base: () => url }),
  })
  await onlyPeople(open.church, ['+233244000107'])
  const admin = await open.as('admin')
  const { id } = messageOf(await admin.write({ send_at: '2026-11-27T12:00' }))
  await open.pass(4 * 24 * hour)
  await open.deliver()

  await open.pass(3 * minute)
  await open.deliver()
  await open.pass(20 * minute)
  await open.deliver()

  expect(await rowsOf(open.church, id)).toMatchObject([{ state: 'arrived' }])
})

describe('a message that was stopped while it went out', () => {
  /** One person of a batch of sixty is special; two more wait for the next batch, so that the message can be stopped. */
  async function openStopping(telephone: string) {
    const open = await openMessages()
    const others = Array.from({ length: 61 }, (_, at) => `+2332440050${String(at).padStart(2, '0')}`)
    const ids = await onlyPeople(open.church, [telephone, ...others])
    await likes(open.church, ids, 'sms')
    const admin = await open.as('admin')
    const { id } = messageOf(await admin.write({ channel: 'first choice', audience: 'fellowship 1' }))
    const stop = async () => (await open.church.post(`messages/${id}/stop/`, {}, admin.access)).status
    return { open, admin, message: id, person: ids[0] ?? 0, stop }
  }

  test('gives nobody a second way, and nobody waits for ever', async () => {
    const { open, admin, message, person, stop } = await openStopping('+233244000108')
    await using _ = open
    await deliverDue(open.delivering)
    const stopped = await stop()
    await open.pass(10 * minute)
    await open.deliver()

    expect(stopped).toBe(200)
    expect(await rowsOf(open.church, message, person)).toMatchObject([{ channel: 'sms', state: 'failed' }])
    expect(await admin.read(message)).toMatchObject({ state: 'stopped', waiting: 0 })
  })

  test('is not tried again where the provider was too busy', async () => {
    const { open, admin, message, person, stop } = await openStopping('+233244000109')
    await using _ = open
    let stopped: Promise<number> | undefined
    const { sms } = open.delivering
    const slow = {
      isFake: true,
      open: (sender: string) => ({
        lookUp: async () => undefined,
        send: async (posted: Posted) => {
          stopped ??= stop()
          await stopped
          return (await sms?.open(sender).send(posted)) ?? { kind: 'refused' as const, why: '' }
        },
      }),
    }
    await deliverDue({ ...open.delivering, sms: slow })
    await open.pass(hour)
    await open.deliver()

    expect(await stopped).toBe(200)
    expect(await rowsOf(open.church, message, person)).toMatchObject([{ state: 'left out' }])
    expect(await admin.read(message)).toMatchObject({ state: 'stopped', waiting: 0 })
  })
})

test('the second way is no text message of more than six parts', async () => {
  await using open = await openMessages()
  const ids = await onlyPeople(open.church, ['+233244000001'])
  const admin = await open.as('admin')
  const { id } = messageOf(
    await admin.write({ channel: 'first choice', audience: 'fellowship 1', text: 'a'.repeat(1500) }),
  )
  const post = async () => {
    throw Object.assign(new Error('no such user'), { responseCode: 550 })
  }
  while ((await deliverDue({ ...open.delivering, post })) > 0);

  expect(open.fake.book).toEqual([])
  expect(await rowsOf(open.church, id, ids[0])).toMatchObject([
    { channel: 'email', state: 'failed' },
    { channel: 'app', state: 'sent' },
  ])
})

test('who has no address any more on the way that was planned gets it the next way', async () => {
  await using open = await openMessages()
  const ids = await onlyPeople(open.church, ['+233244000001', '+233244000002'])
  await likes(open.church, ids.slice(0, 1), 'sms')
  const admin = await open.as('admin')
  const { id } = messageOf(
    await admin.write({ channel: 'first choice', audience: 'fellowship 1', send_at: '2026-11-24T12:00' }),
  )
  await open.church.db
    .updateTable('account')
    .set({ telephone: '' })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  await open.church.db
    .updateTable('account')
    .set({ email_confirmed_at: null })
    .where('id', '=', ids[1] ?? 0)
    .execute()
  open.church.letters.length = 0

  await open.pass(25 * hour)
  await open.deliver()

  expect(await rowsOf(open.church, id, ids[0])).toMatchObject([
    { channel: 'sms' },
    { channel: 'email', state: 'sent' },
  ])
  expect(await rowsOf(open.church, id, ids[1])).toMatchObject([
    { channel: 'email' },
    { channel: 'sms', state: 'sent' },
  ])
})

test('what is sent again costs again, and not above the ceiling of the month', async () => {
  await using open = await openMessages()
  const { church } = open
  await onlyPeople(church, ['+233244000103'])
  const admin = await open.as('admin')
  const { id, cost } = messageOf(await admin.write())
  await open.deliver()
  await church.call('PATCH', 'admin/settings/', { sms_month_ceiling: cost }, admin.access)

  const again = await church.post(`messages/${id}/again/`, {}, admin.access)

  expect([cost > 0, again.status]).toEqual([true, 409])
  expect((await admin.read(id))?.unknown).toBe(1)
})

test('an answer of a slow mail server that another process has given up is noted', async () => {
  await using open = await openMessages()
  const ids = await onlyPeople(open.church, ['+233244000001'])
  const admin = await open.as('admin')
  const { id } = messageOf(await admin.write({ channel: 'email', audience: 'fellowship 1' }))
  const slow = Promise.withResolvers<void>()
  const postBegun = Promise.withResolvers<void>()
  const post = () => {
    postBegun.resolve()
    return slow.promise
  }
  const first = deliverDue({ ...open.delivering, post })
  await postBegun.promise
  open.church.wait(40_000)
  await deliverDue(open.delivering)
  const between = await rowsOf(open.church, id, ids[0])
  slow.resolve()
  await first

  expect(between).toMatchObject([{ state: 'unknown' }])
  expect(await rowsOf(open.church, id, ids[0])).toMatchObject([{ state: 'sent' }])
})

test('the super admins are told of a message that waits for one of them, and its writer of what they decided', async () => {
  await using open = await openMessages()
  const { db, background, letters, post } = open.church
  await onlyPeople(open.church, ['+233244000001', '+233244000002'])
  const admin = await open.as('admin')
  await open.church.call('PATCH', 'admin/settings/', { approval_above: 1 }, admin.access)
  await db.updateTable('account').set({ role: 'admin' }).where('username', '=', 'media').execute()
  const confirmed = { email_confirmed_at: '2026-11-01T10:00:00.000Z' }
  await db.updateTable('account').set(confirmed).where('role', '=', 'admin').execute()
  const media = await open.as('media')

  const one = messageOf(await media.write())
  const other = messageOf(await media.write({ text: 'Bring a friend on Sunday.' }))
  await post(`messages/${one.id}/approve/`, {}, admin.access)
  await post(`messages/${other.id}/stop/`, { why: 'After harvest, please' }, admin.access)
  await background.ended()

  expect(
    letters.map(({ subject, to, text }) => [to.split('@')[0], subject, /After harvest/.test(text)]),
  ).toEqual([
    ['admin', 'A message waits for your approval', false],
    ['admin', 'A message waits for your approval', false],
    ['media', 'Your message is approved', false],
    ['media', 'Your message was declined', true],
  ])
})

test('another approves a message whose writer has left', async () => {
  await using open = await openMessages()
  const { db } = open.church
  await onlyPeople(open.church, ['+233244000001', '+233244000002'])
  const admin = await open.as('admin')
  await open.church.call('PATCH', 'admin/settings/', { approval_above: 1 }, admin.access)
  await db.updateTable('account').set({ role: 'admin' }).where('username', '=', 'media').execute()
  const { id, state } = messageOf(await (await open.as('media')).write())
  await db.deleteFrom('account').where('username', '=', 'media').execute()

  const approved = await open.church.post(`messages/${id}/approve/`, {}, admin.access)

  expect([state, approved.status]).toEqual(['asked', 200])
})

describe('somebody of the register', () => {
  const office = { created_at: '2026-11-20T10:00:00Z', changed_at: '2026-11-20T10:00:00Z' }
  /** A message to everybody that goes tomorrow, and somebody of the register who gets it. */
  async function openPlanned() {
    const open = await openMessages()
    const { db } = open.church
    const ids = await onlyPeople(open.church, ['+233244000001'])
    await likes(open.church, ids, 'sms')
    const { id } = await db
      .insertInto('person')
      .values({ ...office, first_name: 'Abla', last_name: 'Zormelo', telephone: '+233244000008' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('person_consent')
      .values({
        person_id: id,
        purpose: 'church',
        given: 1,
        decided_at: office.created_at,
        decided_by: null,
        how: 'a form',
      })
      .execute()
    const admin = await open.as('admin')
    const message = messageOf(await admin.write({ channel: 'first choice', send_at: '2026-11-24T12:00' }))
    const send = async () => {
      await open.pass(25 * hour)
      await Promise.all([open.deliver(), open.deliver()])
      return open.fake.book.map(({ to }) => to).toSorted()
    }
    return { open, db, message: message.id, member: ids[0] ?? 0, person: id, send }
  }

  test('who has an account when the message goes gets it, in the app, too', async () => {
    const { open, db, message, person, send } = await openPlanned()
    await using _ = open
    const newcomer = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'newcomer')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('delivery').where('account_id', '=', newcomer.id).execute()
    await db.updateTable('person').set({ account_id: null }).where('account_id', '=', newcomer.id).execute()
    await db.updateTable('person').set({ account_id: newcomer.id }).where('id', '=', person).execute()
    await db
      .updateTable('account')
      .set({ telephone: '+233244000008' })
      .where('id', '=', newcomer.id)
      .execute()

    const sent = await send()

    expect(sent).toEqual(['+233244000001', '+233244000008'])
    expect(await rowsOf(open.church, message, newcomer.id)).toMatchObject([{ channel: 'sms', state: 'sent' }])
  })

  test('who has an account by now is found by two processes that read the row before', async () => {
    const { open, db, message, person } = await openPlanned()
    await using _ = open
    const row = await db
      .selectFrom('delivery')
      .select(['id', 'message_id', 'recipient', 'account_id'])
      .where('message_id', '=', message)
      .where('recipient', '=', `person ${person}`)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'newcomer')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('delivery').where('account_id', '=', id).execute()
    await db.updateTable('person').set({ account_id: null }).where('account_id', '=', id).execute()
    await db.updateTable('person').set({ account_id: id }).where('id', '=', person).execute()

    const both = [await withCurrentRecipient(db, row), await withCurrentRecipient(db, row)]

    const followed = { ...row, recipient: `account ${id}`, account_id: id }
    expect(both).toEqual([followed, followed])
  })

  test('who was merged into somebody of the list gets it once', async () => {
    const { open, db, member, person, send } = await openPlanned()
    await using _ = open
    const { id: whole } = await db
      .selectFrom('person')
      .select('id')
      .where('account_id', '=', member)
      .executeTakeFirstOrThrow()
    await db.updateTable('person').set({ merged_into: whole }).where('id', '=', person).execute()

    expect(await send()).toEqual(['+233244000001'])
  })
})

test('in a church east of Greenwich the first hours of a month count against the ceiling', async () => {
  await using open = await openMessages()
  const { church } = open
  await onlyPeople(church, ['+233244000001'])
  const admin = await open.as('admin')
  const at = { sms_month_ceiling: 5, sms_automatic_share: 0, quiet_from: '00:00', quiet_until: '00:00' }
  await church.call('PATCH', 'admin/settings/', at, admin.access)
  const zone = await church.call('PATCH', 'admin/church/', { time_zone: 'Africa/Nairobi' }, admin.access)
  // One o'clock of 1 December at Nairobi.
  church.clock.now = new Date('2026-11-30T22:00:00Z')
  const again = await open.as('admin')

  const first = await again.write()
  const second = await again.write({ subject: 'Once more' })

  expect([zone.status, first.status, second.status]).toEqual([200, 201, 409])
})
