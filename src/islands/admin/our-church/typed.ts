import type { Church, ChurchChanges } from '../../../lib/contract/church.ts'

/** Who the church is, as it stands in the form: the year is a text, and the logo has a call of its own. */
export type Typed = Omit<Church, 'founded' | 'logo'> & { founded: string }

/** The fields that somebody changed. */
export type TypedChanges = Partial<Typed>

export function typedOf({ logo: _, founded, ...church }: Church): Typed {
  return { ...church, founded: founded === null ? '' : String(founded) }
}

/** The changes as the server takes them. A year that is no number stays one that the schema refuses. */
export function sentOf({ founded, ...changes }: TypedChanges): ChurchChanges {
  if (founded === undefined) return changes
  return { ...changes, founded: founded.trim() ? Number(founded) : null }
}

/** Whether two values of a field are the same, lists included. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
