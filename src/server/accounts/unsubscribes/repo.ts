import {
  type Channel,
  type MessageTopic,
  type Purpose,
  purposes,
} from '../../../lib/contract/messages/message.ts'
import type { MessageChoice, MessageChoiceForm } from '../../../lib/contract/messages/message-choice.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findConfirmed } from '../accounts/addresses/confirmed-telephones.ts'
import type { AddressHash } from './address-hash.ts'
import { agreedToWhatsApp, findWhatsAppConsent, whatsAppPurpose } from './whatsapp-consent.ts'

/** What an e-mail is about. `other`: word of one's own affairs, which only "everything" stops. */
export type Topic = MessageTopic

/**
 * A person at one address. `accountId` is null for a person without an account, who has a `personId` if the register knows them. A
 * refusal of the person's other address counts, too: `email` beside a text message; both beside a notification and the list of own
 * messages, which have no address.
 */
export type Addressee = {
  accountId: number | null
  personId?: number
  channel: Channel
  address: string
  email?: string | null
  telephone?: string | null
  /** By WhatsApp: whether it answers what they wrote there, and how (whatsapp-consent.ts). */
  answers?: 'words' | 'template'
}

const everything = ''
const chunk = 500

/** The hashes under which an opt-out of this address may be stored. */
function hashesOf(hash: AddressHash, { channel, address, email, telephone }: Addressee): string[] {
  if (channel === 'email') return hashesOfBoth(hash, { email: address })
  // The link of an e-mail names no unconfirmed telephone, but its "no" holds for text messages to the same person.
  return hashesOfBoth(hash, {
    email,
    telephone: channel === 'sms' || channel === 'whatsapp' ? address : telephone,
  })
}

type Addresses = { email?: string | null | undefined; telephone?: string | null | undefined }

const hashesOfBoth = (hash: AddressHash, { email, telephone }: Addresses): string[] => [
  ...(email ? [hash.of({ email })] : []),
  ...(telephone ? [hash.of({ telephone })] : []),
]

/**
 * Whether somebody may be written to about a topic at an address: no refusal of this address, of the member's settings or of the
 * register. A person without an account must have agreed in the register. Every message that is not a duty goes through this check
 * (docs/decisions/messages.md#kept-refusals).
 */
export async function mayReach(db: Db, hash: AddressHash, to: Addressee, topic: Topic): Promise<boolean> {
  const reached = await reachable(db, hash, [to], topic)
  return reached.length === 1
}

/** Filters a list by `mayReach`. */
export async function reachable<One extends Addressee>(
  db: Db,
  hash: AddressHash,
  all: readonly One[],
  topic: Topic,
): Promise<One[]> {
  const hashed = all.map((one) => ({ one, hashes: hashesOf(hash, one) }))
  const refused = new Set<string>()
  const unwanted = new Set<number>()
  const agreed = new Set<number>()
  for (let at = 0; at < hashed.length; at += chunk) {
    const part = hashed.slice(at, at + chunk)
    const rows = await db
      .selectFrom('opt_out')
      .select('address_hash')
      .where(
        'address_hash',
        'in',
        part.flatMap((each) => each.hashes),
      )
      .where('purpose', 'in', [everything, topic])
      .execute()
    for (const { address_hash } of rows) refused.add(address_hash)
    const registered = part.flatMap(({ one }) => (one.accountId === null ? (one.personId ?? []) : []))
    for (const id of await agreedAtOffice(db, registered, topic)) agreed.add(id)
    const ids = part.flatMap(({ one }) => one.accountId ?? [])
    if (ids.length === 0) continue
    for (const [id, choice] of await choicesOf(db, ids))
      if (choice.unwanted.some((purpose) => purpose === topic)) unwanted.add(id)
    for (const id of await refusedAtOffice(db, ids, topic)) unwanted.add(id)
  }
  const unasked = await withoutWhatsApp(db, hash, all)
  return hashed
    .filter(({ one }) => !unasked.has(one))
    .filter(({ one, hashes }) => {
      const saidNo = hashes.some((own) => refused.has(own))
      return !saidNo && !(one.accountId && unwanted.has(one.accountId))
    })
    .filter(({ one }) => one.accountId !== null || one.personId === undefined || agreed.has(one.personId))
    .map(({ one }) => one)
}

/** Those whom a message would reach by WhatsApp, which they have not agreed to. */
async function withoutWhatsApp<One extends Addressee>(
  db: Db,
  hash: AddressHash,
  all: readonly One[],
): Promise<ReadonlySet<One>> {
  const those = all.filter(({ channel }) => channel === 'whatsapp')
  const unasked = new Set(those)
  if (those.length > 0) for (const one of await agreedToWhatsApp(db, hash, those)) unasked.delete(one)
  return unasked
}

/**
 * The members among these who refused a topic in the register, or refused the church's messages as a whole and said nothing of the
 * topic.
 */
async function refusedAtOffice(db: Db, ids: readonly number[], topic: Topic): Promise<number[]> {
  const says = await consentOf(db, 'account_id', ids, topic)
  return ids.filter((id) => says(id) === 0)
}

/** Those of these people without an account of whom the register says yes in the same way. */
async function agreedAtOffice(db: Db, ids: readonly number[], topic: Topic): Promise<number[]> {
  const says = await consentOf(db, 'id', ids, topic)
  return ids.filter((id) => says(id) === 1)
}

async function consentOf(db: Db, by: 'account_id' | 'id', ids: readonly number[], topic: Topic) {
  const rows =
    topic === 'other' || ids.length === 0
      ? []
      : await db
          .selectFrom('person_consent')
          .innerJoin('person', 'person.id', 'person_consent.person_id')
          .select([`person.${by} as of`, 'purpose', 'given'])
          .where(`person.${by}`, 'in', ids)
          .where('purpose', 'in', [topic, 'church'])
          .execute()
  const answers = new Map(rows.map(({ of, purpose, given }) => [`${of} ${purpose}`, given]))
  return (id: number) => answers.get(`${id} ${topic}`) ?? answers.get(`${id} church`)
}

/** The choices of these members; those without a row are missing. */
export async function choicesOf(db: Db, ids: readonly number[]): Promise<Map<number, MessageChoiceForm>> {
  const rows = await db.selectFrom('message_choice').selectAll().where('account_id', 'in', ids).execute()
  return new Map(
    rows.map(({ account_id, first_channel, next_channels, unwanted }) => [
      account_id,
      {
        first_channel,
        next_channels: JSON.parse(next_channels) as Channel[],
        unwanted: JSON.parse(unwanted) as Purpose[],
      },
    ]),
  )
}

const noChoice: MessageChoiceForm = { first_channel: 'email', next_channels: [], unwanted: [] }

/** A member's choice, what a link has stopped, and what they decided about WhatsApp where the church has that. */
export async function findChoice(
  db: Db,
  hash: AddressHash,
  accountId: number,
  hasWhatsApp: boolean,
): Promise<MessageChoice> {
  const choice = (await choicesOf(db, [accountId])).get(accountId) ?? noChoice
  const { first_channel, next_channels = [], unwanted } = choice
  const hashes = await hashesOfAccount(db, hash, accountId)
  const rows =
    hashes.length === 0
      ? []
      : await db
          .selectFrom('opt_out')
          .select('purpose')
          .distinct()
          .where('address_hash', 'in', hashes)
          .execute()
  const all = rows.some(({ purpose }) => purpose === everything)
  const stopped = purposes.filter((purpose) => all || rows.some((one) => one.purpose === purpose))
  const whatsapp = hasWhatsApp ? await whatsAppOf(db, hash, accountId) : null
  return { first_channel, next_channels, unwanted, stopped, whatsapp }
}

async function whatsAppOf(db: Db, hash: AddressHash, accountId: number): Promise<MessageChoice['whatsapp']> {
  const { telephone } = await db
    .selectFrom('account')
    .select('telephone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { telephone, ...(await findWhatsAppConsent(db, hash, { accountId, telephone })) }
}

/** The hashes of an account's confirmed addresses. Others may be a stranger's, whose "no" is not told (docs/decisions/messages.md#kept-refusals). */
async function hashesOfAccount(db: Db, hash: AddressHash, accountId: number): Promise<string[]> {
  const { email, email_confirmed_at } = await db
    .selectFrom('account')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const confirmed = await findConfirmed(db, accountId)
  return hashesOfBoth(hash, { email: email_confirmed_at && email, telephone: confirmed?.telephone })
}

export async function saveChoice(
  db: Db,
  accountId: number,
  { first_channel, next_channels, unwanted }: Omit<MessageChoiceForm, 'whatsapp_given'>,
) {
  const set = {
    first_channel,
    unwanted: JSON.stringify(purposes.filter((one) => unwanted.includes(one))),
    ...(next_channels && {
      next_channels: JSON.stringify([...new Set(next_channels)].filter((one) => one !== first_channel)),
    }),
  }
  await db
    .insertInto('message_choice')
    .values({ account_id: accountId, ...set })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(set))
    .execute()
}

/** What a link may stop: messages, or the prompts to pay that come to a telephone (docs/decisions/messages.md#strangers-words). */
type Stoppable = Topic | 'prompts'

/** The letter of a purpose at the end of a code. */
const letters: Record<Stoppable, string> = {
  services: 's',
  events: 'e',
  fellowship: 'f',
  care: 'c',
  giving: 'g',
  church: 'a',
  other: 'o',
  prompts: 'p',
}
const topicOf = (letter: string) =>
  (Object.keys(letters) as Stoppable[]).find((topic) => letters[topic] === letter)

type Of = { email: string | null; telephone: string | null; topic: Stoppable }

/** The code of a person's stop link, kept so that it works as long as a message may be read. */
export async function stopCodeFor(
  db: Db,
  hash: AddressHash,
  { email, telephone, topic }: Of,
): Promise<string> {
  const email_hash = email ? hash.of({ email }) : null
  const telephone_hash = telephone ? hash.of({ telephone }) : null
  const code = hash.codeOf(email_hash, telephone_hash)
  await db
    .insertInto('stop_link')
    .values({ code, email_hash, telephone_hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return code + letters[topic]
}

/** Stops a purpose or everything by the code of a link, or allows all again. False for a code that nobody got. */
export async function unsubscribeByCode(
  db: Db,
  { code, stop, now }: { code: string; stop: 'this' | 'everything' | 'nothing'; now: Date },
): Promise<boolean> {
  const link = await db
    .selectFrom('stop_link')
    .selectAll()
    .where('code', '=', code.slice(0, -1))
    .executeTakeFirst()
  const topic = topicOf(code.slice(-1))
  if (!link || !topic) return false
  const hashes = [link.email_hash, link.telephone_hash].flatMap((one) => one ?? [])
  if (stop === 'nothing') {
    // A STOP by WhatsApp is taken back there alone, by who has the number.
    await db
      .deleteFrom('opt_out')
      .where('address_hash', 'in', hashes)
      .where('purpose', '!=', whatsAppPurpose)
      .execute()
    return true
  }
  // Word of one's own affairs has no purpose that could be stopped alone.
  const isAll = stop === 'everything' || topic === 'other'
  const purposes = [isAll ? everything : topic, ...(isAll && topic === 'prompts' ? [topic] : [])]
  const refused = { at: now.toISOString() }
  await db
    .insertInto('opt_out')
    .values(
      hashes.flatMap((address_hash) => purposes.map((purpose) => ({ address_hash, purpose, ...refused }))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Whether the owner of a telephone (E.164) wants no more prompts to pay on it. */
export async function hasStoppedPrompts(db: Db, hash: AddressHash, telephone: string): Promise<boolean> {
  const row = await db
    .selectFrom('opt_out')
    .select('purpose')
    .where('address_hash', '=', hash.of({ telephone }))
    .where('purpose', '=', 'prompts')
    .executeTakeFirst()
  return row !== undefined
}
