import { useEffect, useState } from 'react'
import { useQuery } from '../../../components/ui/useQuery.ts'
import { listSermons } from '../../../lib/api/media/sermons.ts'
import type { Sermon } from '../../../lib/contract/media/sermon.ts'
import {
  findSermons,
  isRecorded,
  type SermonSearch,
  seriesOf,
  speakersOf,
} from '../../../lib/finding/find-sermons.ts'

/** The newest of them tell enough: people refine a search that has more. */
const mostSaying = 60

type Initial = { own: readonly string[]; search: SermonSearch; containing: readonly number[] }

/** The search, series and speakers of all sermons, whether any is recorded, and the matching sermons. */
export function useSermons(seed: readonly Sermon[], { own, search: sermonSearch, containing }: Initial) {
  const [sermons, setSermons] = useState(seed)
  const search = {
    search: useQuery('search', sermonSearch.search),
    series: useQuery('series', sermonSearch.series),
    speaker: useQuery('speaker', sermonSearch.speaker),
    recording: useQuery('recording', sermonSearch.recording),
  }

  // A failure is only logged: the server-rendered sermons stay (spec 1 §8; docs/specification/settled.md).
  useEffect(() => {
    listSermons().then(setSermons, console.error)
  }, [])

  const saying = useSaying(search.search, containing)
  return {
    search,
    speakers: speakersOf(sermons),
    series: seriesOf(sermons, own),
    recorded: sermons.some(isRecorded),
    matching: findSermons(sermons, search, saying),
  }
}

/** The ids of the sermons that contain the words where the list does not have them; asked of the server when nothing was typed for a while. */
function useSaying(search: string, initial: readonly number[]): readonly number[] {
  const [saying, setSaying] = useState({ search, ids: initial })
  useEffect(() => {
    if (saying.search === search || search.trim().length < 3) return
    const waiting = setTimeout(() => {
      const set = (sermons: readonly Sermon[]) => setSaying({ search, ids: sermons.map(({ id }) => id) })
      listSermons({ limit: mostSaying, offset: 0, search, ordering: '' }).then(set, console.error)
    }, 400)
    return () => clearTimeout(waiting)
  }, [search, saying.search])
  return saying.search === search ? saying.ids : []
}
