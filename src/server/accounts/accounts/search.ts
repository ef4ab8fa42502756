import { type Expression, sql } from 'kysely'
import type { GiverAnswer } from '../../../lib/contract/giving/books-count.ts'
import { searchable } from '../../../lib/text/fold.ts'
import type { Caller } from '../../platform/context.ts'
import { findingNewest } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isAccountFor } from '../../register/entries/register-scope.ts'
import { nameOfAccount } from './account-name.ts'

/** A search considers only the newest matches, up to this many: admins refine a search rather than page through it. */
const mostFound = 500

const named = { texts: ['username', 'first_name', 'last_name', 'email'], numbers: [] }

/**
 * A subquery of the ids of matching accounts: words of three or more letters match anywhere in a name, a username, an e-mail
 * address or a telephone number; one or two letters only at the beginning of a name. Uses an index on both engines.
 */
export const accountsMatching = (db: Db, search: string): Expression<number> =>
  [...searchable(search)].length < 3 ? beginning(search) : findingNewest(db, 'account', search)

/**
 * Up to six members whose names have these words, by first name. Telephone numbers are not searched. Staff of a branch find its people
 * and staff (docs/decisions/people.md#branches).
 */
export async function findByName(
  db: Db,
  words: string,
  { branch }: Pick<Caller, 'branch'>,
): Promise<GiverAnswer[]> {
  const ids =
    [...searchable(words)].length < 3 ? beginning(words) : findingNewest(db, 'account', words, named)
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .where(isAccountFor(branch))
    .orderBy(sql`searchable(first_name)`)
    .orderBy('id')
    .limit(6)
    .execute()
  return rows.map(({ id, username, first_name, last_name }) => ({
    id,
    username,
    name: nameOfAccount({ first_name, last_name, username }),
  }))
}

/** Letters with those of Ghana's languages for which they stand. */
const alike = ['oɔ', 'eɛ', 'nŋ', 'dɖ', 'gɣ', 'fƒ', 'vʋ']

/** The spellings of one or two letters: `ok` is `ɔk`, too. */
const spellingsOf = (key: string): string[] =>
  [...key].reduce<string[]>(
    (begun, letter) => {
      const letters = alike.find(([plain]) => plain === letter) ?? letter
      return begun.flatMap((before) => [...letters].map((one) => before + one))
    },
    [''],
  )

function beginning(search: string) {
  const spellings = spellingsOf(searchable(search))
  const among = (column: string, words: string) =>
    sql`select id from (select id from account where ${sql.ref(column)} >= ${words}
                        and ${sql.ref(column)} < ${`${words}\u{10FFFF}`} limit ${mostFound}) as ${sql.ref(column)}`
  const selects = spellings.flatMap((words) => {
    const name = words.charAt(0).toUpperCase() + words.slice(1)
    return [among('username_key', words), among('last_name', name), among('first_name', name)]
  })
  return sql<number>`(${sql.join(selects, sql` union `)})`
}
