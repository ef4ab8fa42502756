import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { isKnownOwner } from '../../register/entries/identity.ts'
import { statusesOf } from '../persons/statuses.ts'
import { directoryRefusals } from './messages.ts'

/**
 * Throws 409 for an account that has shown nothing of whose it is, or whose owner is no member yet: anybody may sign up, and who agreed to
 * be in the directory agreed for members. Staff and who is in a fellowship read it, and whom the office gave a status after the first one.
 */
export async function requireMember(c: Context<AppEnv>): Promise<void> {
  const { id, role, fellowshipId } = callerOf(c)
  if (role !== 'user') return
  const { db } = c.var
  if (!(await isKnownOwner(db, id))) refuse(409, directoryRefusals.confirmYourEMail)
  if (fellowshipId !== null) return
  const person = await db
    .selectFrom('person')
    .select('status')
    .where('account_id', '=', id)
    .executeTakeFirst()
  const [visitor = ''] = await statusesOf(db)
  if (!person || ['', visitor].includes(person.status))
    refuse(409, directoryRefusals.directoryMembersJoinFellowship)
}
