import { createElement, useState } from 'react'
import type { Quality } from '../../../lib/media/live.ts'
import { embedAddress, streamKind } from '../../../lib/site/stream-address.ts'
import { liveWords } from './messages.ts'

type Props = { address: string; quality: Quality }

/** The video: YouTube in privacy mode, or a video file or playlist in the browser's own player. */
export function Player({ address, quality }: Props) {
  const embedded = embedAddress(address, quality)
  if (!embedded) return <Film address={address} />
  return (
    <iframe
      ref={focus}
      src={embedded}
      title={liveWords.stream}
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
        <p>{liveWords.notPlayable}</p>
        <a className="btn" href={address} ref={focus}>
          {liveWords.openInApp}
        </a>
      </div>
    )
  // Created without JSX, since a live stream embeds its captions: there is no caption file for a track element.
  return createElement('video', {
    src: address,
    controls: true,
    autoPlay: true,
    playsInline: true,
    ref: focus,
    'aria-label': liveWords.stream,
    onError: () => setFailed(true),
  })
}

/** HLS playlists play only in browsers with native support: a player script would be larger than the whole page. */
function isPlayable(address: string): boolean {
  const type = 'application/vnd.apple.mpegurl'
  return streamKind(address) !== 'hls' || document.createElement('video').canPlayType(type) !== ''
}

/** Moves the focus to the player once it is mounted, because the play button is removed. */
const focus = (opened: HTMLElement | null) => opened?.focus()
