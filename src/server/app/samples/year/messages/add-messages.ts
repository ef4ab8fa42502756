import { createHash } from 'node:crypto'
import { sentMessages } from '../../../../../content/year/messages.ts'
import type { Channel, DeliveryState } from '../../../../../lib/contract/messages/message.ts'
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
    const sent = moment(daysAfter(written, 0.01))
    const { id } = await db
      .insertInto('message')
      .values({
        subject,
        text,
        purpose,
        channel,
        state: 'sent',
        audience: 'everybody',
        audience_name: '',
        fellowship_id: null,
        plain_letters: channel === 'sms' ? 1 : 0,
        site: 'http://127.0.0.1:4321',
        people: reached.length,
        cost: channel === 'sms' ? reached.length * price : 0,
        send_at: moment(written),
        written_by: admin,
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
    recipient: `account ${account}`,
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
