import { sql } from 'kysely'
import { findTelephone } from '../../accounts/accounts/telephones.ts'
import type { Db } from '../../platform/db/tables.ts'
import { compareNames, foldName } from '../../register/entries/names.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import type { RecipientId } from '../recipients/recipient-id.ts'
import { numberOf } from './forms.ts'

/** Who wrote without an account. Nothing of it is confirmed. `phoneKey`: the number in one spelling, or ''. */
export type Writer = { name: string; email: string; phoneKey: string }

/** What a writer gives otherwise than a conversation under the same number or address; '' where they agree. */
export type Doubt = '' | 'telephone' | 'name'

/** A number in one spelling: E.164, or its digits where it is none of the church's country. '' for none. */
export async function phoneKeyOf(db: Db, phone: string): Promise<string> {
  if (phone.trim() === '') return ''
  return findTelephone(phone, await countryOf(db)) ?? phone.replace(/\D/g, '')
}

/** The most earlier conversations that a writer is compared with, the newest first. */
const compared = 20

type Candidate = { id: number; assigned_to: number | null }

/**
 * The newest conversation under the writer's number or address whose name and contacts agree with the writer's; else what differs
 * from the newest one. A stranger who knows an address therefore begins a separate conversation
 * (docs/decisions/people.md#unconfirmed-numbers).
 */
export async function chooseConversation(
  db: Db,
  candidates: readonly Candidate[],
  writer: Writer,
): Promise<{ before?: Candidate; doubt: Doubt }> {
  let doubt: Doubt = ''
  for (const candidate of candidates.slice(0, compared)) {
    const difference = differenceOf(writer, await writersIn(db, candidate.id))
    if (difference === '') return { before: candidate, doubt: '' }
    doubt ||= difference
  }
  return { doubt }
}

/** Nobody is known by a number that only they have given: a new number is another one. */
export function differenceOf(writer: Writer, known: readonly Writer[]): Doubt {
  const hasNumber = known.some(({ phoneKey }) => phoneKey === writer.phoneKey)
  if (writer.phoneKey !== '' && known.length > 0 && !hasNumber) return 'telephone'
  return known.length === 0 || known.some(({ name }) => isSameName(name, writer.name)) ? '' : 'name'
}

const isSameName = (one: string, other: string): boolean =>
  foldName(one) === foldName(other) || compareNames(one, other) === 'same'

/** `entry`: where they wrote; `recipient`: to whom an answer goes. */
type WriterOfEntry = Writer & { entry: number; phone: string; recipient: RecipientId }

/** Who wrote in a conversation by a form, the earliest first. */
export async function writersIn(db: Db, conversation: number): Promise<WriterOfEntry[]> {
  const rows = await db
    .selectFrom('conversation_entry')
    .select(sql<string>`coalesce(writer_name, '')`.as('name'))
    .select(sql<string>`coalesce(writer_email, '')`.as('email'))
    .select(sql<string>`coalesce(writer_phone, '')`.as('phone'))
    .select(['id as entry', 'form', numberOf.as('number')])
    .where('conversation_id', '=', conversation)
    .where('form', 'is not', null)
    .orderBy('id')
    .limit(500)
    .execute()
  const country = await countryOf(db)
  return rows.map(({ form, number, ...row }) => ({
    ...row,
    recipient: { kind: form === 'contact' ? 'contact' : 'words', id: Number(number) },
    phoneKey: row.phone ? (findTelephone(row.phone, country) ?? row.phone.replace(/\D/g, '')) : '',
  }))
}
