import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Settings } from '../config.ts'
import { erasedKinds } from '../db/tables/operations.ts'
import type { Erasure } from './record.ts'

/** The name of the list beside the backups. */
export const listName = 'erasures.json'

const List = z.object({
  format: z.literal(1),
  erasures: z.array(
    z.strictObject({
      kind: z.enum(erasedKinds),
      row_id: z.number(),
      made_at: z.string(),
      erased_at: z.string(),
    }),
  ),
})

/** The folder of the backups. */
export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Settings, 'BACKUP_DIR' | 'DATA_DIR'>): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

/** The erasures of a list beside backups; none where there is no list. Throws for a list that cannot be read. */
export async function readErasureList(folder: string): Promise<Erasure[]> {
  const text = await readFile(join(folder, listName), 'utf8').catch(missing)
  return text === undefined ? [] : List.parse(JSON.parse(text)).erasures
}

/** Those that came after a moment. */
export const laterThan = (erasures: readonly Erasure[], moment: string): Erasure[] =>
  erasures.filter(({ erased_at }) => erased_at > moment)

/**
 * Adds erasures to the list: all of them or none, also in a power cut. A list that cannot be read is put aside, as
 * `erasures.unreadable.json`.
 */
export async function addToErasureList(folder: string, erasures: readonly Erasure[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const listed = await readErasureList(folder).catch(async (): Promise<Erasure[]> => {
    await rename(join(folder, listName), join(folder, 'erasures.unreadable.json'))
    return []
  })
  const all = [...new Map([...listed, ...erasures].map((one) => [nameOf(one), one])).values()]
  await write(folder, all)
}

/** What tells an erasure from every other. */
export const nameOf = ({ kind, row_id, made_at }: Erasure): string => `${kind} ${row_id} ${made_at}`

async function write(folder: string, erasures: readonly Erasure[]): Promise<void> {
  const part = join(folder, `.${listName}.${randomUUID()}`)
  try {
    {
      await using file = await open(part, 'wx', 0o600)
      await file.writeFile(`${JSON.stringify({ format: 1, erasures }, null, 1)}\n`)
      await file.sync()
    }
    await rename(part, join(folder, listName))
  } finally {
    await rm(part, { force: true })
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  // No folder, or a file in its place: backups fail there, too, and say so.
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
