import { NameSearch } from '../../../../components/staff/lists/NameSearch.tsx'
import { call } from '../../../../lib/api/call.ts'
import { listSongs } from '../../../../lib/contract/services/calls/songs.ts'
import type { SongHead } from '../../../../lib/contract/services/song.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { planWords as words } from './messages.ts'

/** `key`: that in which the song is written. */
export type ChosenSong = { id: number | null; title: string; key: string }

type Props = { song: ChosenSong; choose: (song: ChosenSong) => void }

const find = async (search: string) => (await call(listSongs, { query: { search, limit: 6 } })).rows

/** A song with when it was sung last, so that it is not sung every Sunday. */
const labelOf = ({ title, authors, last_sung }: SongHead): string =>
  [title, authors, last_sung && words.lastSung({ day: shownDay(last_sung) })].filter(Boolean).join(' · ')

/** Which song of the library it is; a search by title, author or any line. */
export const SongChoice = ({ song, choose }: Props) => (
  <div className="field">
    {song.id !== null && (
      <p className="flex flex-wrap items-center gap-3" role="status">
        {words.songChosen({ name: song.title })}
        <button
          className="btn btn-quiet"
          type="button"
          onClick={() => choose({ id: null, title: '', key: '' })}
        >
          {words.songOther}
        </button>
      </p>
    )}
    <NameSearch
      id="song"
      label={words.findSong}
      find={find}
      labelOf={labelOf}
      chosen={song.id}
      choose={({ id, title, key }) => {
        choose({ id, title, key })
        return true
      }}
    />
  </div>
)
