import type { FoundPersonAnswer } from '../../../lib/contract/people/people-list.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inScope, type Scope } from '../../register/entries/register-scope.ts'
import { listRelations, type Relation } from './relations.ts'

type Names = NonNullable<FoundPersonAnswer['family']>

/**
 * The names of husband or wife, parents, children and next of kin of people: of the register only those whom the reader sees, too. Former
 * husbands and wives are left out.
 */
export async function familyNames(
  db: Db,
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Names>> {
  const relations = await listRelations(db, ids)
  const names = await namesOf(db, scope, [...new Set(relations.flatMap(({ one, two }) => [one, two ?? one]))])
  // A next of kin who is not in the register is the office's.
  const named = ({ two, name }: Relation) =>
    two !== null ? names.get(two) : scope.leads === undefined ? name : undefined
  const families = new Map<number, Names>(
    ids.map((id) => [id, { spouse: '', parents: '', children: '', kin: '' }]),
  )
  for (const relation of relations.filter(({ kind, is_former }) => kind !== 'spouse' || !is_former)) {
    const { kind, one, two } = relation
    const [there, back] = places[kind]
    add(families.get(one), there, named(relation))
    if (two !== null && back) add(families.get(two), back, names.get(one))
  }
  return families
}

/** Where the second of a relation stands in the family of the first, and the other way round. */
const places: Record<Relation['kind'], readonly [there: keyof Names, back?: keyof Names]> = {
  spouse: ['spouse', 'spouse'],
  parent: ['children', 'parents'],
  kin: ['kin'],
}

function add(family: Names | undefined, place: keyof Names, name: string | undefined): void {
  if (family && name) family[place] = family[place] ? `${family[place]}, ${name}` : name
}

async function namesOf(db: Db, scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>()
  for (const part of chunksOf(ids)) {
    const rows = await db
      .selectFrom('person')
      .select(['id', 'first_name', 'middle_name', 'last_name'])
      .where('id', 'in', part)
      .where(inScope(scope))
      .execute()
    for (const row of rows) names.set(row.id, nameOfPerson(row))
  }
  return names
}
