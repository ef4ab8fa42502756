import type { FoundPersonAnswer } from '../../../lib/contract/people/people-list.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inScope, type Scope } from '../../register/entries/register-scope.ts'
import { listRelations } from './relations.ts'

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
  const asked = new Set(ids)
  const relations = await listRelations(db, ids)
  const names = new Map<number, string>()
  for (const part of chunksOf([...new Set(relations.flatMap(({ one, two }) => [one, two ?? one]))])) {
    const rows = await db
      .selectFrom('person')
      .select(['id', 'first_name', 'middle_name', 'last_name'])
      .where('id', 'in', part)
      .where(inScope(scope))
      .execute()
    for (const row of rows) names.set(row.id, nameOfPerson(row))
  }
  const families = new Map<number, Names>()
  const add = (id: number, place: keyof Names, name: string | undefined) => {
    if (!asked.has(id) || !name) return
    const family = families.get(id) ?? { spouse: '', parents: '', children: '', kin: '' }
    families.set(id, { ...family, [place]: family[place] ? `${family[place]}, ${name}` : name })
  }
  for (const { kind, one, two, is_former, name } of relations) {
    const other = two === null ? (scope.leads === undefined ? name : '') : names.get(two)
    if (kind === 'kin') add(one, 'kin', other)
    else if (kind === 'parent') {
      add(one, 'children', other)
      if (two !== null) add(two, 'parents', names.get(one))
    } else if (!is_former) {
      add(one, 'spouse', other)
      if (two !== null) add(two, 'spouse', names.get(one))
    }
  }
  return families
}
