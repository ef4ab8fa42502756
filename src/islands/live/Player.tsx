import { createElement, useState } from 'react'
import type { Quality } from '../../lib/live.ts'
import { embedAddress, streamKind } from '../../lib/stream-address.ts'

type Props = { address: string; quality: Quality }

/** The video itself: YouTube in privacy mode, or a film or playlist in the browser's own player. */
export function Player({ address, quality }: Props) {
  const embedded = embedAddress(address, quality)
  if (!embedded) return <Film address={address} />
  return (
    <iframe
      ref={focus}
      src={embedded}
      title="Live stream"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

function Film({ address }: { address: string }) {
  const [failed, setFailed] = useState(() => !isPlayable(address))
  if (failed)
    return (
      <div className="poster-words ground-forest">
        <p>This browser cannot play the stream here.</p>
        <a className="btn" href={address} ref={focus}>
          Open it in a video app
        </a>
      </div>
    )
  // A live picture brings its captions with it: there is no file of them that a track element could name.
  return createElement('video', {
    ...{ src: address, controls: true, autoPlay: true, playsInline: true, ref: focus },
    'aria-label': 'Live stream',
    onError: () => setFailed(true),
  })
}

/** A playlist (HLS) is played by the browser itself, or not at all: a player for it would weigh more than the whole page. */
function isPlayable(address: string): boolean {
  const type = 'application/vnd.apple.mpegurl'
  return streamKind(address) !== 'hls' || document.createElement('video').canPlayType(type) !== ''
}

/** The play button is gone: the focus goes to what it has opened, once. */
const focus = (opened: HTMLElement | null) => opened?.focus()
