import { type ComponentType, useState } from 'react'
import { useMore } from '../../components/ui/useMore.tsx'
import type { Sermon } from '../../lib/contract/sermon.ts'
import type { SermonSearch } from '../../lib/find-sermons.ts'
import { SermonCard } from './SermonCard.tsx'
import { SermonFilters } from './SermonFilters.tsx'
import { useSermons } from './useSermons.ts'

type Props = {
  seed: readonly Sermon[]
  /** The search in the URL of the page request. */
  asked: SermonSearch
}

/** Search, series and speaker filters, and the sermons to listen to and to watch (spec 1 §2, Sermons). */
export function SermonBrowser({ seed, asked }: Props) {
  const { search, speakers, found } = useSermons(seed, asked)
  const { shown, more } = useMore(found)
  const { dialog, watch } = useWatch()

  return (
    <div className="grid grid-cols-1 gap-6">
      <SermonFilters search={search} speakers={speakers} />
      <p className="text-ink-soft" role="status">
        {found.length === 1 ? '1 sermon' : `${found.length} sermons`}
      </p>
      {found.length === 0 && (
        <div className="empty">
          <p>No sermon was found with these words.</p>
          <a className="btn" href="/sermons">
            Show all sermons
          </a>
        </div>
      )}
      <h2 className="sr-only">Sermons found</h2>
      <ul className="sermon-cards">
        {shown.map((sermon) => (
          <SermonCard key={sermon.id} sermon={sermon} watch={() => void watch(sermon)} />
        ))}
      </ul>
      {more}
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
