import type { SongAnswer } from '../../../lib/contract/services/song.ts'
import { chordSteps, type Playing } from '../../../lib/services/songs/chords.ts'
import {
  hasChords,
  readLine,
  transposeLine,
  wordsOf,
  wordsWithChords,
} from '../../../lib/services/songs/lines.ts'
import { sungParts, textsIn } from '../../../lib/services/songs/slides.ts'
import { partLabel } from '../../../lib/texts/services/song-parts.ts'
import './song-words.css'

type Props = {
  song: Pick<SongAnswer, 'key' | 'parts' | 'part_order'>
  playing: Playing
  withChords: boolean
  /** Empty for all. */
  languages: readonly string[]
}

/** The words of a song as it is sung, with chords in the key that is played. A language has a column. */
export function SongWords({ song, playing, withChords, languages }: Props) {
  const { steps, shown } = chordSteps(song.key, playing)
  const linesIn = (lines: string) =>
    lines
      .split('\n')
      .map((line) => (withChords ? transposeLine(line, steps, shown) : wordsOf(line)))
      .filter((line) => line !== '')
  return (
    <div className="grid gap-5">
      {[...sungParts(song).entries()].map(([at, part]) => {
        const texts = textsIn(part, languages)
        return (
          <section key={at} aria-label={partLabel(part)}>
            <h4 className="mb-1 font-semibold text-ink-soft text-sm">{partLabel(part)}</h4>
            <div className="song-columns" data-columns={texts.length}>
              {texts.map(({ language, lines }) => (
                <div key={language} lang={language}>
                  {[...linesIn(lines).entries()].map(([place, line]) => (
                    <Line key={place} line={line} />
                  ))}
                </div>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

function Line({ line }: { line: string }) {
  if (!hasChords(line)) return <p className="song-line">{line}</p>
  return (
    <p className="song-line" data-chords>
      {[...wordsWithChords(readLine(line)).entries()].map(([at, { chord, word }]) => (
        <span className="song-word" data-chord={chord} key={at}>
          {word}
        </span>
      ))}
    </p>
  )
}
