import type { Context } from 'hono'
import type { SignUp } from '../../../lib/contract/accounts/account.ts'
import * as calls from '../../../lib/contract/accounts/calls/invitation-links.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { roleChangedEmail } from '../accounts/addresses/address-emails.ts'
import { leadsNoMore } from '../accounts/addresses/leader-emails.ts'
import { emailOwner } from '../accounts/addresses/owner-emails.ts'
import { accountAnswers, accountRefusals } from '../accounts/messages.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { refuseWeak } from '../accounts/passwords/weak-passwords.ts'
import { register } from '../accounts/register.ts'
import { type Account, comparisonKey, describeAccount, findAccount } from '../accounts/repo.ts'
import { demands } from '../accounts/rights/demands.ts'
import { dutiesOf } from '../accounts/rights/duties.ts'
import { signedIn, unguarded } from '../accounts/rights/guards.ts'
import { nationalTelephone, readTelephone } from '../accounts/telephones.ts'
import { refuseMisleading, refuseReserved } from '../accounts/usernames.ts'
import { applyInvitation, refuseDemotion } from './grant.ts'
import { findByToken, type Linked } from './repo.ts'

const unknown = () => accountRefusals.linkNotKnownPlease

const ended = {
  used: () => accountAnswers.invitationTakenAlreadyIf,
  expired: () => accountAnswers.invitationTooOldAsk,
  withdrawn: () => accountAnswers.invitationWithdrawnAskWhoever,
}

const ledSoFar = 'who led the fellowship so far'

/** The links of invitations. Reading one does nothing: mail scanners and previews of chats open links, too. */
export const invitationLinks = new Routes()
  .answer(calls.showInvitation, unguarded, async (c) => {
    const giveBack = await c.var.limits.consume('invitation by address', c.var.address)
    const { token } = await bodyOf(c)
    const invitation = waiting(await linked(c, c.var.db, token))
    await giveBack()
    const { name, invited_by, role, fellowship, duties, led_by, expires_at } = invitation
    const telephone = nationalTelephone(invitation.known.telephone, await countryOf(c.var.db))
    const known = { ...invitation.known, telephone }
    return { name, known, invited_by, role, fellowship, duties, led_by, expires_at }
  })
  .answer(calls.joinByInvitation, [unguarded, demands({ tells: ledSoFar })], async (c) => {
    const { limits, address } = c.var
    await limits.consume('invitation by address', address)
    await limits.consume('account by address', address)
    const { token, ...form } = await bodyOf(c)
    return join(c, form, token)
  })
  .answer(calls.acceptInvitation, [signedIn, demands({ tells: `the owner, and ${ledSoFar}` })], async (c) => {
    await c.var.limits.consume('invitation by address', c.var.address)
    const { token } = await bodyOf(c)
    return accept(c, token)
  })

const linked = async (c: Context<AppEnv>, db: Db, token: string): Promise<Linked> =>
  (await findByToken(db, token, c.var.now())) ?? refuse(400, unknown())

/** The invitation if it can be taken. Throws 400 with what to do else. */
function waiting(invitation: Linked): Linked {
  const { state } = invitation
  return state === 'waiting' ? invitation : refuse(400, ended[state]())
}

async function join(c: Context<AppEnv>, { consent, ...form }: SignUp, token: string) {
  const { db: open } = c.var
  const { role } = await joinable(open, await linked(c, open, token), form.username)
  refuseMisleading(form.username)
  await refuseReserved(form.username)
  await refuseWeak(open, form.password, { ...form, role })
  const telephone = readTelephone(form, await countryOf(open))
  const password_hash = await hashPassword(form.password)
  const find = async (db: Db) => joinable(db, await linked(c, db, token), form.username)
  const replaced: Account[] = []
  const user = await register(c, {
    form,
    telephone,
    password_hash,
    role,
    action: 'Account created',
    consents: consent === true,
    allow: async (db) => void (await find(db)),
    added: async (db, account) => {
      const led = await applyInvitation(c, db, { account, invitation: await find(db), before: 'new' })
      if (led) replaced.push(led)
    },
  })
  c.var.cache.invalidate('fellowships')
  for (const leader of replaced) emailOwner(c, leader, leadsNoMore)
  return user
}

/**
 * The invitation if it can be taken, or if the account of this username took it: the form is sent again when its answer was
 * lost. That username is taken, so no second account comes of it; `register` then compares form and password.
 */
async function joinable(db: Db, invitation: Linked, username: string): Promise<Linked> {
  const taker = invitation.takenBy === null ? undefined : await findAccount(db, invitation.takenBy)
  return taker?.username_key === comparisonKey(username) ? invitation : waiting(invitation)
}

async function accept(c: Context<AppEnv>, token: string) {
  const { before, after, replaced } = await c.var.db.transaction().execute(async (db) => {
    const account = await own(c, db)
    const invitation = await linked(c, db, token)
    // A second press: what it asks for is done.
    if (invitation.takenBy === account.id) return { before: account, after: account, replaced: undefined }
    refuseDemotion(account, waiting(invitation), await dutiesOf(db, account.id))
    const replaced = await applyInvitation(c, db, { account, invitation, before: account.role })
    return { before: account, after: await own(c, db), replaced }
  })
  c.var.cache.invalidate('fellowships')
  if (before.role !== after.role) emailOwner(c, after, roleChangedEmail)
  if (replaced) emailOwner(c, replaced, leadsNoMore)
  return describeAccount(c.var.db, after)
}

const own = async (c: Context<AppEnv>, db: Db): Promise<Account> =>
  (await findAccount(db, callerOf(c).id)) ?? refuse(404, accountRefusals.noMember)
