import { sql } from 'kysely'
import { readSteps } from '../../../lib/accounts/newcomer-steps.ts'
import type { NewcomerStepsAnswer } from '../../../lib/contract/care/care.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { branchOf } from './care-scope.ts'

/**
 * Newcomers with an open card by their next step, and of how many it is overdue; for staff of a branch (`branch`) those of it. First the steps
 * of the church, those that nobody waits for, too; then former steps, then those who have done all. `today` is the church's day.
 */
export async function countNewcomerSteps(
  db: Db,
  { today, branch }: { today: string; branch: number | undefined },
): Promise<NewcomerStepsAnswer> {
  const rows = await db
    .selectFrom('newcomer_card')
    .innerJoin('person', 'person.id', 'newcomer_card.person_id')
    .leftJoin('person as whole', 'whole.id', 'person.merged_into')
    // Steps are stored in their order.
    .leftJoin('care_task as step', (join) =>
      join.on(
        'step.id',
        '=',
        sql<number>`(select min(id) from care_task
          where card_id = newcomer_card.id and kind = 'newcomer' and state = 'open')`,
      ),
    )
    .select(sql<string>`coalesce(step.title, '')`.as('step'))
    .select(sql<number>`count(*)`.as('newcomers'))
    .select(sql<number>`sum(case when step.due_on < ${today} then 1 else 0 end)`.as('overdue'))
    .where('closed_at', 'is', null)
    .$if(branch !== undefined, (query) => query.where(branchOf, '=', branch ?? 0))
    .groupBy('step.title')
    .orderBy('step.title')
    .execute()
  const bySteps = new Map(rows.map(({ step, newcomers, overdue }) => [step, counts(newcomers, overdue)]))
  if (bySteps.size === 0) return { steps: [] }
  const { newcomer_steps } = await readChurchSettings(db)
  const names = (readSteps(newcomer_steps) ?? []).map(({ name }) => name)
  const order = new Set([...names, ...[...bySteps.keys()].filter((step) => step !== ''), ''])
  return { steps: [...order].map((step) => ({ step, ...(bySteps.get(step) ?? counts(0, 0)) })) }
}

const counts = (newcomers: number, overdue: number) => ({
  newcomers: Number(newcomers),
  overdue: Number(overdue),
})
