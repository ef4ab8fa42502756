import { nameOfPerson } from '../../lib/contract/person.ts'
import type { Db } from '../db/tables.ts'
import { joinKnown } from './account-fellowship.ts'
import { recordChange } from './history.ts'
import { mergePeople } from './merge.ts'
import { compareNames } from './names.ts'
import { changePerson, type Person } from './repo.ts'

type Account = {
  id: number
  first_name: string
  middle_name: string
  last_name: string
  telephone: string
  email: string | null
  fellowship_id: number | null
}

/**
 * Gives an account whose e-mail address or telephone was just confirmed the person who has it in the register, if there is exactly
 * one of a similar name. A person that the account has already is merged into that one, so that nobody is there twice.
 */
export async function claimPerson(
  db: Db,
  account: Account,
  now: Date,
  by: 'email' | 'telephone' = 'email',
): Promise<void> {
  const given = by === 'email' ? account.email?.toLowerCase() : account.telephone
  if (!given) return
  const found = await unclaimed(db).where(by, '=', given).execute()
  const same = found.filter((one) => compareNames(nameOfPerson(one), nameOfPerson(account)) !== 'other')
  const [person] = same
  if (person && same.length === 1) await givePerson(db, account, { person, by: account.id, now })
}

type Given = { person: Person; by: number; now: Date }

/** Connects an account with a person of the register. */
export async function givePerson(db: Db, account: Account, { person, by, now }: Given): Promise<Person> {
  const own = await db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (own && own.id !== person.id) return mergePeople(db, person, own, { by, now })
  const { telephone, email, fellowship_id } = account
  const other = person.telephone !== '' && telephone !== '' && person.telephone !== telephone
  const given = await changePerson(
    db,
    person.id,
    {
      account_id: account.id,
      ...(telephone !== '' && { telephone }),
      ...(other && person.other_telephone === '' && { other_telephone: person.telephone }),
      ...(email && person.email === '' && { email: email.toLowerCase() }),
      ...(fellowship_id !== null && { fellowship_id }),
    },
    now,
  )
  const { person: claimed } = await joinKnown(db, given)
  await recordChange(db, claimed, { kind: 'claimed', by, at: now, after: { account: nameOfPerson(account) } })
  return claimed
}

/** Accounts without a person that may be this one: a telephone or an address in common, and a similar name. */
export async function listPossibleAccounts(db: Db, person: Person) {
  if (person.account_id !== null || (person.telephone === '' && person.email === '')) return []
  const rows = await db
    .selectFrom('account')
    .leftJoin('person', 'person.account_id', 'account.id')
    .select(['account.id', 'username', 'account.first_name', 'account.middle_name', 'account.last_name'])
    .where('person.id', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('account.telephone', '=', person.telephone), where('account.telephone', '!=', '')]),
        where.and([where('email_key', '=', person.email), where('account.email_key', '!=', '')]),
        where.and([where('email_claim_key', '=', person.email), where('email_claim_key', '!=', '')]),
      ]),
    )
    .limit(5)
    .execute()
  return rows
    .map(({ id, username, ...words }) => ({ id, username, name: nameOfPerson(words) }))
    .filter(({ name }) => compareNames(name, nameOfPerson(person)) !== 'other')
}

const unclaimed = (db: Db) =>
  db.selectFrom('person').selectAll().where('account_id', 'is', null).where('merged_into', 'is', null)
