import { sql } from 'kysely'
import {
  ChurchSettings,
  type ChurchSettingsChanges,
  defaultChurchSettings,
} from '../../lib/contract/church-settings.ts'
import type { Db } from '../db/tables.ts'

type Key = keyof ChurchSettings

type Stored = { version: number; changed: Partial<ChurchSettings> }

/** Cached per database; a transaction always queries, since it may see its own uncommitted change. */
const cache = new WeakMap<Db, Promise<Stored>>()

/** The church's settings, with defaults for those not stored. Cached until they change; invalid stored values are ignored. */
export async function readChurchSettings(db: Db): Promise<ChurchSettings> {
  return { ...defaultChurchSettings, ...(await storedSettings(db)).changed }
}

/** The settings that differ from the defaults, and their version: the total number of changes. */
export function storedSettings(db: Db): Promise<Stored> {
  if (db.isTransaction) return load(db)
  const known = cache.get(db)
  if (known) return known
  const loading = load(db)
  cache.set(db, loading)
  loading.catch(() => cache.get(db) === loading && cache.delete(db))
  return loading
}

/** Clears the cache; called when this or another process has changed a setting. */
export const forgetChurchSettings = (db: Db): void => void cache.delete(db)

/** Stores the changes, and returns the keys whose values changed. Call it in a transaction. */
export async function changeChurchSettings(
  db: Db,
  {
    changes,
    before,
    by,
    at,
  }: { changes: ChurchSettingsChanges; before: ChurchSettings; by: number; at: Date },
): Promise<Key[]> {
  const keys = (Object.keys(changes) as Key[]).filter(
    (key) => changes[key] !== undefined && changes[key] !== before[key],
  )
  for (const key of keys) {
    const set = { value: JSON.stringify(changes[key]), changed_at: at.toISOString(), changed_by: by }
    await db
      .insertInto('church_setting')
      .values({ key, ...set })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ ...set, version: sql`church_setting.version + 1` }),
      )
      .execute()
  }
  return keys
}

async function load(db: Db): Promise<Stored> {
  const rows = await db.selectFrom('church_setting').select(['key', 'value', 'version']).execute()
  const version = rows.reduce((sum, row) => sum + row.version, 0)
  return { version, changed: Object.assign({}, ...rows.map(readRow)) }
}

/** A setting as an object; empty for a key of a later version of this program, and for an invalid value. */
function readRow({ key, value }: { key: string; value: string }): Partial<ChurchSettings> {
  const shape = ChurchSettings.shape[key as Key]
  const read = shape?.safeParse(JSON.parse(value))
  return read?.success ? { [key]: read.data } : {}
}
