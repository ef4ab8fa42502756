import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { dataPerHour, type Quality } from '../../../lib/media/live.ts'
import { type Meeting, nextService, weeklyService } from '../../../lib/time/next-service.ts'
import type { Status } from './useLiveStatus.ts'

type Props = {
  status: Status
  meetings: readonly Meeting[]
  quality: Quality
  play: () => void
}

/** Placeholder for the video until play is pressed: the current or next stream, and the data that playing uses. */
export function Poster({ status, meetings, quality, play }: Props) {
  const awake = useHydrated()

  return (
    <div className="poster ground-forest">
      <div className="artwork artwork-forest">
        <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
          <use href="#symbol-mate-masie" />
        </svg>
      </div>
      <div className="poster-words">
        <Occasion status={status} meetings={meetings} />
        {status.address ? (
          <>
            <button className="btn btn-primary" type="button" disabled={!awake} onClick={play}>
              <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5.5v13l10.5-6.5Z" />
              </svg>
              Play the stream
            </button>
            <p className="hint">
              Video costs data: about {dataPerHour[quality]} an hour. Nothing is loaded before you play.
            </p>
          </>
        ) : (
          <p className="hint">The stream opens here a few minutes before.</p>
        )}
      </div>
    </div>
  )
}

function Occasion({ status: { state, title }, meetings }: Pick<Props, 'status' | 'meetings'>) {
  const awake = useHydrated()
  const next = awake ? nextService(new Date(), meetings) : weeklyService(meetings)
  if (state === 'live')
    return (
      <p>
        On air now <strong>{title}</strong>
      </p>
    )
  return next ? (
    <p>
      Next service <strong>{next}</strong>
    </p>
  ) : undefined
}
