import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../../platform/config.ts'
import { backupFolder } from '../../platform/erasures/list-file.ts'
import type { Log } from '../../platform/logging/log.ts'
import { expiredBackups, isDue, isTemporary, nameOf, timeOf } from './calendar.ts'

export type Backups = {
  state(): { madeAt: Date | undefined; failed: boolean }
  /** Stops a running backup and the schedule. */
  stop(): Promise<void>
}

/** Interval of checks whether a backup is due, in milliseconds. */
const checkInterval = 60_000
/** Delay of the retry after a failure, in milliseconds. */
const pause = 60 * 60_000
/** For how long nothing was written to a temporary folder whose process was killed, in milliseconds. */
const abandoned = 15 * 60_000

type Scheduled = { settings: Settings; root: URL; log: Log; now?: () => Date }

/**
 * Makes a backup once a day in a separate process of lowest priority, and keeps the newest. A backup missed while the
 * server was stopped is made up for; a failed one is logged and retried an hour later.
 */
export function startBackupJob({ settings, root, log, now = () => new Date() }: Scheduled): Backups {
  const { BACKUP_HOUR: hour } = settings
  const most = storesElsewhere(settings) ? 0 : settings.BACKUPS
  const folder = backupFolder(settings)
  const since = bornAt(settings.DATA_DIR, now())
  let running: { child: ChildProcess; target: string } | undefined
  let failedAt: Date | undefined
  let making = false
  let stopped = false

  /** Deletes surplus backups, before a backup to make room for it, and when the setting was lowered. */
  const tidy = () => clear(folder, most, now()).catch((error: unknown) => log.fault(error))

  async function make(): Promise<void> {
    await tidy()
    if (stopped) return
    const target = join(folder, nameOf(now(), { isEncrypted: settings.BACKUP_RECIPIENT.length > 0 }))
    running = { child: start(root, settings, target), target }
    const problem = await ended(running.child)
    running = undefined
    failedAt = problem === undefined ? undefined : now()
    if (problem === undefined) await tidy()
    if (problem === undefined) log.info('The backup of the day is made.', { file: target })
    else log.warn(`The backup of the day failed, and is tried again in an hour: ${problem}`)
  }

  function look(): void {
    const justFailed = failedAt && Math.abs(now().getTime() - failedAt.getTime()) < pause
    if (making || justFailed || !isDue({ last: newest(folder, now()) ?? since, hour, now: now() })) return
    // Another process of the church makes it.
    if (list(folder).some((name) => isBeingMade(folder, name, now()))) return
    making = true
    void make()
      .catch((error: unknown) => log.fault(error))
      .finally(() => {
        making = false
      })
  }

  const timer = most > 0 ? setInterval(look, checkInterval).unref() : undefined
  if (most > 0) void tidy().then(look)
  return {
    state: () => ({ madeAt: newest(folder, now()), failed: failedAt !== undefined }),
    async stop() {
      stopped = true
      clearInterval(timer)
      if (running) await end(running)
    },
  }
}

/** When the newest backup was made; undefined before the first one, and where other tools make them. */
export const newestBackup = (settings: Settings, now: Date): Date | undefined =>
  newest(backupFolder(settings), now)

/** Rows in PostgreSQL and files in S3 are backed up with their own tools. */
const storesElsewhere = ({ DATABASE_URL, S3_BUCKET }: Settings) => Boolean(DATABASE_URL && S3_BUCKET)

function start(root: URL, settings: Settings, target: string): ChildProcess {
  const program = fileURLToPath(new URL('dist/server/backup.js', root))
  const env = { ...process.env, DATA_DIR: settings.DATA_DIR }
  const child = spawn(process.execPath, [program, 'backup', target], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}

/** Undefined on success, else the process's error output. */
async function ended(child: ChildProcess): Promise<string | undefined> {
  let errorOutput = ''
  child.stderr?.on('data', (text) => {
    errorOutput += text
  })
  return new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', (code) =>
      done(code === 0 ? undefined : errorOutput.trim() || `it ended with ${code}`),
    )
  })
}

/** Stops a backup, and removes its temporary folder. */
async function end({ child, target }: { child: ChildProcess; target: string }): Promise<void> {
  const closed = new Promise((done) => child.once('close', done))
  child.kill('SIGTERM')
  await closed
  for (const name of list(dirname(target)))
    if (name.startsWith(`.${basename(target)}.part-`))
      await rm(join(dirname(target), name), { recursive: true, force: true })
}

/** When the church was created, from its key file: its first backup is due at the backup hour after that. */
function bornAt(dataDir: string, now: Date): Date {
  const born = statSync(join(dataDir, 'secrets/access-token.key'), { throwIfNoEntry: false })?.mtime
  return born && born < now ? born : now
}

/** The newest backup. Ignores those dated in the future (the clock was ahead): they must not delay the next ones. */
function newest(folder: string, now: Date): Date | undefined {
  return list(folder)
    .map(timeOf)
    .filter((time) => time !== undefined)
    .filter((time) => time <= now)
    .sort((a, b) => b.getTime() - a.getTime())[0]
}

/** Deletes the oldest backups, and the temporary folders of killed ones. */
async function clear(folder: string, most: number, now: Date): Promise<void> {
  for (const name of expiredBackups(list(folder), most, now))
    if (!isBeingMade(folder, name, now)) await rm(join(folder, name), { recursive: true, force: true })
}

/** Whether a process writes to this temporary folder of a backup. Processes of one church may share the folder of backups. */
function isBeingMade(folder: string, name: string, now: Date): boolean {
  if (!isTemporary(name)) return false
  const work = join(folder, name)
  const times = [work, ...list(work).map((file) => join(work, file))].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  return Math.max(...times) > now.getTime() - abandoned
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
