import type { Db } from '../../../platform/db/tables.ts'

/**
 * In milliseconds: half a year. After that a confirmed number may belong to somebody else, since networks reuse numbers
 * (docs/decisions/accounts.md#text-codes).
 */
const trusted = 183 * 86_400_000

type Confirmed = { account_id: number; telephone: string; confirmed_at: string }

/** Whether a number was confirmed so long ago that it shows alone no longer who is there. */
export const isOld = ({ confirmed_at }: Pick<Confirmed, 'confirmed_at'>, now: Date): boolean =>
  now.getTime() - Date.parse(confirmed_at) > trusted

/** Confirmed numbers that their account still names. */
const current = (db: Db) =>
  db
    .selectFrom('confirmed_telephone')
    .innerJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'confirmed_telephone.account_id')
        .onRef('account.telephone', '=', 'confirmed_telephone.telephone'),
    )
    .select(['account_id', 'confirmed_telephone.telephone', 'confirmed_at'])

/** Who has confirmed a number; undefined for nobody. */
export const findOwner = (db: Db, telephone: string): Promise<Confirmed | undefined> =>
  current(db).where('confirmed_telephone.telephone', '=', telephone).executeTakeFirst()

/** The confirmed number of an account, if there is one. */
export const findConfirmed = (db: Db, accountId: number): Promise<Confirmed | undefined> =>
  current(db).where('account_id', '=', accountId).executeTakeFirst()

/**
 * Stores a number as confirmed by an account. Returns the account that had confirmed it before, more than half a year ago; `taken`,
 * without a change, when another account has confirmed it since.
 */
export async function confirmTelephone(
  db: Db,
  { accountId, telephone, now }: { accountId: number; telephone: string; now: Date },
): Promise<{ before?: number } | 'taken'> {
  const owner = await findOwner(db, telephone)
  const other = owner && owner.account_id !== accountId ? owner : undefined
  if (other && !isOld(other, now)) return 'taken'
  await db
    .deleteFrom('confirmed_telephone')
    .where('telephone', '=', telephone)
    .where('account_id', '!=', accountId)
    .execute()
  const confirmed = { telephone, confirmed_at: now.toISOString() }
  await db
    .insertInto('confirmed_telephone')
    .values({ account_id: accountId, ...confirmed })
    .onConflict((before) => before.column('account_id').doUpdateSet(confirmed))
    .execute()
  await db.updateTable('account').set({ telephone }).where('id', '=', accountId).execute()
  return other ? { before: other.account_id } : {}
}

/** Counts a number as confirmed from now on, after its owner gave more than a code. */
export async function extendTelephone(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('confirmed_telephone')
    .set({ confirmed_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .execute()
}

/** Ends signing in by the number of an account. Returns whether there was one; with `unless` not for that number. */
export async function dropTelephone(db: Db, accountId: number, unless?: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('confirmed_telephone')
    .where('account_id', '=', accountId)
    .where('telephone', '!=', unless ?? '')
    .executeTakeFirst()
  return numDeletedRows > 0n
}
