import { call } from '../../../lib/api/call.ts'
import type { Activity, ActivityGuest } from '../../../lib/contract/groups/activity.ts'
import { listActivities, listActivityGuests } from '../../../lib/contract/groups/calls/activities.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

/** A sign-up as a table row; `id` is its position in the list. */
export type Guest = ActivityGuest & { id: number; title: string }

type Managed = { activities: readonly Activity[]; guests: readonly Guest[] }

/** The activities that the user manages, and their sign-ups; undefined until they are loaded. */
export function useManaged() {
  const { data: managed, loading, reload } = useOnOpen(useLoaded(loadManaged))
  const guests = managed && { rows: managed.guests, count: managed.guests.length }
  return { activities: managed?.activities, guests: { part: guests, loading, reload } }
}

async function loadManaged(): Promise<Managed> {
  const [all, signups] = await Promise.all([call(listActivities), call(listActivityGuests)])
  return {
    activities: all.filter(({ manages }) => manages),
    guests: signups.map((row, place) => ({ ...row, id: place + 1, title: titleOf(all, row) })),
  }
}

const titleOf = (all: readonly Activity[], { activity }: ActivityGuest) =>
  all.find(({ slug }) => slug === activity)?.title ?? activity
