import { useCallback, useEffect } from 'react'
import { listActivities, listActivityGuests } from '../../lib/api/activities.ts'
import type { Activity, ActivityGuest } from '../../lib/contract/activity.ts'
import { adminTexts } from '../../lib/messages/staff.ts'
import { reportFailure } from '../staff/report-failure.ts'
import { useWhole } from '../staff/useWhole.ts'

/** A sign-up as a table row; `id` is its position in the list. */
export type Guest = ActivityGuest & { id: number; title: string }

type Managed = { activities: readonly Activity[]; guests: readonly Guest[] }

/** The activities that the user manages, and their sign-ups; undefined until they are loaded. */
export function useManaged() {
  const { found, loading, fetchIt } = useWhole(loadManaged)
  const reload = useCallback(
    () => fetchIt().catch((error: unknown) => reportFailure(error, adminTexts.notLoaded)),
    [fetchIt],
  )
  useEffect(() => void reload(), [reload])
  return { activities: found?.activities, guests: found?.guests, loading, reload }
}

async function loadManaged(): Promise<Managed> {
  const [all, signups] = await Promise.all([listActivities(), listActivityGuests()])
  return {
    activities: all.filter(({ manages }) => manages),
    guests: signups.map((row, place) => ({ ...row, id: place + 1, title: titleOf(all, row) })),
  }
}

const titleOf = (all: readonly Activity[], { activity }: ActivityGuest) =>
  all.find(({ slug }) => slug === activity)?.title ?? activity
