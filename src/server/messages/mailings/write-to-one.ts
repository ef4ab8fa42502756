import type { Purpose } from '../../../lib/contract/messages/message.ts'
import { languageOf } from '../../accounts/accounts/sessions/kept-language.ts'
import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { SmsChannel } from '../../platform/delivery/channel.ts'
import { countParts } from '../../platform/delivery/text-letters.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import { inLanguage } from '../../platform/words/speaking.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { keyOf, type RecipientId } from '../recipients/recipient-id.ts'
import { leftThisMonth } from './budget.ts'
import { wordsFor } from './placeholders.ts'
import { placeholderCode, planFor } from './plan.ts'
import { opensAt } from './quiet-hours.ts'
import { findRecipient } from './recipients.ts'
import { addMessage } from './repo.ts'

export type WritingToOne = {
  db: Db
  addressHash: AddressHash
  sms: SmsChannel | undefined
  mails: boolean
  site: string
  now: Date
}

/** `automatic`: the kind of message, such as `thanks`. `subject` is called in the language of the person. */
type ToOne = { automatic: string; purpose: Purpose; subject: () => string; text: string }

/**
 * Queues a message of the church itself to one recipient: by e-mail, since that goes on
 * any day, else as a text message within the month's ceiling for what goes by itself. Call it in a transaction. Returns the message's id; null for
 * somebody who may not or cannot be written to.
 */
export async function writeToOne(
  { db, addressHash, sms, mails, site, now }: WritingToOne,
  to: RecipientId,
  { automatic, purpose, subject: subjectIn, text }: ToOne,
): Promise<number | null> {
  const recipient = await findRecipient(db, to)
  if (!recipient) return null
  const settings = await readChurchSettings(db)
  const { time_zone } = await readChurch(db)
  const language = await languageOf(db, recipient)
  const subject = inLanguage(language, subjectIn)
  const template = { subject, text, plainLetters: true, site }
  const ways = canText(sms, settings.sms_sender) ? (['email', 'sms'] as const) : (['email'] as const)
  for (const channel of ways) {
    const [planned] = await planFor({ db, addressHash }, [recipient], {
      channel,
      purpose,
      hasSms: true,
      mails,
    })
    if (planned?.channel !== channel) continue
    const words = inLanguage(language, () =>
      wordsFor(template, recipient, { channel, code: placeholderCode }),
    )
    const cost = channel === 'sms' ? countParts(words.text).parts * settings.sms_price : 0
    if (cost > 0 && cost > (await leftThisMonth(db, 'automatic', now))) continue
    const send_at = opensAt([channel], settings, time_zone, now).toISOString()
    return addMessage(
      db,
      {
        state: 'planned',
        audience: keyOf(to),
        audience_name: recipient.name,
        fellowship_id: null,
        purpose,
        channel,
        subject,
        text,
        plain_letters: 1,
        site,
        people: 1,
        cost,
        send_at,
        written_by: null,
        written_at: now.toISOString(),
        automatic,
      },
      [{ ...planned, channel, cost }],
    )
  }
  return null
}
