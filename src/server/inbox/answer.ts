import type { Context } from 'hono'
import { type Channel, mostParts } from '../../lib/contract/message.ts'
import { siteOf } from '../accounts/site.ts'
import { readChurch, readChurchSettings } from '../church-settings/repo.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuse, refuseFields } from '../errors/refusal.ts'
import { leftThisMonth } from '../messages/budget.ts'
import { canText } from '../messages/compose.ts'
import { type Planned, placeholderCode, planFor } from '../messages/plan.ts'
import { opensAt } from '../messages/quiet-hours.ts'
import { findRecipient, type Recipient } from '../messages/recipients.ts'
import { addMessage } from '../messages/repo.ts'
import { countParts, type Template, wordsFor } from '../messages/words.ts'
import type { FoundConversation } from './repo.ts'

/** The key of who wrote, as messages name their recipients. */
const keyOf = ({ account_id, contact_id, leader_message_id }: FoundConversation): string => {
  if (account_id !== null) return `account ${account_id}`
  return contact_id === null ? `words ${leader_message_id}` : `contact ${contact_id}`
}

type Deps = Pick<AppEnv['Variables'], 'addressHash' | 'messaging'>

/**
 * How an answer goes to who wrote: by what a member likes best, to a visitor where they wrote from. Their no to everything counts; a
 * member then has it in the app alone. Undefined where there is no way.
 */
async function planAnswer(db: Db, { addressHash, messaging }: Deps, row: FoundConversation) {
  const person = await findRecipient(db, keyOf(row))
  if (!person) return undefined
  const { sms_sender } = await readChurchSettings(db)
  const hasSms = canText(messaging.sms, sms_sender)
  const asked = { channel: 'first choice', purpose: 'other', mails: messaging.mails } as const
  const plan = async (sms: boolean): Promise<Planned | undefined> =>
    (await planFor({ db, addressHash }, [person], { ...asked, hasSms: sms }))[0]
  return { person, plan, hasSms }
}

/** The channel by which an answer would go; '' where there is none. */
export async function wayOf(db: Db, deps: Deps, row: FoundConversation): Promise<Channel | ''> {
  const planned = await planAnswer(db, deps, row)
  const { channel } = (await planned?.plan(planned.hasSms)) ?? {}
  return channel ?? (planned && planned.person.accountId !== null ? 'app' : '')
}

const subjects = (row: FoundConversation): string => {
  if (row.source === 'leader') return `An answer from ${row.fellowship ?? 'your leader'}`
  // The address of a visitor may be a stranger's, who gets no subject that somebody typed (docs/decisions/0326).
  if (row.account_id === null) return 'An answer to your message'
  return `Re: ${row.source === 'office' ? row.subject : (row.about ?? '')}`.slice(0, 120)
}

/** Queues an answer to who wrote. Call it in a transaction. Returns its message. Throws 400 at `text`, and 409 where there is no way. */
export async function queueAnswer(
  c: Context<AppEnv>,
  db: Db,
  row: FoundConversation,
  text: string,
): Promise<number> {
  const planned = await planAnswer(db, c.var, row)
  if (!planned) refuse(409, noWay)
  const now = c.var.now()
  const settings = await readChurchSettings(db)
  const { time_zone } = await readChurch(db)
  const words = { subject: subjects(row), text, plainLetters: true, site: siteOf(c) }
  const { person } = planned
  const { channel, cost } = await chooseWay(c, db, planned, words)
  return addMessage(
    db,
    {
      ...{ state: 'planned', audience: person.key, audience_name: person.name, fellowship_id: null },
      ...{ purpose: 'other', channel: person.accountId === null ? channel : 'first choice' },
      ...{ subject: words.subject, text },
      ...{ plain_letters: 1, site: words.site, people: 1, cost },
      ...{ send_at: opensAt([channel], settings, time_zone, now).toISOString(), conversation_id: row.id },
      ...{ written_by: c.var.caller?.id ?? null, written_at: now.toISOString() },
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
  return text?.problem ? text.problem() : refuse(409, noWay)
}

/** What an answer costs as a text message, and why it cannot go as one. */
async function costOf(c: Context<AppEnv>, db: Db, person: Recipient, words: Template) {
  const settings = await readChurchSettings(db)
  const { parts } = countParts(wordsFor(words, person, { channel: 'sms', code: placeholderCode }).text)
  const cost = parts * settings.sms_price
  const tooLong = `As a text message this has ${parts} parts. Please shorten it to ${mostParts}`
  if (parts > mostParts) return { cost, problem: (): never => refuseFields({ text: [tooLong] }) }
  const isTooDear = cost > 0 && cost > (await leftThisMonth(db, 'own', c.var.now()))
  return { cost, ...(isTooDear && { problem: (): never => refuse(409, tooDear) }) }
}

const noWay =
  'There is no way to write to this person from here. Please call them, and note that you answered.'
const tooDear =
  'This costs more than the church may still spend on text messages this month. Please call, and note that you answered.'
