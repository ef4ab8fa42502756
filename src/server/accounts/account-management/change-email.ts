import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { addressAskedEmail } from '../accounts/addresses/address-emails.ts'
import { askForEmail } from '../accounts/addresses/ask-email.ts'
import { removeEmail } from '../accounts/addresses/email-changes.ts'
import { emailOwner } from '../accounts/addresses/owner-emails.ts'
import { addUndoLink, emailFormerAddress } from '../accounts/links/link-routes.ts'
import type { Account } from '../accounts/repo.ts'
import { requireRecentProof } from '../accounts/rights/step-up.ts'

/**
 * Whether a form changes the e-mail address, since every form contains the address. For a change it requires recent
 * step-up authentication and counts against the rate limit. Throws 403 with `step_up`, or 429.
 */
export async function wantsEmail(
  c: Context<AppEnv>,
  account: Account,
  email: string | undefined,
): Promise<boolean> {
  if (email === undefined || email === (account.email ?? '')) return false
  await requireRecentProof(c)
  await c.var.limits.consume('email by account', String(callerOf(c).id))
  return true
}

/**
 * Stores a new address that is not confirmed yet; '' removes the address at once. Call it in a transaction, and call
 * the returned function, which sends the e-mails, after the commit.
 */
export async function changeEmail(
  c: Context<AppEnv>,
  db: Db,
  { account, email }: { account: Account; email: string },
): Promise<() => void> {
  if (email) {
    const byOffice = account.id !== callerOf(c).id
    const send = await askForEmail(c, db, { accountId: account.id, email, byOffice })
    return () => {
      if (byOffice) emailOwner(c, account, addressAskedEmail)
      send()
    }
  }
  const now = c.var.now()
  const undo = account.email_confirmed_at ? await addUndoLink(db, account, { now }) : undefined
  await removeEmail(db, account.id, now)
  return () => {
    if (undo) emailFormerAddress(c, account, undo)
  }
}
