import type { Context } from 'hono'
import { type Channel, mostParts } from '../../../lib/contract/messages/message.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import { inLanguageOf } from '../../accounts/accounts/sessions/kept-language.ts'
import { differenceOf, writersIn } from '../../messages/inbox/writer.ts'
import { leftThisMonth } from '../../messages/mailings/budget.ts'
import { type Template, wordsFor } from '../../messages/mailings/placeholders.ts'
import { type Planned, placeholderCode, planFor } from '../../messages/mailings/plan.ts'
import { opensAt } from '../../messages/mailings/quiet-hours.ts'
import { findRecipient, type Recipient } from '../../messages/mailings/recipients.ts'
import { addMessage } from '../../messages/mailings/repo.ts'
import { idOfAccount, type RecipientId } from '../../messages/recipients/recipient-id.ts'
import type { AppEnv, Variables } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { countParts } from '../../platform/delivery/text-letters.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { findIdentity } from '../../register/entries/identity.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { conversationEmailWords as emailWords, inboxAnswers, inboxRefusalWords } from './messages.ts'
import type { FoundConversation } from './repo.ts'
import { goesByWhatsApp, planWhatsApp, queueWhatsApp, type WhatsAppWords } from './whatsapp-answer.ts'

/** Whom an answer is to: `entry` is the entry that is answered; null for the conversation as it began. */
type Answered = { row: FoundConversation; entry: number | null }

/**
 * Who wrote, as a recipient. The answer to a visitor goes to the address of the entry that it answers; without one, to that of
 * the newest entry with the same contacts as the first. Throws 400 at `entry`.
 */
async function recipientOf(db: Db, { row, entry }: Answered): Promise<RecipientId | undefined> {
  if (row.account_id !== null) return idOfAccount(row.account_id)
  const all = await writersIn(db, row.id)
  if (entry !== null)
    return (
      all.find((one) => one.entry === entry)?.recipient ??
      refuseFields({ entry: [inboxAnswers.thereNoSuchWords] })
    )
  const [first] = all
  const phoneKey = all.find((one) => one.phoneKey !== '')?.phoneKey ?? ''
  const agreeing = all.filter(
    (one) =>
      first &&
      one.email.toLowerCase() === first.email.toLowerCase() &&
      differenceOf(one, [{ ...first, phoneKey }]) === '',
  )
  return (agreeing.at(-1) ?? first)?.recipient
}

type Deps = Pick<Variables, 'addressHash' | 'messaging' | 'now'>

/**
 * The channel of an answer: the one that a member put first, for a visitor the one by which they wrote. A refusal of everything
 * counts; a member then finds the answer in the app alone. Undefined where there is no channel.
 */
async function planAnswer(db: Db, { addressHash, messaging }: Deps, answered: Answered) {
  const id = await recipientOf(db, answered)
  const recipient = id && (await findRecipient(db, id))
  if (!recipient) return undefined
  const person = await withShownNumber(db, recipient)
  const { sms_sender } = await readChurchSettings(db)
  const hasSms = canText(messaging.sms, sms_sender)
  const delivery = { channel: 'first choice', purpose: 'other', mails: messaging.mails } as const
  const plan = async (sms: boolean): Promise<Planned | undefined> =>
    (await planFor({ db, addressHash }, [person], { ...delivery, hasSms: sms }))[0]
  return { person, plan, hasSms }
}

/** What one person asked is answered on a number that the account has shown to be its own: another one may be a stranger's. */
async function withShownNumber(db: Db, person: Recipient): Promise<Recipient> {
  if (person.accountId === null) return person
  const telephone = (await findIdentity(db, person.accountId))?.telephone
  return { ...person, telephone: telephone || null }
}

/** The channel by which an answer would go; '' where there is none. */
export async function wayOf(db: Db, deps: Deps, row: FoundConversation): Promise<Channel | ''> {
  if (goesByWhatsApp(deps, row)) return (await planWhatsApp(db, deps, row)) ? 'whatsapp' : ''
  const planned = await planAnswer(db, deps, { row, entry: null })
  const { channel } = (await planned?.plan(planned.hasSms)) ?? {}
  return channel ?? (planned && planned.person.accountId !== null ? 'app' : '')
}

const subjects = (row: FoundConversation): string => {
  if (row.source === 'leader')
    return row.fellowship ? emailWords.answerOf({ fellowship: row.fellowship }) : emailWords.answerOfLeader
  // The address of a visitor may be a stranger's, who gets no subject that somebody typed (docs/decisions/messages.md#strangers-words).
  if (row.account_id === null) return emailWords.answerToMessage
  return `Re: ${row.source === 'office' ? row.subject : (row.about ?? '')}`.slice(0, 120)
}

/** Queues an answer to who wrote. Call it in a transaction. Returns its message. Throws 400 at `text` and `entry`, and 409 where there is no way. */
export async function queueAnswer(
  c: Context<AppEnv>,
  db: Db,
  { row, entry, text, ...by }: Answered & WhatsAppWords,
): Promise<number> {
  if (goesByWhatsApp(c.var, row)) return queueWhatsApp(c, db, { row, text, ...by })
  const planned = await planAnswer(db, c.var, { row, entry })
  if (!planned) refuse(409, inboxRefusalWords.noWay)
  const now = c.var.now()
  const settings = await readChurchSettings(db)
  const { time_zone } = await readChurch(db)
  const { person } = planned
  const subject = await inLanguageOf(db, person, () => subjects(row))
  const words = { subject, text, plainLetters: true, site: siteOf(c) }
  const { channel, cost } = await chooseWay(c, db, planned, words)
  return addMessage(
    db,
    {
      state: 'planned',
      audience: person.key,
      audience_name: person.name,
      fellowship_id: null,
      purpose: 'other',
      channel: person.accountId === null ? channel : 'first choice',
      subject: words.subject,
      text,
      plain_letters: 1,
      site: words.site,
      people: 1,
      cost,
      send_at: opensAt([channel], settings, time_zone, now).toISOString(),
      conversation_id: row.id,
      written_by: c.var.caller?.id ?? null,
      written_at: now.toISOString(),
    },
    [{ person, channel, cost }],
  )
}

type Way = NonNullable<Awaited<ReturnType<typeof planAnswer>>>

/** The channel of an answer, and what it costs. What is too dear or too long for a text message goes by the next way. */
async function chooseWay(
  c: Context<AppEnv>,
  db: Db,
  { person, plan, hasSms }: Way,
  words: Template,
): Promise<{ channel: Channel; cost: number }> {
  const first = await plan(hasSms)
  const text = first?.channel === 'sms' ? await costOf(c, db, person, words) : undefined
  if (first?.channel && !text?.problem) return { channel: first.channel, cost: text?.cost ?? 0 }
  const channel = (await plan(false))?.channel ?? (person.accountId === null ? null : 'app')
  if (channel !== null) return { channel, cost: 0 }
  return text?.problem ? text.problem() : refuse(409, inboxRefusalWords.noWay)
}

/** What an answer costs as a text message, and why it cannot go as one. */
async function costOf(c: Context<AppEnv>, db: Db, person: Recipient, words: Template) {
  const settings = await readChurchSettings(db)
  const text = await inLanguageOf(db, person, () =>
    wordsFor(words, person, { channel: 'sms', code: placeholderCode }),
  )
  const { parts } = countParts(text.text)
  const cost = parts * settings.sms_price
  const tooLong = inboxRefusalWords.tooLong({ parts, most: mostParts })
  if (parts > mostParts) return { cost, problem: (): never => refuseFields({ text: [tooLong] }) }
  const isTooDear = cost > 0 && cost > (await leftThisMonth(db, 'own', c.var.now()))
  return { cost, ...(isTooDear && { problem: (): never => refuse(409, inboxRefusalWords.tooDear) }) }
}
