import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { listFellowshipPrayers } from '../../../lib/api/care/prayer-requests.ts'
import { listFellowshipTestimonies } from '../../../lib/api/care/testimonies.ts'
import { listMembers } from '../../../lib/api/groups/fellowship-members.ts'
import { readLedFellowship } from '../../../lib/api/groups/fellowships.ts'
import { listFellowshipEvents } from '../../../lib/api/services/events.ts'
import type { Id } from '../../../lib/contract/base.ts'
import type { LedFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { leaderTexts } from '../../../lib/texts/groups/leader.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { useCollection } from '../../staff/useCollection.ts'
import { fetchAll } from '../../staff/useLoaded.ts'
import { useInbox } from './useInbox.ts'
import { useMarks } from './useMarks.ts'

type Led = LedFellowship | 'none' | 'failed' | undefined

/**
 * The leader's fellowship, its four lists, the attendance marks and the number of unread messages. These are the calls that
 * the specification lists for this page, and one more.
 */
export function useLeader() {
  const [fellowship, setFellowship] = useState<Led>()
  const id = typeof fellowship === 'object' ? fellowship.id : undefined
  const members = useCollectionOf(id, listMembers)
  const events = useCollectionOf(id, listFellowshipEvents)
  // Assistants see neither: both may be private.
  const assisting = typeof fellowship === 'object' && fellowship.assisting
  const prayers = useCollectionOf(assisting || !isUsed('prayers') ? undefined : id, listFellowshipPrayers)
  const testimonies = useCollectionOf(
    assisting || !isUsed('testimonies') ? undefined : id,
    listFellowshipTestimonies,
  )
  const marks = useMarks()
  const inbox = useInbox()

  const load = useCallback(async (): Promise<void> => {
    setFellowship(undefined)
    try {
      setFellowship(await readLedFellowship())
    } catch (error) {
      const none = error instanceof ApiError && error.status === 404
      setFellowship(none ? 'none' : 'failed')
      if (!none) reportFailure(error, leaderTexts.notLoaded)
    }
  }, [])

  useEffect(() => {
    void load()
  }, [load])

  const [ofMembers, ofEvents] = [members.fetchIt, events.fetchIt]
  const [ofPrayers, ofTestimonies] = [prayers.fetchIt, testimonies.fetchIt]
  const { count } = inbox
  useEffect(() => {
    if (id === undefined) return
    void count(id)
    void fetchAll([ofMembers, ofEvents, ofPrayers, ofTestimonies], leaderTexts.notLoaded)
  }, [id, count, ofMembers, ofEvents, ofPrayers, ofTestimonies])

  return { fellowship, assisting, load, members, events, prayers, testimonies, marks, inbox }
}

/** A list of the fellowship with this id; it shows as loading until the fellowship itself is loaded. */
function useCollectionOf<Row extends { id: Id }>(
  fellowship: Id | undefined,
  list: (of: Id) => Promise<Row[]>,
) {
  const load = useMemo(() => {
    if (fellowship === undefined) return undefined
    return async () => {
      const rows = await list(fellowship)
      return { rows, count: rows.length }
    }
  }, [fellowship, list])
  return useCollection(load, leaderTexts.notLoaded)
}

export type Leader = ReturnType<typeof useLeader> & { offersPasswords: boolean }
export const LeaderContext = createContext<Leader | undefined>(undefined)

/** The data that the sections share. The fellowship is undefined until it is loaded. */
export function useLedFellowship() {
  const leader = useContext(LeaderContext)
  if (!leader) throw new Error('A section stands outside of the dashboard')
  return { ...leader, fellowship: typeof leader.fellowship === 'object' ? leader.fellowship : undefined }
}
