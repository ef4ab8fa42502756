import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { audit } from './audit.ts'
import type { NewEntry } from './repo.ts'

type Entry<Made> = Partial<Pick<NewEntry, 'status'>> & {
  action: string
  /** Also of what was made. */
  detail?: string | ((made: Made) => string)
}

/** Writes in one transaction with the caller's entry in the log that says so. Returns what `act` returns. */
export const writeLogged = <Made>(
  c: Context<AppEnv>,
  { action, detail = '', ...status }: Entry<Made>,
  act: (db: Db) => Promise<Made>,
): Promise<Made> =>
  c.var.db.transaction().execute(async (db) => {
    const made = await act(db)
    await audit(c, db, action, { ...status, detail: typeof detail === 'string' ? detail : detail(made) })
    return made
  })
