import type { ReactNode } from 'react'
import { useAwake } from '../../components/form/useAwake.ts'
import { dataPerHour, type Quality } from '../../lib/live.ts'
import { nextSundayService } from '../../lib/sunday.ts'

type Props = {
  /** There is a video behind it. */
  playable: boolean
  quality: Quality
  play: () => void
  children?: ReactNode
}

/** In the place of the video until it is wanted: when the next service is, and what playing costs. */
export function Poster({ playable, quality, play, children }: Props) {
  const awake = useAwake()
  const next = awake ? nextSundayService(new Date()) : 'on Sunday at 9:00 AM'

  return (
    <div className="poster ground-forest">
      {children}
      <div className="poster-words">
        <p>
          Next service <strong>{next}</strong>
        </p>
        {playable ? (
          <>
            <button className="btn btn-primary" type="button" disabled={!awake} onClick={play}>
              <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5.5v13l10.5-6.5Z" />
              </svg>
              Play the stream
            </button>
            <p className="hint">
              Video costs data: about {dataPerHour[quality]} an hour. Nothing is loaded from YouTube before
              you play.
            </p>
          </>
        ) : (
          <p className="hint">The stream opens here a few minutes before.</p>
        )}
      </div>
    </div>
  )
}
