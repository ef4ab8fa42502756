import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'

/**
 * Takes open cards and tasks of somebody, who belongs to another branch now, from staff who would not see them any more: they wait for
 * somebody of the new branch. Call it in the transaction that moves the person.
 */
export async function handBack(
  db: Db,
  person: number,
  { branch, by, now }: { branch: number | null; by: number; now: Date },
): Promise<void> {
  if (branch === null) return
  const elsewhere = (column: string) =>
    sql<boolean>`${sql.ref(column)} in (select id from account where role <> 'admin' and branch_id <> ${branch})`
  const tasks = await db
    .updateTable('care_task')
    .set({ assigned_to: null, version: sql`version + 1` })
    .where('person_id', '=', person)
    .where('state', '=', 'open')
    .where(elsewhere('assigned_to'))
    .returning('id')
    .execute()
  const cards = await db
    .updateTable('newcomer_card')
    .set({ responsible_id: null, version: sql`version + 1` })
    .where('person_id', '=', person)
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
    .values(told.map((of) => ({ ...of, ...act, word: 'to the new branch' })))
    .execute()
}
