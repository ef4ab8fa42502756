import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { wholeOf } from '../../register/entries/merged-entries.ts'

/** A relation between two people: `one` and `two` are the entries that stay. `two` is null for a next of kin outside of the register. */
export type Relation = {
  id: number
  kind: 'spouse' | 'parent' | 'kin'
  one: number
  two: number | null
  is_former: boolean
  name: string
  telephone: string
  says: string
  version: number
}

/** The relations of people, with those of entries that were merged into them, the oldest first. A pair is listed once a kind. */
export async function listRelations(db: Db, ids: readonly number[]): Promise<Relation[]> {
  if (ids.length === 0) return []
  const entries = (db: Db) =>
    db
      .selectFrom('person')
      .select('id')
      .where((where) => where.or([where('id', 'in', [...ids]), where('merged_into', 'in', [...ids])]))
  const rows = await db
    .selectFrom('person_relation')
    .innerJoin('person as first', 'first.id', 'person_relation.person_id')
    .leftJoin('person as second', 'second.id', 'person_relation.other_id')
    .select(['person_relation.id', 'kind', 'is_former', 'name', 'person_relation.telephone', 'says'])
    .select(['person_relation.version', wholeOf('first').as('one')])
    .select(sql<number | null>`coalesce(second.merged_into, second.id)`.as('two'))
    .where((where) =>
      where.or([
        where('person_relation.person_id', 'in', entries(db)),
        where('person_relation.other_id', 'in', entries(db)),
      ]),
    )
    // Of a couple that two entries name, the one that counts is listed.
    .orderBy('is_former')
    .orderBy('person_relation.id')
    .execute()
  const seen = new Set<string>()
  return rows.flatMap(({ is_former, ...row }) => {
    if (row.one === row.two) return []
    const pair =
      row.kind === 'spouse' && row.two !== null && row.two < row.one ? [row.two, row.one] : [row.one, row.two]
    const key = row.two === null ? `${row.id}` : `${row.kind} ${pair.join(' ')}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ ...row, is_former: is_former === 1 }]
  })
}

/** The ids of those who have a parent of this person. */
export async function listSiblings(db: Db, id: number): Promise<number[]> {
  const parents = await parentsOf(db, [id])
  const relations = await listRelations(db, parents)
  const children = relations.flatMap(({ kind, one, two }) =>
    kind === 'parent' && parents.includes(one) && two !== null && two !== id ? [two] : [],
  )
  return [...new Set(children)]
}

async function parentsOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const relations = await listRelations(db, ids)
  return relations.flatMap(({ kind, one, two }) =>
    kind === 'parent' && two !== null && ids.includes(two) ? [one] : [],
  )
}

/** Whether somebody is a parent of a person, a parent of a parent, and so on. */
export async function isAncestor(db: Db, ancestor: number, of: number): Promise<boolean> {
  const seen = new Set<number>()
  let level = [of]
  while (level.length > 0) {
    const parents = (await parentsOf(db, level)).filter((id) => !seen.has(id))
    if (parents.includes(ancestor)) return true
    for (const id of parents) seen.add(id)
    level = [...new Set(parents)]
  }
  return false
}
