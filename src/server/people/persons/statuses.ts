import type { Db } from '../../platform/db/tables.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'

/** What the church calls the standing of its people. */
export async function statusesOf(db: Db): Promise<string[]> {
  const { person_statuses } = await readChurchSettings(db)
  const named = person_statuses.split(',').map((name) => name.trim())
  return [...new Set(named.filter(Boolean))]
}
