import { searchWords } from '../../../lib/text/fold.ts'
import { nearestWord } from '../../../lib/text/nearest-word.ts'
import { listTestimonies } from '../../care/testimonies/repo.ts'
import { listSermons } from '../../media/sermons/repo.ts'
import { church } from './church.ts'
import { publicEvents } from './lists/events.ts'
import { publicFellowships } from './lists/fellowships.ts'
import { memoize } from './memoize.ts'
import { shownOf } from './other-backend.ts'
import { pageWords } from './page-words.ts'

/** The words of titles and names that visitors may read. */
type Vocabulary = {
  /** The word that a mistyped one is most similar to; undefined for one that is known, or like none. */
  correct(word: string): string | undefined
}

/** How many sermons and testimonies, the newest, tell their words. */
const newest = { limit: 1000, offset: 0, search: '', order: undefined }

/** The vocabulary of the church; made again after its words were changed. */
export const readVocabulary: () => Promise<Vocabulary> = memoize(
  ['pages', 'events', 'sermons', 'fellowships', 'testimonies'],
  async () => {
    const names = await readNames()
    const known = new Set(searchWords(names.join(' ')))
    return {
      correct: (word) =>
        [...known].some((one) => one.includes(word)) ? undefined : nearestWord(word, known),
    }
  },
)

/** Names and titles, in which people mistype. */
async function readNames(): Promise<string[]> {
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
  return [
    ...pages.flatMap(({ title, text }) => [title, text]),
    ...fellowships.shown.flatMap(({ name, leader_name, location }) => [name, leader_name ?? '', location]),
    ...shown.flatMap(({ title, location }) => [title, location]),
    ...sermons.rows.flatMap(({ title, preacher, scripture }) => [title, preacher, scripture]),
    ...testimonies.rows.map(({ title }) => title),
  ]
}
