import { createHmac, randomBytes } from 'node:crypto'
import type { LedgerEntryTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Whom a receipt names: an account, or else a name. */
export type Giver = { account_id: number | null; name: string }

/** A new key, which is deleted with the giver: without it the hash tells nobody who that was. */
export const newSalt = (): string => randomBytes(16).toString('base64url')

/** The keyed hash of a giver. The name of an account is left out, since people rename themselves. */
export const giverHash = (salt: string, { account_id, name }: Giver): string =>
  createHmac('sha256', salt)
    .update(account_id === null ? `name ${name}` : `account ${account_id}`)
    .digest('hex')

/** Whom a receipt of this source names. */
export async function findGiver(db: Db, source: LedgerEntryTable['source'], id: number): Promise<Giver> {
  const nobody = { account_id: null, name: '' }
  if (source === 'gift' || source === 'cash_item')
    return (
      (await db.selectFrom(source).select(['account_id', 'name']).where('id', '=', id).executeTakeFirst()) ??
      nobody
    )
  if (source !== 'statement_row') return nobody
  const row = await db
    .selectFrom('statement_row')
    .select(['account_id', 'giver as name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? nobody
}
