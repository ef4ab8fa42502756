import { sql } from 'kysely'
import type { CareKind, CareTaskAnswer, TaskState, taskOwners } from '../../../lib/contract/care/care.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { sayStored } from '../../platform/words/stored.ts'
import { careTaskWords } from '../messages.ts'
import {
  branchOf,
  type CareScope,
  fellowshipOf,
  isMissedIn,
  isUntaken,
  seesTask,
  telephoneFor,
  waitsFor,
} from './care-scope.ts'
import { type By, recordAct } from './history.ts'
import { nameIn, searchedNames } from './names.ts'

export const taskOrders = ['due_on', 'created_at'] as const
type TaskPaging = Paging<(typeof taskOrders)[number]> & {
  whose: (typeof taskOwners)[number]
  state?: TaskState | undefined
}

export type NewTask = {
  kind: CareKind
  person: number | null
  prayer?: number
  /** The program makes a task of the same key once. */
  key?: string
  title: string
  words?: string
  reason?: string
  isConfidential: boolean
  assigned: number | null
  due: string | null
}

/** Adds a task; undefined where the program made it before. Call it in a transaction. Returns its id. */
export async function addTask(db: Db, task: NewTask, { by, now }: By): Promise<number | undefined> {
  const { kind, person, prayer, key, title, words = '', reason = '', isConfidential, assigned, due } = task
  const added = await db
    .insertInto('care_task')
    .values({
      kind,
      card_id: null,
      person_id: person,
      prayer_id: prayer ?? null,
      occasion: key ?? null,
      title,
      words,
      reason,
      is_confidential: isConfidential ? 1 : 0,
      assigned_to: assigned,
      entered_by: by,
      due_on: due,
      state: 'open',
      created_at: now.toISOString(),
      done_at: null,
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await recordAct(db, { task: added.id }, { act: 'entered', by, now })
  return added?.id
}

/** Tasks joined with the tables that conditions on them need. */
export const joined = (db: Db) =>
  db
    .selectFrom('care_task')
    .leftJoin('newcomer_card', 'newcomer_card.id', 'care_task.card_id')
    .leftJoin('person', 'person.id', 'care_task.person_id')
    .leftJoin('person as whole', 'whole.id', 'person.merged_into')

const tasks = (db: Db, scope: CareScope) =>
  joined(db)
    .leftJoin('fellowship', (join) => join.on(sql`fellowship.id`, '=', fellowshipOf))
    .leftJoin('branch', (join) => join.on(sql`branch.id`, '=', branchOf))
    .leftJoin('account as doer', 'doer.id', 'care_task.assigned_to')
    .leftJoin('account as writer', 'writer.id', 'care_task.entered_by')
    .select([
      'care_task.id',
      'kind',
      'care_task.title',
      'words',
      'reason',
      'is_confidential',
      'state',
      'due_on',
    ])
    .select(['care_task.person_id', 'card_id', 'assigned_to', 'care_task.created_at', 'done_at'])
    .select(sql<string | null>`case when ${isUntaken} then null else care_task.taken_at end`.as('taken_at'))
    .select(['care_task.outcome', 'care_task.version', 'person.merged_into'])
    .select(['person.first_name as first', 'person.middle_name as middle', 'person.last_name as last'])
    .select(['whole.first_name as whole_first', 'whole.middle_name as whole_middle'])
    .select(['whole.last_name as whole_last', 'fellowship.name as fellowship_name'])
    .select([
      'doer.first_name as doer_first',
      'doer.last_name as doer_last',
      'doer.username as doer_username',
    ])
    .select(['writer.first_name as writer_first', 'writer.last_name as writer_last'])
    .select(['writer.username as writer_username', 'branch.name as branch_name'])
    .select(branchOf.as('branch'))
    .select(telephoneFor(scope).as('telephone'))
    .where(seesTask(scope))

type Row = Awaited<ReturnType<ReturnType<typeof tasks>['executeTakeFirstOrThrow']>>
export type FoundTask = Row

/** Tasks that a reader sees: open ones by the day on which they are due, those without a day last. */
export async function listTasks(
  db: Db,
  scope: CareScope,
  { whose, state = 'open', ...paging }: TaskPaging,
  today: string,
): Promise<RowsPage<CareTaskAnswer>> {
  const { search } = paging
  const wanted = tasks(db, scope)
    .where('care_task.state', '=', state)
    .$if(whose === 'mine', (query) => query.where(waitsFor(scope)))
    .$if(search !== '', (query) =>
      query.where(
        containing(search, { texts: ['care_task.title', ...searchedNames], numbers: [telephoneFor(scope)] }),
      ),
    )
  const byDue = [sql`care_task.due_on is null`, orderTerm('care_task.due_on'), orderTerm('care_task.id')]
  const newest = [orderTerm('care_task.done_at', true), orderTerm('care_task.id', true)]
  const byDefault = state === 'open' ? byDue : newest
  const page = await fetchPage(wanted, paging, { table: 'care_task', byDefault })
  return { count: page.count, rows: page.rows.map((row) => answerOf(row, today)) }
}

/** A task that the reader sees, or undefined. */
export const findTask = (db: Db, scope: CareScope, id: number): Promise<FoundTask | undefined> =>
  tasks(db, scope).where('care_task.id', '=', id).executeTakeFirst()

export const answerOf = (row: Row, today: string): CareTaskAnswer => ({
  id: row.id,
  kind: row.kind,
  title: sayStored(careTaskWords, row.title),
  words: sayStored(careTaskWords, row.words),
  reason: sayStored(careTaskWords, row.reason),
  is_confidential: row.is_confidential === 1,
  state: row.state,
  due_on: row.due_on,
  is_overdue: row.state === 'open' && row.due_on !== null && row.due_on < today,
  person: row.merged_into ?? row.person_id,
  name: nameIn(row),
  telephone: row.telephone,
  branch_name: row.branch_name ?? '',
  fellowship_name: row.fellowship_name ?? '',
  card: row.card_id,
  assigned: row.assigned_to,
  assigned_name: shortName(row.doer_first, row.doer_last, row.doer_username),
  taken_at: row.taken_at,
  entered_name: shortName(row.writer_first, row.writer_last, row.writer_username),
  created_at: row.created_at,
  done_at: row.done_at,
  outcome: row.outcome,
  version: row.version,
})

const shortName = (first: string | null, last: string | null, username: string | null): string =>
  nameOfPerson({ first_name: first ?? '', middle_name: '', last_name: last ?? '' }) || (username ?? '')

type Change = By & { word?: string }

/** Assigns a task to the caller. */
export async function takeTask(db: Db, id: number, { by, now }: { by: number; now: Date }): Promise<void> {
  await change(db, id, { assigned_to: by, taken_at: now.toISOString() })
  await recordAct(db, { task: id }, { act: 'taken', by, now })
}

/** Hands a task over. */
export async function assignTask(db: Db, id: number, account: number, { word = '', by, now }: Change) {
  await change(db, id, { assigned_to: account, taken_at: null })
  await recordAct(db, { task: id }, { act: 'handed over', word, by, now })
}

/** Marks a task as done, with a comment. */
export async function finishTask(db: Db, id: number, { word = '', by, now }: Change): Promise<void> {
  await change(db, id, { state: 'done', done_at: now.toISOString(), outcome: word })
  await recordAct(db, { task: id }, { act: 'done', word, by, now })
}

/** Reopens a task that was done. Its comment stays in the history. */
export async function reopenTask(db: Db, id: number, { by, now }: By): Promise<void> {
  await change(db, id, { state: 'open', done_at: null, outcome: '' })
  await recordAct(db, { task: id }, { act: 'reopened', by, now })
}

type Columns = {
  assigned_to?: number
  taken_at?: string | null
  state?: TaskState
  done_at?: string | null
  outcome?: string
}

const change = (db: Db, id: number, columns: Columns) =>
  db
    .updateTable('care_task')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** How many members of a fellowship are missed, and nobody has said to call or visit them. */
export async function countMissed(db: Db, fellowship: number): Promise<number> {
  const { count } = await joined(db)
    .select(sql<number>`count(*)`.as('count'))
    .where('care_task.state', '=', 'open')
    .where(isUntaken)
    .where(isMissedIn(fellowship))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the caller's open tasks. */
export async function countMine(
  db: Db,
  scope: CareScope,
  today: string,
): Promise<{ open: number; overdue: number }> {
  const { open, overdue } = await joined(db)
    .select(sql<number>`count(*)`.as('open'))
    .select(
      sql<number>`coalesce(sum(case when care_task.due_on < ${today} then 1 else 0 end), 0)`.as('overdue'),
    )
    .where(waitsFor(scope))
    .where('care_task.state', '=', 'open')
    .executeTakeFirstOrThrow()
  return { open: Number(open), overdue: Number(overdue) }
}
