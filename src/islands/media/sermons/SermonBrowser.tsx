import { type ComponentType, useState } from 'react'
import { Pager } from '../../../components/ui/Pager.tsx'
import { usePages } from '../../../components/ui/usePages.ts'
import type { Sermon } from '../../../lib/contract/media/sermon.ts'
import type { SermonSearch } from '../../../lib/finding/find-sermons.ts'
import { sermonWords } from './messages.ts'
import { SermonCard } from './SermonCard.tsx'
import { SermonFilters } from './SermonFilters.tsx'
import { useSermons } from './useSermons.ts'

type Props = {
  seed: readonly Sermon[]
  /** The church's series. */
  own: readonly string[]
  /** The search in the URL of the page request, and the page of the list. */
  initialSearch: SermonSearch & { page: string }
  /** The ids of the sermons that contain the searched words, in their transcripts, too. */
  containing: readonly number[]
}

/** The id of the heading above the list. */
const listHeading = 'found'

/** Search, series and speaker filters, and the sermons to listen to and to watch (spec 1 §2, Sermons). */
export function SermonBrowser({ seed, own, initialSearch, containing }: Props) {
  const { search, series, speakers, recorded, matching } = useSermons(seed, {
    own,
    search: initialSearch,
    containing,
  })
  const { shown, page, pages } = usePages(matching, initialSearch.page)
  const { dialog, watch } = useWatch()

  return (
    <div className="grid grid-cols-1 gap-6">
      <SermonFilters search={search} series={series} speakers={speakers} recorded={recorded} />
      <p className="text-ink-soft" role="status">
        {sermonWords.count({ count: matching.length })}
      </p>
      {matching.length === 0 && (
        <div className="empty">
          <p>{sermonWords.nothingFound}</p>
          <a className="btn" href="/sermons?recording=all">
            {sermonWords.showAll}
          </a>
        </div>
      )}
      <h2 className="sr-only" id={listHeading} tabIndex={-1}>
        {sermonWords.found}
      </h2>
      <ul className="sermon-cards">
        {shown.map((sermon) => (
          <SermonCard key={sermon.id} sermon={sermon} watch={() => void watch(sermon)} />
        ))}
      </ul>
      <Pager page={page} pages={pages} search={search} label={sermonWords.pages} heading={listHeading} />
      {dialog}
    </div>
  )
}

type Watched = { Dialog: ComponentType<{ sermon: Sermon; close: () => void }>; sermon: Sermon }

/** Most users listen: the video dialog is loaded with the first video. */
function useWatch() {
  const [watched, setWatched] = useState<Watched>()
  const close = () => setWatched(undefined)
  return {
    dialog: watched && <watched.Dialog sermon={watched.sermon} close={close} />,
    watch: async (sermon: Sermon) => {
      const { WatchDialog: Dialog } = await import('./WatchDialog.tsx')
      setWatched({ Dialog, sermon })
    },
  }
}
