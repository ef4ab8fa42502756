import type { Db } from '../../db/tables.ts'
import { keepChange } from '../../people-register/history.ts'
import { changePerson } from '../../people-register/repo.ts'
import { batchesOf, type Import, type ImportRow, type Plan } from './repo.ts'

/** The household of a new row; null for none. */
export type Homes = { of: (row: number) => number | null }

/** More people than this have no household in common: a telephone number of the office, or a compound. */
const mostInHome = 15

type By = { by: number | null; now: Date }

/**
 * Who of a list lives together: rows with the same household, telephone number or house, and whom of the register they live with.
 * Opens the households that are needed.
 */
export async function findHomes(db: Db, list: Import, { by, now }: By): Promise<Homes> {
  const groups = openGroups()
  for await (const rows of batchesOf(db, list.id)) for (const row of rows) addTo(groups, row)
  const households = new Map<number, number>()
  for (const members of groups.list()) {
    const rows = members.flatMap((one) => (one.startsWith('row ') ? Number(one.slice(4)) : []))
    const people = members.flatMap((one) => (one.startsWith('person ') ? Number(one.slice(7)) : []))
    const household = await settle(db, list, people, { by, now })
    for (const row of rows) households.set(row, household)
  }
  return { of: (row) => households.get(row) ?? null }
}

function addTo(groups: Groups, { number, fate, plan, person_id }: ImportRow): void {
  if (fate !== 'new' && fate !== 'changes') return
  const { homes, mate, of } = JSON.parse(plan) as Plan
  // A double is in the household of its earlier row.
  if (fate === 'changes' && of !== undefined) return
  const member = person_id === null ? `row ${number}` : `person ${person_id}`
  groups.add(member, homes)
  if (mate === undefined) return
  groups.add(`person ${mate}`, [])
  groups.join(`person ${mate}`, member)
}

type Groups = ReturnType<typeof openGroups>

/** The household of people of the register, a new one where they have none; those without one come into it. */
async function settle(db: Db, list: Import, people: readonly number[], { by, now }: By): Promise<number> {
  const there =
    people.length === 0
      ? []
      : await db.selectFrom('person').select(['id', 'household_id']).where('id', 'in', people).execute()
  const known = there.find(({ household_id }) => household_id !== null)?.household_id
  const household = known ?? (await open(db, now))
  for (const { id, household_id } of there) {
    if (household_id !== null) continue
    const changed = await changePerson(db, id, { household_id: household }, now)
    await keepChange(db, changed, {
      ...{ kind: 'imported', by, at: now, importId: list.id },
      before: { household_id: null },
      after: { household_id: household, lives_with: list.name },
    })
  }
  return household
}

async function open(db: Db, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('household')
    .values({ created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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
  const members = new Set<string>()
  const join = (one: string, two: string) => {
    const [a, b] = [rootOf(one), rootOf(two)]
    if (a !== b) above.set(a, b)
  }
  return {
    join,
    add(member: string, keys: readonly string[]) {
      members.add(member)
      for (const key of keys) join(member, `key ${key}`)
    },
    /** Groups of two to fifteen. */
    list(): string[][] {
      const groups = new Map<string, string[]>()
      for (const member of members) {
        const root = rootOf(member)
        const group = groups.get(root)
        if (group) group.push(member)
        else groups.set(root, [member])
      }
      return [...groups.values()].filter(({ length }) => length > 1 && length <= mostInHome)
    },
  }
}
