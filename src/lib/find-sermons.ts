import { hasWords } from './words.ts'

type Findable = { title: string; description: string; scripture: string; speaker: string; series: string }

/** '' for every series or every speaker. */
export type SermonSearch = { search: string; series: string; speaker: string }

/** Whether a sermon contains all words, ignoring case, and has the series and speaker (spec 1 §2, Sermons). */
export function fits(sermon: Findable, { search, series, speaker }: SermonSearch): boolean {
  if ((series && sermon.series !== series) || (speaker && sermon.speaker !== speaker)) return false
  return hasWords([sermon.title, sermon.description, sermon.scripture, sermon.speaker].join(' '), search)
}

/** Speakers of these sermons, sorted by name, without duplicates (docs/decisions/0009). */
export function speakersOf(sermons: readonly { speaker: string }[]): string[] {
  return [...new Set(sermons.map(({ speaker }) => speaker).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b),
  )
}
