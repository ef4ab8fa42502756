import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useQuery } from '../../../components/ui/useQuery.ts'
import type { ShownFellowship } from '../../../lib/contract/groups/fellowship.ts'
import { type FellowshipSearch, matches } from '../../../lib/finding/find-fellowships.ts'
import { $favouriteFellowships, noIds } from '../../../stores/every-page/favourites.ts'

/** How long the spinner turns beside the list (spec 1 §9). */
const loadingMilliseconds = 1200

/** The search, the matching fellowships, the favourites among them, and the open one. */
export function useBrowse(all: readonly ShownFellowship[], fellowshipSearch: FellowshipSearch) {
  const search = useQuery('search', fellowshipSearch.search)
  const day = useQuery('day', fellowshipSearch.day)
  const open = useQuery('group')
  const favourites = useStore($favouriteFellowships, { ssr: noIds })
  const fellowships = all.filter((fellowship) => matches(fellowship, { search, day }))

  return {
    search,
    day,
    matching: fellowships,
    loading: useLoading(),
    opened: all.find(({ id }) => String(id) === open),
    favourites: fellowships.filter(({ id }) => favourites.includes(id)),
  }
}

function useLoading(): boolean {
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loadingMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return loading
}
