import type { Context } from 'hono'
import type { SignUp } from '../../../lib/contract/accounts/account.ts'
import * as calls from '../../../lib/contract/groups/calls/fellowship-links.ts'
import { hashPassword } from '../../accounts/accounts/passwords/passwords.ts'
import { refuseWeak } from '../../accounts/accounts/passwords/weak-passwords.ts'
import { register } from '../../accounts/accounts/register.ts'
import { describeAccount } from '../../accounts/accounts/repo.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { signedIn, unguarded } from '../../accounts/accounts/rights/guards.ts'
import { readTelephone } from '../../accounts/accounts/telephones.ts'
import { refuseMisleading, refuseReserved } from '../../accounts/accounts/usernames.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { record } from '../../settings/system-log/repo.ts'
import { type FellowshipLink, findLinkByToken, joinsAtOnce, takeLink } from './links.ts'
import { fellowshipRefusals } from './messages.ts'

const ended = () => fellowshipRefusals.linkDoesNotHold

/** Joining a fellowship by its link. Reading one does nothing: previews of chats open links, too. */
export const joinByLink = new Routes()
  .answer(calls.showFellowshipLink, unguarded, async (c) => {
    const giveBack = await c.var.limits.consume('invitation by address', c.var.address)
    const link = await linked(c, c.var.db, (await bodyOf(c)).token)
    await giveBack()
    const joins = await joinsAtOnce(c.var.db, link, 0)
    const { name, invitedBy, expiresAt } = link
    return { fellowship: name, invited_by: invitedBy, expires_at: expiresAt, joins }
  })
  .answer(calls.signUpByLink, unguarded, async (c) => {
    await c.var.limits.consume('invitation by address', c.var.address)
    await c.var.limits.consume('account by address', c.var.address)
    const { token, ...form } = await bodyOf(c)
    return await signUp(c, form, token)
  })
  .answer(calls.joinByLink, [signedIn, demands('nothing')], async (c) => {
    const { id: account } = callerOf(c)
    await c.var.limits.consume('join by account', String(account))
    const { token } = await bodyOf(c)
    const answer = await c.var.db.transaction().execute(async (db) => {
      const link = await linked(c, db, token)
      const membership = await takeLink(db, link, { account, now: c.var.now() })
      await audit(c, db, saidOf(link, membership), { detail: `by the link of ${link.username}` })
      return { user: await describeAccount(db, { id: account }), membership }
    })
    c.var.cache.invalidate('fellowships')
    return answer
  })

const saidOf = ({ name }: FellowshipLink, membership: 'member' | 'asked'): string =>
  membership === 'member' ? `Joined ${name}` : `Asked to join ${name}`

const linked = async (c: Context<AppEnv>, db: Db, token: string): Promise<FellowshipLink> =>
  (await findLinkByToken(db, token, { keys: c.var.tokenKeys, now: c.var.now() })) ?? refuse(400, ended())

async function signUp(c: Context<AppEnv>, { consent, ...form }: SignUp, token: string) {
  const { db: open } = c.var
  const link = await linked(c, open, token)
  refuseMisleading(form.username)
  await refuseReserved(form.username)
  await refuseWeak(open, form.password, { ...form, role: 'user' })
  const telephone = readTelephone(form, await countryOf(open))
  const password_hash = await hashPassword(form.password)
  let membership: 'member' | 'asked' = link.byLeader ? 'member' : 'asked'
  const user = await register(c, {
    form,
    telephone,
    password_hash,
    role: 'user',
    action: 'Account created',
    consents: consent === true,
    added: async (db, account) => {
      const now = c.var.now()
      // Read again: it may have ended while the password was hashed.
      const still = await linked(c, db, token)
      membership = await takeLink(db, still, { account: account.id, now })
      await record(db, {
        at: now,
        account,
        action: saidOf(still, membership),
        address: c.var.address,
        detail: `by the link of ${still.username}`,
        status: 'success',
      })
    },
  })
  c.var.cache.invalidate('fellowships')
  // A form that is sent again was answered before.
  if (user.fellowships.some(({ id }) => id === link.fellowship)) membership = 'member'
  return { user, membership }
}
