import { testimonyCategoryName } from '../../../lib/contract/care/testimony.ts'
import type { Off } from '../../../lib/modules/modules.ts'
import { isPageUsed } from '../../../lib/modules/used.ts'
import { isPostPath, newsPath } from '../../../lib/site/news-address.ts'
import { excerptAround, markWords, type Piece, searchable, searchWords } from '../../../lib/text/fold.ts'
import { searchTexts } from '../../../lib/texts/services/search.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { approvedSaying } from '../../care/testimonies/repo.ts'
import { sermonsSaying, wordsOfSermons } from '../../media/sermons/repo.ts'
import { church } from './church.ts'
import { publicEvents } from './lists/events.ts'
import { publicFellowships } from './lists/fellowships.ts'
import { newestSermons } from './lists/sermons.ts'
import { approvedTestimonies } from './lists/testimonies.ts'
import { shownOf } from './other-backend.ts'
import { pageWords } from './page-words.ts'
import { readVocabulary } from './vocabulary.ts'

/** The most letters of a search that are read; its field takes no more. */
export const longestSearch = 100

/** Words that are looked for, each of at least two letters. */
const mostWords = 8

/** What is shown of a kind; its own list has the rest. Pages have none. */
const mostOfAKind = 5
const mostPages = 12

/** Rows of a large table from which the shown ones are chosen, those with a word in the title first. */
const mostRows = 60

/** Letters of the line below a title. */
const lineLength = 150

type FoundItem = { href: string; title: Piece[]; line: Piece[] }

/** What was found of one kind; `more` leads to the rest of it. */
type FoundGroup = { name: string; items: FoundItem[]; more: string }

export type SiteSearch = {
  groups: FoundGroup[]
  /** The words that were looked for instead, since nothing has the typed ones; '' otherwise. */
  instead: string
  /** Whether something was typed that can be looked for. */
  isAsked: boolean
}

type Link = readonly [href: string, label: string]

type SearchedSite = { standing: readonly Link[]; off: Off }

/**
 * Searches what visitors may read: pages, sermons, coming and past events, fellowships, approved testimonies. A result has all
 * words, whatever their case and accents; a name that nobody has is read as the most similar one. `standing` are the pages that
 * are always there; what belongs to a module that is off is not found.
 */
export async function searchSite(typed: string, site: SearchedSite): Promise<SiteSearch> {
  const search = typed.slice(0, longestSearch)
  const words = [...new Set(searchWords(search))].filter((word) => word.length > 1).slice(0, mostWords)
  if (words.length === 0) return { groups: [], instead: '', isAsked: false }
  const vocabulary = await readVocabulary()
  const groups = await findGroups({ words, ...site, search: search.trim() })
  const corrected = words.map((word) => vocabulary.correct(word) ?? word)
  const instead = corrected.join(' ')
  if (groups.length > 0 || instead === words.join(' ')) return { groups, instead: '', isAsked: true }
  const others = await findGroups({ words: corrected, ...site, search: instead })
  return { groups: others, instead: others.length > 0 ? instead : '', isAsked: true }
}

type Asked = SearchedSite & { words: string[]; search: string }

/** Something that may be a result. */
type Candidate = { href: string; title: string; text: string }

async function findGroups({ words, standing, off, search }: Asked): Promise<FoundGroup[]> {
  const [pages, sermons, events, fellowships, testimonies] = await Promise.all([
    pagesOf(standing).then((pages) => pages.filter(({ href }) => isPageUsed(href, off))),
    shownOf(sermonsOf(words.join(' ')), []),
    shownOf(eventsOf(), []),
    shownOf(fellowshipsOf(), []),
    shownOf(off.has('testimonies') ? Promise.resolve([]) : testimoniesOf(words.join(' ')), []),
  ])
  const listed = (path: string) => `${path}?search=${encodeURIComponent(search)}`
  const groups = [
    groupOf(
      searchTexts.pages,
      pages.filter(({ path }) => !isPostPath(path)),
      { words, most: mostPages, list: '' },
    ),
    groupOf(
      searchTexts.news,
      pages.filter(({ path }) => isPostPath(path)),
      { words, most: mostOfAKind, list: newsPath },
    ),
    groupOf(searchTexts.sermons, sermons.shown, {
      words,
      most: mostOfAKind,
      // The list leaves out sermons without a recording unless it is asked for all.
      list: `${listed('/sermons')}&recording=all`,
    }),
    groupOf(searchTexts.events, events.shown, { words, most: mostOfAKind, list: listed('/events') }),
    groupOf(searchTexts.fellowships, fellowships.shown, {
      words,
      most: mostOfAKind,
      list: listed('/fellowships'),
    }),
    groupOf(searchTexts.testimonies, testimonies.shown, {
      words,
      most: mostOfAKind,
      list: listed('/testimonies'),
    }),
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** The candidates with all words, those with one in the title first, each group in its own order. */
function groupOf(
  name: string,
  candidates: readonly Candidate[],
  { words, most, list }: { words: readonly string[]; most: number; list: string },
): FoundGroup {
  const has = (text: string, word: string) => searchable(text).includes(word)
  const matchingCandidates = candidates.filter(({ title, text }) => {
    const all = searchable(`${title} ${text}`)
    return words.every((word) => all.includes(word))
  })
  const named = matchingCandidates.filter(({ title }) => words.some((word) => has(title, word)))
  const shown = [...named, ...matchingCandidates.filter((one) => !named.includes(one))].slice(0, most)
  return {
    name,
    items: shown.map(({ href, title, text }) => ({
      href,
      title: markWords(title, words),
      line: markWords(excerptAround(text, words, lineLength), words),
    })),
    more: matchingCandidates.length > most ? list : '',
  }
}

async function pagesOf(standing: readonly Link[]): Promise<(Candidate & { path: string })[]> {
  const published = await pageWords()
  const always = standing.filter(([href]) => !published.some(({ path }) => path === href))
  return [
    ...published.map(({ path, own, title, text }) => ({ href: path, path: own, title, text })),
    ...always.map(([href, title]) => ({ href, path: href, title, text: '' })),
  ]
}

/** Sermons of our own database are found there; of another backend the newest are read. */
async function sermonsOf(words: string): Promise<Candidate[]> {
  const { db, backend } = church()
  const rows = backend
    ? (await newestSermons()).map((sermon) => ({ ...sermon, preacher: sermon.speaker }))
    : await sermonsSaying(db, words, mostRows)
  const spoken = backend
    ? undefined
    : await wordsOfSermons(
        db,
        rows.map(({ id }) => id),
      )
  return rows.map(({ id, title, preacher, date, scripture, description }) => ({
    href: `/sermons/${id}`,
    title,
    text: lineOf(preacher, formatDay(date.slice(0, 10)), scripture, description, spoken?.get(id) ?? ''),
  }))
}

async function eventsOf(): Promise<Candidate[]> {
  const { coming, past } = await publicEvents()
  return [...coming, ...past].map(({ id, title, date, repeats, location, description }) => ({
    href: `/events/${id}`,
    title,
    text: lineOf(formatDay(date), repeats, location, description),
  }))
}

async function fellowshipsOf(): Promise<Candidate[]> {
  const fellowships = await publicFellowships()
  return fellowships.map(({ name, leader_name, meeting_day, location, description }) => ({
    href: `/fellowships?search=${encodeURIComponent(name)}`,
    title: name,
    text: lineOf(leader_name ?? '', meeting_day, location, description),
  }))
}

/** The same of testimonies; the page of all is searched for one, since none has a page of its own. */
async function testimoniesOf(words: string): Promise<Candidate[]> {
  const { db, backend } = church()
  const rows = backend ? await approvedTestimonies() : await approvedSaying(db, words, mostRows)
  return rows.map(({ title, category, content }) => ({
    href: `/testimonies?search=${encodeURIComponent(title)}`,
    title,
    text: lineOf(testimonyCategoryName(category), content),
  }))
}

const lineOf = (...parts: string[]): string => parts.filter(Boolean).join(' · ')
