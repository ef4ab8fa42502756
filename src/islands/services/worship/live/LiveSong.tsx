import type { PlanItemAnswer } from '../../../../lib/contract/services/plan.ts'
import { placeOf, type SongAnswer } from '../../../../lib/contract/services/song.ts'
import { chordSteps } from '../../../../lib/services/songs/chords.ts'
import { readLine, transposeLine } from '../../../../lib/services/songs/lines.ts'
import { livePlanWords as words } from './messages.ts'

type Props = { item: PlanItemAnswer; song: SongAnswer }

/** The words of a song with their chords, in the key and the order of this service. */
export function LiveSong({ item, song }: Props) {
  const { steps, shown } = chordSteps(song.key, item)
  if (song.is_withheld) return <p className="hint">{words.withheld}</p>
  return (
    <div className="live-song">
      {shown && <p>{item.capo > 0 ? words.playedIn({ key: shown }) : words.key({ key: shown })}</p>}
      {partsOf(item, song).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is sung several times, and its place is what tells one time from another.
        <div key={at}>
          <p className="hint">{part.name}</p>
          {part.lines.map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place.
            <Line key={number} line={transposeLine(line, steps, shown)} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A chord stands above the words at which it is played. */
const Line = ({ line }: { line: string }) => (
  <p className="live-line">
    {readLine(line).map(({ chord, text }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place.
      <span key={at}>
        {chord && <b>{chord}</b>}
        {text || '\u00a0'}
      </span>
    ))}
  </p>
)

/** The parts in the order of the service, else of the song, else as they were written. */
function partsOf({ parts }: PlanItemAnswer, song: SongAnswer) {
  const places = parts.split(/[\s,]+/).filter((place) => song.parts.some((part) => placeOf(part) === place))
  const inOrder = places.length > 0 ? places : song.part_order
  const all = [...new Set(song.parts.map(placeOf))]
  return (inOrder.length > 0 ? inOrder : all).flatMap((place) => {
    const texts = song.parts.filter((part) => placeOf(part) === place)
    return texts.map((part) => ({
      name:
        texts.length > 1 ? `${part.kind} ${part.number} (${part.language})` : `${part.kind} ${part.number}`,
      lines: part.lines.split('\n'),
    }))
  })
}
