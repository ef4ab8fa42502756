import { sql } from 'kysely'
import type { Channel } from '../../lib/contract/message.ts'
import { readChurch, readChurchSettings } from '../church-settings/repo.ts'
import { mayReach } from '../opt-outs/repo.ts'
import { canText } from './compose.ts'
import type { Delivering, Due } from './delivering.ts'
import { monthStart } from './quiet.ts'
import { addressOf, findRecipient } from './recipients.ts'
import { newDelivery, spentSince } from './repo.ts'
import { countParts, wordsFor } from './words.ts'

type Turned = Pick<
  Due,
  'message_id' | 'recipient' | 'account_id' | 'turn' | 'channel' | 'choice' | 'purpose'
> &
  Pick<Due, 'subject' | 'text' | 'plain_letters' | 'site'>

/** One retry by the next channel, for each person's first choice: a row of its own, so that there is never a second. */
export async function addOtherTurn({ db, addressHash, sms, now }: Delivering, row: Turned): Promise<void> {
  if (row.turn !== 1 || row.choice !== 'first choice') return
  const person = await findRecipient(db, row.recipient)
  const channel: Channel = row.channel === 'email' ? 'sms' : 'email'
  const address = person && addressOf(person, channel)
  if (!person || !address) return
  if (!(await mayReach(db, addressHash, { ...person, channel, address }, row.purpose))) return
  const settings = await readChurchSettings(db)
  let cost = 0
  if (channel === 'sms') {
    if (!canText(sms, settings.sms_sender)) return
    const template = {
      subject: row.subject,
      text: row.text,
      plainLetters: row.plain_letters === 1,
      site: row.site,
    }
    const { parts } = countParts(wordsFor(template, person, { channel, code: 'x'.repeat(11) }).text)
    cost = parts * settings.sms_price
    const { time_zone } = await readChurch(db)
    if ((await spentSince(db, monthStart(time_zone, now()))) + cost > settings.sms_month_ceiling) return
  }
  await db
    .insertInto('delivery')
    .values({
      ...{
        message_id: row.message_id,
        recipient: row.recipient,
        account_id: row.account_id,
        turn: 2,
        channel,
        cost,
      },
      ...newDelivery(now().toISOString()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('message')
    .set({ state: 'sending', finished_at: null, version: sql`version + 1` })
    .where('id', '=', row.message_id)
    .where('state', '=', 'sent')
    .execute()
}
