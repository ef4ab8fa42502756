import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { dataPerHour, type Quality } from '../../../lib/media/live.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { type Meeting, nextService, weeklyService } from '../../../lib/time/next-service.ts'
import { liveWords } from './messages.ts'
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
              {liveWords.play}
            </button>
            <p className="hint">
              {liveWords.costs({ data: calendarWords.day({ day: dataPerHour[quality] }) })}
            </p>
          </>
        ) : (
          <p className="hint">{liveWords.opens}</p>
        )}
      </div>
    </div>
  )
}

function Occasion({ status: { state, title }, meetings }: Pick<Props, 'status' | 'meetings'>) {
  const awake = useHydrated()
  const next = awake ? nextService(new Date(), meetings) : weeklyService(meetings)
  const when = calendarWords.day({ day: next })
  if (state === 'live')
    return (
      <p>
        {liveWords.onAir({ title })[0]}
        <strong>{liveWords.onAir({ title })[1]}</strong>
        {liveWords.onAir({ title })[2]}
      </p>
    )
  return next ? (
    <p>
      {liveWords.next({ when })[0]}
      <strong>{liveWords.next({ when })[1]}</strong>
      {liveWords.next({ when })[2]}
    </p>
  ) : undefined
}
