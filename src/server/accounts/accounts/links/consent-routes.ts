import * as calls from '../../../../lib/contract/accounts/calls/consents.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { accountRefusals } from '../messages.ts'
import { signedIn } from '../rights/guards.ts'
import { decideConsent, findConsents } from './consents.ts'

/** Routes for a member's consents: an extension (docs/decisions/accounts.md#consent). */
export const consents = new Routes()
  .answer(calls.readConsents, signedIn, (c) => findConsents(c.var.db, callerOf(c).id))
  .answer(calls.decideConsent, signedIn, async (c) => {
    const { id: accountId } = callerOf(c)
    await c.var.limits.consume('setting by account', String(accountId))
    const { purpose, given } = await bodyOf(c)
    if (purpose === 'membership' && !given) refuseFields({ purpose: [withoutMembership()] })
    await c.var.db.transaction().execute(async (db) => {
      await decideConsent(db, { accountId, purpose, given, now: c.var.now() })
      await audit(c, db, given ? 'Consent given' : 'Consent withdrawn', { detail: purpose })
    })
    return findConsents(c.var.db, accountId)
  })

const withoutMembership = () => accountRefusals.withoutChurchCannotKeep
