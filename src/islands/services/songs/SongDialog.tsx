import { useCallback } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { call } from '../../../lib/api/call.ts'
import { readSong } from '../../../lib/contract/services/calls/songs.ts'
import type { SongHead } from '../../../lib/contract/services/song.ts'
import { crudWords } from '../../staff/messages.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { songWords as words } from './messages.ts'
import { SongPlayer } from './SongPlayer.tsx'
import { SongUses } from './SongUses.tsx'

type Props = {
  song: SongHead
  licence: string
  edit: () => void
  changed: () => Promise<void>
  close: () => void
}

/** A song with its facts, its words and chords, and when it was sung. */
export function SongDialog({ song: { id, title, version }, licence, edit, changed, close }: Props) {
  // A song that was changed is read again.
  const load = useCallback(() => (version ? call(readSong, { id }) : call(readSong, { id })), [id, version])
  const { data: song } = useOnOpen(useLoaded(load, words.notLoaded))
  return (
    <Dialog title={title} close={close}>
      {song ? (
        <div className="grid gap-5">
          <p className="text-ink-soft">
            {[song.songbook, song.scripture, ...song.themes].filter(Boolean).join(' · ')}
          </p>
          {song.titles.length > 0 && (
            <p>
              {[...song.titles.entries()].map(([at, other]) => (
                <span key={at} lang={other.language || undefined}>
                  {at > 0 && ' · '}
                  {other.title}
                </span>
              ))}
            </p>
          )}
          <SongPlayer song={song} licence={licence} />
          <SongUses song={id} changed={changed} />
          <div className="staff-dialog-acts">
            <button className="btn" type="button" onClick={edit}>
              {crudWords.edit}
            </button>
          </div>
        </div>
      ) : (
        <div className="skeleton min-h-40" role="status" aria-busy="true" />
      )}
    </Dialog>
  )
}
