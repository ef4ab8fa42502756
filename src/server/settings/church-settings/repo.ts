import { sql } from 'kysely'
import { ChurchSettings, defaultChurchSettings } from '../../../lib/contract/settings/church-settings.ts'
import { ModuleSettings } from '../../../lib/contract/settings/modules.ts'
import { Church, newChurch } from '../../../lib/contract/website/church.ts'
import type { ModuleId, Off } from '../../../lib/modules/modules.ts'
import type { Db } from '../../platform/db/tables.ts'

type Group<Shown> = { version: number; changed: Partial<Shown> }

/** What is stored: of the settings, of who the church is, and of the modules that are off. */
type Stored = {
  settings: Group<ChurchSettings>
  church: Group<Church>
  modules: { version: number; off: Off }
}

/** Cached per database; a transaction always queries, since it may see its own uncommitted change. */
const cache = new WeakMap<Db, Promise<Stored>>()

/**
 * The church's settings. Those not stored are as `byProcess` and the defaults say. Cached until they change; invalid stored values are
 * ignored.
 */
export async function readChurchSettings(
  db: Db,
  byProcess?: Partial<ChurchSettings>,
): Promise<ChurchSettings> {
  return { ...defaultChurchSettings, ...byProcess, ...(await storedSettings(db)).changed }
}

/** The settings that differ from the defaults, and their version: the total number of changes. */
export const storedSettings = async (db: Db): Promise<Stored['settings']> => (await stored(db)).settings

/** Who the church is, and the version of that. Cached until it changes; invalid stored values are ignored. */
export async function readChurch(db: Db): Promise<Church & { version: number }> {
  const { version, changed } = (await stored(db)).church
  return { ...newChurch, ...changed, version }
}

/** The modules that are switched off, and how often that was changed. Cached until it changes (docs/modules.md). */
export const storedModules = async (db: Db): Promise<Stored['modules']> => (await stored(db)).modules

/** The modules that are switched off. */
export const readModulesOff = async (db: Db): Promise<Off> => (await stored(db)).modules.off

function stored(db: Db): Promise<Stored> {
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

type Change<Shown> = {
  changes: { [key in keyof Shown]?: Shown[key] | undefined }
  before: Shown
  by: number | null
  at: Date
}

/** Stores the changes, and returns the keys whose values changed. Call it in a transaction. */
export const changeChurchSettings = (
  db: Db,
  change: Change<ChurchSettings>,
): Promise<(keyof ChurchSettings)[]> => store(db, change)

/** The same of who the church is. */
export const changeChurch = (db: Db, change: Change<Church>): Promise<(keyof Church)[]> => store(db, change)

/** The same of the modules that are off. */
export const changeModules = (db: Db, change: Change<ModuleSettings>): Promise<string[]> => store(db, change)

async function store<Shown extends object>(
  db: Db,
  { changes, before, by, at }: Change<Shown>,
): Promise<(keyof Shown & string)[]> {
  const keys = (Object.keys(changes) as (keyof Shown & string)[]).filter(
    (key) => changes[key] !== undefined && JSON.stringify(changes[key]) !== JSON.stringify(before[key]),
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
  const { version, changed } = groupOf<ModuleSettings>(rows, ModuleSettings.shape)
  return {
    settings: groupOf<ChurchSettings>(rows, ChurchSettings.shape),
    church: groupOf<Church>(rows, Church.shape),
    modules: { version, off: new Set<ModuleId>(changed.modules_off) },
  }
}

type Row = { key: string; value: string; version: number }
type Shape = Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>

/** The rows of one group; without a key of a later version of this program, and without invalid values. */
function groupOf<Shown>(rows: Row[], shape: Shape): Group<Shown> {
  const own = rows.filter(({ key }) => Object.hasOwn(shape, key))
  const changed: Record<string, unknown> = {}
  for (const { key, value } of own) {
    const read = shape[key]?.safeParse(JSON.parse(value))
    if (read?.success) changed[key] = read.data
  }
  // The keys and values are those of the shape, which the types of a loop do not tell.
  return { version: own.reduce((sum, row) => sum + row.version, 0), changed: changed as Partial<Shown> }
}
