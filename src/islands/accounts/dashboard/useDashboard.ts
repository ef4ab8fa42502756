import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { listSermons } from '../../../lib/api/media/sermons.ts'
import { listAnnouncements } from '../../../lib/api/messages/announcements.ts'
import { listEvents } from '../../../lib/api/services/events.ts'
import { readMemberToDos } from '../../../lib/api/settings/to-dos.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import { listMyPrayerRequests } from '../../../lib/contract/care/calls/prayer-requests.ts'
import { listMyTestimonies } from '../../../lib/contract/care/calls/testimonies.ts'
import type { OwnPrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import type { Testimony } from '../../../lib/contract/care/testimony.ts'
import { readMyFellowship } from '../../../lib/contract/groups/calls/fellowships.ts'
import type { MyFellowship } from '../../../lib/contract/groups/fellowship.ts'
import type { Sermon } from '../../../lib/contract/media/sermon.ts'
import type { Announcement } from '../../../lib/contract/messages/announcement.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import type { MemberToDosAnswer } from '../../../lib/contract/settings/to-dos.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { dashboardTexts } from '../../../lib/texts/accounts/dashboard.ts'
import { notify } from '../../../stores/toasts.ts'

type Sections = {
  events: ChurchEvent[]
  sermons: Sermon[]
  /** Null: the member has no fellowship. */
  fellowship: MyFellowship | null
  prayerRequests: OwnPrayerRequest[]
  testimonies: Testimony[]
  announcements: Announcement[]
  /** Undefined with a backend that does not know the call. */
  toDos: MemberToDosAnswer | undefined
}

/**
 * The six calls of the dashboard, and one more for what it begins with, on load and on Refresh, independent of each other
 * (spec 1 §7). Absent: not loaded yet.
 */
export function useDashboard() {
  const [sections, setSections] = useState<Partial<Sections>>({})
  const [loading, setLoading] = useState(true)

  const refresh = useCallback(async () => {
    setLoading(true)
    /** A failed call is logged; its section is empty, or keeps its data on Refresh (spec 1 §8). */
    async function load<Name extends keyof Sections>(
      name: Name,
      call: () => Promise<Sections[Name]>,
      empty: Sections[Name],
    ): Promise<'loaded' | 'failed'> {
      try {
        const answer = await call()
        setSections((before) => ({ ...before, [name]: answer }))
        return 'loaded'
      } catch (error) {
        console.error(error)
        setSections((before) => ({ [name]: empty, ...before }))
        return 'failed'
      }
    }
    const came = await Promise.all([
      load('events', listEvents, []),
      load('sermons', listSermons, []),
      load('fellowship', findMyFellowship, null),
      isUsed('prayers') && load('prayerRequests', () => call(listMyPrayerRequests), []),
      isUsed('testimonies') && load('testimonies', () => call(listMyTestimonies), []),
      load('announcements', listAnnouncements, []),
      load('toDos', findToDos, undefined),
    ])
    if (came.some((one) => one === 'failed')) notify.error(dashboardTexts.failure)
    setLoading(false)
  }, [])

  useEffect(() => void refresh(), [refresh])

  /** Replaces a request by what the server has made of it. */
  const changePrayer = (changed: OwnPrayerRequest) =>
    setSections(({ prayerRequests = [], ...others }) => ({
      ...others,
      prayerRequests: prayerRequests.map((request) => (request.id === changed.id ? changed : request)),
    }))

  return { sections, loading, refresh, changePrayer }
}

/** An extension: its absence is not a failure. */
const findToDos = (): Promise<MemberToDosAnswer | undefined> =>
  readMemberToDos().catch((error: unknown) => {
    logUnlessUnknown(error)
    return undefined
  })

/** A 404 means that the member has no fellowship; it is not a failure. */
async function findMyFellowship(): Promise<MyFellowship | null> {
  try {
    return await call(readMyFellowship)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
