import { type ChangeEvent, type ReactNode, useState } from 'react'
import { type Quality, qualities } from '../../lib/live.ts'
import { liveTexts } from '../../lib/messages.ts'
import { embedAddress } from '../../lib/stream-address.ts'
import { notify } from '../../stores/toasts.ts'
import { Poster } from './Poster.tsx'
import { StatusBar } from './StatusBar.tsx'
import { useLiveStatus } from './useLiveStatus.ts'

type Props = {
  /** Of the stream on YouTube; empty while there is none. */
  address: string
  /** The picture of the poster. */
  children?: ReactNode
}

/** The video, which costs nothing until somebody presses play, and what is known of the stream (spec 1 §2, Live Stream). */
export function StreamPlayer({ address, children }: Props) {
  const status = useLiveStatus(address)
  const [playing, setPlaying] = useState(false)
  const [quality, setQuality] = useState<Quality>('auto')
  const video = embedAddress(status.address, quality)

  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>): void {
    const chosen = qualities.find((one) => one === currentTarget.value) ?? 'auto'
    setQuality(chosen)
    notify.success(liveTexts.qualitySet(chosen))
  }

  return (
    <section className="stream" aria-label="Video">
      <div className="stream-frame">
        {playing && video ? (
          <iframe
            ref={focus}
            src={video}
            title="Live stream"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Poster playable={video !== undefined} quality={quality} play={() => setPlaying(true)}>
            {children}
          </Poster>
        )}
      </div>
      <StatusBar status={status} quality={quality} choose={choose} />
    </section>
  )
}

/** The play button is gone: the focus goes to what it has opened, once. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
