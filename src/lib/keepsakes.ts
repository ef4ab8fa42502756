import { isId } from './kept-ids.ts'

/*
 * Favourites and reminders are kept on the device, under the specification's keys. So that they follow a member, a device
 * also remembers what it and the backend last agreed on: what is different since was kept or let go here.
 */

export const keepsakeKinds = ['favoriteGroups', 'serviceReminders', 'eventReminders'] as const
export type KeepsakeKind = (typeof keepsakeKinds)[number]
export type Kept = Record<KeepsakeKind, readonly number[]>
export type KeepsakeChange = Record<KeepsakeKind, { add: number[]; remove: number[] }>

/** What was agreed on, and with whom: a device may be shared. */
export type Agreed = { owner: string; kept: Kept }

const nothing: Kept = { favoriteGroups: [], serviceReminders: [], eventReminders: [] }

/**
 * What this member kept and let go here. Of what another one left behind nothing is this member's, and nothing was let go
 * by this member; whoever comes for the first time brings everything along.
 */
export function changesOf(now: Kept, owner: string, agreed: Agreed | undefined): KeepsakeChange {
  const before = agreed?.kept ?? nothing
  return forEachKind((kind) => ({
    add: without(now[kind], before[kind]),
    remove: agreed?.owner === owner ? without(before[kind], now[kind]) : [],
  }))
}

/** What the device keeps after an answer: what was answered, with what was done here while it was on its way. */
export function merged(answered: Kept, sent: Kept, now: Kept): Kept {
  return forEachKind((kind) => [
    ...without(answered[kind], without(sent[kind], now[kind])),
    ...without(without(now[kind], sent[kind]), answered[kind]),
  ])
}

/** Reads what a backend answered or storage kept; undefined for anything else. */
export function parseKept(found: unknown): Kept | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const lists: Record<string, unknown> = { ...found }
  if (!keepsakeKinds.every((kind) => Array.isArray(lists[kind]))) return undefined
  return forEachKind((kind) => (lists[kind] as unknown[]).filter(isId))
}

const without = (ids: readonly number[], others: readonly number[]) =>
  ids.filter((id) => !others.includes(id))

/** Makes one value for each kind. */
export function forEachKind<Value>(make: (kind: KeepsakeKind) => Value): Record<KeepsakeKind, Value> {
  return {
    favoriteGroups: make('favoriteGroups'),
    serviceReminders: make('serviceReminders'),
    eventReminders: make('eventReminders'),
  }
}
