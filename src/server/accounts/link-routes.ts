import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { Done } from '../../lib/contract/answer.ts'
import { ResetLink } from '../../lib/contract/password.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuse } from '../errors/refusal.ts'
import { describe } from '../http/describe.ts'
import { bodyOf, takes } from '../http/takes.ts'
import { record } from '../system-log/repo.ts'
import { addLink, type TakenLink, takeLink } from './account-links.ts'
import { addressChangedEmail } from './address-emails.ts'
import { dropTelephone } from './confirmed-telephones.ts'
import { cancelEmailChange, confirmEmail, setConfirmed } from './email-changes.ts'
import { factorsRemoved, removedWords } from './factors/emails.ts'
import { type Removed, removeFactorsSince } from './factors/reset.ts'
import { unguarded } from './guards.ts'
import { forgetDevices } from './known-devices.ts'
import { emailOwner } from './owner-emails.ts'
import { hashPassword } from './passwords.ts'
import { type Account, findAccount, setPassword } from './repo.ts'
import { resetEmail } from './reset-email.ts'
import { addReset, voidResets } from './resets.ts'
import { endSessionsOf } from './sessions.ts'
import { siteOf } from './site.ts'

const spentLink = 'This link was used already, or is too old.'

/** Links in e-mails about an account. Each takes effect by pressing a button: a mail scanner that opens it has no effect. */
export const mailedLinks = new Hono<AppEnv>()
  .post(
    '/confirm-email',
    unguarded,
    describe({
      summary: 'Confirms an e-mail address with a mailed link, once',
      answer: Done,
    }),
    takes(ResetLink),
    async (c) => {
      await c.var.limits.consume('reset link by address', c.var.address)
      const { token } = await bodyOf(c)
      await changeAddress(c, token)
      return c.json({ detail: 'Thank you. Your e-mail address is confirmed.' })
    },
  )
  .post(
    '/undo-email',
    unguarded,
    describe({
      summary:
        'Brings the e-mail address from before a change back and ends all sessions, with a mailed link, once',
      answer: Done,
    }),
    takes(ResetLink),
    async (c) => {
      await c.var.limits.consume('reset link by address', c.var.address)
      const { token } = await bodyOf(c)
      const removed = await undoAddress(c, token)
      const detail = 'Your e-mail address is back, and everybody is signed out.'
      return c.json({ detail: `${detail}${removedWords(removed)} Please choose a new password now.` })
    },
  )
  .post(
    '/not-me',
    unguarded,
    describe({
      summary:
        'Ends all sessions and voids the password after a stranger signed in, with a mailed link, once',
      answer: Done,
    }),
    takes(ResetLink),
    async (c) => {
      await c.var.limits.consume('reset link by address', c.var.address)
      const { token } = await bodyOf(c)
      const removed = await revokeAccessAndPassword(c, token)
      const detail = 'Everybody is signed out, and the old password opens nothing.'
      return c.json({
        detail: `${detail}${removedWords(removed)} An e-mail with a link for a new one is on its way.`,
      })
    },
  )

async function changeAddress(c: Context<AppEnv>, token: string): Promise<void> {
  const now = c.var.now()
  const done = await c.var.db.transaction().execute(async (db) => {
    const { before, since } = (await confirmEmail(db, token, now)) ?? refuse(400, spentLink)
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
  const mail = addressChangedEmail(before, { site: siteOf(c), token })
  if (before.email) c.var.mail.send({ to: before.email, ...mail })
}

async function undoAddress(c: Context<AppEnv>, token: string): Promise<Removed> {
  const now = c.var.now()
  const { account, removed } = await c.var.db.transaction().execute(async (db) => {
    const link = (await takeLink(db, 'undo-email', token, now)) ?? refuse(400, spentLink)
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
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'))
  const { account, removed, reset } = await c.var.db.transaction().execute(async (db) => {
    const link = (await takeLink(db, 'not-me', token, now)) ?? refuse(400, spentLink)
    // The e-mail for a new password goes to the mailbox that the link was sent to, not to an address set by a thief since.
    const account = await restoreAddress(db, link, now)
    await setPassword(db, account.id, nobodys)
    const removed = await revokeAccess(db, link, now)
    await noteOf(c, db, account, 'Signed out everywhere by the link of an e-mail: this was not me', removed)
    return { account, removed, reset: await addReset(db, account.id, now) }
  })
  emailRemovedFactors(c, account, removed)
  const { token: reset_token, until } = reset
  const mail = resetEmail(account, { token: reset_token, site: siteOf(c) })
  if (account.email) c.var.mail.send({ until, to: account.email, ...mail })
  return removed
}

/** Restores the address that the link was sent to: its user reads that mailbox. Returns the account. Throws 400, 409. */
async function restoreAddress(db: Db, { accountId, email }: TakenLink, now: Date): Promise<Account> {
  const account = (await findAccount(db, accountId)) ?? refuse(400, spentLink)
  if (email === null || account.email === email) return account
  if (!(await setConfirmed(db, accountId, email, now)))
    refuse(409, 'This address belongs to another account now. Please ask the church office.')
  return { ...account, email, email_confirmed_at: now.toISOString() }
}

/**
 * Ends all sessions of an account, forgets its devices, voids links for a new password and a pending address, ends signing in by
 * telephone, and removes the factors that were added since: a thief may have added a passkey, or have come by a text message.
 */
async function revokeAccess(db: Db, { accountId, since }: TakenLink, now: Date): Promise<Removed> {
  await endSessionsOf(db, accountId, { why: 'ended by a mailed link', now })
  await forgetDevices(db, accountId)
  await voidResets(db, accountId, now)
  await cancelEmailChange(db, accountId)
  await dropTelephone(db, accountId)
  return removeFactorsSince(db, accountId, since)
}

function emailRemovedFactors(c: Context<AppEnv>, account: Account, removed: Removed): void {
  if (removed.length > 0) emailOwner(c, account, factorsRemoved(removed))
}

const noteOf = (c: Context<AppEnv>, db: Db, account: Account, action: string, removed: Removed = []) => {
  const detail = removed.length > 0 ? `removed: ${removed.join(', ')}` : ''
  return record(db, { at: c.var.now(), account, action, detail, address: c.var.address, status: 'warning' })
}
