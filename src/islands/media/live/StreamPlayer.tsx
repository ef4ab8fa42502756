import { type ChangeEvent, useState } from 'react'
import { type Quality, qualities } from '../../../lib/media/live.ts'
import { streamKind } from '../../../lib/site/stream-address.ts'
import { liveTexts } from '../../../lib/texts/media/live.ts'
import type { Meeting } from '../../../lib/time/next-service.ts'
import { notify } from '../../../stores/toasts.ts'
import { liveWords } from './messages.ts'
import { Player } from './Player.tsx'
import { Poster } from './Poster.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useLiveStatus } from './useLiveStatus.ts'

type Props = {
  /** The address of the sample video that plays until the first live stream, and its credit line. Both empty: no sample. */
  sample: string
  credit: string
  /** The services of the week, of which the poster names the next. */
  meetings: readonly Meeting[]
}

/** The video, which is not loaded until play is pressed, and the status of the stream (spec 1 §2, Live Stream). */
export function StreamPlayer({ sample, credit, meetings }: Props) {
  const status = useLiveStatus(sample)
  const [played, play] = useState('')
  const [quality, setQuality] = useState<Quality>('auto')
  const { address } = status

  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>): void {
    const chosen = qualities.find((one) => one === currentTarget.value) ?? 'auto'
    setQuality(chosen)
    notify.success(liveTexts.qualitySet({ quality: chosen }))
  }

  return (
    <section className="stream" aria-label={liveWords.video}>
      <div className="stream-frame">
        {address && played === address ? (
          <Player key={address} address={address} quality={quality} />
        ) : (
          <Poster status={status} meetings={meetings} quality={quality} play={() => play(address)} />
        )}
      </div>
      <StatusBar
        status={status}
        quality={quality}
        qualities={streamKind(address) === 'youtube' ? qualities : ['auto']}
        choose={choose}
      />
      {status.state === 'simulated' && sample && <p className="hint">{credit}</p>}
    </section>
  )
}
