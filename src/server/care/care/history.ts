import type { CareAct } from '../../../lib/contract/care/care.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'

export type By = { by: number | null; now: Date }

/** Keeps what happened to a card or a task. Call it in the transaction that makes it happen. */
export async function recordAct(
  db: Db,
  of: { card: number } | { task: number },
  { act, word = '', by, now }: By & { act: CareAct; word?: string },
): Promise<void> {
  await db
    .insertInto('care_history')
    .values({
      card_id: 'card' in of ? of.card : null,
      task_id: 'task' in of ? of.task : null,
      at: now.toISOString(),
      done_by: by,
      by_name: by === null ? '' : await nameOf(db, by),
      act,
      word,
    })
    .execute()
}

/** The name of an account, its username without one; '' for a deleted one. */
export async function nameOf(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select(['username', 'first_name', 'middle_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? nameOfPerson(row) || row.username : ''
}

/** What happened to a task, the newest first. */
export async function readActs(db: Db, task: number) {
  const rows = await db
    .selectFrom('care_history')
    .select(['id', 'at', 'by_name as by', 'act', 'word'])
    .where('task_id', '=', task)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows
}
