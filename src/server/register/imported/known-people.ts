import { sql } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import { oneOf, rowsIn } from '../../platform/db/many-rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { identities, readIdentity } from '../entries/identity.ts'
import { nameKey, nameKeyIn } from '../entries/name-key.ts'
import type { Person } from '../entries/repo.ts'
import { registerRefusals } from '../messages.ts'

/* People of the register whom rows of a file may be about: lists of people and past gifts. */

/** Somebody of the register, with what identifies them. */
export type Standing = {
  id: number
  name: string
  telephones: readonly string[]
  email: string
  born: string
  /** What its account says and has not shown: it identifies nobody (entries/identity.ts). */
  unproven?: Unproven
}

/** `birth`: the birthday may be the word of the account. `shown`: the account, and when it was made. */
type Unproven = { telephone: string; email: string; birth: boolean; shown: string }

type Sought = {
  telephones: readonly string[]
  emails: readonly string[]
  births: readonly string[]
  names: readonly { first: string; last: string }[]
}

/** Everybody who has one of these numbers, addresses, birth dates or names, the names in either order. */
export async function findStanding(
  db: Db,
  { telephones, emails, births, names }: Sought,
): Promise<{ person: Person; known: Standing }[]> {
  const keys = names.flatMap((name) => {
    const [first, last] = [nameKey(name.first), nameKey(name.last)]
    return [
      { last, first },
      { last: first, first: last },
    ]
  })
  const among = (column: string, values: readonly string[]) =>
    values.length === 0 ? undefined : sql`select id from person where ${oneOf(db, column, values)}`
  const parts = [
    among('telephone', telephones),
    among('other_telephone', telephones),
    among('email', emails),
    among('born', births),
    sql`select person.id from ${rowsIn(db, { last: 'text', first: 'text' }, keys)} as named
      inner join person on ${nameKeyIn('person.last_name')} = named.last
        and ${nameKeyIn('person.first_name')} = named.first`,
  ].filter((part) => part !== undefined)
  const people = await db
    .selectFrom('person')
    .selectAll()
    .where(sql<boolean>`merged_into is null and id in (${sql.join(parts, sql` union `)})`)
    .execute()
  const accounts = await accountsOf(db, people)
  return people.map((person) => ({
    person,
    known: standingOf(person, accounts.get(person.account_id ?? 0)),
  }))
}

async function accountsOf(db: Db, people: readonly Person[]) {
  const ids = people.flatMap(({ account_id }) => account_id ?? [])
  const lists = await Promise.all(
    chunksOf(ids).map((part) =>
      identities(db)
        .select(['account.username', 'account.created_at'])
        .where('account.id', 'in', part)
        .execute(),
    ),
  )
  return new Map(lists.flat().map((row) => [row.id, { ...row, ...readIdentity(row) }]))
}

type Account = NonNullable<ReturnType<Awaited<ReturnType<typeof accountsOf>>['get']>>

/** Somebody of the register. A number or address that is the word of an account alone identifies only once it is confirmed. */
function standingOf(person: Person, account: Account | undefined): Standing {
  const { telephone, other_telephone, email, born, id } = person
  const name = nameOfPerson(person)
  if (!account) return { id, name, email, born, telephones: [telephone, other_telephone].filter(Boolean) }
  const { given } = account
  const [isOwnNumber, isOwnAddress] = [telephone === given.telephone, email === given.email]
  const numbers = [isOwnNumber ? account.telephone : telephone, other_telephone]
  return {
    id,
    name,
    born,
    telephones: numbers.filter(Boolean),
    email: isOwnAddress ? account.email : email,
    unproven: {
      telephone: isOwnNumber && account.telephone === '' ? telephone : '',
      email: isOwnAddress && account.email === '' ? email : '',
      birth: !account.isSeen,
      shown: registerRefusals.accountOf({
        username: account.username,
        name: account.name,
        day: formatDay(account.created_at),
      }),
    },
  }
}
