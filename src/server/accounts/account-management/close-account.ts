import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { settleErasures } from '../../platform/erasures/settle.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { removeFromOutbox } from '../../platform/mail/outbox.ts'
import { unassignClosed } from '../../register/entries/unassign.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { record } from '../../settings/system-log/repo.ts'
import { addToTrash } from '../../settings/trash/repo.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { type Account, findAccount, setClosed } from '../accounts/repo.ts'
import { endSessionsOf } from '../accounts/sessions/sessions.ts'
import { hasAskedForErasure } from '../data-requests/repo.ts'
import { requireAnotherAdmin, roleChanged } from './may-change.ts'
import { countOtherAdmins, deleteAccount, eraseAccount } from './repo.ts'

/** Closes an account: ends all its sessions, and hands back its tasks of care; it is deleted after the grace period. Throws 409 for the last super admin. */
export async function closeAccount(c: Context<AppEnv>, account: Account) {
  const now = c.var.now()
  const deletion_requested_at = now.toISOString()
  await c.var.db.transaction().execute(async (db) => {
    requireAnotherAdmin(account.role, await countOtherAdmins(db, account.id))
    await setClosed(db, account.id, deletion_requested_at)
    await unassignClosed(db, { by: account.id, now })
    await endSessionsOf(db, account.id, { why: 'the account was closed', now })
    await audit(c, db, 'Closed the own account', { status: 'warning' })
  })
  return { ...account, deletion_requested_at }
}

/**
 * Deletes an account, with a log entry. It is in the bin for two weeks, unless the owner has closed it or asked to be erased.
 * Throws 409 for the last super admin.
 */
export async function removeAccount(c: Context<AppEnv>, accountId: number, action: string): Promise<void> {
  const caller = callerOf(c)
  const now = c.var.now()
  const { keys, erased } = await c.var.db.transaction().execute(async (db) => {
    const account = (await findAccount(db, accountId)) ?? refuse(404, accountRefusals.noMember)
    requireUnchanged(c, account.role, roleChanged())
    requireAnotherAdmin(account.role, await countOtherAdmins(db, accountId))
    const isErased = await wantsErasure(db, account)
    const files = isErased
      ? await eraseAccount(db, accountId, now)
      : await trashAccount(db, accountId, { by: caller.id, now })
    const detail = account.username
    await record(db, { at: now, account: caller, action, detail, address: c.var.address, status: 'warning' })
    return { keys: files, erased: isErased ? account : undefined }
  })
  c.var.cache.invalidate('testimonies', 'prayers', 'fellowships')
  await removeFiles(c, ...keys)
  if (!erased) return
  await removeFromOutbox(c.var.settings.DATA_DIR, erased)
  c.var.background.run(settleErasures(c.var))
}

const wantsErasure = async (db: Db, account: Account): Promise<boolean> =>
  account.deletion_requested_at !== null || hasAskedForErasure(db, account.id)

/** Its files stay with it in the bin. */
async function trashAccount(db: Db, row: number, deleting: { by: number; now: Date }): Promise<string[]> {
  await addToTrash(db, { kind: 'account', row }, deleting)
  await deleteAccount(db, row, deleting.now)
  return []
}
