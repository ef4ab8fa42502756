import { hasWords } from './words.ts'

type Findable = { title: string; description: string; scripture: string; speaker: string; series: string }

/** '' is every series and every speaker. */
export type SermonSearch = { search: string; series: string; speaker: string }

/** Whether a sermon has all the words, in any letter case, and the series and speaker (spec 1 §2, Sermons). */
export function fits(sermon: Findable, { search, series, speaker }: SermonSearch): boolean {
  if ((series && sermon.series !== series) || (speaker && sermon.speaker !== speaker)) return false
  return hasWords([sermon.title, sermon.description, sermon.scripture, sermon.speaker].join(' '), search)
}

/** Who speaks in these sermons, by name, each once (docs/decisions/0009). */
export function speakersOf(sermons: readonly { speaker: string }[]): string[] {
  return [...new Set(sermons.map(({ speaker }) => speaker).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b),
  )
}
