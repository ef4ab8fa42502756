import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { wholeOf } from './merged-entries.ts'

type By = { by: number | null; now: Date }
/** A person who belongs to the branch now, or a member of the staff who works for it now. */
type Moved = { branch: number | null } & ({ person: number } | { account: number })

/**
 * Removes the assignee of open cards and tasks whose assignee may not see them any more, because the person or the assignee belongs
 * to another branch now. Call it in the transaction that moves one of them.
 */
export async function unassignMoved(db: Db, moved: Moved, { by, now }: By): Promise<void> {
  if (moved.branch === null) return
  await release(db, conditionOf(moved, moved.branch), 'to somebody of the branch', { by, now })
}

/** Takes open cards and tasks from an account that is closed. Call it in the transaction that closes it. */
export const unassignClosed = (db: Db, act: By): Promise<void> =>
  release(db, (column) => sql`${sql.ref(column)} = ${act.by}`, 'to somebody else: the account is closed', act)

type Condition = (column: 'assigned_to' | 'responsible_id') => RawBuilder<boolean>

/** Takes open cards and tasks from whom the condition finds, with a word in their history. */
async function release(db: Db, condition: Condition, word: string, { by, now }: By): Promise<void> {
  const tasks = await db
    .updateTable('care_task')
    .set({ assigned_to: null, version: sql`version + 1` })
    .where('state', '=', 'open')
    .where(condition('assigned_to'))
    .returning('id')
    .execute()
  const cards = await db
    .updateTable('newcomer_card')
    .set({ responsible_id: null, version: sql`version + 1` })
    .where('closed_at', 'is', null)
    .where(condition('responsible_id'))
    .returning('id')
    .execute()
  const told = [
    ...tasks.map(({ id }) => ({ card_id: null, task_id: id })),
    ...cards.map(({ id }) => ({ card_id: id, task_id: null })),
  ]
  if (told.length === 0) return
  const { username } = await db
    .selectFrom('account')
    .select('username')
    .where('id', '=', by)
    .executeTakeFirstOrThrow()
  const act = { at: now.toISOString(), done_by: by, by_name: username, act: 'handed over' as const }
  await db
    .insertInto('care_history')
    .values(told.map((of) => ({ ...of, ...act, word })))
    .execute()
}

const conditionOf =
  (moved: Moved, branch: number): Condition =>
  (column) =>
    'person' in moved
      ? sql<boolean>`person_id in (select id from person where id = ${moved.person} or merged_into = ${moved.person})
          and ${sql.ref(column)} in (select id from account where role <> 'admin' and branch_id <> ${branch})`
      : sql<boolean>`${sql.ref(column)} = ${moved.account} and coalesce(
          (select whole.branch_id from person as entry
            inner join person as whole on whole.id = ${wholeOf('entry')}
            where entry.id = person_id), ${writtenAt[column]}) <> ${branch}`

/** The branch where the card was written; it counts for a person of none. */
const writtenAt = {
  assigned_to: sql`(select newcomer_card.branch_id from newcomer_card where newcomer_card.id = care_task.card_id)`,
  responsible_id: sql`newcomer_card.branch_id`,
}
