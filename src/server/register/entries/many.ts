import { insertRows, updateRows } from '../../platform/db/many-rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { NewChange } from './history.ts'
import type { Person } from './repo.ts'

/** The columns of people that an act writes for many at once. */
const texts = [
  'first_name',
  'middle_name',
  'last_name',
  'gender',
  'telephone',
  'other_telephone',
  'email',
  'born',
  'baptised',
  'joined',
  'married',
  'address',
  'ministries',
  'status',
  'notes',
  'title',
  'baptism',
  'language',
  'created_at',
  'changed_at',
] as const
const kinds = {
  ...(Object.fromEntries(texts.map((name) => [name, 'text'])) as Record<(typeof texts)[number], 'text'>),
  ...({ id: 'whole', household_id: 'whole', fellowship_id: 'whole', branch_id: 'whole' } as const),
}

/** Adds people whose ids were taken before (db/many-rows.ts). */
export const addPeople = (db: Db, people: readonly Pick<Person, keyof typeof kinds>[]): Promise<void> =>
  insertRows(db, 'person', kinds, people)

/** Writes columns of many people, as an act has left them: a statement for each choice of columns. */
export async function writePeople(
  db: Db,
  changed: readonly { person: Person; columns: ReadonlySet<string> }[],
): Promise<void> {
  const alike = Map.groupBy(changed, ({ columns }) => [...columns].sort().join(' '))
  for (const people of alike.values()) {
    const chosen = Object.entries(kinds).filter(([name]) => people[0]?.columns.has(name))
    const columns: Record<string, 'text' | 'whole'> & { id: 'whole' } = {
      ...Object.fromEntries(chosen),
      id: 'whole',
      changed_at: 'text',
      version: 'whole',
    }
    const rows = people.map(({ person }) => person)
    await updateRows(db, 'person', columns, rows)
  }
}

/** Adds changes to the history of many people. */
export const addChanges = (db: Db, changes: readonly NewChange[]): Promise<void> =>
  insertRows(
    db,
    'person_change',
    {
      ...({ person_id: 'whole', at: 'text', changed_by: 'whole', kind: 'text', before: 'text' } as const),
      ...({ after: 'text', version: 'whole', import_id: 'whole', other_id: 'whole' } as const),
    },
    changes,
  )
