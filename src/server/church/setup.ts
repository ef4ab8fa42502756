import { newChurch, type SetupAnswer, type SetupStep } from '../../lib/contract/church.ts'
import { readChurch } from '../church-settings/repo.ts'
import type { Db } from '../db/tables.ts'

/** How far the set-up of the church is. */
export async function readSetup(db: Db): Promise<SetupAnswer> {
  const { version, opened, setup_skipped, ...church } = await readChurch(db)
  const done: Record<SetupStep, boolean> = {
    name: church.name !== newChurch.name,
    reach: [church.places, church.telephones, church.emails].some((list) => list.length > 0),
    services: await hasRow(db, 'service'),
    fellowship: await hasRow(db, 'fellowship'),
    staff: (await staffOf(db)) > 1,
  }
  const steps = (Object.keys(done) as SetupStep[]).map((step) => ({
    step,
    done: done[step],
    skipped: setup_skipped.includes(step),
  }))
  return { version, opened, steps }
}

const hasRow = async (db: Db, table: 'service' | 'fellowship'): Promise<boolean> =>
  (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined

async function staffOf(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((account) => account.fn.countAll<number>().as('count'))
    .where('role', '!=', 'user')
    .executeTakeFirstOrThrow()
  return count
}
