import type { MembershipForm } from '../../../lib/contract/services/rota.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { isAccountFor } from '../../register/entries/register-scope.ts'
import { rotaRefusals } from './messages.ts'
import { type ShiftRow, withdrawLeft } from './shifts.ts'
import { findTeam } from './teams.ts'

/* Who serves in a team, and who would. */

type Serving = { team: number; account: number; now: Date }

/** `branch`: the one that the keeper's view is limited to. */
type Membership = MembershipForm & Serving & { branch: number | undefined }

/**
 * Takes somebody into a team, or out of it. Throws 404 for a team or an account that the keeper does not see. Returns the coming shifts that were
 * withdrawn with it.
 */
export async function setMembership(
  db: Db,
  { team, account, state, branch, now }: Membership,
): Promise<ShiftRow[]> {
  if (!(await findTeam(db, team))) refuse(404, rotaRefusals.noTeam)
  const known = await db
    .selectFrom('account')
    .select('deletion_requested_at')
    .where('id', '=', account)
    .where(isAccountFor(branch))
    .executeTakeFirst()
  if (!known && branch !== undefined) refuse(404, rotaRefusals.noMember)
  if (state === '') return leaveTeam(db, { team, account, now })
  if (!known || known.deletion_requested_at !== null) refuse(404, rotaRefusals.noMember)
  await db
    .insertInto('rota_member')
    .values({ team_id: team, account_id: account, state, since: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['team_id', 'account_id']).doUpdateSet({ state }))
    .execute()
  return []
}

/** Takes the member out of a team, and withdraws the coming shifts in it. Returns those of them that held a place. */
export async function leaveTeam(db: Db, { team, account, now }: Serving): Promise<ShiftRow[]> {
  await db.deleteFrom('rota_member').where('team_id', '=', team).where('account_id', '=', account).execute()
  return withdrawLeft(db, { team, account, now })
}

/** The member would serve in a team; who keeps the rota decides. Throws 404 for one that is closed. */
export async function offerToServe(db: Db, team: number, account: number, now: Date): Promise<void> {
  if ((await findTeam(db, team))?.is_open !== 1) refuse(404, rotaRefusals.noTeam)
  await db
    .insertInto('rota_member')
    .values({ team_id: team, account_id: account, state: 'offered', since: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['team_id', 'account_id']).doNothing())
    .execute()
}
