import type { Caller } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'

/** Members may change their own details, the super admin everyone's. Throws 403. */
export function mayChange(caller: Caller, username: string): void {
  if (caller.role !== 'admin' && caller.username !== username)
    refuse(403, 'You may only change your own details.')
}

export const roleChanged =
  'Somebody else gave this person another role meanwhile. Please look at it before you go on.'

/** Keeps at least one super admin, because a church without one could never appoint another. Throws 409. */
export function requireAnotherAdmin(role: string, others: number): void {
  if (role === 'admin' && others === 0)
    refuse(409, 'This is the only super admin. Please give the role to somebody else first.')
}
