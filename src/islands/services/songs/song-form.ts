import { type SongAnswer, SongForm } from '../../../lib/contract/services/song.ts'
import { linesOf, type Typed, typedAs } from '../../../lib/contract/typed.ts'
import { languageName, languageTag } from '../../../lib/services/songs/languages.ts'
import { readSongTexts } from '../../../lib/services/songs/song-text.ts'

/** A title a line; a language may stand before it: “Twi: Ɔdɔ”. */
function titlesOf(text: string | undefined) {
  return linesOf(text).map((line) => {
    const at = line.indexOf(':')
    const language = at > 0 ? languageTag(line.slice(0, at)) : undefined
    const title = line.slice(at + 1).trim()
    return language && title ? { language, title } : { language: '', title: line }
  })
}

/** Other titles as `titlesOf` reads them. */
export const linesOfTitles = (titles: SongAnswer['titles']): string =>
  titles.map(({ language, title }) => (language ? `${languageName(language)}: ${title}` : title)).join('\n')

const listed = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const songOf = (typed: Typed, languages: readonly string[]) => {
  const texts = languages.map((language) => ({ language, text: typed[`words-${language}`] ?? '' }))
  const { parts, part_order } = readSongTexts(texts.filter(({ text }) => text.trim() !== ''))
  return {
    title: typed['title'],
    titles: titlesOf(typed['titles']),
    authors: typed['authors'],
    songbook: typed['songbook'],
    key: typed['key'],
    tempo: typed['tempo'] ? Number(typed['tempo']) : null,
    time: typed['time'],
    themes: listed(typed['themes']),
    scripture: typed['scripture'],
    copyright: typed['copyright'],
    licence_number: typed['licence_number'],
    is_public_domain: typed['is_public_domain'] === 'on',
    is_archived: typed['is_archived'] === 'on',
    ...{ parts, part_order },
  }
}

/** Reads the fields of a song's form, with a text of words for each of these languages. */
export const songShape = (languages: readonly string[], version: number | undefined) =>
  typedAs(SongForm, (typed) => ({ ...songOf(typed, languages), version }))
