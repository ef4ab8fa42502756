import { slugFor } from '../../../lib/contract/services/event-category.ts'
import type { Church, ChurchChanges } from '../../../lib/contract/website/church.ts'

/** Who the church is, as it stands in the form: year and amounts are texts, and the logo has a call of its own. */
export type Typed = Omit<Church, 'founded' | 'giving_amounts' | 'logo'> & {
  founded: string
  giving_amounts: string
}

/** The fields that somebody changed. */
export type TypedChanges = Partial<Typed>

export function typedOf({ logo: _, founded, giving_amounts, ...church }: Church): Typed {
  return {
    ...church,
    founded: founded === null ? '' : String(founded),
    giving_amounts: giving_amounts.join(', '),
  }
}

/** The changes as the server takes them. What is no number stays one that the schema refuses. */
export const sentOf = ({
  founded,
  giving_amounts,
  event_categories,
  ...changes
}: TypedChanges): ChurchChanges => ({
  ...changes,
  ...(event_categories && { event_categories: withSlugs(event_categories) }),
  ...(founded !== undefined && { founded: founded.trim() ? Number(founded) : null }),
  ...(giving_amounts !== undefined && { giving_amounts: amountsIn(giving_amounts) }),
})

/** New categories get a slug of their name; those that there were keep theirs. */
function withSlugs(categories: Church['event_categories']): Church['event_categories'] {
  const taken = categories.map(({ slug }) => slug)
  return categories.map((one) => {
    if (one.slug || !one.name.trim()) return one
    const slug = slugFor(one.name, taken)
    taken.push(slug)
    return { ...one, slug }
  })
}

/** `50, 100` as numbers. */
const amountsIn = (typed: string): number[] =>
  typed
    .split(/[\s,;]/)
    .filter(Boolean)
    .map((word) => Number(word) || 0)

/** Whether two values of a field are the same, lists included. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
