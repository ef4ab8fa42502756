import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { formatBytes } from '../../../lib/browser/data-cost.ts'
import type { Sermon } from '../../../lib/contract/media/sermon.ts'
import { sermonTexts } from '../../../lib/texts/media/sermons.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { ListenButton } from './ListenButton.tsx'
import { sermonWords } from './messages.ts'
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
              {media_bytes > 0
                ? sermonWords.downloadOf({ size: formatBytes(media_bytes) })
                : sermonWords.download}
              <span className="sr-only">: {title}</span>
            </a>
          )}
          {!audio && !video && <span className="text-ink-soft">{sermonWords.noRecording}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {[
            speaker,
            calendarWords.day({ day: formatDay(date) }),
            calendarWords.day({ day: duration }),
            sermonWords.views({ count: views }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="sermon-words">{description}</p>
      </div>
    </li>
  )
}
