import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { closeJournal } from '../backup/moved.ts'
import type { Settings } from '../config.ts'
import { exportChurch } from '../content-file/export.ts'
import {
  checkFiles,
  FileRefused,
  type Imported,
  importChurch,
  readChurchFile,
  storeFiles,
} from '../content-file/import.ts'
import { databaseFile, openChosenDatabase } from '../db/choose.ts'
import { migrate } from '../db/open.ts'
import { openS3Files } from '../files/s3-store.ts'
import { openFiles } from '../files/store.ts'
import { NotUnderstood } from '../samples/keep.ts'
import { tellProcesses, tryOut } from './commit.ts'

const usage =
  'npm run content -- export FILE, or npm run content -- import FILE [--yes]: without --yes nothing is changed.'

/** Bytes; a JSON file is read whole. */
const longest = 256 * 1024 * 1024

/**
 * Runs `npm run content` and returns its output. Throws NotUnderstood for invalid arguments, FileRefused for a file that cannot
 * be taken, and BackupRefused for an import while the church runs on SQLite.
 */
export async function runContent(words: readonly string[], settings: Settings): Promise<string[]> {
  const [act, file, ...more] = words
  const yes = more.includes('--yes')
  const isKnown =
    (act === 'export' && more.length === 0) || (act === 'import' && more.every((one) => one === '--yes'))
  if (!file || file.startsWith('--') || !isKnown)
    throw new NotUnderstood(`${words.join(' ')} is not understood. ${usage}`)
  const database = databaseFile(settings.DATA_DIR)
  const isHere = settings.DATABASE_URL !== undefined || existsSync(database)
  if (act === 'export' && !isHere)
    throw new NotUnderstood(`There is no church at ${database}. Is DATA_DIR right?`)
  const text = act === 'import' ? await readWhole(file) : ''
  if (yes && !settings.DATABASE_URL && isHere) closeJournal(database)
  await using db = openChosenDatabase(settings)
  await migrate(db)
  const files = settings.S3_BUCKET ? await openS3Files(settings) : openFiles(settings.DATA_DIR)
  if (act === 'export') {
    const content = await exportChurch(db, files)
    await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`, { flag: 'wx' }).catch(refuseTaken)
    return [`Written to ${file}: ${content.pages.length} pages, ${content.pictures.length} pictures.`]
  }
  const content = readChurchFile(text)
  await checkFiles(content)
  if (!yes) return [...tell(await tryOut(db, (part) => importChurch(part, content, new Date()))), notYet]
  await storeFiles(files, content)
  const told = await db.transaction().execute((part) => importChurch(part, content, new Date()))
  if (settings.DATABASE_URL) await tellProcesses(settings.DATABASE_URL)
  return tell(told)
}

const notYet = 'Nothing was changed. Make a backup, then do it: npm run content -- import FILE --yes'

async function readWhole(file: string): Promise<string> {
  const { size } = await stat(file).catch(() => ({ size: -1 }))
  if (size < 0) throw new FileRefused(`There is no file ${file}.`)
  if (size > longest) throw new FileRefused(`${file} is larger than ${longest / 1024 / 1024} MB.`)
  return readFile(file, 'utf8')
}

function refuseTaken(error: NodeJS.ErrnoException): never {
  if (error.code === 'EEXIST')
    throw new FileRefused('There is such a file already: please give another name.')
  throw error
}

function tell({ church, added, changed, same, pictures }: Imported): string[] {
  const named = (what: string, paths: string[]) => (paths.length > 0 ? [`${what}: ${paths.join(', ')}`] : [])
  return [
    ...named('Of the church', church),
    ...named('New pages', added),
    ...named('Changed pages', changed),
    ...named('Pages that are the same', same),
    `Pictures: ${pictures}`,
  ]
}
