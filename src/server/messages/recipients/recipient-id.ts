import { type RawBuilder, sql } from 'kysely'

/** Who a recipient is: an account, an entry of the register without one, or who wrote a message to the church or to a leader. */
export type RecipientId = { kind: (typeof kinds)[number]; id: number }

const kinds = ['account', 'person', 'contact', 'words'] as const

/*
 * Deliveries store it as one text, `account 3`, which is also the key by which recipients are compared. No other file writes or reads
 * that text.
 */

export const keyOf = ({ kind, id }: RecipientId): string => `${kind} ${id}`

/** Reads the text of a delivery. */
export function readKey(key: string): RecipientId {
  const [word, id] = key.split(' ')
  const kind = kinds.find((one) => one === word)
  if (!kind) throw new Error(`No recipient: ${word}`)
  return { kind, id: Number(id) }
}

/** The account of a person of the register, or the person. */
export const idOfPerson = (person: { id: number; account_id: number | null }): RecipientId =>
  person.account_id === null ? { kind: 'person', id: person.id } : { kind: 'account', id: person.account_id }

export const idOfAccount = (id: number): RecipientId => ({ kind: 'account', id })

/** The person of the register that a delivery of the query goes to, in SQL; null for others. */
export const personOfDelivery: RawBuilder<number | null> = sql`case when recipient like 'person %'
  then cast(substr(recipient, 8) as bigint) end`

/** Whether a delivery goes to the account of a person, in SQL, of the columns with these names. */
export const isToAccountOf = (recipient: string, account: string): RawBuilder<boolean> =>
  sql`${sql.ref(recipient)} = 'account ' || ${sql.ref(account)}`
