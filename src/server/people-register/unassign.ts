import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/tables.ts'

type By = { by: number; now: Date }
/** A person who belongs to the branch now, or a member of the staff who works for it now. */
type Moved = { branch: number | null } & ({ person: number } | { account: number })

/**
 * Takes open cards and tasks from staff who would not see them any more, because the person or they themselves belong to another branch
 * now: they wait for somebody else. Call it in the transaction that moves one of them.
 */
export async function unassignMoved(db: Db, moved: Moved, { by, now }: By): Promise<void> {
  if (moved.branch === null) return
  const elsewhere = conditionOf(moved, moved.branch)
  const tasks = await db
    .updateTable('care_task')
    .set({ assigned_to: null, version: sql`version + 1` })
    .where('state', '=', 'open')
    .where(elsewhere('assigned_to'))
    .returning('id')
    .execute()
  const cards = await db
    .updateTable('newcomer_card')
    .set({ responsible_id: null, version: sql`version + 1` })
    .where('closed_at', 'is', null)
    .where(elsewhere('responsible_id'))
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
    .values(told.map((of) => ({ ...of, ...act, word: 'to somebody of the branch' })))
    .execute()
}

const conditionOf =
  (moved: Moved, branch: number) =>
  (column: 'assigned_to' | 'responsible_id'): RawBuilder<boolean> =>
    'person' in moved
      ? sql<boolean>`person_id = ${moved.person} and ${sql.ref(column)} in
          (select id from account where role <> 'admin' and branch_id <> ${branch})`
      : sql<boolean>`${sql.ref(column)} = ${moved.account} and person_id in
          (select id from person where branch_id <> ${branch})`
