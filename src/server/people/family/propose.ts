import type { ProposedRelationAnswer } from '../../../lib/contract/people/family.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'
import { listRelations, type Relation } from './relations.ts'

type Mate = {
  id: number
  first_name: string
  middle_name: string
  last_name: string
  gender: string
  married: string
  /** The year of birth, or undefined. */
  year: number | undefined
}

/** Years that a parent is older than a child at least, and that a couple is apart at most without a wedding day in common. */
const [betweenParents, betweenCouple] = [16, 15]

/** The age of a grown-up. */
const grownUp = 18

/**
 * The relations that a household makes likely and that nobody has said yet: a man and a woman with the same wedding day, or the only two
 * grown-ups of like age beside a child; and as their children the young ones who live with them.
 */
export async function proposeRelations(
  db: Db,
  household: number | null,
  now: Date,
): Promise<ProposedRelationAnswer[]> {
  if (household === null) return []
  const rows = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'middle_name', 'last_name', 'gender', 'married', 'born'])
    .where('household_id', '=', household)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .limit(40)
    .execute()
  const mates = rows.map(({ born, ...row }) => ({ ...row, year: Number(born.slice(0, 4)) || undefined }))
  const relations = await listRelations(
    db,
    mates.map(({ id }) => id),
  )
  const grown = mates.filter(({ year, married }) =>
    year === undefined ? married !== '' : now.getUTCFullYear() - year >= grownUp,
  )
  const young = mates.filter(({ year }) => year !== undefined && now.getUTCFullYear() - year < grownUp)
  const couples = proposeCouples(grown, young, relations)
  const parents = [...couples, ...knownCouples(mates, relations)]
  const families = parents.length > 0 ? parents : grown.length === 1 ? [grown] : []
  const children = young.flatMap((child) => proposeParents(child, families, relations))
  return [
    ...couples.map((couple) => proposed('spouse', couple)),
    ...children.map((pair) => proposed('parent', pair)),
  ]
}

type Pair = readonly [Mate, Mate]

const proposed = (kind: ProposedRelationAnswer['kind'], [person, other]: Pair): ProposedRelationAnswer => ({
  kind,
  person: person.id,
  person_name: nameOfPerson(person),
  other: other.id,
  other_name: nameOfPerson(other),
})

function proposeCouples(
  grown: readonly Mate[],
  young: readonly Mate[],
  relations: readonly Relation[],
): Pair[] {
  const isMarried = ({ id }: Mate) =>
    relations.some((row) => row.kind === 'spouse' && !row.is_former && (row.one === id || row.two === id))
  const [women, men] = ['female', 'male'].map((gender) =>
    grown.filter((mate) => mate.gender === gender && !isMarried(mate)),
  ) as [Mate[], Mate[]]
  const free = women.flatMap((woman) => men.map((man) => [woman, man] as const))
  const possible = free.filter(([woman, man]) => !areRelated(relations, woman.id, man.id))
  const wed = possible.filter(([woman, man]) => woman.married !== '' && woman.married === man.married)
  if (wed.length > 0 || grown.length !== 2) return onceEach(wed)
  return possible.filter(
    ([woman, man]) =>
      isNear(woman, man) && young.some((child) => isOlder(woman, child) && isOlder(man, child)),
  )
}

/** Of several pairs with one person the first. */
function onceEach(pairs: readonly Pair[]): Pair[] {
  const taken = new Set<number>()
  return pairs.filter((pair) => {
    if (pair.some(({ id }) => taken.has(id))) return false
    for (const { id } of pair) taken.add(id)
    return true
  })
}

const areRelated = (relations: readonly Relation[], one: number, two: number): boolean =>
  relations.some((row) => row.kind !== 'kin' && [row.one, row.two].every((id) => id === one || id === two))

const isNear = (one: Mate, two: Mate): boolean =>
  one.year === undefined || two.year === undefined || Math.abs(one.year - two.year) <= betweenCouple

const isOlder = (parent: Mate, child: Mate): boolean =>
  parent.year === undefined || child.year === undefined || child.year - parent.year >= betweenParents

function knownCouples(mates: readonly Mate[], relations: readonly Relation[]): Pair[] {
  const byId = new Map(mates.map((mate) => [mate.id, mate]))
  return relations.flatMap(({ kind, is_former, one, two }) => {
    const [first, second] = [byId.get(one), two === null ? undefined : byId.get(two)]
    return kind === 'spouse' && !is_former && first && second ? [[first, second] as const] : []
  })
}

/** The parents of a child: of several couples the youngest that is old enough. One who has two parents gets none. */
function proposeParents(
  child: Mate,
  families: readonly (readonly Mate[])[],
  relations: readonly Relation[],
): Pair[] {
  const known = relations.filter(({ kind, two }) => kind === 'parent' && two === child.id)
  if (known.length >= 2) return []
  const [nearest = []] = families
    .filter((parents) => parents.every((parent) => isOlder(parent, child)))
    .sort((one, two) => birthOf(two) - birthOf(one))
  return nearest
    .filter((parent) => !areRelated(relations, parent.id, child.id))
    .map((parent) => [parent, child] as const)
}

const birthOf = (parents: readonly Mate[]): number => Math.max(...parents.map(({ year = 0 }) => year))
