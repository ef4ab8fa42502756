import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Settings } from '../../platform/config.ts'
import { databaseFile, openChosenDatabase } from '../../platform/db/choose.ts'
import { migrate } from '../../platform/db/open.ts'
import type { Db } from '../../platform/db/tables.ts'
import { formsOf, listNamed } from '../../platform/files/named.ts'
import { openS3Files } from '../../platform/files/s3-store.ts'
import { type FileStore, openFiles } from '../../platform/files/store.ts'
import { closeJournal } from '../backup/moved.ts'
import { type Clearing, clearSamples } from '../samples/clear.ts'
import { tellCleared } from '../samples/report.ts'
import { NotUnderstood } from '../samples/retained-rows.ts'
import { sampleMediaKeys } from '../samples/seed/media.ts'
import { invalidateCaches, rollBackAfter } from './dry-run.ts'

const usage =
  'npm run clear-samples [-- --yes] [--keep NAME]… [--changed]: without --yes nothing is removed, and what would be is told.'

/**
 * Runs `npm run clear-samples` and returns its output. Throws NotUnderstood for invalid arguments, and BackupRefused
 * while the church runs on SQLite.
 */
export async function runClearSamples(words: readonly string[], settings: Settings): Promise<string[]> {
  const { yes, ...choice } = readWords(words)
  const file = databaseFile(settings.DATA_DIR)
  if (!settings.DATABASE_URL) {
    if (!existsSync(file)) throw new NotUnderstood(`There is no church at ${file}. Is DATA_DIR right?`)
    if (yes) closeJournal(file)
  }
  await using db = openChosenDatabase(settings)
  await migrate(db)
  if (!yes)
    return tellCleared(await rollBackAfter(db, (part) => clearSamples(part, choice)), { dryRun: true })
  const cleared = await db.transaction().execute((transaction) => clearSamples(transaction, choice))
  const files = settings.S3_BUCKET ? await openS3Files(settings) : openFiles(settings.DATA_DIR)
  await removeUnnamed(db, files, [...cleared.files, ...sampleMediaKeys()])
  if (settings.DATABASE_URL) await invalidateCaches(settings.DATABASE_URL)
  return tellCleared(cleared, { dryRun: false })
}

function readWords(words: readonly string[]): Clearing & { yes: boolean } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        yes: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        keep: { type: 'string', multiple: true, default: [] },
      },
    })
    return { yes: values.yes, keep: values.keep, changedToo: values.changed, now: new Date() }
  } catch {
    throw new NotUnderstood(`${words.join(' ')} is not understood. ${usage}`)
  }
}

/** Runs after the commit: files without a row do no harm, and a repeat deletes what an interrupted run has left. */
async function removeUnnamed(db: Db, files: FileStore, keys: readonly string[]): Promise<void> {
  const named = await listNamed(db)
  for (const key of keys.filter((one) => !named.has(one)))
    for (const form of formsOf(key)) await files.remove(form)
}
