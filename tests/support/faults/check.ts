import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { checkDatabase } from '../../../src/server/app/backup/database.ts'
import { databaseFile, openChosenDatabase } from '../../../src/server/platform/db/choose.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { keyColumns } from '../../../src/server/platform/files/named.ts'
import { type Ledger, recordingOf, type Upload, wordsOf } from './ledger.ts'

export type Place = { dataDir: string; env: Record<string, string> }

/**
 * Looks up every acknowledged write on the disk, not through the process, and finds incomplete ones. Returns a line for each fault; an
 * upload that was found is not looked up again.
 */
export async function findLosses({ dataDir, env }: Place, ledger: Ledger): Promise<string[]> {
  const DATABASE_URL = env['DATABASE_URL']
  const db = openChosenDatabase({ DATA_DIR: dataDir, DATABASE_URL })
  try {
    return [
      ...(DATABASE_URL ? [] : damage(dataDir)),
      ...(await lostWords(db, ledger)),
      ...(await lostSignUps(db, ledger)),
      ...(await lostEdits(db, ledger)),
      ...(await lostMarks(db, ledger)),
      ...(await lostUploads(db, dataDir, ledger)),
      ...(await keysWithoutFile(db, dataDir)),
    ]
  } finally {
    await db.destroy()
  }
}

function damage(dataDir: string): string[] {
  using db = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 })
  try {
    checkDatabase(db, 'church.db')
    return []
  } catch (error) {
    return [String(error)]
  }
}

async function lostWords(db: Db, { name, prayers, messages }: Ledger): Promise<string[]> {
  const prayerRequests = await db
    .selectFrom('prayer_request')
    .select(['title', 'description as words'])
    .where('title', 'like', `${name} %`)
    .execute()
  const written = await db
    .selectFrom('conversation_entry')
    .select([sql<string>`subject`.as('title'), 'text as words'])
    .where('subject', 'like', `${name} %`)
    .execute()
  return [...compare(prayers, prayerRequests), ...compare(messages, written)]
}

function compare(acknowledged: string[], rows: { title: string; words: string }[]): string[] {
  const stored = new Map(rows.map(({ title, words }) => [title, words]))
  const twice = rows.length > stored.size ? [`${rows.length - stored.size} rows are there twice`] : []
  const missing = acknowledged.filter((title) => !stored.has(title)).map((title) => `${title} is missing`)
  const changed = rows.filter(({ title, words }) => words !== wordsOf(title))
  return [...twice, ...missing, ...changed.map(({ title }) => `${title} has other words`)]
}

async function lostSignUps(db: Db, { name, signUps }: Ledger): Promise<string[]> {
  const accounts = await db
    .selectFrom('account')
    .select('username')
    .where('username', 'like', `${name}-%`)
    .execute()
  const logged = await db
    .selectFrom('log_entry')
    .select('username')
    .where('username', 'like', `${name}-%`)
    .where('action', '=', 'Account created')
    .execute()
  const made = accounts.map(({ username }) => username)
  const told = logged.map(({ username }) => username ?? '')
  return [
    ...without(signUps, made).map((one) => `the account ${one} is missing`),
    ...without(made, told).map((one) => `the account ${one} has no log entry`),
    ...without(told, made).map((one) => `the log tells of ${one}, who is missing`),
  ]
}

function without(wanted: string[], stored: string[]): string[] {
  const there = new Set(stored)
  return wanted.filter((one) => !there.has(one))
}

/** Every edit has its log entry, and the event has the last title: that of the last acknowledged edit, or of one whose answer was lost. */
async function lostEdits(db: Db, { name, edits }: Ledger): Promise<string[]> {
  if (edits.event === 0) return []
  const row = await db
    .selectFrom('event')
    .select(['title', 'version'])
    .where('id', '=', edits.event)
    .executeTakeFirst()
  const entries = await db
    .selectFrom('log_entry')
    .select('detail')
    .where('action', '=', 'Event changed')
    .where('detail', 'like', `${name} edit %`)
    .execute()
  if (!row) return ['the event is missing']
  const told = entries.map(({ detail }) => detail)
  const last = edits.titles.at(-1) ?? `${name} edit 0`
  const stands = row.title === last || row.title === edits.sent
  return [
    ...(stands ? [] : [`the event is at "${row.title}" and not at "${last}"`]),
    ...(row.version === entries.length + 1 ? [] : [`version ${row.version}, ${entries.length} log entries`]),
    ...without(edits.titles, told).map((title) => `${title} has no log entry`),
  ]
}

async function lostMarks(db: Db, { attended, marks }: Ledger): Promise<string[]> {
  const rows = await db
    .selectFrom('attendance')
    .select(['account_id', 'is_present'])
    .where('event_id', '=', attended.event)
    .execute()
  const stored = new Map(rows.map(({ account_id, is_present }) => [account_id, is_present === 1]))
  const lost = [...marks].filter(([member, { kept, sent }]) => {
    const now = stored.get(member)
    // The next mark starts from the stored value: a mark whose answer was lost may have been stored or not.
    marks.set(member, { kept: now, sent: undefined })
    return kept !== undefined && now !== kept && !(sent !== undefined && now === sent)
  })
  return lost.map(([member]) => `the mark of member ${member} is lost`)
}

async function lostUploads(db: Db, dataDir: string, { uploads }: Ledger): Promise<string[]> {
  const lost: string[][] = []
  for (const upload of uploads.splice(0)) lost.push(await lostUpload(db, dataDir, upload))
  return lost.flat()
}

/** The acknowledged bytes are on the disk, under the upload or, once the sermon is made, under the sermon. */
async function lostUpload(db: Db, dataDir: string, { id, title, arrived, made }: Upload): Promise<string[]> {
  const sermon = await db
    .selectFrom('sermon')
    .select('media_key')
    .where('title', '=', title)
    .executeTakeFirst()
  const entry = await db
    .selectFrom('log_entry')
    .select('id')
    .where('action', '=', 'Sermon uploaded')
    .where('detail', '=', title)
    .executeTakeFirst()
  const whole = recordingOf(title)
  const file = sermon ? join('media', sermon.media_key ?? '') : join('incoming', `${id}.upload`)
  const bytes = await readFile(join(dataDir, file)).catch(() => Buffer.alloc(0))
  const least = sermon ? whole.length : arrived
  return [
    ...(made && !sermon ? [`${title} is missing`] : []),
    ...(Boolean(entry) === Boolean(sermon) ? [] : [`${title}: log and sermon are apart`]),
    ...(bytes.length < least ? [`${title}: ${bytes.length} bytes of ${least}`] : []),
    ...(whole.subarray(0, bytes.length).equals(bytes) ? [] : [`${title} has other bytes`]),
  ]
}

async function keysWithoutFile(db: Db, dataDir: string): Promise<string[]> {
  const lost: string[] = []
  for (const [table, column] of keyColumns) {
    const rows = await db.selectFrom(table).selectAll().execute()
    for (const row of rows as Record<string, unknown>[]) {
      const key = row[column]
      if (typeof key !== 'string') continue
      const path = join(dataDir, 'media', key)
      if (!existsSync(path)) lost.push(`${table} names ${key}, which is not there`)
    }
  }
  return lost
}
