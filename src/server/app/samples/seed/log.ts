import type { Insertable } from 'kysely'
import { logEntries } from '../../../../content/log.ts'
import type { LogEntryTable } from '../../../platform/db/tables/operations.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { at, daysAfter, daysBefore, earlier, moment } from './days.ts'

type Entry = Insertable<LogEntryTable>

/** Adds four weeks of system log: entries that match other sample rows, and entries of its own. */
export async function addLog(db: Db, now: Date): Promise<void> {
  const since = moment(daysBefore(now, 28))
  const people = await db.selectFrom('account').select(['id', 'username', 'created_at']).execute()
  const ids = new Map(people.map(({ id, username }) => [username, id]))
  const entry = (when: Date, [username, action, detail, address, status]: Told): Entry => ({
    timestamp: moment(earlier(when, now)),
    account_id: ids.get(username ?? '') ?? null,
    username,
    action,
    detail,
    address,
    status,
  })

  const known = logEntries.map(([daysAgo, time, ...told]) => entry(at(daysBefore(now, daysAgo), time), told))
  const signUps = people.map(({ username, created_at }) =>
    entry(new Date(created_at), [username, 'Account created', username, '198.51.100.7', 'success']),
  )
  const uploads = (await listSermons(db)).map(({ title, created_at }) =>
    entry(new Date(created_at), ['media', 'Sermon uploaded', title, '192.0.2.14', 'success']),
  )
  const approvals = (await listApproved(db)).map(({ id, created_at }) =>
    entry(at(daysAfter(new Date(created_at), 1), '09:30'), [
      'admin',
      'Testimony approved',
      `testimony ${id}`,
      '192.0.2.10',
      'success',
    ]),
  )
  const rows = [...known, ...signUps, ...uploads, ...approvals]
    .filter(({ timestamp }) => timestamp >= since)
    .sort((a, b) => a.timestamp.localeCompare(b.timestamp))
  await db.insertInto('log_entry').values(rows).execute()
}

type Told = readonly [string | null, string, string, string, LogEntryTable['status']]

const listSermons = (db: Db) => db.selectFrom('sermon').select(['title', 'created_at']).execute()

const listApproved = (db: Db) =>
  db.selectFrom('testimony').select(['id', 'created_at']).where('is_approved', '=', 1).execute()
