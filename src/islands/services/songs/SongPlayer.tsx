import { useId, useState } from 'react'
import { saveSongFiles } from '../../../lib/api/services/songs.ts'
import type { SongAnswer } from '../../../lib/contract/services/song.ts'
import { chordSteps, songKeys } from '../../../lib/services/songs/chords.ts'
import { creditsOf } from '../../../lib/services/songs/credits.ts'
import { languageName } from '../../../lib/services/songs/languages.ts'
import { languagesOf } from '../../../lib/services/songs/slides.ts'
import { useAct } from '../../../stores/useAct.ts'
import { songWords as words } from './messages.ts'
import { SongWords } from './SongWords.tsx'

type Props = {
  song: SongAnswer
  /** The key in which it is planned; '' for its own. */
  planned?: string
  licence: string
}

/** Where a capo may sit; 0 is without one. */
const frets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** A song with the choices of who plays or sings it: key, capo, chords and languages, and its sheet as PDF. */
export function SongPlayer({ song, planned = '', licence }: Props) {
  const [key, setKey] = useState(planned)
  const [capo, setCapo] = useState(0)
  const [withChords, setWithChords] = useState(true)
  const [language, setLanguage] = useState('')
  const [busy, act] = useAct()
  const id = useId()
  const tags = languagesOf(song.parts)
  const languages = language ? [language] : []
  const sounds = key || song.key
  const { shown } = chordSteps(song.key, { key, capo })
  const keys = songKeys.filter((one) => one.endsWith('m') === sounds.endsWith('m'))
  if (song.is_withheld) return <p className="notice">{words.withheld}</p>
  if (song.parts.length === 0) return <p className="hint">{words.noWords}</p>
  const chosenKey = songKeys.find((one) => one === sounds) ?? ''
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {song.key !== '' && (
          <div className="field">
            <label htmlFor={`${id}-key`}>{words.key}</label>
            <select
              className="input"
              id={`${id}-key`}
              value={key || song.key}
              onChange={({ currentTarget }) => setKey(currentTarget.value)}
            >
              {keys.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
        )}
        {withChords && (
          <div className="field">
            <label htmlFor={`${id}-capo`}>{words.capo}</label>
            <select
              className="input"
              id={`${id}-capo`}
              value={capo}
              onChange={({ currentTarget }) => setCapo(Number(currentTarget.value))}
            >
              {frets.map((fret) => (
                <option key={fret} value={fret}>
                  {fret === 0 ? words.noCapo : fret}
                </option>
              ))}
            </select>
          </div>
        )}
        {tags.length > 1 && (
          <div className="field">
            <label htmlFor={`${id}-language`}>{words.language}</label>
            <select
              className="input"
              id={`${id}-language`}
              value={language}
              onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
            >
              <option value="">{words.bothLanguages}</option>
              {tags.map((tag) => (
                <option key={tag} value={tag}>
                  {languageName(tag)}
                </option>
              ))}
            </select>
          </div>
        )}
        <label className="choice">
          <input
            type="checkbox"
            checked={withChords}
            onChange={({ currentTarget }) => setWithChords(currentTarget.checked)}
          />
          {words.showChords}
        </label>
      </div>
      {(capo > 0 || song.tempo !== null || song.time !== '') && (
        <p className="text-ink-soft">
          {[
            withChords && capo > 0 && words.playIn({ key: shown }),
            song.tempo !== null && words.beats({ tempo: String(song.tempo) }),
            song.time,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <SongWords
        song={song}
        playing={{ key, capo: withChords ? capo : 0 }}
        withChords={withChords}
        languages={languages}
      />
      <p className="whitespace-pre-line text-ink-soft text-sm">{creditsOf(song, licence).join('\n')}</p>
      <p>
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() =>
            void act(
              () =>
                saveSongFiles({
                  songs: [{ id: song.id, key: chosenKey, capo }],
                  format: 'pdf',
                  without_chords: !withChords,
                  languages,
                }),
              words.downloaded,
            )
          }
        >
          {words.downloadSheet}
        </button>
      </p>
    </div>
  )
}
