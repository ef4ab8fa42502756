import { sql } from 'kysely'
import { findOwner } from '../../accounts/accounts/addresses/confirmed-telephones.ts'
import type { Db } from '../../platform/db/tables.ts'
import { idOfAccount, idOfPerson, type RecipientId } from '../recipients/recipient-id.ts'

/** Who is known under a number. `account`: whose own it is, as they have shown; `recipient`: to whom an answer goes by it. */
export type KnownNumber = { account: number | null; name: string; recipient: RecipientId }

/** The most names of people who share a number. */
const mostNames = 2

/**
 * Who has a number: the member who confirmed it, else those who gave it and those of the register under it, who may be several; undefined where
 * nobody is known.
 */
export async function findKnownNumber(db: Db, telephone: string): Promise<KnownNumber | undefined> {
  const owner = await findOwner(db, telephone)
  const accounts = await db
    .selectFrom('account')
    .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .where('telephone', '=', telephone)
    .where('deletion_requested_at', 'is', null)
    .orderBy('id')
    .execute()
  const own = accounts.find(({ id }) => id === owner?.account_id)
  if (own) return { account: own.id, name: own.name, recipient: idOfAccount(own.id) }
  const people = await db
    .selectFrom('person')
    .select(['id', 'account_id', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .where('telephone', '=', telephone)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`lower(status) not in ('gone home', 'transferred')`)
    .orderBy('id')
    .execute()
  const [person, account] = [people[0], accounts[0]]
  const recipient = person ? idOfPerson(person) : account && idOfAccount(account.id)
  if (!recipient) return undefined
  const names = [...new Set([...people, ...accounts].map(({ name }) => name))].slice(0, mostNames)
  return { account: null, name: names.join(', '), recipient }
}
