import type { Caller } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { servesChurch } from '../accounts/factors/second-factor-requirement.ts'
import { accountRefusals } from '../accounts/messages.ts'
import type { Account } from '../accounts/repo.ts'
import { editsPage } from '../accounts/rights/edited-pages.ts'
import { leadsSome } from '../accounts/rights/leaders.ts'

/**
 * Throws 403 unless the caller may offer a new password to an account. A super admin always may. A leader may where the church
 * allows it, to members without a role or duty, since whoever has the link can act as the account.
 */
export async function mayOfferAsLeader(db: Db, caller: Caller, account: Account): Promise<void> {
  if (caller.role === 'admin' || caller.id === account.id) return
  const { leaders_offer_passwords } = await readChurchSettings(db)
  if (!leaders_offer_passwords) refuse(403, accountRefusals.inChurchOfficeOffers)
  const { id, role } = account
  const mayMore = (await servesChurch(db, id, role)) || (await editsPage(db, id)) || (await leadsSome(db, id))
  if (mayMore) refuse(403, accountRefusals.personDoesWorkFor)
}
