import type { Db } from '../../../platform/db/tables.ts'

/** The counts of cash in which somebody was one of the two counters, with their own sheet and signature. */
export async function listCountsOf(db: Db, account: number): Promise<object[]> {
  const rows = await db
    .selectFrom('cash_count')
    .selectAll()
    .where((row) => row.or([row('first_account', '=', account), row('second_account', '=', account)]))
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const isFirst = row.first_account === account
    const { id, day, service, closed_at } = row
    const sheet = isFirst ? row.first_sheet : row.second_sheet
    return {
      id,
      day,
      service,
      closed_at,
      sheet,
      signed_at: isFirst ? row.first_signed_at : row.second_signed_at,
    }
  })
}
