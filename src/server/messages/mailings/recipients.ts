import { sql } from 'kysely'
import type { Channel } from '../../../lib/contract/messages/message.ts'
import { findTelephone } from '../../accounts/accounts/telephones.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { matchingFilter } from '../../register/entries/filter.ts'
import { wholeOf } from '../../register/entries/merged-entries.ts'
import type { PeopleSearch } from '../../register/entries/search.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { isMessage } from '../inbox/forms.ts'
import { idOfPerson, keyOf, type RecipientId } from '../recipients/recipient-id.ts'
import { bothAddresses, isOfOpenCard, isUnproven } from './strangers.ts'

/** A recipient. An unconfirmed address counts as none. */
export type Recipient = {
  /** Who it is, as deliveries store it (messages/recipients/recipient-id.ts). It never changes, so that nobody gets a message twice. */
  key: string
  /** null for somebody of the register without an account, who has a `personId`. */
  accountId: number | null
  personId?: number
  name: string
  firstName: string
  /** The name with the title before it, `Rev. Ama Serwaa`. */
  formalName: string
  fellowship: string
  email: string | null
  telephone: string | null
  /** The language that they have chosen, or in which they sent a form; null for none. */
  language: string | null
  /** Whether a device of the member takes notifications. */
  hasPush: boolean
  /** The channels by which somebody else may read it, who gets no name that was typed (server/messages/mailings/strangers.ts). */
  strangerAt: readonly Channel[]
}

/** Read from the text of the contract: `fellowship 3`. */
export type Audience =
  | { kind: 'everybody' }
  | { kind: 'myself'; accountId: number }
  /** `branch`: limits the recipients to this branch. */
  | { kind: 'fellowship'; id: number; branch?: number | undefined }
  | { kind: 'branch'; id: number }
  | { kind: 'event'; id: number }
  | { kind: 'role'; role: 'user' | 'fellowship_leader' | 'media' | 'admin' }
  | { kind: 'list'; id: number }
  | { kind: 'ready'; key: string }

/** An audience with what it needs to be asked for: whom a list finds for its writer. */
export type SettledAudience =
  | Exclude<Audience, { kind: 'list' | 'ready' }>
  | { kind: 'found'; search: PeopleSearch; name: string }

export function readAudience(text: string, caller: number): Audience {
  const [kind = '', of = ''] = text.split(' ')
  if (kind === 'fellowship') return { kind, id: Number(of) }
  if (kind === 'branch') return { kind, id: Number(of) }
  if (kind === 'event') return { kind, id: Number(of) }
  if (kind === 'list') return { kind, id: Number(of) }
  if (kind === 'ready') return { kind, key: of }
  if (kind === 'role') return { kind, role: of as 'user' }
  return kind === 'myself' ? { kind, accountId: caller } : { kind: 'everybody' }
}

/**
 * The people of an audience, in a fixed order: those with an account that is not closed, then, for everybody, a fellowship, a branch and a list,
 * those of the register without one.
 */
export async function recipientsOf(db: Db, audience: SettledAudience): Promise<Recipient[]> {
  const members = (await membersOf(db, audience).execute()).map(recipientOf)
  const others = await othersOf(db, audience)?.execute()
  return [...members, ...(others ?? []).map(registeredOf)]
}

function membersOf(db: Db, audience: SettledAudience) {
  const all = accounts(db).orderBy('account.id')
  switch (audience.kind) {
    case 'everybody':
      return all
    case 'fellowship':
      return all
        .where('account.fellowship_id', '=', audience.id)
        .$if(audience.branch !== undefined, (query) =>
          query.where('account.id', 'in', accountsOfBranch(db, audience.branch ?? 0)),
        )
    case 'branch':
      return all.where('account.id', 'in', accountsOfBranch(db, audience.id))
    case 'role':
      return all.where('account.role', '=', audience.role)
    case 'myself':
      return all.where('account.id', '=', audience.accountId)
    case 'found':
      return all.where('account.id', 'in', idsFound(db, audience.search).select('person.account_id'))
    case 'event':
      return all.where('account.id', 'in', (row) =>
        row
          .selectFrom('event_signup')
          .select('event_signup.account_id')
          .where('event_id', '=', audience.id)
          .where('kind', '=', 'signup')
          .where('placed_at', 'is not', null),
      )
  }
}

/** The people of the register without an account; undefined for an audience of accounts alone. */
function othersOf(db: Db, audience: SettledAudience) {
  const all = registered(db).orderBy('person.id')
  switch (audience.kind) {
    case 'everybody':
      return all
    case 'fellowship':
      return all
        .where('person.fellowship_id', '=', audience.id)
        .$if(audience.branch !== undefined, (query) =>
          query.where('person.branch_id', '=', audience.branch ?? 0),
        )
    case 'branch':
      return all.where('person.branch_id', '=', audience.id)
    case 'found':
      return all.where('person.id', 'in', idsFound(db, audience.search).select('person.id'))
    default:
      return undefined
  }
}

const accountsOfBranch = (db: Db, branch: number) =>
  db.selectFrom('person').select('person.account_id').where('person.branch_id', '=', branch)

const idsFound = (db: Db, { scope, filter, today }: PeopleSearch) =>
  db.selectFrom('person').where(matchingFilter(scope, filter, today))

/**
 * A visitor who wrote to the church or to a leader, by the message: the answer goes to the address or number in it. The register is
 * not asked for consent, since the visitor asked for the answer.
 */
async function findVisitor(db: Db, kind: 'contact' | 'words', id: number): Promise<Recipient | undefined> {
  const conversationEntry = await db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .select([sql<string>`writer_name`.as('name'), 'writer_email as email', 'conversation.language'])
    // A text message costs: it goes where there is no e-mail address.
    .select(
      sql<string | null>`case when coalesce(writer_email, '') = '' then writer_phone else '' end`.as(
        'telephone',
      ),
    )
    .where(isMessage(kind === 'contact' ? 'contact' : 'leader', id))
    .$if(kind === 'words', (query) => query.where('conversation.account_id', 'is', null))
    .executeTakeFirst()
  if (!conversationEntry) return undefined
  const telephone = conversationEntry.telephone
    ? findTelephone(conversationEntry.telephone, await countryOf(db))
    : undefined
  return {
    key: keyOf({ kind, id }),
    accountId: null,
    name: conversationEntry.name,
    firstName: conversationEntry.name,
    fellowship: '',
    formalName: conversationEntry.name,
    email: conversationEntry.email || null,
    telephone: telephone ?? null,
    language: conversationEntry.language,
    hasPush: false,
    strangerAt: bothAddresses,
  }
}

/** A recipient as they are now; undefined once the account is closed, or the person has one, moved or died. */
export async function findRecipient(db: Db, { kind, id }: RecipientId): Promise<Recipient | undefined> {
  if (kind === 'person') {
    const person = await registered(db).where('person.id', '=', id).executeTakeFirst()
    return person && registeredOf(person)
  }
  if (kind === 'contact' || kind === 'words') return findVisitor(db, kind, id)
  const row = await accounts(db).where('account.id', '=', id).executeTakeFirst()
  return row && recipientOf(row)
}

/** These people with today's names and addresses. Those who may not be written to any more are missing. */
export async function findRecipients(db: Db, all: readonly RecipientId[]): Promise<Recipient[]> {
  const recipients: Recipient[] = []
  for (const part of chunksOf(all)) {
    const [members, others] = [idsOf(part, 'account'), idsOf(part, 'person')]
    if (members.length > 0)
      recipients.push(...(await accounts(db).where('account.id', 'in', members).execute()).map(recipientOf))
    if (others.length > 0)
      recipients.push(...(await registered(db).where('person.id', 'in', others).execute()).map(registeredOf))
  }
  return recipients
}

const idsOf = (all: readonly RecipientId[], wanted: RecipientId['kind']): number[] =>
  all.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))

/** The accounts that these people of the register have by now, and the entries that they were merged into. */
export async function presentOf(db: Db, all: readonly RecipientId[]): Promise<RecipientId[]> {
  const living: RecipientId[] = []
  for (const part of chunksOf(idsOf(all, 'person'))) {
    const rows = await db
      .selectFrom('person')
      .innerJoin('person as whole', (join) => join.on('whole.id', '=', wholeOf('person')))
      .select(['whole.id', 'whole.account_id'])
      .where('person.id', 'in', part)
      .execute()
    living.push(...rows.map(idOfPerson))
  }
  return living
}

/** The language of the newest card that somebody without an account has sent from the site. */
const languageOfCard = sql<
  string | null
>`(select language from newcomer_card where person_id = person.id and language is not null order by id desc limit 1)`

/** People of the register without an account who may be recipients. */
const registered = (db: Db) =>
  db
    .selectFrom('person')
    .leftJoin('fellowship', 'fellowship.id', 'person.fellowship_id')
    .select(['person.id', 'title', 'first_name', 'last_name', 'email', 'telephone'])
    .select(languageOfCard.as('language'))
    .select('fellowship.name as fellowship')
    .select(isOfOpenCard.as('unproven'))
    .where('account_id', 'is', null)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`lower(person.status) not in ('gone home', 'transferred')`)

type Registered = Awaited<ReturnType<ReturnType<typeof registered>['execute']>>[number]

const registeredOf = ({
  id,
  title,
  first_name,
  last_name,
  email,
  telephone,
  fellowship,
  language,
  unproven,
}: Registered): Recipient => ({
  strangerAt: Number(unproven) === 1 ? bothAddresses : [],
  key: keyOf({ kind: 'person', id }),
  accountId: null,
  personId: id,
  firstName: first_name,
  name: `${first_name} ${last_name}`.trim(),
  fellowship: fellowship ?? '',
  formalName: `${title} ${first_name} ${last_name}`.trim(),
  email: email || null,
  telephone: telephone || null,
  language,
  hasPush: false,
})

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .select([
      'account.id',
      'first_name',
      'last_name',
      'email',
      'email_confirmed_at',
      'telephone',
      'account.language',
    ])
    .select('fellowship.name as fellowship')
    .select(titleOfAccount.as('title'))
    .select(isUnproven.as('unproven'))
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('push_device')
            .innerJoin('session', 'session.id', 'push_device.session_id')
            .select('push_device.id')
            .whereRef('push_device.account_id', '=', 'account.id')
            .where('session.ended_at', 'is', null),
        )
        .as('has_push'),
    )
    .where('account.deletion_requested_at', 'is', null)

/** The title that the register has of an account's person; the query names the table `account`. */
export const titleOfAccount = sql<
  string | null
>`(select title from person where person.account_id = account.id)`

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number]

const recipientOf = ({
  id,
  first_name,
  last_name,
  email,
  email_confirmed_at,
  telephone,
  fellowship,
  has_push,
  title,
  language,
  unproven,
}: Row): Recipient => ({
  strangerAt: Number(unproven) === 1 ? ['sms', 'whatsapp'] : [],
  formalName: `${title ?? ''} ${first_name} ${last_name}`.trim(),
  key: keyOf({ kind: 'account', id }),
  accountId: id,
  name: `${first_name} ${last_name}`.trim(),
  firstName: first_name,
  fellowship: fellowship ?? '',
  email: email_confirmed_at ? email : null,
  telephone: telephone || null,
  language,
  hasPush: Boolean(has_push),
})

/**
 * The address of a person for a channel; null where the person has none. Whether a device takes notifications shows only when one
 * is sent; without a device the next channel is tried.
 */
export function addressOf({ key, accountId, email, telephone }: Recipient, channel: Channel): string | null {
  if (channel === 'email') return email
  if (channel === 'sms' || channel === 'whatsapp') return telephone
  return accountId === null ? null : key
}

/** Whether a channel can reach somebody now. */
export const canReach = (person: Recipient, channel: Channel): boolean =>
  addressOf(person, channel) !== null && (channel !== 'push' || person.hasPush)
