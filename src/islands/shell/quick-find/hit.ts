import { searchable } from '../../../lib/text/fold.ts'

/** What quick find offers: where it leads, and the heading under which it stands. */
export type Hit = {
  group: string
  title: string
  /** What tells it from its namesakes. */
  line?: string
  href: string
  /** Other words by which it is found. */
  words?: string
}

/** Whether it is an address of this site, which storage and a foreign backend may not be. */
export const isOwnAddress = (href: unknown): href is string =>
  typeof href === 'string' && /^\/(?![/\\])/.test(href)

/** The first `most` hits in which each typed word begins a word; those whose title does so come first. */
export function matching(hits: readonly Hit[], typed: string, most: number): Hit[] {
  const words = searchable(typed)
    .split(/[\s\-/(]+/)
    .filter(Boolean)
  const begins = (text: string) => {
    const folded = ` ${searchable(text).replace(/[-/(]/g, ' ')}`
    return words.every((word) => folded.includes(` ${word}`))
  }
  // Two letters begin too many of the other words.
  const isLong = words.join('').length > 2
  const matchingHits = hits.filter(({ title, words: others = '', group }) =>
    begins(isLong ? `${title} ${others} ${group}` : title),
  )
  const titled = matchingHits.filter(({ title }) => begins(title))
  return [...titled, ...matchingHits.filter((hit) => !titled.includes(hit))].slice(0, most)
}

/** The hits without those that an earlier one repeats: a section and what is done there may have one address. */
export const unique = (hits: readonly Hit[]): Hit[] =>
  hits.filter(
    ({ href, title }, at) => hits.findIndex((other) => other.href === href && other.title === title) === at,
  )
