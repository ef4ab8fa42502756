import { formalNameOf } from '../../../lib/contract/people/person.ts'
import { directoryTexts } from '../../../lib/texts/people/directory.ts'
import type { Db } from '../../platform/db/tables.ts'
import { matchingFilter } from '../../register/entries/filter.ts'
import { detailFor, inScope } from '../../register/entries/register-scope.ts'
import type { PeopleSearch } from '../../register/entries/search.ts'

export type Label = { name: string; address: string }

/** The most labels of a file: 500 sheets or so. */
const mostLabels = 10_000

/**
 * Labels for those who match a search and have an address that the reader may see, by name. `together`: one for those of a household at one
 * address.
 */
export async function listLabels(
  db: Db,
  { scope, filter, today }: PeopleSearch,
  together: boolean,
): Promise<Label[]> {
  const address = detailFor(scope, 'address', 'person.address')
  const rows = await db
    .selectFrom('person')
    .select(['person.id', 'title', 'first_name', 'middle_name', 'last_name', 'household_id'])
    .select(address.as('address'))
    .where(inScope(scope))
    .where(matchingFilter(scope, filter, today))
    .where(address, '<>', '')
    .where((where) => where.fn('lower', ['person.status']), 'not in', ['gone home', 'transferred'])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('person.id')
    .limit(mostLabels)
    .execute()
  const homes = Map.groupBy(rows, ({ id, household_id, address }) =>
    together && household_id !== null ? `${household_id} ${address.trim().toLowerCase()}` : `person ${id}`,
  )
  return [...homes.values()].flatMap(([first, ...others]) =>
    first ? [{ name: nameFor([first, ...others]), address: first.address }] : [],
  )
}

type Named = Parameters<typeof formalNameOf>[0]

/** One name, two names, or the name that all of a family have; else the first two. */
function nameFor(people: readonly Named[]): string {
  const [first, second] = people
  if (!first) return ''
  if (!second) return formalNameOf(first)
  const isOne = people.every(({ last_name }) => last_name === first.last_name && last_name !== '')
  if (people.length > 2 && isOne) return directoryTexts.theFamily({ name: first.last_name })
  return directoryTexts.andName({ one: formalNameOf(first), other: formalNameOf(second) })
}
