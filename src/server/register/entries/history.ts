import { type ChangeKind, nameOfPerson, type PersonAnswer } from '../../../lib/contract/people/person.ts'
import { nameOfLanguage } from '../../../lib/text/language-names.ts'
import { formatPartialDate } from '../../../lib/time/partial-date.ts'
import { containingText } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { forgetPastGiver } from '../past-givers/forget.ts'
import type { Person } from './repo.ts'

type Values = Readonly<Record<string, unknown>>

/** What differs between two states of a person, or undefined when nothing does. */
export function differenceOf(before: Values, after: Values): { before: Values; after: Values } | undefined {
  const changed = Object.keys(after).filter(
    (name) => after[name] !== undefined && after[name] !== before[name],
  )
  if (changed.length === 0) return undefined
  const pick = (row: Values) => Object.fromEntries(changed.map((name) => [name, row[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** Whether a change is a merge, or a connection with an account, that can be taken back. Older connections did not keep what was before. */
export const isUndoable = (change: {
  kind: ChangeKind
  undone_at: string | null
  other_id: number | null
  before: string
}): boolean =>
  change.undone_at === null &&
  (change.kind === 'claimed'
    ? 'account_id' in (JSON.parse(change.before) as object)
    : change.kind === 'merged' && change.other_id !== null)

type Change = {
  kind: ChangeKind
  by: number | null
  at: Date
  before?: Values
  after?: Values
  importId?: number
  otherId?: number
}

/** The row of a change, for `person_change`; `person` is as the change has left it. */
export const changeRow = (
  person: Pick<Person, 'id' | 'version'>,
  { kind, by, at, before = {}, after = {}, importId, otherId }: Change,
) => ({
  person_id: person.id,
  at: at.toISOString(),
  changed_by: by,
  kind,
  version: person.version,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
  import_id: importId ?? null,
  other_id: otherId ?? null,
})

export type NewChange = ReturnType<typeof changeRow>

/** Adds a change to a person's history. Call it in the transaction that makes the change, after it. */
export async function recordChange(
  db: Db,
  person: Pick<Person, 'id' | 'version'>,
  change: Change,
): Promise<number> {
  const { id } = await db
    .insertInto('person_change')
    .values(changeRow(person, change))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The history of a person and of who was merged into it, the newest first. */
export async function readHistory(db: Db, id: number): Promise<PersonAnswer['changes']> {
  const rows = await db
    .selectFrom('person_change')
    .leftJoin('account', 'account.id', 'person_change.changed_by')
    .select(['person_change.id', 'person_id', 'at', 'kind', 'before', 'after', 'undone_at', 'other_id'])
    .select('account.username as by')
    .where((where) =>
      where.or([
        where('person_id', '=', id),
        where('person_id', 'in', where.selectFrom('person').select('id').where('merged_into', '=', id)),
      ]),
    )
    .orderBy('person_change.id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ before, after, by, undone_at, other_id, person_id, ...row }) => ({
    ...row,
    by: by ?? '',
    lines: undone_at ? ['It was undone'] : linesOf(JSON.parse(before), JSON.parse(after)),
    may_undo: person_id === id && isUndoable({ kind: row.kind, undone_at, other_id, before }),
  }))
}

/**
 * Removes a person who is about to be deleted from the histories of others, under every name of theirs. Call it in the transaction of
 * the deletion.
 */
export async function forgetNamesOf(db: Db, person: number): Promise<void> {
  const entries = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'middle_name', 'last_name'])
    .where((row) => row.or([row('id', '=', person), row('merged_into', '=', person)]))
    .execute()
  const gone = { ids: entries.map(({ id }) => id), names: entries.map(nameOfPerson).filter(Boolean) }
  await forgetPastGiver(db, gone.ids)
  // A merge that was taken back has more than the name.
  await db
    .updateTable('person_change')
    .set({ before: '{}', after: '{}' })
    .where('undone_at', 'is not', null)
    .where('other_id', 'in', gone.ids)
    .execute()
  const traces = [...gone.ids.map(String), ...gone.names.map((name) => JSON.stringify(name).slice(1, -1))]
  const rows = await db
    .selectFrom('person_change')
    .select(['id', 'after'])
    .where('kind', 'in', ['household', 'undone'])
    .where((row) => row.or(traces.map((trace) => containingText(trace, ['after']))))
    .execute()
  for (const { id, after } of rows) {
    const without = withoutPeople(after, gone)
    // An id as short as `7` is found in many that are about others.
    if (without !== after)
      await db.updateTable('person_change').set({ after: without }).where('id', '=', id).execute()
  }
}

type Gone = { ids: readonly number[]; names: readonly string[] }

const somebody = 'somebody who was deleted'

/** `people` has the ids of those whom an entry names, in order, so that it is found under an earlier name, too. Older entries lack it. */
function withoutPeople(after: string, { ids, names }: Gone): string {
  const parsed = JSON.parse(after) as { people?: readonly number[] }
  const isGone = (parsed.people ?? []).map((id) => ids.includes(id))
  const anonymise = (value: string): string => {
    const all = value.split(', ')
    const byId = all.map((name, place) => (all.length === isGone.length && isGone[place] ? somebody : name))
    return names
      .reduce((left, name) => left.replaceAll(`, ${name}, `, `, ${somebody}, `), `, ${byId.join(', ')}, `)
      .slice(2, -2)
  }
  return JSON.stringify(parsed, (key, value: unknown) =>
    ['lives_with', 'collected_by', 'person', ...relationKeys].includes(key)
      ? anonymise(String(value))
      : value,
  )
}

/** Under which names of a history a relation stands. */
const relationKeys = ['spouse', 'former_spouse', 'parent', 'child', 'next_of_kin', 'no_relation']

const names: Record<string, string> = {
  title: 'Title',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  gender: 'Gender',
  telephone: 'Telephone',
  other_telephone: 'Other telephone',
  email: 'E-mail',
  born: 'Birthday',
  baptised: 'Baptised',
  baptism: 'Baptised or not',
  joined: 'Member since',
  married: 'Married',
  address: 'Address',
  ministries: 'Ministries',
  language: 'Language',
  status: 'Status',
  notes: 'Notes',
  fellowship: 'Fellowship',
  branch: 'Branch',
  lives_with: 'Lives with',
  collected_by: 'May be collected by',
  spouse: 'Husband or wife',
  former_spouse: 'Former husband or wife',
  parent: 'Parent',
  child: 'Child',
  next_of_kin: 'Next of kin',
  no_relation: 'Relation removed',
  consent: 'Leave',
  person: 'Person',
  card: 'Newcomer’s card',
  account: 'Account',
  seen: 'Seen',
  form: 'From the form',
}

const days = new Set(['born', 'baptised', 'joined', 'married'])

function linesOf(before: Values, after: Values): string[] {
  return Object.keys(after).flatMap((column) => {
    const name = names[column]
    if (!name) return []
    const [old, now] = [shownOf(column, before[column]), shownOf(column, after[column])]
    return [old ? `${name}: ${old} → ${now || 'none'}` : `${name}: ${now || 'none'}`]
  })
}

function shownOf(column: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (days.has(column)) return formatPartialDate(text)
  if (column === 'language') return text && nameOfLanguage(text)
  return column === 'ministries' ? (JSON.parse(text) as string[]).join(', ') : text
}
