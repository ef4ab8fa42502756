import { Hono } from 'hono'
import { NewPasswordAnswer, OfficeCode } from '../../../lib/contract/accounts/new-password.ts'
import { ResetToken } from '../../../lib/contract/accounts/telephone-code.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { findAccount } from '../accounts/repo.ts'
import { demands } from '../accounts/rights/demands.ts'
import { leads, roles, unguarded } from '../accounts/rights/guards.ts'
import { exchangeOfficeCode } from './exchange.ts'
import { offerPassword } from './offer.ts'
import { mayOfferAsLeader } from './rules.ts'

/** A new password for somebody whom no e-mail reaches, offered by a super admin: an extension (docs/decisions/accounts.md#new-passwords). */
export const newPasswords = new Hono<AppEnv>().post(
  `/users/${id}/new-password`,
  roles('admin'),
  demands({ proof: 'always', tells: 'the owner' }),
  describe({
    summary: 'Offers another a new password, by a one-time link and a code to read out',
    status: 201,
    answer: NewPasswordAnswer,
  }),
  async (c) => {
    await c.var.limits.consume('new password by account', String(callerOf(c).id))
    const account = (await findAccount(c.var.db, idOf(c))) ?? refuse(404, 'There is no such member.')
    return c.json(await offerPassword(c, account), 201)
  },
)

/** The same by a leader, for their own members. */
export const newPasswordsOfMembers = new Hono<AppEnv>().post(
  `/${id}/members/:member{[0-9]{1,15}}/new-password`,
  leads,
  demands({ proof: 'always', tells: 'the owner' }),
  describe({
    summary: 'Offers a member a new password, where the church lets leaders do so',
    status: 201,
    answer: NewPasswordAnswer,
  }),
  async (c) => {
    await c.var.limits.consume('new password by account', String(callerOf(c).id))
    const account = await findAccount(c.var.db, idOf(c, 'member'))
    if (account?.fellowship_id !== idOf(c)) refuse(404, 'There is no such member in this fellowship.')
    await mayOfferAsLeader(c.var.db, callerOf(c), account)
    return c.json(await offerPassword(c, account), 201)
  },
)

/** What the code is exchanged for. */
export const officeCodes = new Hono<AppEnv>().post(
  '/forgot-password/office',
  unguarded,
  describe({
    summary: 'Exchanges a code of the church office for the token of a link for a new password, once',
    answer: ResetToken,
  }),
  takes(OfficeCode),
  async (c) => c.json({ token: await exchangeOfficeCode(c, await bodyOf(c)) }),
)
