import { join } from 'node:path'
import { type Settings, WrongSetting } from '../../platform/config.ts'
import { OutdatedDatabase } from '../../platform/db/migrations/adopt.ts'
import { explainPostgres } from '../../platform/db/postgres.ts'
import { isFull } from '../../platform/errors/storage-errors.ts'
import { hasMoved, movedMessage } from '../backup/moved.ts'
import { NotProductionReady } from './production-checks.ts'

/** The properties that Node, SQLite and the drivers add to an error. */
type Failure = Error & {
  code?: unknown
  errcode?: unknown
  syscall?: unknown
  port?: unknown
  path?: unknown
  hostname?: unknown
}

/** A message for start failures that the operator can fix; undefined for other errors. */
export function explainStartFailure(error: unknown, settings?: Settings): string | undefined {
  if (error instanceof WrongSetting) return `These settings cannot be used:\n${error.message}`
  if (error instanceof NotProductionReady)
    return `This church is not ready to be opened to people:\n${list(error.message)}\ndocs/operations.md tells more of each.`
  if (!(error instanceof Error && settings)) return undefined
  for (const explainKind of [ofData, ofListening, ofBucket, ofPostgres, ofSqlite, ofFolder]) {
    const message = explainKind(error, settings)
    if (message) return message
  }
  return undefined
}

const list = (lines: string) => lines.replace(/^/gm, '- ')

function ofData(error: Failure): string | undefined {
  const { message } = error
  if (/^corrupted migrations: previously executed migration .* is missing/.test(message))
    return 'These data were made by a newer Asɔre, and nothing was changed in them: check the newer version out, or restore the backup that was made before the upgrade.'
  // These messages already say what to do.
  return error instanceof OutdatedDatabase || /access-token\.key is broken/.test(message)
    ? message
    : undefined
}

function ofListening(error: Failure, settings: Settings): string | undefined {
  const { HOST, METRICS_PORT } = settings
  const isUnknown = error.syscall === 'getaddrinfo' && error.hostname === HOST
  if (error.syscall !== 'listen' && !isUnknown) return undefined
  if (error.code === 'EADDRNOTAVAIL' || isUnknown)
    return `HOST=${HOST} is no address of this machine. Leave it out, or name one that \`ip address\` shows; 0.0.0.0 is all of them.`
  const port = Number(error.port ?? settings.PORT)
  const name = port === METRICS_PORT ? 'METRICS_PORT' : 'PORT'
  if (error.code === 'EADDRINUSE') return taken(port, name)
  return error.code === 'EACCES'
    ? `This account may not use port ${port}. Choose a ${name} above 1023.`
    : undefined
}

const taken = (port: number, name: 'PORT' | 'METRICS_PORT') =>
  name === 'PORT'
    ? `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
    : `Port ${port} is already in use. Stop the other program, or choose another METRICS_PORT.`

/** All errors of Amazon's client have `$metadata`, except the one for missing credentials. */
function ofBucket(error: Failure, { S3_BUCKET }: Settings): string | undefined {
  if (error.name === 'CredentialsProviderError')
    return `The bucket ${S3_BUCKET} cannot be used without a key: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, both.`
  if (!('$metadata' in error)) return undefined
  const { httpStatusCode: status } = error.$metadata as { httpStatusCode?: number }
  const why = status ? `the store answered ${status}` : error.message
  return `The bucket ${S3_BUCKET} cannot be used (see S3_ENDPOINT, S3_REGION and the keys): ${why}`
}

function ofPostgres(error: Failure, { DATABASE_URL }: Settings): string | undefined {
  if (!DATABASE_URL) return undefined
  const message = explainPostgres(error, DATABASE_URL)
  if (message || !isOfDriver(error)) return message
  return `The database at ${new URL(DATABASE_URL).host} cannot be used (see DATABASE_URL): ${error.message}`
}

/** Server errors have a severity, connection and certificate errors known codes; the rest is recognized by its message. */
const isOfDriver = (error: Failure) =>
  'severity' in error ||
  error.syscall === 'connect' ||
  /^(CERT_|ERR_TLS|ERR_SSL|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/.test(String(error.code)) ||
  /^SASL|SSL conn|^Connection terminated|^timeout exceeded when trying to connect/.test(error.message)

function ofSqlite(error: Failure, { DATA_DIR }: Settings): string | undefined {
  if (isFull(error))
    return `The disk takes nothing more, so the church cannot be opened. Make room for ${DATA_DIR}, then start again: nothing is lost.`
  const code = error.errcode === undefined ? undefined : Number(error.errcode) & 0xff
  const file = join(DATA_DIR, 'church.db')
  if (code === 5)
    return `${file} is in use by another program (${error.message}). Is the church running already, or does a command or another tool hold it? End that, then start again.`
  const isClosed = code === 8 || code === 14
  if (!isClosed && code !== 11 && code !== 26) return undefined
  if (hasMoved(DATA_DIR)) return movedMessage(DATA_DIR)
  return isClosed
    ? closed(file, error.message)
    : `${file} is damaged (${error.message}). Put the folder aside, and restore the newest backup that holds: docs/operations.md, "Backup and restore".`
}

const closedCodes = ['EACCES', 'EPERM', 'EROFS']

function ofFolder({ code, path, message }: Failure, { DATA_DIR }: Settings): string | undefined {
  return closedCodes.includes(String(code)) ? closed(String(path ?? DATA_DIR), message) : undefined
}

const closed = (place: string, why: string) =>
  `This account cannot write to ${place} (${why}). Make it the account's own, with its folder (ls -l, chown), and see that its disk is not read-only (mount).`
