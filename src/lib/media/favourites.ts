import { isId } from './favourite-ids.ts'

/*
 * Favourites and reminders are stored on the device, under the specification's keys. For syncing, the device also stores the
 * state of its last sync with the backend: the difference to the current state is what was added or removed here since.
 */

export const favouriteKinds = ['favoriteGroups', 'serviceReminders', 'eventReminders'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]
export type FavouriteSet = Record<FavouriteKind, readonly number[]>
export type FavouriteChange = Record<FavouriteKind, { add: number[]; remove: number[] }>

/** State of the last sync, and the user it belongs to, because a device may be shared. */
export type LastSynced = { owner: string; kept: FavouriteSet }

const nothing: FavouriteSet = { favoriteGroups: [], serviceReminders: [], eventReminders: [] }

/**
 * Additions and removals of this member since the last sync. If the last sync was another user's, the ids of that sync are
 * not added and nothing counts as removed. On a member's first sync without an earlier one, all stored ids are added.
 */
export function favouriteChanges(
  now: FavouriteSet,
  owner: string,
  synced: LastSynced | undefined,
): FavouriteChange {
  const before = synced?.kept ?? nothing
  return forEachKind((kind) => ({
    add: without(now[kind], before[kind]),
    remove: synced?.owner === owner ? without(before[kind], now[kind]) : [],
  }))
}

/** State to store after a sync: the response, with the changes made on this device during the request. */
export function mergeFavourites(answered: FavouriteSet, sent: FavouriteSet, now: FavouriteSet): FavouriteSet {
  return forEachKind((kind) => [
    ...without(answered[kind], without(sent[kind], now[kind])),
    ...without(without(now[kind], sent[kind]), answered[kind]),
  ])
}

/** Parses a server response or a stored value; undefined for anything else. */
export function parseFavourites(input: unknown): FavouriteSet | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const lists: Record<string, unknown> = { ...input }
  if (!favouriteKinds.every((kind) => Array.isArray(lists[kind]))) return undefined
  return forEachKind((kind) => (lists[kind] as unknown[]).filter(isId))
}

const without = (ids: readonly number[], others: readonly number[]) =>
  ids.filter((id) => !others.includes(id))

/** Makes one value for each kind. */
export function forEachKind<Value>(make: (kind: FavouriteKind) => Value): Record<FavouriteKind, Value> {
  return {
    favoriteGroups: make('favoriteGroups'),
    serviceReminders: make('serviceReminders'),
    eventReminders: make('eventReminders'),
  }
}
