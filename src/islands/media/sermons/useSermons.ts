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

/** The search, series and speakers of all sermons, whether any is recorded, and the matching sermons. */
export function useSermons(seed: readonly Sermon[], own: readonly string[], sermonSearch: SermonSearch) {
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

  return {
    search,
    speakers: speakersOf(sermons),
    series: seriesOf(sermons, own),
    recorded: sermons.some(isRecorded),
    matching: findSermons(sermons, search),
  }
}
