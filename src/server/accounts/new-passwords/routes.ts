import * as calls from '../../../lib/contract/accounts/calls/new-passwords.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { accountRefusals } from '../accounts/messages.ts'
import { findAccount } from '../accounts/repo.ts'
import { demands } from '../accounts/rights/demands.ts'
import { leads, roles, unguarded } from '../accounts/rights/guards.ts'
import { exchangeOfficeCode } from './exchange.ts'
import { mayOfferAsLeader } from './may-offer.ts'
import { offerPassword } from './offer.ts'

/** A new password for somebody whom no e-mail reaches, offered by a super admin: an extension (docs/decisions/accounts.md#new-passwords). */
export const newPasswords = new Routes().answer(
  calls.offerPassword,
  [roles('admin'), demands({ proof: 'always', tells: 'the owner' })],
  async (c, { id }) => {
    await c.var.limits.consume('new password by account', String(callerOf(c).id))
    const account = (await findAccount(c.var.db, id)) ?? refuse(404, accountRefusals.noMember)
    return offerPassword(c, account)
  },
)

/** The same by a leader, for their own members. */
export const newPasswordsOfMembers = new Routes().answer(
  calls.offerPasswordToMember,
  [leads, demands({ proof: 'always', tells: 'the owner' })],
  async (c, { id, member }) => {
    await c.var.limits.consume('new password by account', String(callerOf(c).id))
    const account = await findAccount(c.var.db, member)
    if (account?.fellowship_id !== id) refuse(404, accountRefusals.noMemberInFellowship)
    await mayOfferAsLeader(c.var.db, callerOf(c), account)
    return offerPassword(c, account)
  },
)

/** What the code is exchanged for. */
export const officeCodes = new Routes().answer(calls.exchangeOfficeCode, unguarded, async (c) => ({
  token: await exchangeOfficeCode(c, await bodyOf(c)),
}))
