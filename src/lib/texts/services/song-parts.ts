import type { PartKind } from '../../contract/services/song.ts'
import { define } from '../../words/define.ts'

/** The parts of songs. */
export const songPartWords = define('songParts', {
  verse: 'Verse',
  chorus: 'Chorus',
  bridge: 'Bridge',
  preChorus: 'Pre-chorus',
  tag: 'Tag',
  intro: 'Intro',
  ending: 'Ending',
  other: 'Interlude',
})

/** The name of a kind of part. */
function partName(kind: PartKind): string {
  switch (kind) {
    case 'verse':
      return songPartWords.verse
    case 'chorus':
      return songPartWords.chorus
    case 'bridge':
      return songPartWords.bridge
    case 'pre-chorus':
      return songPartWords.preChorus
    case 'tag':
      return songPartWords.tag
    case 'intro':
      return songPartWords.intro
    case 'ending':
      return songPartWords.ending
    case 'other':
      return songPartWords.other
  }
}

/** The name of a part: “Verse 1”, “Chorus”, “Chorus 2”. */
export const partLabel = ({ kind, number }: { kind: PartKind; number: number }): string =>
  kind === 'verse' || number > 1 ? `${partName(kind)} ${number}` : partName(kind)
