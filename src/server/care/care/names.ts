import { nameOfPerson } from '../../../lib/contract/people/person.ts'

/** A row with the names of a person, and of who this person turned out to be. */
type Row = {
  first: string | null
  middle: string | null
  last: string | null
  whole_first: string | null
  whole_middle: string | null
  whole_last: string | null
}

/** The name of the person, after merges; '' for none. */
export const nameIn = (row: Row): string =>
  row.whole_first === null
    ? named(row.first, row.middle, row.last)
    : named(row.whole_first, row.whole_middle, row.whole_last)

/** The columns that a search by name compares: of the entry, and of who this person turned out to be. */
export const searchedNames = ['person', 'whole'].flatMap((entry) =>
  ['first_name', 'middle_name', 'last_name'].map((column) => `${entry}.${column}`),
)

const named = (first: string | null, middle: string | null, last: string | null): string =>
  nameOfPerson({ first_name: first ?? '', middle_name: middle ?? '', last_name: last ?? '' })
