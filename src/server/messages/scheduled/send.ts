import { sql } from 'kysely'
import { type Channel, mostParts } from '../../../lib/contract/messages/message.ts'
import { languageChooser } from '../../accounts/accounts/sessions/kept-language.ts'
import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { SmsChannel } from '../../platform/delivery/channel.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import type { WhatsAppChannel } from '../../platform/delivery/whatsapp/channel.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { record } from '../../settings/system-log/repo.ts'
import { leftThisMonth } from '../mailings/budget.ts'
import { type Costed, counter, whatsAppWriter } from '../mailings/compose.ts'
import type { Template } from '../mailings/placeholders.ts'
import { planFor } from '../mailings/plan.ts'
import { opensAt } from '../mailings/quiet-hours.ts'
import { findRecipients, presentOf, type Recipient } from '../mailings/recipients.ts'
import { withoutReminderEmails } from '../mailings/reminder-emails.ts'
import { addDeliveries, addMessage } from '../mailings/repo.ts'
import { keyOf, readKey } from '../recipients/recipient-id.ts'
import { keptValues } from '../translated/default-words.ts'
import { findUsable, priceOf } from '../whatsapp-templates/templates.ts'
import type { AutomaticKind, Occasion } from './kind.ts'
import { findWords } from './repo.ts'

export type Sending = {
  db: Db
  addressHash: AddressHash
  sms: SmsChannel | undefined
  whatsapp?: WhatsAppChannel | undefined
  mails: boolean
  site: string
  now: Date
}

/** What goes by itself goes by the church's general template. */
const general = { template: '', template_values: '[]' }

/** The author, where that is a person. Above a number of recipients another person must approve it. */
type Writer = { writtenBy?: number; people?: readonly Recipient[] }

/**
 * Stores the message of an occasion: one message, and a delivery for each person who has none of it yet. The message job sends
 * them. Call it in the transaction that marks the occasion as settled. Returns how many people were added: 0 where the kind is off.
 */
export async function sendForOccasion(
  sending: Sending,
  kind: AutomaticKind,
  occasion: Occasion,
  { writtenBy, people }: Writer = {},
): Promise<number> {
  const { db, site, now } = sending
  const words = await findWords(db, kind)
  if (!words.is_on) return 0
  const before = await db
    .selectFrom('message')
    .select(['id', 'state', 'subject', 'text', 'field_values'])
    .where('occasion', '=', occasion.key)
    .executeTakeFirst()
  // Who is added later reads the values of today, such as another place.
  const { subject, text, field_values } =
    before && !occasion.values ? before : withKept(kind, words, occasion.values)
  const fieldValues = field_values
  const template: Template = { subject, text, plainLetters: false, site, automatic: kind.kind, fieldValues }
  const all = people ?? (await findRecipients(db, occasion.people))
  const open = before?.state === 'stopped' ? [] : await withoutThoseOf(db, before?.id, all)
  const left = await withoutReminderEmails(db, kind.purpose, open)
  const costed = await planned(sending, kind, template, { people: left, until: occasion.until })
  await occasion.settle?.(db)
  if (costed.length === 0) return 0
  const cost = costed.reduce((sum, one) => sum + one.cost, 0)
  const at = now.toISOString()
  if (before) {
    await addDeliveries(db, before.id, costed, at)
    await db
      .updateTable('message')
      .set((row) => ({
        subject,
        text,
        field_values,
        people: row('people', '+', costed.length),
        cost: row('cost', '+', cost),
        state: before.state === 'sent' ? 'sending' : before.state,
        finished_at: null,
        version: sql`version + 1`,
      }))
      .where('id', '=', before.id)
      .execute()
    return costed.length
  }
  const { approval_above } = await readChurchSettings(db)
  const isAsked = writtenBy !== undefined && costed.length > approval_above
  const id = await addMessage(
    db,
    {
      state: isAsked ? 'asked' : 'planned',
      audience: 'automatic',
      audience_name: occasion.name,
      fellowship_id: null,
      purpose: kind.purpose,
      channel: 'first choice',
      subject,
      text,
      field_values,
      plain_letters: 0,
      site,
      people: costed.length,
      cost,
      send_at: at,
      written_by: writtenBy ?? null,
      written_at: at,
      automatic: kind.kind,
      occasion: occasion.key,
      until: occasion.until?.toISOString() ?? null,
    },
    costed,
  )
  const detail = `message ${id}: ${occasion.key}, ${costed.length} people`
  const action = isAsked ? 'Message written, to be approved' : 'Message sent by itself'
  await record(db, { at: now, action, detail, address: '', status: 'success' })
  return costed.length
}

/** Fills the fields of a kind. Braces in a title are no fields of the message. */
export const withValues = (words: string, values: Readonly<Record<string, string>> = {}): string =>
  words.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    name in values ? (values[name] ?? '').replaceAll('{', '(').replaceAll('}', ')') : whole,
  )

/** The words of a kind with the values of an occasion. */
const filled = (
  { subject, text }: Pick<AutomaticKind, 'subject' | 'text'>,
  values?: Readonly<Record<string, string>>,
) => ({ subject: withValues(subject, values), text: withValues(text, values) })

/** The words of an occasion, with the values that write them in other languages where they are ours. */
export const withKept = (
  { kind }: Pick<AutomaticKind, 'kind'>,
  words: Awaited<ReturnType<typeof findWords>>,
  values?: Readonly<Record<string, string>>,
) => ({ ...filled(words, values), field_values: words.isOurs ? keptValues(kind, values) : '' })

async function withoutThoseOf(
  db: Db,
  message: number | undefined,
  all: readonly Recipient[],
): Promise<readonly Recipient[]> {
  if (message === undefined) return all
  const rows = await db.selectFrom('delivery').select('recipient').where('message_id', '=', message).execute()
  const reached = rows.map(({ recipient }) => readKey(recipient))
  const has = new Set([...reached, ...(await presentOf(db, reached))].map(keyOf))
  return all.filter(({ key }) => !has.has(key))
}

/**
 * The channel and the cost for each person. Text messages and WhatsApp are left out above the ceiling of the month, and where quiet hours would
 * hold them until the occasion is over.
 */
async function planned(
  { db, addressHash, sms, whatsapp, mails, now }: Sending,
  { purpose }: AutomaticKind,
  template: Template,
  { people, until }: { people: readonly Recipient[]; until: Date | undefined },
): Promise<Costed[]> {
  if (people.length === 0) return []
  const settings = await readChurchSettings(db)
  const { sms_sender, sms_price } = settings
  const { time_zone } = await readChurch(db)
  const languageFor = await languageChooser(db)
  const count = counter(template, languageFor)
  const usable = whatsapp && (await findUsable(db, general))
  const contentOf = whatsAppWriter(usable, template, languageFor)
  const fits = usable !== undefined && !people.some((person) => contentOf(person).isTooLong)
  const price = await priceOf(db)
  const plan = async (hasSms: boolean, hasWhatsApp: boolean) => {
    const delivery = { channel: 'first choice', purpose, hasSms, hasWhatsApp, mails } as const
    return (await planFor({ db, addressHash }, people, delivery)).flatMap((one): Costed[] => {
      if (!one.channel) return []
      if (one.channel === 'whatsapp')
        return [{ ...one, parts: 0, cost: price(contentOf(one.person).category) }]
      const { parts } = one.channel === 'sms' ? count(one) : { parts: 0 }
      return [{ ...one, parts, cost: parts * sms_price }]
    })
  }
  const isInTime = (channel: Channel) =>
    until === undefined || opensAt([channel], settings, time_zone, now) < until
  const costed = await plan(isInTime('sms') && canText(sms, sms_sender), isInTime('whatsapp') && fits)
  const cost = costed.reduce((sum, one) => sum + one.cost, 0)
  if (cost === 0 && costed.every(({ channel }) => channel !== 'sms' && channel !== 'whatsapp')) return costed
  const isTooLong = costed.some(({ parts }) => parts > mostParts)
  return isTooLong || cost > (await leftThisMonth(db, 'automatic', now)) ? plan(false, false) : costed
}
