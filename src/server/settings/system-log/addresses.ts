import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { networkPrefix } from '../../platform/logging/redact.ts'

/** Retention of full addresses for investigating attacks, in milliseconds. */
const wholeFor = 30 * 86_400_000

/** Rows per batch, so that SQLite can answer other queries in between. */
const atOnce = 500

type Row = { id: number; address: string }

/** Shortens IP addresses older than 30 days to their network: in log entries, and in sessions by their end or last use. */
export async function sweepAddresses({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const until = new Date(now().getTime() - wholeFor).toISOString()
  await inParts(async () => {
    const rows = await wholeEntries(db).where('timestamp', '<=', until).orderBy('timestamp').execute()
    await shortenEntries(db, rows)
    return rows.length
  })
  await inParts(async () => {
    const rows = await oldSessions(db, until)
    for (const { id, address } of rows)
      await db
        .updateTable('session')
        .set({ address: networkPrefix(address) })
        .where('id', '=', id)
        .execute()
    return rows.length
  })
}

/** Shortens the addresses in all log entries of an account that is about to be deleted. Call it in the transaction. */
export async function shortenAddressesOf(db: Db, accountId: number): Promise<void> {
  await inParts(async () => {
    const rows = await wholeEntries(db).where('account_id', '=', accountId).execute()
    await shortenEntries(db, rows)
    return rows.length
  })
}

async function inParts(shorten: () => Promise<number>): Promise<void> {
  while ((await shorten()) === atOnce) await setImmediate()
}

const wholeEntries = (db: Db) =>
  db.selectFrom('log_entry').select(['id', 'address']).where('is_shortened', '=', 0).limit(atOnce)

async function shortenEntries(db: Db, rows: Row[]): Promise<void> {
  for (const [address, same] of Map.groupBy(rows, (row) => row.address)) {
    const ids = same.map(({ id }) => id)
    const short = { address: networkPrefix(address), is_shortened: 1 } as const
    await db.updateTable('log_entry').set(short).where('id', 'in', ids).execute()
  }
}

const oldSessions = (db: Db, until: string): Promise<Row[]> =>
  db
    .selectFrom('session')
    .select(['id', 'address'])
    .where(sql<string>`coalesce(ended_at, last_used_at)`, '<=', until)
    .where('address', 'not like', '%/%')
    .where((row) => row.or([row('address', 'like', '%.%'), row('address', 'like', '%:%')]))
    .limit(atOnce)
    .execute()
