// npm run backup -- FILE, npm run restore -- FILE, and the process that the server starts every night.
import { resolve } from 'node:path'
import { readSettings, WrongSetting } from '../config.ts'
import { makeBackup } from './make.ts'
import { BackupRefused } from './parts.ts'
import { restoreBackup } from './restore.ts'
import { sourceOf } from './source.ts'

const usage = {
  backup: 'Say where to: npm run backup -- /somewhere/church.tar',
  restore:
    'Say what: npm run restore -- /somewhere/church.tar (DATA_DIR names the empty folder that it goes to)',
}

async function run(act: string | undefined, file: string | undefined): Promise<string[]> {
  if (act !== 'backup' && act !== 'restore') throw new BackupRefused(`${usage.backup}\n${usage.restore}`)
  if (!file) throw new BackupRefused(usage[act])
  const settings = readSettings(process.env)
  const path = resolve(file)
  if (act === 'backup') {
    const { parts, bytes, notes } = await makeBackup(sourceOf(settings), path)
    return [
      `${path} has ${parts} parts with ${megabytes(bytes)}. Every check sum was read back and is right.`,
      ...notes,
    ]
  }
  const { parts, made_at, notes } = await restoreBackup(path, settings.DATA_DIR)
  return [
    `The church of ${made_at} is back in ${settings.DATA_DIR}: ${parts.length} parts, every check sum right.`,
    ...notes,
  ]
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** What a person can mend is told in a sentence. */
function explain(error: unknown): unknown {
  if (error instanceof WrongSetting || error instanceof BackupRefused) return error.message
  return error instanceof Error && 'code' in error ? error.message : error
}

try {
  const [act, file] = process.argv.slice(2)
  console.log((await run(act, file)).join('\n'))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
