import type { Context } from 'hono'
import type { NewPasswordAnswer } from '../../../lib/contract/accounts/new-password.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { addOffer, newOfficeCode } from '../accounts/passwords/office-resets.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import type { Account } from '../accounts/repo.ts'
import { siteOf } from '../accounts/rights/site.ts'
import { tellOwner } from './tell.ts'

/**
 * Offers a new password: a one-time link, and a code to read out, both answered this once. It is logged, and the owner of the account hears
 * of it. Throws 409 for one's own account.
 */
export async function offerPassword(c: Context<AppEnv>, account: Account): Promise<NewPasswordAnswer> {
  if (account.id === callerOf(c).id) refuse(409, accountRefusals.yourOwnPasswordYou)
  const now = c.var.now()
  const code = newOfficeCode()
  // Of a fast hash a copy of the database would give eight digits away at once.
  const codeHash = await hashPassword(code)
  const { token, until } = await c.var.db.transaction().execute(async (db) => {
    await audit(c, db, 'New password offered', { detail: account.username, status: 'warning' })
    return addOffer(db, { accountId: account.id, codeHash, now })
  })
  const told = await tellOwner(c, account)
  return {
    username: account.username,
    telephone: account.telephone,
    code,
    told,
    link: new URL(`/reset-password#${token}`, siteOf(c)).href,
    until: until.toISOString(),
  }
}
