import type { PlanItemAnswer } from '../../../../lib/contract/services/plan.ts'
import { placeOf, type SongAnswer } from '../../../../lib/contract/services/song.ts'
import { chordSteps } from '../../../../lib/services/songs/chords.ts'
import { SongWords } from '../../songs/SongWords.tsx'
import { livePlanWords as words } from './messages.ts'

type Props = { item: PlanItemAnswer; song: SongAnswer }

/** The words of a song with their chords, in the key and the order of this service. */
export function LiveSong({ item, song }: Props) {
  const { shown } = chordSteps(song.key, item)
  if (song.is_withheld) return <p className="hint">{words.withheld}</p>
  return (
    <>
      {item.capo > 0 && shown && <p>{words.playedIn({ key: shown })}</p>}
      <SongWords
        song={{ ...song, part_order: orderOf(item, song) }}
        playing={item}
        withChords
        languages={[]}
      />
    </>
  )
}

/** The parts in the order of the service, else of the song. */
function orderOf({ parts }: PlanItemAnswer, song: SongAnswer): string[] {
  const places = parts.split(/[\s,]+/).filter((place) => song.parts.some((part) => placeOf(part) === place))
  return places.length > 0 ? places : song.part_order
}
