import type { FavouriteChanges, Favourites } from '../../../lib/contract/services/favourites.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Limit per kind, more than anyone needs; further ones stay on the device. */
const mostOfAKind = 500

const kinds = ['favoriteGroups', 'serviceReminders', 'eventReminders'] as const satisfies (keyof Favourites)[]

/** A member's favourites and reminders, sorted by id. */
export async function listFavourites(db: Db, accountId: number): Promise<Favourites> {
  const rows = await db
    .selectFrom('keepsake')
    .select(['kind', 'item_id'])
    .where('account_id', '=', accountId)
    .orderBy('item_id')
    .execute()
  const of = (kind: keyof Favourites) => rows.filter((row) => row.kind === kind).map(({ item_id }) => item_id)
  return {
    favoriteGroups: of('favoriteGroups'),
    serviceReminders: of('serviceReminders'),
    eventReminders: of('eventReminders'),
  }
}

/** Removes first, then adds; of several devices the last request wins. Call it in a transaction. */
export async function changeFavourites(db: Db, accountId: number, changes: FavouriteChanges): Promise<void> {
  for (const kind of kinds) {
    const { add = [], remove = [] } = changes[kind] ?? {}
    await removeFavourites(db, { accountId, kind, ids: remove })
    await addFavourites(db, { accountId, kind, ids: add })
  }
}

type Items = { accountId: number; kind: string; ids: readonly number[] }

async function removeFavourites(db: Db, { accountId, kind, ids }: Items): Promise<void> {
  await db
    .deleteFrom('keepsake')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .execute()
}

async function addFavourites(db: Db, { accountId, kind, ids }: Items): Promise<void> {
  const kept = (await listFavourites(db, accountId))[kind as keyof Favourites]
  const added = ids.filter((id) => !kept.includes(id)).slice(0, mostOfAKind - kept.length)
  if (added.length === 0) return
  await db
    .insertInto('keepsake')
    .values(added.map((item_id) => ({ account_id: accountId, kind, item_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
