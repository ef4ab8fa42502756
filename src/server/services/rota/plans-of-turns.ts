import type { Db } from '../../platform/db/tables.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'

type Turn = { service: number; day: string }

/** The order of the service of each of these turns (docs/worship.md); a function that finds it, undefined where there is none. */
export async function plansOfTurns(
  db: Db,
  turns: readonly Turn[],
): Promise<(turn: Turn) => number | undefined> {
  if (turns.length === 0 || (await readModulesOff(db)).has('worship')) return () => undefined
  const rows = await db
    .selectFrom('service_plan')
    .select(['id', 'service_id', 'day'])
    .where('service_id', 'in', [...new Set(turns.map(({ service }) => service))])
    .where('day', 'in', [...new Set(turns.map(({ day }) => day))])
    .where('is_template', '=', 0)
    .execute()
  return ({ service, day }) => rows.find((row) => row.service_id === service && row.day === day)?.id
}
