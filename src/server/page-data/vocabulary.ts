import { fold, foldedWords } from '../../lib/fold.ts'
import { nearestWord } from '../../lib/nearest-word.ts'
import { listSermons } from '../sermons/repo.ts'
import { listTestimonies } from '../testimonies/repo.ts'
import { church } from './church.ts'
import { publicEvents } from './events.ts'
import { publicFellowships } from './fellowships.ts'
import { memoize } from './memoize.ts'
import { shownOf } from './other-backend.ts'
import { pageWords } from './page-words.ts'

/** The words of what visitors may read: how people write them, for a search that knows them by plain letters only. */
export type Vocabulary = {
  /** The spellings of words with other letters than plain ones, in small letters where the database compares so. */
  spellingsOf(word: string): string[]
  /** The word of a title or a name that a mistyped one is most similar to; undefined for one that is known, or like none. */
  correct(word: string): string | undefined
}

/** How many sermons and testimonies, the newest, tell their words. */
const newest = { limit: 1000, offset: 0, search: '', order: undefined }

/** Spellings of one word that a search compares. */
const mostSpellings = 8

/** The words of a text that have a letter of more than ASCII. */
const specialWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /[^\0-\x7f]/.test(word))

/** The vocabulary of the church; made again after its words were changed. */
export const readVocabulary: () => Promise<Vocabulary> = memoize(
  ['pages', 'events', 'sermons', 'fellowships', 'testimonies'],
  async () => {
    const { names, texts } = await readTexts()
    const known = new Set(foldedWords(names.join(' ')))
    const spellings = new Map<string, string>()
    for (const text of [...names, ...texts])
      for (const word of specialWords(text)) spellings.set(inSmall(word), fold(word))
    return {
      spellingsOf: (word) =>
        shortestOf([...spellings].flatMap(([spelling, folded]) => (folded.includes(word) ? spelling : []))),
      correct: (word) =>
        [...known].some((one) => one.includes(word)) ? undefined : nearestWord(word, known),
    }
  },
)

/** The shortest spellings, without those that contain another one: a search for that finds them, too. */
function shortestOf(spellings: readonly string[]): string[] {
  const shortest: string[] = []
  for (const spelling of spellings.toSorted((a, b) => a.length - b.length)) {
    if (shortest.length === mostSpellings) break
    if (!shortest.some((one) => spelling.includes(one))) shortest.push(spelling)
  }
  return shortest
}

/** Both databases ignore case for these letters only. */
const inSmall = (word: string) => word.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Names and titles, in which people mistype; and long texts, of which only the spellings count. */
async function readTexts(): Promise<{ names: string[]; texts: string[] }> {
  const { db, backend } = church()
  const none = { rows: [] }
  const [pages, fellowships, events, sermons, testimonies] = await Promise.all([
    pageWords(),
    shownOf(publicFellowships(), []),
    shownOf(publicEvents(), { coming: [], past: [] }),
    backend ? none : listSermons(db, newest),
    backend ? none : listTestimonies(db, { visibleTo: undefined }, newest),
  ])
  const shown = [...events.shown.coming, ...events.shown.past]
  return {
    names: [
      ...pages.flatMap(({ title, text }) => [title, text]),
      ...fellowships.shown.flatMap(({ name, leader_name, location }) => [name, leader_name ?? '', location]),
      ...shown.flatMap(({ title, location }) => [title, location]),
      ...sermons.rows.flatMap(({ title, preacher, scripture }) => [title, preacher, scripture]),
      ...testimonies.rows.map(({ title }) => title),
    ],
    texts: [
      ...sermons.rows.map(({ description }) => description),
      ...testimonies.rows.map(({ content }) => content),
    ],
  }
}
