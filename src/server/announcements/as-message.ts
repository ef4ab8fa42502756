import type { Context } from 'hono'
import { mostParts } from '../../lib/contract/message.ts'
import { siteOf } from '../accounts/site.ts'
import { announcement as kind } from '../automatic-messages/announcement.ts'
import { findWords } from '../automatic-messages/repo.ts'
import { sendForOccasion, withValues } from '../automatic-messages/send.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuseFields } from '../errors/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { recipientsOf } from '../messages/recipients.ts'
import { countParts } from '../messages/words.ts'

/**
 * Sends an announcement to everybody as a message, once, in the transaction in which it is written. Above a number of people somebody
 * else approves it. Throws 400 at the tick where that cannot be.
 */
export async function sendAsMessage(
  c: Context<AppEnv>,
  db: Db,
  { id, title, content }: { id: number; title: string; content: string },
): Promise<void> {
  const { addressHash, messaging } = c.var
  const refuse = (why: string): never => refuseFields({ as_message: [why] })
  const words = await findWords(db, kind)
  if (!words.is_on)
    refuse(
      'This is switched off. A super admin switches it on under Settings, Messages that go by themselves',
    )
  const key = `announcement ${id}`
  const before = await db.selectFrom('message').select('id').where('occasion', '=', key).executeTakeFirst()
  if (before) refuse('This announcement went as a message already')
  const values = { title, announcement: content }
  const { parts } = countParts(withValues(words.text, values))
  if (parts >= mostParts)
    refuse(
      `As a text message it has ${parts} parts. Shorten it to ${mostParts - 1}, or leave this out and write a message`,
    )
  const sending = { db, addressHash, sms: messaging.sms, site: siteOf(c), now: c.var.now() }
  const count = await sendForOccasion(
    sending,
    kind,
    { key, name: title, people: [], values },
    { writtenBy: callerOf(c).id, people: await recipientsOf(db, { kind: 'everybody' }) },
  )
  if (count === 0) refuse('Nobody can get it as a message')
}
