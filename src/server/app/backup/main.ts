// The program of npm run backup -- FILE, npm run restore -- FILE, npm run backup-key -- FILE, npm run backups and the nightly backup.
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, type Settings, WrongSetting } from '../../platform/config.ts'
import { newIdentity, readIdentities } from './encryption.ts'
import { listBackups } from './list.ts'
import { makeBackup } from './make.ts'
import { BackupRefused } from './parts.ts'
import { restoreBackup } from './restore.ts'
import { sourceOf } from './source.ts'

const usage = {
  list: 'npm run backups',
  backup: 'Say where to: npm run backup -- /somewhere/church.tar',
  restore:
    'Say what: npm run restore -- /somewhere/church.tar [--identity church.key] (DATA_DIR names the empty folder that it goes to)',
  keygen: 'Say where to: npm run backup-key -- /somewhere/church.key',
}
type Act = keyof typeof usage
type Asked = { path: string; identity: string | undefined; settings: Settings }

const acts: Record<Act, (command: Asked) => Promise<string[]>> = {
  backup,
  restore,
  keygen,
  list: ({ settings }) => listBackups(settings),
}

async function backup({ path, settings }: Asked): Promise<string[]> {
  const recipients = settings.BACKUP_RECIPIENT
  const { parts, bytes, notes } = await makeBackup(sourceOf(settings), path, recipients)
  const how = recipients.length > 0 ? `, encrypted to ${recipients.join(', ')}` : ''
  return [
    `${path} has ${parts} parts with ${megabytes(bytes)}${how}. Every check sum was read back and is right.`,
    ...notes,
  ]
}

async function restore({ path, identity, settings }: Asked): Promise<string[]> {
  const identities = identity ? readIdentities(await readFile(resolve(identity), 'utf8')) : []
  const { parts, made_at, notes } = await restoreBackup(path, settings.DATA_DIR, identities)
  return [
    `The church of ${made_at} is back in ${settings.DATA_DIR}: ${parts.length} parts, every check sum right.`,
    ...notes,
  ]
}

/** Generates the key pair for encrypted backups, in the format of `age-keygen`. */
async function keygen({ path }: Asked): Promise<string[]> {
  const { identity, recipient } = await newIdentity()
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  return [
    `${path} opens the backups: keep it, twice, where the server is not. Without it no backup can be restored.`,
    `The server needs only this: BACKUP_RECIPIENT=${recipient}`,
  ]
}

function readWords(words: string[]): { act: Act; file: string; identity: string | undefined } {
  const { values, positionals } = parse(words)
  const [act = '', file] = positionals
  if (!isAct(act)) throw new BackupRefused(Object.values(usage).join('\n'))
  if (!file && act !== 'list') throw new BackupRefused(usage[act])
  return { act, file: file ?? '', identity: values.identity }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { identity: { type: 'string' } } })
  } catch {
    throw new BackupRefused(Object.values(usage).join('\n'))
  }
}

const isAct = (word: string): word is Act => Object.hasOwn(usage, word)

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The message alone for errors that the operator can fix; other errors as they are. */
function explain(error: unknown): unknown {
  if (error instanceof WrongSetting || error instanceof BackupRefused) return error.message
  return error instanceof Error && 'code' in error ? error.message : error
}

try {
  const { act, file, identity } = readWords(process.argv.slice(2))
  const settings = readSettings(process.env)
  console.log((await acts[act]({ path: resolve(file), identity, settings })).join('\n'))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
