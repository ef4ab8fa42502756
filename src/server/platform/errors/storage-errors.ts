import { refusalWords } from './messages.ts'
import { Refused } from './refusal.ts'

/**
 * The answer to a server error that will pass: a full disk, or a database that is read-only or unreachable. 503 with
 * Retry-After; undefined for every other error.
 */
export function storageErrorOf(error: unknown): Refused | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, sqlite } = codesOf(error)
  if (isFull(error)) return later(refusalWords.diskFull, 60)
  if (frozenCodes.has(code) || sqlite === 8) return later(refusalWords.readOnly, 60)
  if (mayHaveCommitted(error) || sqlite === 5) return later(refusalWords.away, 5)
  return undefined
}

/**
 * Whether the transaction that failed with this error may have been committed: the connection broke before the database
 * confirmed it. Then files that a row may name must stay; the hourly sweep removes them if no row does.
 */
export const mayHaveCommitted = (error: unknown): boolean =>
  error instanceof Error && (awayCodes.has(codesOf(error).code) || lostLine.test(error.message))

/** Whether a full or failing disk is the cause of an error, in the database or in the file system. */
export function isFull(error: unknown): boolean {
  const { code, sqlite } = codesOf(error)
  return diskCodes.has(code) || sqlite === 13 || sqlite === 10
}

function codesOf(error: unknown): { code: string; sqlite: number | undefined } {
  const { code = '', errcode } = error as { code?: unknown; errcode?: unknown }
  return { code: String(code), sqlite: errcode === undefined ? undefined : Number(errcode) & 0xff }
}

/** Whether the disk, and not the connection, is the cause why a file could not be written. */
export const isDiskError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (diskCodes.has(String(error.code)) || error.code === 'EROFS')

/** Codes of the file system, and 53100 of PostgreSQL. SQLite has 13, and 10 for unspecified errors of the file system. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', '53100'])
const frozenCodes = new Set(['EROFS', '25006'])
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]).union(new Set(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006']))

/** The driver of PostgreSQL gives these errors no code. */
const lostLine =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const later = (detail: string, seconds: number) =>
  new Refused(503, { detail }, { 'Retry-After': String(seconds) })
