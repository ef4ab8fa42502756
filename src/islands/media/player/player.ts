import { countView } from '../../../lib/api/media/sermon-view.ts'
import type { Track } from '../../../lib/browser/playback.ts'
import { churchName } from '../../../lib/site/this-church.ts'
import { $playback, pause, play, resume, seek, skip } from '../../../stores/playback.ts'
import { showBar } from './bar.ts'

/* Loaded when a sermon is played, or was playing on the previous page. The bar then stays at the bottom of every page. */

showBar()
$playback.subscribe(tellDevice)
resume()
addEventListener('pageshow', (event) => event.persisted && resume())
addEventListener('play', pauseForVideo, { capture: true })

/** Pauses the sermon when a video on the page starts, so that only one plays. */
function pauseForVideo({ target }: Event): void {
  if (target instanceof HTMLVideoElement) pause()
}

const counted = new Set<number>()

/** Plays a sermon, and counts one view per page. */
export function listen(track: Track): void {
  play(track)
  if (counted.has(track.id)) return
  counted.add(track.id)
  // A failure is ignored: the user need not know that the view was not counted.
  countView(track.id).catch(() => undefined)
}

/** Plays a sermon, or pauses it while it plays. */
export function toggle(track: Track): void {
  const now = $playback.get()
  if (now.state === 'playing' && now.track.id === track.id) pause()
  else listen(track)
}

export { seek }

/** Calls `tell` now, and on every change, with whether this sermon plays. */
export function follow({ id }: Track, tell: (plays: boolean) => void): void {
  $playback.subscribe((now) => tell(now.state === 'playing' && now.track.id === id))
}

/** Media Session metadata and controls for the lock screen, headsets and cars. */
function tellDevice(now: ReturnType<typeof $playback.get>): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  if (now.state === 'idle') {
    mediaSession.metadata = null
    return
  }
  const { title, speaker: artist } = now.track
  if (mediaSession.metadata?.title !== title) {
    const artwork = [{ src: '/icons/512.png', sizes: '512x512', type: 'image/png' }]
    mediaSession.metadata = new MediaMetadata({ title, artist, album: churchName(), artwork })
  }
  mediaSession.playbackState = now.state === 'playing' ? 'playing' : 'paused'
  if (now.length > 0)
    mediaSession.setPositionState({
      duration: now.length,
      position: Math.min(now.time, now.length),
      playbackRate: now.rate,
    })
}

if ('mediaSession' in navigator) {
  const acts: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => again()],
    ['pause', pause],
    ['seekbackward', () => skip(-1)],
    ['seekforward', () => skip(1)],
    ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
  ]
  for (const [act, handler] of acts) navigator.mediaSession.setActionHandler(act, handler)
}

function again(): void {
  const now = $playback.get()
  if (now.state !== 'idle') play(now.track)
}
