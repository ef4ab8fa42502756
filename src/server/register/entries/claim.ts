import { nameOfPerson, type PersonAnswer } from '../../../lib/contract/people/person.ts'
import { formatPartialDate } from '../../../lib/time/partial-date.ts'
import type { Db } from '../../platform/db/tables.ts'
import { joinKnown } from './account-fellowship.ts'
import { recordChange } from './history.ts'
import { identities, type Known, meetingsOf, readIdentity } from './identity.ts'
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
  const people = await unclaimed(db).where(by, '=', given).execute()
  const same = people.filter((one) => compareNames(nameOfPerson(one), nameOfPerson(account)) !== 'other')
  const [person] = same
  if (person && same.length === 1) await givePerson(db, account, { person, by: account.id, now })
}

/** `seen`: how the office knows whose the account is; without it something that both have is confirmed. */
type Given = { person: Person; by: number; now: Date; seen?: string | undefined }

/** Connects an account with a person of the register. */
export async function givePerson(
  db: Db,
  account: Account,
  { person, by, now, seen }: Given,
): Promise<Person> {
  const own = await db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (own && own.id !== person.id) return mergePeople(db, person, own, { by, now, seen })
  const { telephone, email, fellowship_id } = account
  const other = person.telephone !== '' && telephone !== '' && person.telephone !== telephone
  const changes = {
    account_id: account.id,
    ...(telephone !== '' && { telephone }),
    ...(other && person.other_telephone === '' && { other_telephone: person.telephone }),
    ...(email && person.email === '' && { email: email.toLowerCase() }),
    ...(fellowship_id !== null && { fellowship_id }),
  }
  const given = await changePerson(db, person.id, changes, now)
  const { person: claimed, joined } = await joinKnown(db, given)
  const before = Object.fromEntries(
    Object.keys(changes).map((column) => [column, person[column as keyof Person]]),
  )
  await recordChange(db, claimed, {
    kind: 'claimed',
    by,
    at: now,
    before: { ...before, ...(joined !== undefined && { joined_fellowship: joined }) },
    after: { account: nameOfPerson(account), ...changes, seen },
  })
  return claimed
}

/**
 * Accounts that may belong to a person: they share a telephone or address and a similar name. They have no entry of their own, or
 * one that only the account itself wrote. What they share may not be confirmed.
 */
export async function listPossibleAccounts(
  db: Db,
  person: Person,
): Promise<(PersonAnswer['possible_accounts'][number] & { known: Known })[]> {
  const numbers = [person.telephone, person.other_telephone].filter(Boolean)
  if (person.account_id !== null || (numbers.length === 0 && person.email === '')) return []
  const rows = await identities(db)
    .leftJoin('person', 'person.account_id', 'account.id')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .select(['account.username', 'account.created_at', 'profile.date_of_birth'])
    .where((where) =>
      where.or([
        where('person.id', 'is', null),
        where('person.created_at', '=', where.ref('account.created_at')),
      ]),
    )
    .where((where) =>
      where.or([
        ...(numbers.length > 0 ? [where('account.telephone', 'in', numbers)] : []),
        where.and([where('email_key', '=', person.email), where('account.email_key', '!=', '')]),
        where.and([where('email_claim_key', '=', person.email), where('email_claim_key', '!=', '')]),
      ]),
    )
    .orderBy('account.id')
    .limit(5)
    .execute()
  return rows
    .map((row) => ({ row, known: readIdentity(row) }))
    .filter(({ known }) => compareNames(known.name, nameOfPerson(person)) !== 'other')
    .map(({ row, known }) => ({
      id: row.id,
      username: row.username,
      name: known.name,
      since: row.created_at,
      known,
      meets: meetingsOf(known, person),
      is_seen: known.isSeen,
      differs: differencesOf(known, row.date_of_birth ?? '', person),
    }))
}

/** What an account says of itself that the entry does not say: for who asks them. */
function differencesOf({ name, given }: Known, born: string, person: Person): string[] {
  const facts: readonly (readonly [string, string, boolean])[] = [
    ['name', name, name !== nameOfPerson(person)],
    ['telephone', given.telephone, ![person.telephone, person.other_telephone].includes(given.telephone)],
    ['e-mail', given.email, given.email !== person.email],
    ['birthday', formatPartialDate(born), born !== person.born],
  ]
  return facts.flatMap(([what, value, isOther]) => (isOther && value ? [`${what}: ${value}`] : []))
}

const unclaimed = (db: Db) =>
  db.selectFrom('person').selectAll().where('account_id', 'is', null).where('merged_into', 'is', null)
