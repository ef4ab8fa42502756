import { fold } from '../text/fold.ts'
import { hasWords } from '../text/has-words.ts'
import { inCodeOrder } from '../text/in-code-order.ts'

type Findable = { title: string; description: string; scripture: string; speaker: string; series: string }
type Recorded = { audio?: string | null; video?: string | null }

/** '' for every series or every speaker; of `recording` for those with one, `all` for the others, too. */
export type SermonSearch = { search: string; series: string; speaker: string; recording: string }

/** Whether a sermon contains all words, ignoring case, and has the series and speaker (spec 1 §2, Sermons). */
export function matches(
  sermon: Findable,
  { search, series, speaker }: Pick<SermonSearch, 'search' | 'series' | 'speaker'>,
): boolean {
  if ((series && sermon.series !== series) || (speaker && sermon.speaker !== speaker)) return false
  return hasWords([sermon.title, sermon.description, sermon.scripture, sermon.speaker].join(' '), search)
}

/** Whether a sermon can be listened to or watched. */
export const isRecorded = ({ audio, video }: Recorded): boolean => Boolean(audio || video)

/**
 * The sermons that fit, in their order. Those without a recording are left out unless the search asks for them, or the
 * church has recorded none. Those with an id of `saying` contain the words where it is not seen here.
 */
export function findSermons<Row extends Findable & Recorded & { id: number }>(
  sermons: readonly Row[],
  search: SermonSearch,
  saying: readonly number[] = [],
): Row[] {
  const only = search.recording !== 'all' && sermons.some(isRecorded)
  const withoutWords = { ...search, search: '' }
  return sermons.filter(
    (sermon) =>
      matches(sermon, saying.includes(sermon.id) ? withoutWords : search) && (!only || isRecorded(sermon)),
  )
}

/** The church's own series in their order, then those that only sermons have. */
export const seriesOf = (sermons: readonly { series: string }[], own: readonly string[]): string[] => [
  ...new Set([...own, ...sermons.map(({ series }) => series).filter(Boolean)]),
]

/** Speakers of these sermons, sorted by name, without duplicates (docs/specification/settled.md). */
export function speakersOf(sermons: readonly { speaker: string }[]): string[] {
  return [...new Set(sermons.map(({ speaker }) => speaker).filter(Boolean))].sort((a, b) =>
    inCodeOrder(fold(a), fold(b)),
  )
}
