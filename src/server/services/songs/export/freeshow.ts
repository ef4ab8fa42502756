import type { PartKind } from '../../../../lib/contract/services/song.ts'
import { isChord } from '../../../../lib/services/songs/chords.ts'
import { readLine } from '../../../../lib/services/songs/lines.ts'
import { sungParts, textsIn, wholeParts } from '../../../../lib/services/songs/slides.ts'
import type { Song } from '../repo.ts'

/** The groups of FreeShow, which give slides their colours. */
const groups: Readonly<Record<PartKind, string>> = {
  verse: 'verse',
  chorus: 'chorus',
  bridge: 'bridge',
  'pre-chorus': 'pre_chorus',
  tag: 'tag',
  intro: 'intro',
  ending: 'outro',
  other: 'break',
}

/** The text of a slide of 1920 by 1080. */
const [top, height] = [120, 840]

type Options = { lines: number; languages: readonly string[]; now: Date }

/**
 * A song as a show of FreeShow: its file is a pair of id and show. Each part is a slide, with further ones below it where it is long; languages stand
 * below each other.
 */
export function writeFreeShow(song: Song, { lines: most, languages, now }: Options): string {
  const slides: Record<string, object> = {}
  for (const part of wholeParts(song.parts)) {
    const texts = textsIn(part, languages).map(({ lines }) =>
      lines.split('\n').filter((line) => line.trim() !== ''),
    )
    const count = Math.max(1, ...texts.map((lines) => Math.ceil(lines.length / most)))
    const ids = Array.from({ length: count }, (_, at) => (at === 0 ? part.place : `${part.place}-${at + 1}`))
    for (const [at, id] of ids.entries()) {
      const items = texts.map((lines, place) => {
        const size = Math.ceil(lines.length / count)
        const each = Math.floor(height / texts.length)
        return {
          style: `top:${top + place * each}px;left:50px;height:${each}px;width:1820px;`,
          lines: lines.slice(at * size, (at + 1) * size).map((line) => lineOf(line)),
        }
      })
      slides[id] = {
        group: at === 0 ? '' : null,
        color: null,
        settings: {},
        notes: '',
        items,
        ...(at === 0 && { globalGroup: groups[part.kind] }),
        ...(at === 0 && count > 1 && { children: ids.slice(1) }),
      }
    }
  }
  const layout = sungParts(song).map(({ place }) => ({ id: place }))
  const show = {
    name: song.title,
    category: 'song',
    settings: { activeLayout: 'default', template: null },
    timestamps: { created: now.getTime(), modified: now.getTime(), used: null },
    meta: {
      title: song.title,
      author: song.authors,
      copyright: song.is_public_domain ? 'Public Domain' : song.copyright,
      CCLI: song.licence_number,
      key: song.key,
      number: song.songbook,
    },
    slides,
    layouts: { default: { name: 'Default', notes: '', slides: layout } },
    media: {},
  }
  return JSON.stringify([`asore-song-${song.id}`, show])
}

function lineOf(line: string) {
  const chords: { id: string; pos: number; key: string }[] = []
  let words = ''
  for (const { chord, text } of readLine(line)) {
    if (isChord(chord)) chords.push({ id: `c${chords.length + 1}`, pos: words.length, key: chord })
    words += text
  }
  return { align: '', text: [{ value: words, style: '' }], chords }
}
