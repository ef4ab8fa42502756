import { useStore } from '@nanostores/react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import type { Track } from '../../../lib/browser/playback.ts'
import { sermonTexts } from '../../../lib/texts/media/sermons.ts'
import { $playback, pause } from '../../../stores/playback.ts'

/** Listen Now, or Pause while it plays. A different sermon that plays is paused first (spec 1 §4). */
export function ListenButton({ track }: { track: Track }) {
  const awake = useHydrated()
  const now = useStore($playback, { ssr: 'initial' })
  const mine = now.state !== 'idle' && now.track.id === track.id
  const plays = mine && now.state === 'playing'
  const loads = mine && now.state === 'loading'

  async function listen(): Promise<void> {
    const player = await import('../player/player.ts')
    player.listen(track)
  }

  return (
    <button
      className="btn btn-primary"
      type="button"
      disabled={!awake}
      aria-busy={loads}
      onClick={() => (plays ? pause() : void listen())}
    >
      {plays ? sermonTexts.pause : sermonTexts.listen}
      <span className="sr-only">: {track.title}</span>
    </button>
  )
}
