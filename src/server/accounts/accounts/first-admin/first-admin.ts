import type { Db } from '../../../platform/db/tables.ts'
import { hashSecret, newSecret } from '../sessions/secrets.ts'

/** How long the link made at a start is valid, in milliseconds. */
export const lifetime = 24 * 60 * 60_000

declare module '../../../platform/context.ts' {
  interface Deps {
    firstAdmin: FirstAdmin
  }
}

/**
 * The one-time link that creates the first admin. The database has only its hash: a copy of it is of no use, and every
 * process of the church accepts the link.
 */
export type FirstAdmin = {
  /** Returns a new link's token; an earlier one becomes invalid. */
  offer(now: Date): Promise<string>
  /** Removes the places of this process that show the link: the first admin was created, or the process ends. */
  hideLink(): Promise<void>
}

/** `hide` removes the places that show the link. */
export function openFirstAdmin(db: Db, hide: () => Promise<void> = async () => undefined): FirstAdmin {
  return {
    hideLink: hide,
    async offer(now) {
      const token = newSecret()
      const link = {
        token_hash: hashSecret(token),
        until: new Date(now.getTime() + lifetime).toISOString(),
      }
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('first_admin_link').execute()
        await transaction.insertInto('first_admin_link').values(link).execute()
      })
      return token
    },
  }
}

/** Whether the link with this token holds. Its hash is looked up, so that the time of a comparison does not reveal the token. */
export async function isOffered(db: Db, token: string, now: Date): Promise<boolean> {
  const firstAdminLink = await db
    .selectFrom('first_admin_link')
    .select('until')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  return firstAdminLink !== undefined && now.toISOString() < firstAdminLink.until
}

/** Uses up the link. Returns false when it did not hold. Call it in the transaction that creates the admin. */
export async function spendLink(db: Db, token: string, now: Date): Promise<boolean> {
  if (!(await isOffered(db, token, now))) return false
  await db.deleteFrom('first_admin_link').execute()
  return true
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return account !== undefined
}
