import { isId } from './favourite-ids.ts'

/*
 * Favourites and reminders are kept on the device, under the specification's keys. So that they follow a member, a device
 * also remembers what it and the backend last agreed on: what is different since was kept or let go here.
 */

export const favouriteKinds = ['favoriteGroups', 'serviceReminders', 'eventReminders'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]
export type FavouriteSet = Record<FavouriteKind, readonly number[]>
export type FavouriteChange = Record<FavouriteKind, { add: number[]; remove: number[] }>

/** What was agreed on, and with whom: a device may be shared. */
export type Agreed = { owner: string; kept: FavouriteSet }

const nothing: FavouriteSet = { favoriteGroups: [], serviceReminders: [], eventReminders: [] }

/**
 * What this member kept and let go here. Of what another one left behind nothing is this member's, and nothing was let go
 * by this member; whoever comes for the first time brings everything along.
 */
export function changesOf(now: FavouriteSet, owner: string, agreed: Agreed | undefined): FavouriteChange {
  const before = agreed?.kept ?? nothing
  return forEachKind((kind) => ({
    add: without(now[kind], before[kind]),
    remove: agreed?.owner === owner ? without(before[kind], now[kind]) : [],
  }))
}

/** What the device keeps after an answer: what was answered, with what was done here while it was on its way. */
export function merged(answered: FavouriteSet, sent: FavouriteSet, now: FavouriteSet): FavouriteSet {
  return forEachKind((kind) => [
    ...without(answered[kind], without(sent[kind], now[kind])),
    ...without(without(now[kind], sent[kind]), answered[kind]),
  ])
}

/** Reads what a backend answered or storage kept; undefined for anything else. */
export function parseFavourites(found: unknown): FavouriteSet | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const lists: Record<string, unknown> = { ...found }
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
