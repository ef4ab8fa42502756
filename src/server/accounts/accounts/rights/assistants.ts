import type { Db } from '../../../platform/db/tables.ts'

/**
 * The fellowship whose leader an account assists, or undefined. Only of the own fellowship, and never with a closed account: triggers end the
 * assistance, and this asks once more.
 */
export async function findAssisted(
  db: Db,
  account: number,
): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom('fellowship_assistant')
    .innerJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'fellowship_assistant.account_id')
        .onRef('account.fellowship_id', '=', 'fellowship_assistant.fellowship_id'),
    )
    .innerJoin('fellowship', 'fellowship.id', 'fellowship_assistant.fellowship_id')
    .select(['fellowship.id', 'fellowship.name'])
    .where('account.id', '=', account)
    .where('account.deletion_requested_at', 'is', null)
    .executeTakeFirst()
}
