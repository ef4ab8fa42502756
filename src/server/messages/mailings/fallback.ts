import { sql } from 'kysely'
import { type Channel, mostParts } from '../../../lib/contract/messages/message.ts'
import { inLanguageOf, languageChooser } from '../../accounts/accounts/sessions/kept-language.ts'
import { mayReach } from '../../accounts/unsubscribes/repo.ts'
import { countParts } from '../../platform/delivery/text-letters.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { readKey } from '../recipients/recipient-id.ts'
import { findUsable, priceOf } from '../whatsapp-templates/templates.ts'
import { budgetOf, leftThisMonth } from './budget.ts'
import { whatsAppWriter } from './compose.ts'
import type { Delivering, Due } from './delivering.ts'
import { templateOf, wordsFor } from './placeholders.ts'
import { orderOf, placeholderCode } from './plan.ts'
import { addressOf, canReach, findRecipient, type Recipient } from './recipients.ts'
import { withoutReminderEmails } from './reminder-emails.ts'
import { newDelivery, wasStopped } from './repo.ts'

type Turned = Pick<
  Due,
  'message_id' | 'recipient' | 'account_id' | 'turn' | 'channel' | 'choice' | 'purpose' | 'audience'
> &
  Pick<Due, 'subject' | 'text' | 'plain_letters' | 'site' | 'automatic' | 'field_values'> &
  Pick<Due, 'template' | 'template_values'>

/**
 * Retries a failed delivery once by the person's next channel, as a row of its own: its unique key keeps out a second retry. A
 * stopped message is not retried.
 */
export async function addFallback(deps: Delivering, row: Turned): Promise<void> {
  if (row.turn !== 1 || row.choice !== 'first choice') return
  const { db, now } = deps
  if (await wasStopped(db, row.message_id)) return
  const next = await findNext(deps, row)
  if (!next) return
  await db
    .insertInto('delivery')
    .values({
      message_id: row.message_id,
      recipient: row.recipient,
      account_id: row.account_id,
      turn: 2,
      ...next,
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

/** The next channel that can reach a person, and what it costs. */
async function findNext(
  deps: Delivering,
  row: Turned,
): Promise<{ channel: Channel; cost: number } | undefined> {
  const { db, addressHash } = deps
  const recipient = await findRecipient(db, readKey(row.recipient))
  const [person] =
    recipient && row.audience === 'automatic'
      ? await withoutReminderEmails(db, row.purpose, [recipient])
      : [recipient]
  const order = person ? await orderOf(db, person) : []
  const others = order.filter((channel) => channel !== row.channel)
  const open = deps.mails ? others : others.filter((channel) => channel !== 'email')
  for (const channel of person ? open : []) {
    const address = person && canReach(person, channel) && addressOf(person, channel)
    if (!address) continue
    if (!(await mayReach(db, addressHash, { ...person, channel, address }, row.purpose))) continue
    const cost = await costBy(channel, deps, row, person)
    if (cost !== undefined) return { channel, cost }
  }
  return undefined
}

/** What a message costs by a channel; undefined where it cannot go by it. */
async function costBy(channel: Channel, deps: Delivering, row: Turned, person: Recipient) {
  if (channel === 'sms') return costOfText(deps, row, person)
  return channel === 'whatsapp' ? costOfWhatsApp(deps, row, person) : 0
}

async function costOfWhatsApp({ db, whatsapp, now }: Delivering, row: Turned, person: Recipient) {
  const usable = whatsapp && (await findUsable(db, row))
  if (!usable) return undefined
  const { category, isTooLong } = whatsAppWriter(usable, templateOf(row), await languageChooser(db))(person)
  if (isTooLong) return undefined
  const cost = (await priceOf(db))(category)
  return cost > (await leftThisMonth(db, budgetOf(row.automatic), now())) ? undefined : cost
}

/** What a text message to one person costs; undefined where the church sends none, it is too long, or the church may not spend so much this month. */
async function costOfText({ db, sms, now }: Delivering, row: Turned, person: Recipient) {
  const settings = await readChurchSettings(db)
  if (!canText(sms, settings.sms_sender)) return undefined
  const { text } = await inLanguageOf(db, person, () =>
    wordsFor(templateOf(row), person, { channel: 'sms', code: placeholderCode }),
  )
  const { parts } = countParts(text)
  if (parts > mostParts) return undefined
  const cost = parts * settings.sms_price
  return cost > (await leftThisMonth(db, budgetOf(row.automatic), now())) ? undefined : cost
}
