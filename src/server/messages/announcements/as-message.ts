import type { Context } from 'hono'
import { sql } from 'kysely'
import { mostParts } from '../../../lib/contract/messages/message.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { countParts } from '../../platform/delivery/text-letters.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { tellThatItWaits } from '../mailings/approval-emails.ts'
import { presentOf, recipientsOf } from '../mailings/recipients.ts'
import { markStopped } from '../mailings/repo.ts'
import { readKey, keyOf as recipientKey } from '../recipients/recipient-id.ts'
import { announcement as kind } from '../scheduled/announcement.ts'
import { findWords } from '../scheduled/repo.ts'
import { sendForOccasion, withValues } from '../scheduled/send.ts'
import { announcementRefusals } from './messages.ts'

type Words = { id: number; title: string; content: string }

const keyOf = ({ id }: Words) => `announcement ${id}`

/** The deliveries of the last message of an announcement, each with the id of the message. */
const deliveriesOf = (db: Db, announcement: Words) =>
  db
    .selectFrom('message')
    .innerJoin('delivery', 'delivery.message_id', 'message.id')
    .select('message.id')
    .where('occasion', '=', keyOf(announcement))

/**
 * Sends an announcement to everybody as a message, once, in the transaction in which it is written. Above a number of people somebody
 * else approves it. What was declined, stopped or reached nobody may be sent again. Throws 400 at the tick where that cannot be.
 */
export async function sendAsMessage(c: Context<AppEnv>, db: Db, announcement: Words): Promise<void> {
  const before = await deliveriesOf(db, announcement)
    .where('message.state', '!=', 'stopped')
    .where('delivery.state', 'not in', ['left out', 'failed'])
    .executeTakeFirst()
  if (before) refuse(announcementRefusals.wentAlready)
  const { is_on } = await findWords(db, kind)
  if (!is_on) refuse(announcementRefusals.isOff)
  if ((await send(c, db, announcement)) === 0) refuse(announcementRefusals.nobody)
}

/**
 * After a change of an announcement: stops its waiting message, and stores one with today's words for those who have none yet
 * (docs/decisions/messages.md#at-most-once). Returns whether something waited. Throws 400 at the tick where the words are too long.
 */
export async function resendWaiting(c: Context<AppEnv>, db: Db, announcement: Words): Promise<boolean> {
  const waiting = await deliveriesOf(db, announcement)
    .where('delivery.state', '=', 'waiting')
    .executeTakeFirst()
  if (!waiting) return false
  await markStopped(db, waiting.id, { by: callerOf(c).id, now: c.var.now() })
  await send(c, db, announcement)
  return true
}

/** Stores the message for all who have not got it by an earlier one. Returns how many people get it: 0 where the kind is off. */
async function send(c: Context<AppEnv>, db: Db, announcement: Words): Promise<number> {
  const { addressHash, messaging } = c.var
  const { title, content } = announcement
  const values = { title, announcement: content }
  const { parts } = countParts(withValues((await findWords(db, kind)).text, values))
  if (parts >= mostParts) refuse(announcementRefusals.longText({ parts, most: mostParts - 1 }))
  const key = keyOf(announcement)
  const has = await takeOver(db, key)
  const everybody = await recipientsOf(db, { kind: 'everybody' })
  return sendForOccasion(
    {
      db,
      addressHash,
      sms: messaging.sms,
      whatsapp: messaging.whatsapp,
      mails: messaging.mails,
      site: siteOf(c),
      now: c.var.now(),
    },
    kind,
    { key, name: title, people: [], values },
    { writtenBy: callerOf(c).id, people: everybody.filter((one) => !has.has(one.key)) },
  )
}

/** Tells who may approve that the message of an announcement waits, if it does. Call it after the transaction. */
export async function tellIfItWaits(c: Context<AppEnv>, announcement: Words): Promise<void> {
  const waiting = await c.var.db
    .selectFrom('message')
    .select('people')
    .where('occasion', '=', keyOf(announcement))
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (waiting) tellThatItWaits(c, waiting.people)
}

/** Frees the key for the next message of the announcement. Returns the keys of those who have got an earlier one. */
async function takeOver(db: Db, key: string): Promise<Set<string>> {
  await db
    .updateTable('message')
    .set({ occasion: sql`occasion || ', message ' || id` })
    .where('occasion', '=', key)
    .execute()
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('message', 'message.id', 'delivery.message_id')
    .select('recipient')
    .where('occasion', 'like', `${key}, %`)
    .where('delivery.state', 'not in', ['left out', 'failed'])
    .execute()
  const reached = rows.map(({ recipient }) => readKey(recipient))
  return new Set([...reached, ...(await presentOf(db, reached))].map(recipientKey))
}

const refuse = (why: string): never => refuseFields({ as_message: [why] })
