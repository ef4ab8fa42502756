import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/** The sign-ups for one activity or event: their table, a condition on its rows, and how many places there are; null for unlimited. */
export type WaitingList = {
  table: 'activity_signup' | 'event_signup'
  rows: RawBuilder<boolean>
  places: number | null
}

/** Most people promoted in one call. */
const mostAtOnce = 1000

/**
 * Gives free places to those who have waited longest, and not to closed accounts. Never takes a place away. Returns whose account got
 * one. Call it in a transaction, so that those who ask at once for the last place are served one after the other.
 */
export async function fillPlaces(db: Db, list: WaitingList, now: Date): Promise<number[]> {
  const free = await countFree(db, list)
  if (free <= 0) return []
  const table = sql.table(list.table)
  const { rows } = await sql<{ account_id: number }>`
    update ${table} set placed_at = ${now.toISOString()}
    where ${list.rows} and account_id in (
      select account_id from ${table}
      where ${list.rows} and placed_at is null
        and account_id in (select id from account where deletion_requested_at is null)
      order by created_at, account_id limit ${free})
    returning account_id`.execute(db)
  return rows.map(({ account_id }) => account_id)
}

async function countFree(db: Db, { table, rows, places }: WaitingList): Promise<number> {
  if (places === null) return mostAtOnce
  const { rows: counted } = await sql<{ taken: number }>`
    select count(*) as taken from ${sql.table(table)} where ${rows} and placed_at is not null`.execute(db)
  return Math.min(places - Number(counted[0]?.taken ?? 0), mostAtOnce)
}

/** A sign-up's position on the waiting list, from 1; null with a place. `same` joins it with `before`, the others of its list. */
export const positionIn = (
  name: WaitingList['table'],
  same: RawBuilder<boolean>,
): RawBuilder<number | null> => {
  const table = sql.table(name)
  return sql<number | null>`case when ${table}.placed_at is null then (
    select count(*) from ${table} as before
    where ${same} and before.placed_at is null
      and before.account_id in (select id from account where deletion_requested_at is null)
      and (before.created_at < ${table}.created_at or (before.created_at = ${table}.created_at
        and before.account_id <= ${table}.account_id))) end`
}
