import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { listFellowshipEvents } from '../../lib/api/events.ts'
import { readLedFellowship } from '../../lib/api/fellowships.ts'
import { listMembers } from '../../lib/api/members.ts'
import { listFellowshipPrayers } from '../../lib/api/prayer-requests.ts'
import { listFellowshipTestimonies } from '../../lib/api/testimonies.ts'
import type { Id } from '../../lib/contract/base.ts'
import type { Fellowship } from '../../lib/contract/fellowship.ts'
import { leaderTexts } from '../../lib/messages/leader.ts'
import { reportFailure } from '../staff/report-failure.ts'
import { useInbox } from './useInbox.ts'
import { useListOf } from './useListOf.ts'
import { useMarks } from './useMarks.ts'

type Led = Fellowship | 'none' | 'failed' | undefined

/**
 * The leader's fellowship, its four lists, the attendance marks and the number of unread messages. These are the calls that
 * the specification lists for this page, and one more.
 */
export function useLeader() {
  const [fellowship, setFellowship] = useState<Led>()
  const members = useListOf(listMembers)
  const events = useListOf(listFellowshipEvents)
  const prayers = useListOf(listFellowshipPrayers)
  const testimonies = useListOf(listFellowshipTestimonies)
  const marks = useMarks()
  const inbox = useInbox()

  const [ofMembers, ofEvents] = [members.fetchFor, events.fetchFor]
  const [ofPrayers, ofTestimonies] = [prayers.fetchFor, testimonies.fetchFor]
  const { count } = inbox
  const load = useCallback(async (): Promise<void> => {
    setFellowship(undefined)
    try {
      const found = await readLedFellowship()
      setFellowship(found)
      void count(found.id)
      const fetches = [ofMembers, ofEvents, ofPrayers, ofTestimonies]
      const answers = await Promise.allSettled(fetches.map((fetchFor) => fetchFor(found.id)))
      const failed = answers.find((answer) => answer.status === 'rejected')
      if (failed) reportFailure(failed.reason, leaderTexts.notLoaded)
    } catch (error) {
      const none = error instanceof ApiError && error.status === 404
      setFellowship(none ? 'none' : 'failed')
      if (!none) reportFailure(error, leaderTexts.notLoaded)
    }
  }, [ofMembers, ofEvents, ofPrayers, ofTestimonies, count])

  useEffect(() => {
    void load()
  }, [load])

  return { fellowship, load, members, events, prayers, testimonies, marks, inbox }
}

export type Leader = ReturnType<typeof useLeader>
export const LeaderContext = createContext<Leader | undefined>(undefined)

/** The data that the sections share. The fellowship is undefined until it is loaded. */
export function useLedFellowship() {
  const leader = useContext(LeaderContext)
  if (!leader) throw new Error('A section stands outside of the dashboard')
  const fellowship = typeof leader.fellowship === 'object' ? leader.fellowship : undefined
  /** Makes the callback of a section's Refresh button. */
  const again = (list: { fetchFor: (fellowship: Id) => Promise<void> }) => async () => {
    if (fellowship)
      await list
        .fetchFor(fellowship.id)
        .catch((error: unknown) => reportFailure(error, leaderTexts.notLoaded))
  }
  return { ...leader, fellowship, again }
}
