import { useCallback, useState } from 'react'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { call } from '../../../lib/api/call.ts'
import { listSongPage } from '../../../lib/api/services/songs.ts'
import { deleteSong, readSongRights } from '../../../lib/contract/services/calls/songs.ts'
import type { SongHead, SongRights } from '../../../lib/contract/services/song.ts'
import { languageName } from '../../../lib/services/songs/languages.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { DownloadSongs } from './DownloadSongs.tsx'
import { ImportSongs } from './ImportSongs.tsx'
import { songWords as words } from './messages.ts'
import { SongDialog } from './SongDialog.tsx'
import { SongEditor } from './SongEditor.tsx'
import { SongReport } from './SongReport.tsx'

type Opened = 'import' | 'report' | 'download' | undefined

const loadRights = () => call(readSongRights)
const noRights: SongRights = { may_change: false, licence: '', themes: [], languages: [] }

/** The song library of who plans the services: found, chosen, imported, saved as files and counted. */
export function SongList() {
  const list = usePages(listSongPage, words.notLoaded)
  const { data: rights = noRights, reload: reloadRights } = useOnOpen(useLoaded(loadRights, words.notLoaded))
  const [chosen, setChosen] = useState<ReadonlyMap<number, SongHead>>(new Map())
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const reload = useCallback(async () => {
    await Promise.all([list.reload(), reloadRights()])
  }, [list.reload, reloadRights])

  function choose(song: SongHead, isChosen: boolean): void {
    const next = new Map(chosen)
    if (isChosen) next.set(song.id, song)
    else next.delete(song.id)
    setChosen(next)
  }

  return (
    <>
      <CrudSection<SongHead>
        title={words.title}
        list={list}
        kind={words.song}
        nameOf={({ title }) => title}
        search={words.search}
        empty={words.empty}
        why={words.why}
        advice={(add) => (
          <button className="btn btn-primary" type="button" onClick={add}>
            {words.addFirst}
          </button>
        )}
        columns={columnsOf((song) => (
          <label className="choice">
            <input
              type="checkbox"
              aria-label={words.choose({ name: song.title })}
              checked={chosen.has(song.id)}
              onChange={({ currentTarget }) => choose(song, currentTarget.checked)}
            />
          </label>
        ))}
        view={{
          inAddress: true,
          dialog: (song, { close: leave, edit }) => (
            <SongDialog song={song} licence={rights.licence} edit={edit} close={leave} changed={reload} />
          ),
        }}
        edit={{
          dialog: (song, leave) => <SongEditor song={song} changed={() => void reload()} close={leave} />,
        }}
        add={{ name: words.add }}
        remove={{ call: ({ id, version }) => call(deleteSong, { id, seen: version }), bin: 'song' }}
        filters={
          <>
            <ListFilter
              list={list}
              by="category"
              label={words.theme}
              options={[['', words.everyTheme], ...rights.themes.map((theme) => [theme, theme] as const)]}
            />
            <ListFilter
              list={list}
              by="language"
              label={words.language}
              options={[
                ['', words.everyLanguage],
                ...rights.languages.map((tag) => [tag, languageName(tag)] as const),
              ]}
            />
            <ListFilter
              list={list}
              label={words.status}
              options={[
                ['', words.inUse],
                ['rested', words.rested],
                ['archived', words.archived],
              ]}
            />
          </>
        }
        hint={rights.licence === '' ? words.licenceMissing : undefined}
      >
        <button className="btn" type="button" onClick={() => setOpened('report')}>
          {words.report}
        </button>
        <button className="btn" type="button" onClick={() => setOpened('import')}>
          {words.importSongs}
        </button>
      </CrudSection>
      {chosen.size > 0 && (
        <div className="card sticky bottom-2 mt-4 flex flex-wrap items-center gap-3 p-3">
          <span role="status">{words.chosen({ count: chosen.size })}</span>
          <button className="btn btn-primary" type="button" onClick={() => setOpened('download')}>
            {words.download}
          </button>
          <button className="btn" type="button" onClick={() => setChosen(new Map())}>
            {words.clear}
          </button>
        </div>
      )}
      {opened === 'import' && <ImportSongs changed={reload} close={close} />}
      {opened === 'report' && <SongReport close={close} />}
      {opened === 'download' && <DownloadSongs songs={[...chosen.values()]} close={close} />}
    </>
  )
}

const columnsOf = (choice: Column<SongHead>['cell']): readonly Column<SongHead>[] => [
  {
    title: words.song,
    order: 'title',
    width: 'wide',
    inCard: 'name',
    cell: (song) => (
      <span className="flex items-start gap-3">
        {choice(song)}
        <span className="grid">
          <RowName>{song.title}</RowName>
          <span className="text-ink-soft text-sm">{song.line || words.noWords}</span>
          <span className="text-ink-soft text-sm">{song.authors}</span>
        </span>
      </span>
    ),
  },
  { title: words.key, width: 'narrow', inCard: 'labelled', cell: ({ key }) => key },
  {
    title: words.lastSung,
    width: 'narrow',
    inCard: 'labelled',
    cell: ({ last_sung }) => (last_sung ? shownDay(last_sung) : words.never),
  },
  { title: words.thisYear, width: 'narrow', inCard: 'labelled', cell: ({ times }) => times },
]
