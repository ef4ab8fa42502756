import { insertRows, takeIds } from '../../../platform/db/many-rows.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { changeRow } from '../../../register/entries/history.ts'
import { addChanges, writePeople } from '../../../register/entries/many.ts'
import type { Person } from '../../../register/entries/repo.ts'
import { type Import, type Plan, type PlannedRow, plansOf, yieldToEventLoop } from './repo.ts'

/** The household of a new row; null for none. */
export type Homes = { of: (row: number) => number | null }

/** More people than this have no household in common: a telephone number of the office, or a compound. */
const mostInHome = 15

/** Households per batch. */
const batch = 500

type By = { by: number | null; now: Date }

/**
 * Groups the rows of a list into households: by the same household, telephone number or house, together with the people of the
 * register whom they match. Adds the households that are missing.
 */
export async function findHomes(db: Db, list: Import, { by, now }: By): Promise<Homes> {
  const groups = openGroups()
  for await (const rows of plansOf(db, list.id, ['new', 'changes']))
    for (const row of rows) addTo(groups, row)
  const households = new Map<number, number>()
  const homes = groups.list().map((members) => ({
    rows: idsOf(members, 'row'),
    people: idsOf(members, 'person'),
  }))
  for (let at = 0; at < homes.length; at += batch) {
    const some = homes.slice(at, at + batch)
    const settled = await settle(db, list, some, { by, now })
    for (const [place, { rows }] of some.entries())
      for (const row of rows) households.set(row, settled[place] ?? 0)
    await yieldToEventLoop()
  }
  return { of: (row) => households.get(row) ?? null }
}

function addTo(groups: Groups, { number, fate, plan, person_id }: PlannedRow): void {
  const { homes, mate, of } = JSON.parse(plan) as Plan
  // A double is in the household of its earlier row.
  if (fate === 'changes' && of !== undefined) return
  const member: Member = person_id === null ? { kind: 'row', id: number } : { kind: 'person', id: person_id }
  groups.add(member, homes)
  if (mate === undefined) return
  const other: Member = { kind: 'person', id: mate }
  groups.add(other, [])
  groups.join(other, member)
}

/** A new row of the list, or a person of the register. */
type Member = { kind: 'row' | 'person'; id: number }

const idsOf = (members: readonly Member[], wanted: Member['kind']): number[] =>
  members.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))

/** Equal for equal members. It is never read. */
const keyOf = ({ kind, id }: Member): string => `${kind} ${id}`

type Groups = ReturnType<typeof openGroups>

type Home = { rows: readonly number[]; people: readonly number[] }

/**
 * The household of each home: that of its people of the register, or a new one where they have none. Those without one come into
 * it.
 */
async function settle(db: Db, list: Import, homes: readonly Home[], { by, now }: By): Promise<number[]> {
  const there = await peopleOf(
    db,
    homes.flatMap(({ people }) => people),
  )
  const standing = homes.map(({ people }) =>
    people.flatMap((id) => there.get(id) ?? []).sort((a, b) => a.id - b.id),
  )
  const known = standing.map(
    (people) => people.find(({ household_id }) => household_id !== null)?.household_id,
  )
  const ids = await takeIds(db, 'household', known.filter((one) => !one).length)
  await insertRows(
    db,
    'household',
    { id: 'whole', created_at: 'text' },
    ids.map((id) => ({ id, created_at: now.toISOString() })),
  )
  const households = known.map((one) => one || (ids.shift() ?? 0))
  const moved = standing.flatMap((people, place) =>
    people
      .filter(({ household_id }) => household_id === null)
      .map((person) => ({
        ...person,
        household_id: households[place] ?? 0,
        changed_at: now.toISOString(),
        version: person.version + 1,
      })),
  )
  const columns = new Set(['household_id'])
  await writePeople(
    db,
    moved.map((person) => ({ person, columns })),
  )
  await addChanges(
    db,
    moved.map((person) =>
      changeRow(person, {
        kind: 'imported',
        by,
        at: now,
        importId: list.id,
        before: { household_id: null },
        after: { household_id: person.household_id, lives_with: list.name },
      }),
    ),
  )
  return households
}

async function peopleOf(db: Db, ids: readonly number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom('person').selectAll().where('id', 'in', ids).execute()
  return new Map(people.map((person) => [person.id, person]))
}

/** Sets of members that have a key in common (union-find). */
function openGroups() {
  const above = new Map<string, string>()
  const rootOf = (one: string): string => {
    let root = one
    for (let next = above.get(root); next !== undefined; next = above.get(root)) root = next
    if (root !== one) above.set(one, root)
    return root
  }
  const members = new Map<string, Member>()
  const join = (one: string, two: string) => {
    const [a, b] = [rootOf(one), rootOf(two)]
    if (a !== b) above.set(a, b)
  }
  return {
    join: (one: Member, other: Member) => join(keyOf(one), keyOf(other)),
    add(member: Member, keys: readonly string[]) {
      members.set(keyOf(member), member)
      for (const key of keys) join(keyOf(member), `key ${key}`)
    },
    /** Groups of two to fifteen. */
    list(): Member[][] {
      const groups = new Map<string, Member[]>()
      for (const [key, member] of members) {
        const root = rootOf(key)
        const group = groups.get(root)
        if (group) group.push(member)
        else groups.set(root, [member])
      }
      return [...groups.values()].filter(({ length }) => length > 1 && length <= mostInHome)
    },
  }
}
