import { type Expression, sql } from 'kysely'
import type { GiverAnswer } from '../../lib/contract/books-count.ts'
import { byEngine } from '../db/engine.ts'
import { escapeLike } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { nameOfAccount } from './account-name.ts'

/** A search considers only the newest matches, up to this many: admins refine a search rather than page through it. */
const mostFound = 500

/**
 * A subquery of the ids of matching accounts: three or more letters match anywhere in a name, a username or an e-mail
 * address; one or two letters only at the beginning of a name. Uses an index on both engines.
 */
export function accountsMatching(db: Db, search: string): Expression<number> {
  if ([...search].length < 3) return beginning(search)
  return byEngine(db, { sqlite: withTrigrams, postgres: withPostgresTrigrams })(search)
}

/** Up to six members whose names have these words, by first name. */
export async function findByName(db: Db, words: string): Promise<GiverAnswer[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('id', 'in', accountsMatching(db, words))
    .orderBy('first_name')
    .orderBy('id')
    .limit(6)
    .execute()
  return rows.map(({ id, username, first_name, last_name }) => ({
    ...{ id, username, name: nameOfAccount({ first_name, last_name, username }) },
  }))
}

/** FTS5 takes a quoted string literally. */
const withTrigrams = (search: string) => sql<number>`(select rowid from account_search
    where account_search match ${`"${search.replaceAll('"', '""')}"`} order by rowid desc limit ${mostFound})`

/** The columns must be folded exactly as in the index `account_search`. */
function withPostgresTrigrams(search: string) {
  const pattern = `%${escapeLike(search.toLowerCase())}%`
  const found = ['username', 'first_name', 'last_name', 'email'].map(
    (column) => sql`lower(${sql.ref(column)} collate "und-x-icu") like ${pattern}`,
  )
  return sql<number>`(select id from account where ${sql.join(found, sql` or `)} order by id desc limit ${mostFound})`
}

function beginning(search: string) {
  const key = search.normalize('NFKC').toLowerCase()
  const name = key.charAt(0).toUpperCase() + key.slice(1)
  const among = (column: string, words: string) =>
    sql`select id from (select id from account where ${sql.ref(column)} >= ${words}
                        and ${sql.ref(column)} < ${`${words}\u{10FFFF}`} limit ${mostFound}) as ${sql.ref(column)}`
  return sql<number>`(${among('username_key', key)} union ${among('last_name', name)}
                      union ${among('first_name', name)})`
}
