import { sql } from 'kysely'
import type { Book, PastLine, StatementAnswer } from '../../../../lib/contract/giving/books-ledger.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import type { Db } from '../../../platform/db/tables.ts'

type InBook = { book: Book; from: string; to: string }

/** Past gifts that the church shows their givers, with the entry of the giver that stays after a merge. */
const shownLines = (db: Db, { book, from, to }: InBook) =>
  db
    .selectFrom('past_giver')
    .innerJoin('past_gift', 'past_gift.giver_id', 'past_giver.id')
    .innerJoin('gift_import', 'gift_import.id', 'past_gift.import_id')
    .innerJoin('fund', 'fund.id', 'past_gift.fund_id')
    .innerJoin('person as named', 'named.id', 'past_giver.person_id')
    .innerJoin('person', (join) => join.on(sql<boolean>`person.id = coalesce(named.merged_into, named.id)`))
    .select(['past_gift.id', 'day', 'fund.name as fund', 'method', 'past_gift.amount'])
    .where('gift_import.in_statements', '=', 1)
    .where('gift_import.book', '=', book)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('past_gift.id')

/** What an account gave in years before this program, the oldest first, as far as the church shows it. */
export const listPastLines = (
  db: Db,
  { account, ...range }: InBook & { account: number },
): Promise<PastLine[]> => shownLines(db, range).where('person.account_id', '=', account).execute()

type PastGiver = { key: string; name: string; username: string; telephone: string; lines: PastLine[] }

/** The same of everybody. `key`: as that of the statement of the account. */
export async function listPastOfAll(db: Db, range: InBook): Promise<PastGiver[]> {
  const rows = await shownLines(db, range)
    .leftJoin('account', 'account.id', 'person.account_id')
    .select(['person.id as person_id', 'person.account_id', 'account.username', 'person.telephone'])
    .select(['person.first_name', 'person.middle_name', 'person.last_name'])
    .execute()
  const givers = new Map<string, PastGiver>()
  for (const {
    person_id,
    account_id,
    username,
    telephone,
    first_name,
    middle_name,
    last_name,
    ...line
  } of rows) {
    const key = account_id === null ? `person ${person_id}` : `account ${account_id}`
    const giver = givers.get(key) ?? {
      key,
      name: nameOfPerson({ first_name, middle_name, last_name }),
      username: username ?? '',
      telephone: account_id === null ? telephone : '',
      lines: [],
    }
    giver.lines.push(line)
    givers.set(key, giver)
  }
  return [...givers.values()]
}

/** Past gifts of a statement with their sum. */
export const broughtOf = (lines: PastLine[]): StatementAnswer['brought'] => ({
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
  lines,
})
