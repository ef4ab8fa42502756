import { useCallback, useEffect, useState } from 'react'
import { listActivities, listActivityGuests } from '../../lib/api/activities.ts'
import type { Activity, ActivityGuest } from '../../lib/contract/activity.ts'
import { adminTexts } from '../../lib/messages/staff.ts'
import { reportFailure } from '../staff/report-failure.ts'

/** A sign-up as a table row; `id` is its position in the list. */
export type Guest = ActivityGuest & { id: number; title: string }

/** The activities that the user manages, and their sign-ups; undefined until they are loaded. */
export function useManaged() {
  const [activities, setActivities] = useState<readonly Activity[]>()
  const [guests, setGuests] = useState<readonly Guest[]>()
  const [loading, setLoading] = useState(true)

  const reload = useCallback(async (): Promise<void> => {
    setLoading(true)
    try {
      const [all, signups] = await Promise.all([listActivities(), listActivityGuests()])
      setActivities(all.filter(({ manages }) => manages))
      setGuests(signups.map((row, place) => ({ ...row, id: place + 1, title: titleOf(all, row) })))
    } catch (error) {
      reportFailure(error, adminTexts.notLoaded)
    } finally {
      setLoading(false)
    }
  }, [])

  useEffect(() => void reload(), [reload])
  return { activities, guests, loading, reload }
}

const titleOf = (all: readonly Activity[], { activity }: ActivityGuest) =>
  all.find(({ slug }) => slug === activity)?.title ?? activity
