import { readHeading } from '../../../../lib/services/songs/headings.ts'
import { languageTag } from '../../../../lib/services/songs/languages.ts'
import { PartsBuilder } from '../../../../lib/services/songs/parts-builder.ts'
import { emptySong, type ReadSong, type SongDraft } from './draft.ts'
import { songImports } from './messages.ts'

// One idea: the directives of ChordPro (chordpro.org) and what becomes of each.

type Directive = { name: string; value: string }

/** `{name: value}`; a selector such as `-guitar` says for whom it is meant. Undefined for another line. */
function readDirective(line: string): Directive | undefined {
  const trimmed = line.trim()
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined
  const inner = trimmed.slice(1, -1).trim()
  const [whole = '', name] = /^([a-z_]+)(?:-[\w!]+)?(?=[\s:]|$)/i.exec(inner) ?? []
  const value = inner.slice(whole.length).trimStart().replace(/^:/, '').trim()
  return name === undefined ? undefined : { name: name.toLowerCase(), value }
}

/** The directive within a `{meta: name value}`; another one as it is. */
const withoutMeta = (line: string): Directive | undefined => {
  const found = readDirective(line)
  return found?.name === 'meta' ? readDirective(`{${found.value}}`) : found
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

/** Directives of layout and of sound, which say nothing of a song. */
const ignored =
  /^(define|chord|transpose|capo|duration|album|year|sorttitle|sortartist|titles|columns?|col|colb|column_break|new_page|np|new_physical_page|npp|pagetype|diagrams|grid|g|no_grid|ng|image|highlight|(text|chord|tab|chorus|footer|grid|title|toc|label)(font|size|colou?r)|[tc][fs]|end_of_.*|eo[vcbtg])$/

const environments: Readonly<Record<string, string>> = { sov: 'verse', soc: 'chorus', sob: 'bridge' }

/** Environments whose lines are no words. */
const foreign = /^(start_of_(tab|grid|abc|ly|svg|textblock)|so[tg])$/
const foreignEnd = /^\s*\{\s*(end_of_(tab|grid|abc|ly|svg|textblock)|eo[tg])\s*\}/i

/** Whether a text is ChordPro, by its directives. */
export const isChordPro = (text: string): boolean =>
  linesOf(text).some((line) =>
    /^\{\s*(title|t|start_of_\w+|so[vcb]|new_song|ns|key|artist|composer)\b/i.test(line.trimStart()),
  )

/** The songs of a ChordPro file; `name` is the title of a song without one. */
export function readChordPro(
  text: string,
  { name, language }: { name: string; language: string },
): ReadSong[] {
  const files = text
    .split(/^\s{0,99}\{\s{0,99}(?:new_song|ns)\s{0,99}\}\s{0,99}$/im)
    .filter((one) => one.trim() !== '')
  return files.map((file, at) => readSong(file, files.length > 1 ? `${name} (${at + 1})` : name, language))
}

function readSong(text: string, source: string, language: string): ReadSong {
  const reader = new Reader(text, language)
  reader.read()
  const { song, remarks } = reader
  if (song.title === '' && song.parts.length > 0) {
    song.title = source
    remarks.push(songImports.noTitle)
  }
  return { source, song, remarks }
}

/** The label of an environment: `label="Verse 1"`, or the value itself. */
const labelOf = (value: string): string =>
  /^label\s*=/.test(value)
    ? value
        .slice(value.indexOf('=') + 1)
        .trim()
        .replace(/^["']/, '')
        .replace(/["']$/, '')
    : value

class Reader {
  readonly song: SongDraft = emptySong()
  readonly remarks: string[] = []
  readonly #lines: string[]
  readonly #parts: PartsBuilder
  readonly #authors = new Set<string>()
  #subtitle = ''
  #order: string[] | undefined
  #isWithin = false

  constructor(text: string, language: string) {
    this.#lines = linesOf(text)
    const named = this.#lines.map(withoutMeta).find((found) => /^(x_)?language$/.test(found?.name ?? ''))
    this.#parts = new PartsBuilder(languageTag(named?.value ?? '') ?? language, this.remarks)
  }

  read(): void {
    for (let at = 0; at < this.#lines.length; at = this.#readLine(at));
    Object.assign(this.song, this.#parts.build(), this.#order && { part_order: this.#order })
    this.song.authors = [...this.#authors].join('; ') || this.#subtitle
    if (this.#isWithin) this.remarks.push(songImports.openPart)
  }

  /** Reads a line, and those within it that are no words. Returns the number of the next one. */
  #readLine(at: number): number {
    const line = this.#lines[at] ?? ''
    const directive = readDirective(line)
    if (!directive) this.#take(line, at + 1)
    else if (foreign.test(directive.name)) {
      this.remarks.push(songImports.tablature)
      const end = this.#lines.findIndex((one, place) => place > at && foreignEnd.test(one))
      return end < 0 ? this.#lines.length : end + 1
    } else this.#direct(directive.name, directive.value)
    return at + 1
  }

  #take(line: string, number: number): void {
    if (line.startsWith('#')) return
    if (line.trim() === '') {
      if (!this.#isWithin) this.#parts.blank()
      return
    }
    const heading = this.#isWithin ? undefined : readHeading(line)
    if (heading) {
      this.#parts.begin(heading)
      return
    }
    if ((line.match(/\[/g)?.length ?? 0) !== (line.match(/\]/g)?.length ?? 0))
      this.remarks.push(songImports.openBracket({ number }))
    if (/[{}]/.test(line)) this.remarks.push(songImports.brace({ number }))
    this.#parts.add(line)
  }

  #direct(name: string, value: string): void {
    const environment = environments[name] ?? /^start_of_(.+)$/.exec(name)?.[1]
    if (environment) {
      this.#parts.begin(readHeading(labelOf(value)) ?? readHeading(environment) ?? { kind: 'other' })
      this.#isWithin = true
    } else if (/^(end_of_|eo[vcb]$)/.test(name)) {
      this.#parts.end()
      this.#isWithin = false
    } else if (name === 'chorus') {
      this.#parts.begin(readHeading(value) ?? { kind: 'chorus' })
      this.#parts.end()
    } else if (/^(comment|c|ci|cb|comment_italic|comment_box|highlight)$/.test(name)) this.#comment(value)
    else this.#note(name, value)
  }

  /** A comment begins a part, where it is a heading; else it is a remark to musicians. */
  #comment(value: string): void {
    const heading = this.#isWithin ? undefined : readHeading(value)
    if (heading) this.#parts.begin(heading)
    else if (value) this.#parts.add(`[*${value.replace(/[[\]]/g, '')}]`)
  }

  #note(name: string, value: string): void {
    const { song } = this
    const [meta = ''] = name === 'meta' ? value.split(/\s/, 1) : []
    if (meta) {
      this.#note(meta.toLowerCase(), value.slice(meta.length).trimStart())
      return
    }
    switch (name.replace(/^x_/, '')) {
      case 'title':
      case 't': {
        if (song.title === '') song.title = value
        else song.titles.push({ language: '', title: value })
        return
      }
      case 'other_title': {
        const [, tag = '', title = value] = /^\(([^)]*)\)(.+)$/.exec(value) ?? []
        song.titles.push({ language: languageTag(tag) ?? '', title: title.trimStart() })
        return
      }
      case 'subtitle':
      case 'st':
      case 'su':
        this.#subtitle ||= value
        return
      case 'artist':
      case 'composer':
      case 'lyricist':
      case 'arranger':
      case 'author':
        for (const one of value.split(';')) if (one.trim()) this.#authors.add(one.trim())
        return
      case 'key':
        song.key = value
        return
      case 'tempo':
        song.tempo = Number(value.replace(/[^\d.]/g, '')) || null
        return
      case 'time':
        song.time = value
        return
      case 'copyright':
      case 'footer':
        song.copyright = value
        return
      case 'ccli':
      case 'licence_number':
        song.licence_number = value
        return
      case 'songbook':
      case 'hymn_number':
        song.songbook = value
        return
      case 'scripture':
        song.scripture = value
        return
      case 'topic':
      case 'theme':
      case 'tag':
      case 'keywords':
        song.themes.push(
          ...value
            .split(/[,;]/)
            .map((one) => one.trim())
            .filter(Boolean),
        )
        return
      case 'public_domain':
        song.is_public_domain = !/^(no|0|false)$/i.test(value)
        return
      case 'order':
        this.#order = value.split(/[\s,]+/).filter(Boolean)
        return
      case 'language':
        return
      default:
        if (!ignored.test(name)) this.remarks.push(songImports.notUnderstood({ name }))
    }
  }
}
