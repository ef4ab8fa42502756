import { call } from '../../../lib/api/call.ts'
import { listComingSongs } from '../../../lib/contract/services/calls/songs.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { songWords as words } from './messages.ts'
import { SongPlayer } from './SongPlayer.tsx'

const load = () => call(listComingSongs)

/** The songs of the coming services with their words, chords and keys. The device keeps them for the time without a network. */
export function OwnSongs() {
  const { data: coming } = useOnOpen(useLoaded(load, words.notLoaded))
  if (!coming) return <div className="skeleton min-h-40" role="status" aria-busy="true" />
  const songs = new Map(coming.songs.map((song) => [song.id, song]))
  if (coming.days.length === 0)
    return (
      <div className="empty">
        <p role="status">{words.ownEmpty}</p>
        <p>{words.ownWhy}</p>
      </div>
    )
  return (
    <div className="grid gap-6">
      {coming.days.map(({ used_on, occasion, songs: planned }) => (
        <section className="grid gap-3" key={`${used_on} ${occasion}`}>
          <h3>{[shownDay(used_on), occasion].filter(Boolean).join(', ')}</h3>
          {planned.map(({ id, key }) => {
            const song = songs.get(id)
            return (
              song && (
                <details className="card p-4" key={id}>
                  <summary className="min-h-11 cursor-pointer font-semibold">
                    {[song.title, key || song.key].filter(Boolean).join(' · ')}
                  </summary>
                  <div className="mt-3">
                    <SongPlayer song={song} planned={key} licence={coming.licence} />
                  </div>
                </details>
              )
            )
          })}
        </section>
      ))}
    </div>
  )
}
