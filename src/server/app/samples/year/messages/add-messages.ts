import { createHash } from 'node:crypto'
import { fromLeader, sentMessages, toLeader } from '../../../../../content/year/messages.ts'
import type { Channel, DeliveryState, MessageTopic } from '../../../../../lib/contract/messages/message.ts'
import { addMessage } from '../../../../groups/fellowships/leader-messages.ts'
import { claimUntold } from '../../../../groups/fellowships/told-leaders.ts'
import { idOfAccount, keyOf } from '../../../../messages/recipients/recipient-id.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { openRandom, type Random } from '../../seed/random.ts'
import { lastFeast } from '../books/calendar.ts'

type Deps = { admin: number; now: Date }
type Member = { id: number; email: string | null }

/** Pesewas that a text message of one part costs. */
const price = 4

/** What the office wrote to everybody, with what became of each delivery and what it cost. */
export async function addYearOfMessages(db: Db, { admin, now }: Deps): Promise<void> {
  const chance = openRandom(1966)
  const members: Member[] = await db.selectFrom('account').select(['id', 'email']).orderBy('id').execute()
  const inOrder = sentMessages
    .map((message) => ({ ...message, written: writtenAt(message, now) }))
    .toSorted((a, b) => a.written.getTime() - b.written.getTime())
  for (const [at, { written, channel, subject, text, purpose }] of inOrder.entries()) {
    const reached = members.filter(({ email }) => channel !== 'email' || email !== null)
    const from = { written_by: admin, audience: 'everybody', audience_name: '', fellowship_id: null }
    await addSent(db, { ...from, subject, text, purpose, channel }, { at, written, reached, chance })
  }
  await addMessagesOfFellowship(db, { at: inOrder.length, now, chance })
}

/** What members wrote to the leader as whom one looks around, and what that one wrote to them. */
async function addMessagesOfFellowship(
  db: Db,
  { at, now, chance }: Pick<Sending, 'at' | 'chance'> & { now: Date },
) {
  const led = await db
    .selectFrom('fellowship')
    .innerJoin('account', 'account.id', 'leader_id')
    .where('username', '=', 'leader')
    .select(['fellowship.id', 'fellowship.name', 'leader_id'])
    .executeTakeFirst()
  if (!led?.leader_id) return
  const reached: Member[] = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('fellowship_id', '=', led.id)
    .where('id', '<>', led.leader_id)
    .orderBy('id')
    .execute()
  for (const [place, { daysAgo, text }] of toLeader.entries()) {
    const account_id = reached[place]?.id
    if (account_id === undefined) return
    const sender = { account_id, sender_name: '', sender_telephone: '' } as const
    await addMessage(db, { fellowshipId: led.id, sender, message: text, now: daysBefore(now, daysAgo) })
  }
  await claimUntold(db, led.id, now)
  const { daysAgo, ...words } = fromLeader
  const audience = { audience: `fellowship ${led.id}`, audience_name: led.name, fellowship_id: led.id }
  const written = daysBefore(now, daysAgo)
  await addSent(db, { ...words, ...audience, written_by: led.leader_id }, { at, written, reached, chance })
}

type Sent = {
  subject: string
  text: string
  purpose: MessageTopic
  channel: Channel
  audience: string
  audience_name: string
  fellowship_id: number | null
  written_by: number
}
type Sending = { at: number; written: Date; reached: readonly Member[]; chance: Random }

/** Adds a message with its deliveries. */
async function addSent(db: Db, words: Sent, { at, written, reached, chance }: Sending): Promise<void> {
  const { channel } = words
  const sent = moment(daysAfter(written, 0.01))
  const { id } = await db
    .insertInto('message')
    .values({
      ...words,
      state: 'sent',
      plain_letters: channel === 'sms' ? 1 : 0,
      site: 'http://127.0.0.1:4321',
      people: reached.length,
      cost: channel === 'sms' ? reached.length * price : 0,
      send_at: moment(written),
      written_at: moment(written),
      decided_by: null,
      decided_at: null,
      finished_at: sent,
      conversation_id: null,
      occasion: null,
      until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < reached.length; from += 100) {
    const rows = reached
      .slice(from, from + 100)
      .map(({ id: account }) => deliveryOf({ message: id, at, account, channel, sent, chance }))
    await db.insertInto('delivery').values(rows).execute()
  }
}

/** In the morning of the day that it names, or of a day beside the last Easter or harvest. */
function writtenAt({ daysAgo = 0, feast }: (typeof sentMessages)[number], now: Date): Date {
  const date = feast
    ? daysAfter(lastFeast(feast[0], daysBefore(now, 10)), feast[1])
    : daysBefore(now, daysAgo)
  return new Date(`${day(date)}T09:15:00.000Z`)
}

type Delivering = {
  message: number
  at: number
  account: number
  channel: Channel
  sent: string
  chance: Random
}

function deliveryOf({ message, at, account, channel, sent, chance }: Delivering) {
  const [state, why] = endOf(channel, chance)
  const id = createHash('sha256').update(`delivery ${at} ${account}`).digest('hex')
  const isRead = (state === 'arrived' || state === 'sent') && chance.happens(0.7)
  return {
    message_id: message,
    recipient: keyOf(idOfAccount(account)),
    account_id: account,
    channel,
    state,
    why,
    reference: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`,
    provider_id: null,
    cost: channel === 'sms' && state !== 'failed' ? price : 0,
    tries: 1,
    try_at: null,
    next_look_at: null,
    created_at: sent,
    changed_at: sent,
    read_at: isRead ? sent : null,
  }
}

/** Most arrive. A telephone is off for days, a mailbox is full, somebody has said no. */
function endOf(channel: Channel, chance: Random): [state: DeliveryState, why: string] {
  const at = chance.whole(100)
  if (at > 96) return ['left out', 'said no']
  if (at > 93)
    return channel === 'app'
      ? ['arrived', '']
      : ['failed', channel === 'sms' ? 'Phone is off' : 'Mailbox is full']
  return [channel === 'sms' || channel === 'app' ? 'arrived' : 'sent', '']
}
