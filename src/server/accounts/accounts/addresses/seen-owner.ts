import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { type Known, markSeen } from '../../../register/entries/identity.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { findAccountName } from '../account-name.ts'
import { accountRefusals } from '../messages.ts'

/** Keeps and logs the words of who saw the owner of an account. Throws 400 at `seen` without them. */
export async function requireSeenOwner(
  c: Context<AppEnv>,
  db: Db,
  account: Known,
  seen: string,
): Promise<void> {
  if (seen === '') refuseFields({ seen: [askFirst()] })
  const by = callerOf(c).id
  const byName = (await findAccountName(db, by)) ?? ''
  await markSeen(db, account, { how: seen, by, byName, now: c.var.now() })
  await audit(c, db, 'Owner of an account seen', {
    detail: `account ${account.id}: ${seen}`,
    status: 'warning',
  })
}

const askFirst = () => accountRefusals.notConfirmedAskThem
