import { writeHeading } from '../../../../lib/services/songs/headings.ts'
import { languageName } from '../../../../lib/services/songs/languages.ts'
import { languagesOf } from '../../../../lib/services/songs/slides.ts'
import type { Song } from '../repo.ts'

/** Environments that every program knows; others begin with a name of their own, which ChordPro allows. */
const environments: Readonly<Record<string, string>> = {
  'pre-chorus': 'pre_chorus',
  other: 'interlude',
}

/** A value of a directive ends with its line and its brace. */
const plain = (value: string) => value.replace(/[{}\r\n]+/g, ' ').trim()

/** A song as ChordPro, which the import reads again without a loss. */
export function writeChordPro(song: Song): string {
  const [main = 'en'] = languagesOf(song.parts)
  const facts: readonly (readonly [string, string])[] = [
    ['title', song.title],
    ...song.titles.map(
      ({ language, title }) =>
        ['x_other_title', language ? `(${languageName(language)}) ${title}` : title] as const,
    ),
    ...song.authors.split(';').map((author) => ['artist', author.trim()] as const),
    ['key', song.key],
    ['tempo', song.tempo === null ? '' : String(song.tempo)],
    ['time', song.time],
    ['copyright', song.copyright],
    ['ccli', song.licence_number],
    ['x_public_domain', song.is_public_domain ? 'yes' : ''],
    ['x_songbook', song.songbook],
    ['x_scripture', song.scripture],
    ['x_theme', song.themes.join('; ')],
    ['x_language', song.parts.length > 0 ? languageName(main) : ''],
    ['x_order', song.part_order.join(' ')],
  ]
  const head = facts.filter(([, value]) => value !== '').map(([name, value]) => `{${name}: ${plain(value)}}`)
  const parts = song.parts.map((part) => {
    const language = part.language === main ? undefined : part.language
    const environment = environments[part.kind] ?? part.kind
    const label = writeHeading({ kind: part.kind, number: part.number, language })
    return `{start_of_${environment}: label="${label}"}\n${part.lines}\n{end_of_${environment}}`
  })
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`
}
