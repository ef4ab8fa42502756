import type { Context } from 'hono'
import type { Duty } from '../../../lib/contract/accounts/duty.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { record } from '../../settings/system-log/repo.ts'
import { setLeader, setRole } from '../account-management/repo.ts'
import { accountRefusals } from '../accounts/messages.ts'
import type { Account } from '../accounts/repo.ts'
import { dutiesOf } from '../accounts/rights/duties.ts'
import { addDuties, dutiesDetail } from '../accounts/rights/give-duties.ts'
import { type Linked, takeInvitation } from './repo.ts'

/**
 * Throws 409 for an invitation that would give this account nothing, or take something from it; the invitation stays open. `held`
 * are the duties of the account.
 */
export function refuseDemotion({ role }: Account, invitation: Linked, held: readonly Duty[]): void {
  const isNews = invitation.duties.some((duty) => !held.includes(duty))
  if (isNews && (invitation.role === 'user' || (invitation.role === role && invitation.fellowship === null)))
    return
  if (invitation.role === 'user' && invitation.duties.length > 0)
    refuse(409, accountRefusals.youHaveDutyAlready)
  if (role === 'admin') refuse(409, accountRefusals.youAreSuperAdmin)
  if (invitation.role === 'user') refuse(409, accountRefusals.youAreMemberAlready)
  if (role === invitation.role && invitation.fellowshipId === null)
    refuse(409, accountRefusals.youHaveRoleAlready)
}

type Grant = { account: Account; invitation: Linked; before: string }

/**
 * Uses the invitation up, and gives its role and duties to the account, with the fellowship that goes with it. `before` is what the
 * account was, for the log. Returns who led the fellowship so far, to be told after the commit. Call it in a transaction. Throws 400 when somebody else
 * was faster, 409 for a fourth signatory.
 */
export async function applyInvitation(
  c: Context<AppEnv>,
  db: Db,
  { account, invitation, before }: Grant,
): Promise<Account | undefined> {
  const { id, fellowshipId, fellowship, by } = invitation
  const at = c.var.now()
  if (!(await takeInvitation(db, id, account.id, at)))
    refuse(400, accountRefusals.invitationWasTakenMeanwhile)
  // An invitation to a duty alone leaves the role as it is.
  const role = invitation.role === 'user' ? account.role : invitation.role
  if (account.role !== role) await setRole(db, account.id, role)
  const replaced = fellowshipId === null ? undefined : await setLeader(db, fellowshipId, account.id)
  const leads = fellowship === null ? '' : `, leads ${fellowship}`
  const detail = `${account.username}: ${before} is now ${role}${leads}; invited by ${by}`
  const { address } = c.var
  await record(db, { at, account, action: 'Invitation taken', detail, address, status: 'success' })
  if (invitation.duties.length > 0) await grantDuties(c, db, { account, invitation })
  return replaced
}

/** Gives the duties of an invitation, and logs them as a duty that a super admin gives (books/duty-routes.ts). */
async function grantDuties(
  c: Context<AppEnv>,
  db: Db,
  { account, invitation }: Omit<Grant, 'before'>,
): Promise<void> {
  const at = c.var.now()
  await addDuties(db, account.id, invitation.duties, at)
  const held = await dutiesOf(db, account.id)
  const detail = `${dutiesDetail(account.username, held)}; invited by ${invitation.by}`
  await record(db, {
    at,
    account,
    action: 'Duties changed',
    detail,
    address: c.var.address,
    status: 'warning',
  })
}
