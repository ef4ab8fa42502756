import type { Expression, SqlBool } from 'kysely'
import { type PinAnswer, type PinForm, type PinKind, pinKinds } from '../../../lib/contract/accounts/pin.ts'
import type { Db } from '../../platform/db/tables.ts'

const columns = { sermon: 'sermon_id', event: 'event_id', announcement: 'announcement_id' } as const

/** Every pin that holds on a day, the newest first. */
export async function listPins(db: Db, today: string): Promise<PinAnswer[]> {
  const rows = await held(db, today)
    .select(['sermon_id', 'event_id', 'announcement_id', 'until'])
    .orderBy('pinned_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row) =>
    pinKinds.flatMap((kind) => {
      const item = row[columns[kind]]
      return item === null ? [] : [{ kind, item, until: row.until }]
    }),
  )
}

/** The ids of what is pinned of a kind on a day, the newest pin first. */
export async function listPinned(db: Db, kind: PinKind, today: string): Promise<number[]> {
  return (await listPins(db, today)).flatMap((pin) => (pin.kind === kind ? [pin.item] : []))
}

/** The announcements that are pinned on a day, as a subquery of their ids. */
export const pinnedAnnouncements = (db: Db, today: string) =>
  held(db, today).select('announcement_id').where('announcement_id', 'is not', null)

const held = (db: Db, today: string) =>
  db
    .selectFrom('pin')
    .where((pin): Expression<SqlBool> => pin.or([pin('until', '=', ''), pin('until', '>=', today)]))

/** Pins something, or changes until when; false when it does not exist. Call it in a transaction. */
export async function pinItem(db: Db, { kind, item, until }: PinForm, at: Date): Promise<boolean> {
  const row = await db.selectFrom(kind).select('id').where('id', '=', item).executeTakeFirst()
  if (!row) return false
  const pinned_at = at.toISOString()
  await db
    .insertInto('pin')
    .values({ [columns[kind]]: item, until, pinned_at })
    .onConflict((conflict) => conflict.column(columns[kind]).doUpdateSet({ until, pinned_at }))
    .execute()
  return true
}

/** Unpins something; nothing happens when it was not pinned. */
export async function unpinItem(db: Db, { kind, item }: Pick<PinForm, 'kind' | 'item'>): Promise<void> {
  await db.deleteFrom('pin').where(columns[kind], '=', item).execute()
}
