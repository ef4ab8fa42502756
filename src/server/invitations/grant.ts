import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Account } from '../accounts/repo.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuse } from '../errors/refusal.ts'
import { record } from '../system-log/repo.ts'
import { setRole } from '../users/repo.ts'
import { type Linked, takeInvitation } from './repo.ts'

/** Throws 409 for an invitation that would give an account nothing, or take something from it. It can still be taken. */
export function refuseDemotion({ role }: Account, invitation: Linked): void {
  if (role === 'admin')
    refuse(409, 'You are a super admin already, who may do all of this. The invitation is still open.')
  if (invitation.role === 'user')
    refuse(409, 'You are a member already. The invitation is still open for somebody else.')
  if (role === invitation.role && invitation.fellowshipId === null)
    refuse(409, 'You have this role already. The invitation is still open for somebody else.')
}

type Grant = { account: Account; invitation: Linked; before: string }

/**
 * Uses the invitation up, and gives its role to the account, with the fellowship that goes with it. `before` is what the
 * account was, for the log. Call it in a transaction. Throws 400 when somebody else was faster.
 */
export async function applyInvitation(
  c: Context<AppEnv>,
  db: Db,
  { account, invitation, before }: Grant,
): Promise<void> {
  const { id, role, fellowshipId, fellowship, by } = invitation
  const at = c.var.now()
  if (!(await takeInvitation(db, id, account.id, at)))
    refuse(400, 'This invitation was taken meanwhile. Please ask for a new one.')
  if (account.role !== role) await setRole(db, account.id, role)
  if (fellowshipId !== null) await setLeader(db, fellowshipId, account.id)
  const leads = fellowship === null ? '' : `, leads ${fellowship}`
  const detail = `${account.username}: ${before} is now ${role}${leads}; invited by ${by}`
  const { address } = c.var
  await record(db, { at, account, action: 'Invitation taken', detail, address, status: 'success' })
}

const setLeader = (db: Db, fellowshipId: number, leader_id: number) =>
  db
    .updateTable('fellowship')
    .set({ leader_id, version: sql`version + 1` })
    .where('id', '=', fellowshipId)
    .execute()
