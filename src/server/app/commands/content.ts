import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Settings } from '../../platform/config.ts'
import { databaseFile, openChosenDatabase } from '../../platform/db/choose.ts'
import { migrate, openDatabase } from '../../platform/db/open-database.ts'
import type { Db } from '../../platform/db/tables.ts'
import { openS3Files } from '../../platform/files/s3-store.ts'
import { type FileStore, openFiles } from '../../platform/files/store.ts'
import { listLeftOut } from '../../website/content-file/church-file.ts'
import { exportChurch } from '../../website/content-file/export.ts'
import {
  checkFiles,
  FileRefused,
  type Imported,
  importChurch,
  readChurchFile,
  storeFiles,
} from '../../website/content-file/import.ts'
import { importPages, prepare } from '../../website/content-file/wordpress/import-wordpress.ts'
import { readWxr } from '../../website/content-file/wordpress/read-wxr.ts'
import { reportOf } from '../../website/content-file/wordpress/report.ts'
import { closeJournal } from '../backup/moved.ts'
import { invalidateCaches, rollBackAfter } from './dry-run.ts'
import { NotUnderstood } from './not-understood.ts'

const usage =
  'npm run content -- export FILE, npm run content -- import FILE [--yes], or ' +
  'npm run content -- import-wordpress FILE [--pictures FOLDER] [--publish-posts] [--yes]: without --yes nothing is changed.'

/** Bytes; a JSON file is read whole. */
const longest = 256 * 1024 * 1024

type Act = { file: string; yes: boolean; pictures: string | undefined; publishesPosts: boolean }
type Church = { db: Db; files: FileStore; settings: Settings }

const acts: Readonly<
  Record<string, { options: readonly string[]; run(act: Act, church: Church): Promise<string[]> }>
> = {
  export: { options: [], run: exportTo },
  import: { options: ['yes'], run: importFrom },
  'import-wordpress': { options: ['yes', 'pictures', 'publish-posts'], run: importWordpress },
}

/**
 * Runs `npm run content` and returns its output. Throws NotUnderstood for invalid arguments, FileRefused for a file that cannot
 * be taken, and BackupRefused for an import while the church runs on SQLite.
 */
export async function runContent(words: readonly string[], settings: Settings): Promise<string[]> {
  const { run, ...act } = understand(words)
  const database = databaseFile(settings.DATA_DIR)
  const isHere = settings.DATABASE_URL !== undefined || existsSync(database)
  if (run === exportTo && !isHere)
    throw new NotUnderstood(`There is no church at ${database}. Is DATA_DIR right?`)
  if (act.yes && !settings.DATABASE_URL && isHere) closeJournal(database)
  // A trial makes no church.
  await using db = isHere || act.yes ? openChosenDatabase(settings) : openDatabase(':memory:')
  await migrate(db)
  const files = settings.S3_BUCKET ? await openS3Files(settings) : openFiles(settings.DATA_DIR)
  const outcome = await run(act, { db, files, settings })
  if (act.yes && settings.DATABASE_URL) await invalidateCaches(settings.DATABASE_URL)
  return isHere ? outcome : [...outcome, newChurch(database, act)]
}

const newChurch = (database: string, { yes }: Act): string =>
  yes
    ? `There was no church at ${database}, so this is a new one. If yours is elsewhere, set DATA_DIR and take the file again.`
    : `There is no church at ${database} yet: with --yes there is a new one. Is DATA_DIR right?`

/** What the words ask for. Throws NotUnderstood. */
function understand(words: readonly string[]): Act & Pick<(typeof acts)[string], 'run'> {
  const refuse = () => new NotUnderstood(`${words.join(' ')} is not understood. ${usage}`)
  const [name = '', ...args] = words
  const known = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!known) throw refuse()
  try {
    const options = {
      yes: { type: 'boolean' },
      pictures: { type: 'string' },
      'publish-posts': { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file] = positionals
    if (!file || positionals.length > 1 || Object.keys(values).some((one) => !known.options.includes(one)))
      throw refuse()
    return {
      run: known.run,
      file,
      yes: values.yes ?? false,
      pictures: values.pictures,
      publishesPosts: values['publish-posts'] ?? false,
    }
  } catch (error) {
    throw error instanceof TypeError ? refuse() : error
  }
}

async function exportTo({ file }: Act, { db, files }: Church): Promise<string[]> {
  const content = await exportChurch(db, files)
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`, { flag: 'wx' }).catch(refuseTaken)
  const carried = `${content.pages.length} pages, ${content.pictures.length} pictures, ${content.documents?.length ?? 0} documents`
  return [`Written to ${file}: ${carried}.`, ...leftOut('Not in the file', listLeftOut(content))]
}

/** What pages name and the file does not carry: recordings, and what was lost. */
const leftOut = (where: string, keys: readonly string[]): string[] =>
  keys.length > 0 ? [`${where}, upload it again in the editor: ${keys.join(', ')}`] : []

async function importFrom({ file, yes }: Act, { db, files }: Church): Promise<string[]> {
  const content = readChurchFile(await readWhole(file))
  await checkFiles(content)
  const absent: string[] = []
  for (const key of listLeftOut(content)) if (!(await files.find(key))) absent.push(key)
  const missing = leftOut('Neither in the file nor here', absent)
  if (!yes)
    return [
      ...tell(await rollBackAfter(db, (part) => importChurch(part, content, new Date()))),
      ...missing,
      notYet('import FILE'),
    ]
  await storeFiles(files, content)
  const told = await db.transaction().execute((part) => importChurch(part, content, new Date()))
  return [...tell(told), ...missing]
}

/** Takes the pages and posts of a WordPress site as drafts, or its posts as they were. What did not fit is told, and written beside the file. */
async function importWordpress(
  { file, yes, pictures, publishesPosts }: Act,
  { db, files }: Church,
): Promise<string[]> {
  const wxr = await readWxr(file)
  const prepared = await prepare(db, wxr, { folder: pictures, files: yes ? files : undefined })
  const take = (part: Db) => importPages(part, prepared, new Date(), { publishesPosts })
  const taken = await (yes ? db.transaction().execute(take) : rollBackAfter(db, take))
  const report = reportOf(prepared, taken, yes)
  const beside = `${file}.report.txt`
  const written = await writeFile(beside, `${report.join('\n')}\n`).then(
    () => `The same is written to ${beside}.`,
    (error: Error) => `It could not be written to ${beside}: ${error.message}`,
  )
  return [
    ...report,
    '',
    written,
    ...(yes ? [] : [notYet('import-wordpress FILE [--pictures FOLDER] [--publish-posts]')]),
  ]
}

const notYet = (act: string) =>
  `Nothing was changed. Make a backup, then do it: npm run content -- ${act} --yes`

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

function tell({ church, added, changed, same, pictures, words }: Imported): string[] {
  const named = (what: string, paths: string[]) => (paths.length > 0 ? [`${what}: ${paths.join(', ')}`] : [])
  return [
    ...named('Of the church', church),
    ...named('New pages', added),
    ...named('Changed pages', changed),
    ...named('Pages that are the same', same),
    `Pictures: ${pictures}`,
    ...(words > 0 ? [`Words of the interface: ${words}`] : []),
  ]
}
