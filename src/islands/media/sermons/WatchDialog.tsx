import { useStore } from '@nanostores/react'
import { createElement, useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { videoCost } from '../../../lib/browser/data-cost.ts'
import type { Sermon } from '../../../lib/contract/media/sermon.ts'
import { embedAddress } from '../../../lib/site/stream-address.ts'
import { $savesData, undefinedOnServer } from '../../../stores/device-settings.ts'
import { pause } from '../../../stores/playback.ts'
import { sermonWords } from './messages.ts'

/** The video of a sermon. The dialog shows how much data it uses, and loads nothing of it before play is pressed. */
export function WatchDialog({ sermon, close }: { sermon: Sermon; close: () => void }) {
  const [playing, setPlaying] = useState(false)

  const { id, title, speaker, audio } = sermon
  const savesData = useStore($savesData, undefinedOnServer)
  // With the data saver on, audio comes first: it uses less data.
  const listens = audio !== '' && savesData

  async function listen(): Promise<void> {
    close()
    const player = await import('../player/player.ts')
    player.listen({ id, title, speaker, audio })
  }

  function play(): void {
    pause()
    setPlaying(true)
  }

  return (
    <Dialog title={sermon.title} close={close}>
      {playing ? (
        <Video sermon={sermon} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{videoCost(sermon.media_bytes)}</p>
          {listens && (
            <button className="btn btn-primary" type="button" onClick={() => void listen()}>
              {sermonWords.listenInstead}
            </button>
          )}
          <button className={listens ? 'btn' : 'btn btn-primary'} type="button" onClick={play}>
            {sermonWords.loadAndPlay}
          </button>
          {sermon.audio && <p className="text-ink-soft">{sermonWords.listeningCosts}</p>}
        </div>
      )}
    </Dialog>
  )
}

function Video({ sermon: { title, video } }: { sermon: Sermon }) {
  const [failed, setFailed] = useState(false)
  const embedded = embedAddress(video, 'auto')
  if (embedded)
    return (
      <iframe
        className="sermon-video"
        src={embedded}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  if (failed)
    return (
      <p className="notice notice-error" role="alert">
        {sermonWords.notLoaded[0]}
        <a href={video}>{sermonWords.notLoaded[1]}</a>
        {sermonWords.notLoaded[2]}
      </p>
    )
  // Created without JSX: there is no caption file for a track element.
  return createElement('video', {
    className: 'sermon-video',
    src: video,
    controls: true,
    autoPlay: true,
    playsInline: true,
    'aria-label': title,
    onError: () => setFailed(true),
  })
}
