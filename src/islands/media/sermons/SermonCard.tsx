import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { formatBytes } from '../../../lib/browser/data-cost.ts'
import type { Sermon } from '../../../lib/contract/media/sermon.ts'
import { sermonTexts } from '../../../lib/texts/media/sermons.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { ListenButton } from './ListenButton.tsx'
import { SermonPicture } from './SermonPicture.tsx'

/** A sermon with the actions for its recording, and the recording's size. */
export function SermonCard({ sermon, watch }: { sermon: Sermon; watch: () => void }) {
  const awake = useHydrated()
  const { id, title, description, series, scripture, speaker, date, duration, views } = sermon
  const { audio, video, media_bytes } = sermon

  return (
    <li className="card sermon-card">
      <SermonPicture thumbnail={sermon.thumbnail} series={series} />
      <div>
        <p className="text-sm text-gold-text font-semibold">
          {[series, scripture].filter(Boolean).join(' · ')}
        </p>
        <h3>
          <a href={`/sermons/${id}`}>{title}</a>
        </h3>
        <p className="sermon-acts">
          {audio && <ListenButton track={{ id, title, speaker, audio }} />}
          {video && (
            <button className="btn" type="button" disabled={!awake} onClick={watch}>
              {sermonTexts.watch}
              <span className="sr-only">: {title}</span>
            </button>
          )}
          {audio && (
            <a className="btn btn-quiet" href={audio} download>
              Download{media_bytes > 0 && `, ${formatBytes(media_bytes)}`}
              <span className="sr-only">: {title}</span>
            </a>
          )}
          {!audio && !video && <span className="text-ink-soft">No recording of this one</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {[speaker, formatDay(date), duration, `${views} views`].filter(Boolean).join(' · ')}
        </p>
        <p className="sermon-words">{description}</p>
      </div>
    </li>
  )
}
