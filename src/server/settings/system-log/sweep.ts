import { removeOld } from '../../platform/db/remove-old.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurchSettings } from '../church-settings/repo.ts'

type Sweeper = { db: Db; now: () => Date; settings: { LOG_DAYS: number } }

/** Deletes log entries older than the church's setting, or else than `LOG_DAYS` days; with 0 none are deleted. */
export async function sweepLog({ db, now, settings }: Sweeper): Promise<void> {
  const { log_days: days } = await readChurchSettings(db, { log_days: settings.LOG_DAYS })
  if (days === 0) return
  const until = new Date(now().getTime() - days * 86_400_000)
  await removeOld(db, { table: 'log_entry', column: 'timestamp', until: until.toISOString() })
}
