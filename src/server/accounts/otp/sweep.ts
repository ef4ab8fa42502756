import type { Deps } from '../../platform/context.ts'
import { removeOld } from '../../platform/db/remove-old.ts'

/** Codes count towards limits for a day; a second one is for clocks that are wrong. In milliseconds. */
const codeLifetime = 2 * 86_400_000

/** Retention of the costs of codes, which count until the end of their month. */
const costLifetime = 62 * 86_400_000

/** Deletes codes, with the numbers that they were asked for, and costs of earlier months. */
export async function sweepCodes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age).toISOString()
  await removeOld(db, { table: 'text_code', column: 'created_at', until: before(codeLifetime) })
  await db.deleteFrom('text_code_cost').where('slot', '<=', before(costLifetime)).execute()
}
