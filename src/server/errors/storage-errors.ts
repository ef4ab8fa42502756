import { Refused } from './refusal.ts'

/**
 * What to tell of an error that lies in the machine and will pass: a full disk, a database that takes no changes or is
 * away. 503 with Retry-After; undefined for every other error.
 */
export function storageErrorOf(error: unknown): Refused | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, sqlite } = codesOf(error)
  if (isFull(error)) return later(disk, 60)
  if (frozenCodes.has(code) || sqlite === 8) return later(frozen, 60)
  if (isWritable(error) || sqlite === 5) return later(away, 5)
  return undefined
}

/**
 * Whether a transaction that failed so may be written all the same: the line broke before the database's word on it came.
 * Then no file must go that a row may name; the hourly sweep finds out.
 */
export const isWritable = (error: unknown): boolean =>
  error instanceof Error && (awayCodes.has(codesOf(error).code) || lostLine.test(error.message))

/** Whether a disk that takes nothing more is why something failed, in the database or beside it. */
export function isFull(error: unknown): boolean {
  const { code, sqlite } = codesOf(error)
  return diskCodes.has(code) || sqlite === 13 || sqlite === 10
}

function codesOf(error: unknown): { code: string; sqlite: number | undefined } {
  const { code = '', errcode } = error as { code?: unknown; errcode?: unknown }
  return { code: String(code), sqlite: errcode === undefined ? undefined : Number(errcode) & 0xff }
}

/** Whether the disk, and not the line, is why a file could not be written. */
export const isDiskError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (diskCodes.has(String(error.code)) || error.code === 'EROFS')

/** Of the file system, and 53100 of PostgreSQL. SQLite says 13, and 10 for what the file system would not tell it. */
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

/** The driver of PostgreSQL gives these no code. */
const lostLine =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const disk =
  'The church’s disk takes nothing more at the moment, so this was not kept. What is there can still be read. Please try again later.'
const frozen =
  'The church’s database takes no changes at the moment, so this was not kept. What is there can still be read. Please try again later.'
const away = 'The church’s database does not answer at the moment. Please try again in a moment.'

const later = (detail: string, seconds: number) =>
  new Refused(503, { detail }, { 'Retry-After': String(seconds) })
