import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** What files of earlier years say that the person of an account gave, shown in statements or not. */
export const exportPastGifts = (db: Db, account: number) =>
  db
    .selectFrom('past_giver')
    .innerJoin('past_gift', 'past_gift.giver_id', 'past_giver.id')
    .innerJoin('fund', 'fund.id', 'past_gift.fund_id')
    .innerJoin('person as named', 'named.id', 'past_giver.person_id')
    .innerJoin('person', (join) => join.on(sql<boolean>`person.id = coalesce(named.merged_into, named.id)`))
    .select(['day', 'past_gift.amount', 'fund.name as fund', 'method', 'check_number', 'memo', 'batch'])
    .select(['past_giver.name', 'contacts'])
    .where('person.account_id', '=', account)
    .orderBy('past_gift.id')
    .execute()
