import type { Caller } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { accountRefusals } from '../accounts/messages.ts'

/** Members may change their own details, the super admin everyone's. Throws 403. */
export function mayChange(caller: Caller, username: string): void {
  if (caller.role !== 'admin' && caller.username !== username) refuse(403, accountRefusals.youMayOnlyChange)
}

export const roleChanged = () => accountRefusals.somebodyElseGavePerson

/** Keeps at least one super admin, because a church without one could never appoint another. Throws 409. */
export function requireAnotherAdmin(role: string, others: number): void {
  if (role === 'admin' && others === 0) refuse(409, accountRefusals.onlySuperAdminPlease)
}
