import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/accounts/calls/mailed-links.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { record } from '../../../settings/system-log/repo.ts'
import { addressChangedEmail } from '../addresses/address-emails.ts'
import { confirmEmail, setConfirmed } from '../addresses/email-changes.ts'
import { emailOwner } from '../addresses/owner-emails.ts'
import { factorsRemoved, removedWords, sentences } from '../factors/emails.ts'
import { type Removed, removedDetail } from '../factors/reset.ts'
import { accountAnswers, accountRefusals } from '../messages.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { resetEmail } from '../passwords/reset-email.ts'
import { addReset } from '../passwords/resets.ts'
import { revokeAccess } from '../passwords/revoke-access.ts'
import { type Account, findAccount, setPassword } from '../repo.ts'
import { demands } from '../rights/demands.ts'
import { anyone, unguarded } from '../rights/guards.ts'
import { siteOf } from '../rights/site.ts'
import { inLanguageOf } from '../sessions/kept-language.ts'
import { newSecret } from '../sessions/secrets.ts'
import { addLink, type TakenLink, takeLink } from './account-links.ts'

const spentLink = () => accountRefusals.linkWasUsedAlready

const loginFirst = () => accountRefusals.pleaseLogInOn

/** Links in e-mails about an account. Each takes effect by pressing a button: a mail scanner that opens it has no effect. */
export const mailedLinks = new Routes()
  .answer(calls.confirmEmail, [anyone, demands({ tells: 'the owner' })], async (c) => {
    await c.var.limits.consume('reset link by address', c.var.address)
    const { token } = await bodyOf(c)
    await changeAddress(c, token)
    return { detail: accountAnswers.thankYouYourE }
  })
  .answer(calls.undoEmail, [unguarded, demands({ tells: 'the owner' })], async (c) => {
    await c.var.limits.consume('reset link by address', c.var.address)
    const { token } = await bodyOf(c)
    const removed = await undoAddress(c, token)
    const { yourEMailAddress, choosePasswordNow } = accountAnswers
    return { detail: sentences(yourEMailAddress, removedWords(removed), choosePasswordNow) }
  })
  .answer(calls.disownSignIn, [unguarded, demands({ tells: 'the owner' })], async (c) => {
    await c.var.limits.consume('reset link by address', c.var.address)
    const { token } = await bodyOf(c)
    const removed = await revokeAccessAndPassword(c, token)
    const { everybodySignedOutOld, linkOnItsWay } = accountAnswers
    return { detail: sentences(everybodySignedOutOld, removedWords(removed), linkOnItsWay) }
  })

async function changeAddress(c: Context<AppEnv>, token: string): Promise<void> {
  const now = c.var.now()
  const done = await c.var.db.transaction().execute(async (db) => {
    const confirmed = await confirmEmail(db, { token, caller: c.var.caller?.id, now })
    if (confirmed === 'stranger') refuse(409, loginFirst())
    const { before, since } = confirmed ?? refuse(400, spentLink())
    await noteOf(c, db, before, 'E-mail address confirmed')
    return {
      before,
      undo: before.email_confirmed_at ? await addUndoLink(db, before, { since, now }) : undefined,
    }
  })
  if (done.undo) emailFormerAddress(c, done.before, done.undo)
}

/** Creates the token of the link that restores the address of an account from before a change that began at `since`. */
export const addUndoLink = (
  db: Db,
  { id: accountId, email }: Account,
  { since, now }: { since?: string; now: Date },
): Promise<string> => addLink(db, { accountId, kind: 'undo-email', email, ...(since && { since }) }, now)

/** E-mails the former address of an account, with the link that restores it. */
export function emailFormerAddress(c: Context<AppEnv>, before: Account, token: string): void {
  const { background, db, mail } = c.var
  const { email: to } = before
  if (!to) return
  const email = inLanguageOf(db, before, () => addressChangedEmail(before, { site: siteOf(c), token }))
  background.run(email.then((words) => mail.send({ to, ...words })))
}

async function undoAddress(c: Context<AppEnv>, token: string): Promise<Removed> {
  const now = c.var.now()
  const { account, removed } = await c.var.db.transaction().execute(async (db) => {
    const link = (await takeLink(db, 'undo-email', token, now)) ?? refuse(400, spentLink())
    const account = await restoreAddress(db, link, now)
    const removed = await revokeAccess(db, link, now)
    await noteOf(c, db, account, 'Change of the e-mail address undone by a mailed link', removed)
    return { account, removed }
  })
  emailRemovedFactors(c, account, removed)
  return removed
}

async function revokeAccessAndPassword(c: Context<AppEnv>, token: string): Promise<Removed> {
  const now = c.var.now()
  const nobodys = await hashPassword(newSecret())
  const { account, removed, reset } = await c.var.db.transaction().execute(async (db) => {
    const link = (await takeLink(db, 'not-me', token, now)) ?? refuse(400, spentLink())
    // The e-mail for a new password goes to the mailbox that the link was sent to, not to an address set by a thief since.
    const account = await restoreAddress(db, link, now)
    await setPassword(db, account.id, nobodys)
    const removed = await revokeAccess(db, link, now)
    await noteOf(c, db, account, 'Signed out everywhere by the link of an e-mail: this was not me', removed)
    return { account, removed, reset: await addReset(db, account.id, now) }
  })
  emailRemovedFactors(c, account, removed)
  const { token: reset_token, until } = reset
  const site = siteOf(c)
  const words = await inLanguageOf(c.var.db, account, () => resetEmail(account, { token: reset_token, site }))
  if (account.email) c.var.mail.send({ until, to: account.email, ...words })
  return removed
}

/** Restores the address that the link was sent to: its user reads that mailbox. Returns the account. Throws 400, 409. */
async function restoreAddress(db: Db, { accountId, email }: TakenLink, now: Date): Promise<Account> {
  const account = (await findAccount(db, accountId)) ?? refuse(400, spentLink())
  if (email === null || account.email === email) return account
  if (!(await setConfirmed(db, accountId, email, now))) refuse(409, accountRefusals.addressBelongsToAnother)
  return { ...account, email, email_confirmed_at: now.toISOString() }
}

function emailRemovedFactors(c: Context<AppEnv>, account: Account, removed: Removed): void {
  if (removed.length > 0) emailOwner(c, account, factorsRemoved(removed))
}

const noteOf = (c: Context<AppEnv>, db: Db, account: Account, action: string, removed: Removed = []) => {
  const detail = removedDetail(removed)
  return record(db, { at: c.var.now(), account, action, detail, address: c.var.address, status: 'warning' })
}
