import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { WholeConversationAnswer } from '../../../lib/contract/care/inbox.ts'
import { findTelephone } from '../../accounts/accounts/telephones.ts'
import { openToLeader } from '../../groups/fellowships/visibility.ts'
import { type Form, newestWords } from '../../messages/inbox/forms.ts'
import { differenceOf, writersIn } from '../../messages/inbox/writer.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findIdentity } from '../../register/entries/identity.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { type InboxScope, seesConversation } from './inbox-scope.ts'

/* Who writes in a conversation, and what of it is confirmed. What arrives later never changes what is known (docs/decisions/people.md#unconfirmed-numbers). */

/** What a conversation says of who began it. */
type Begun = {
  id: number
  account_id: number | null
  /** Of the newest message; null where the church wrote first. */
  form: Form | null
  phone_key: string | null
  fellowship_id: number | null
  name: string
  email: string | null
  own_telephone: string | null
  own_email: string | null
}

type Head = Pick<
  WholeConversationAnswer,
  'name' | 'telephone' | 'email' | 'telephone_confirmed' | 'email_confirmed'
>

/**
 * Name and contacts of who writes: of a visitor what the first message gave, of a member what the account says and the reader may see:
 * leaders see what members share with them.
 */
export async function headOf(db: Db, scope: InboxScope, row: Begun): Promise<Head> {
  if (row.account_id === null) {
    const all = await writersIn(db, row.id)
    return {
      name: all[0]?.name ?? row.name,
      telephone: all.find(({ phone }) => phone !== '')?.phone ?? '',
      email: all.find(({ email }) => email !== '')?.email ?? '',
      telephone_confirmed: false,
      email_confirmed: false,
    }
  }
  const open = await db
    .selectFrom('account')
    .select(sql<number>`case when ${openToLeader('telephone')} then 1 else 0 end`.as('telephone'))
    .select(sql<number>`case when ${openToLeader('email')} then 1 else 0 end`.as('email'))
    .where('account.id', '=', row.account_id)
    .executeTakeFirst()
  const known = await findIdentity(db, row.account_id)
  const sees = (shared = 0) => scope.isAdmin || scope.holdsOffice || shared === 1
  return {
    name: row.name,
    telephone: sees(open?.telephone) ? (row.own_telephone ?? '') : '',
    email: sees(open?.email) ? (row.own_email ?? '') : '',
    telephone_confirmed: Boolean(known?.telephone),
    email_confirmed: Boolean(known?.email),
  }
}

type Written = { name: string | null; phone: string | null; email: string | null }

/**
 * The contacts that came with a message, and which of them differ from those of the conversation; null where there are none, or no
 * differences.
 */
export async function readerOfWriters(
  db: Db,
  head: Head,
): Promise<(written: Written) => WholeConversationAnswer['entries'][number]['writer']> {
  const country = await countryOf(db)
  const keyOf = (phone: string) => (phone ? (findTelephone(phone, country) ?? phone.replace(/\D/g, '')) : '')
  const known = [{ name: head.name, email: head.email, phoneKey: keyOf(head.telephone) }]
  return ({ name, phone, email }) => {
    if (!name) return null
    const mine = { name, telephone: phone ?? '', email: email ?? '' }
    const doubt = differenceOf({ ...mine, phoneKey: keyOf(mine.telephone) }, known)
    const isOtherAddress = mine.email !== '' && mine.email.toLowerCase() !== head.email.toLowerCase()
    const isSame = mine.name === head.name && mine.email === head.email && mine.telephone === head.telephone
    return isSame ? null : { ...mine, doubt: doubt || (isOtherAddress ? 'email' : '') }
  }
}

/** The most other conversations that are named. */
const mostOthers = 5

/** Other conversations of visitors under the same number or address that the reader sees, the newest first. */
export async function othersUnder(
  db: Db,
  scope: InboxScope,
  { id, form, account_id, ...under }: Begun,
): Promise<WholeConversationAnswer['others']> {
  if (account_id !== null || form === null) return []
  return db
    .selectFrom('conversation')
    .innerJoin('conversation_entry as words', (join) => join.on('words.id', '=', newestWords))
    .select(['conversation.id', 'conversation.state'])
    .select(sql<string>`coalesce(words.writer_name, '')`.as('name'))
    .where('conversation.id', '!=', id)
    .where('conversation.account_id', 'is', null)
    .where(sameContact(form, under))
    .where(seesConversation(scope))
    .orderBy('conversation.last_at', 'desc')
    .limit(mostOthers)
    .execute()
}

type Under = Pick<Begun, 'phone_key' | 'fellowship_id' | 'email'>

/** Each branch finds its rows by an index: by mailbox, by number in one spelling, by the number of words to a leader. */
function sameContact(form: Form, { phone_key, fellowship_id, email }: Under): RawBuilder<SqlBool> {
  const byNumber = sql<SqlBool>`conversation.id in (select conversation_id from conversation_entry
    where form = ${sql.lit(form)} and phone_key <> '' and phone_key = ${phone_key})`
  if (form === 'leader') return sql<SqlBool>`(${byNumber} and conversation.fellowship_id = ${fellowship_id})`
  if (!email) return byNumber
  return sql<SqlBool>`(${byNumber} or conversation.id in (select conversation_id from conversation_entry
    where form = 'contact' and lower(writer_email) = ${email.toLowerCase()}))`
}
