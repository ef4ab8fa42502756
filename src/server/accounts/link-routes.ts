import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { Done } from '../../lib/contract/answers/answer.ts'
import { ResetLink } from '../../lib/contract/password-reset.ts'
import type { Db } from '../db/tables.ts'
import type { AppEnv } from '../http/app.ts'
import { readBody } from '../http/body.ts'
import { describe } from '../http/describe.ts'
import { refuse } from '../http/refusal.ts'
import { unguarded } from '../http/rules.ts'
import { record } from '../log/repo.ts'
import { addLink, takeLink } from './account-links.ts'
import { cancelEmailChange, confirmEmail, setConfirmed } from './email-changes.ts'
import { addressChangedLetter } from './email-letters.ts'
import { forgetDevices } from './known-devices.ts'
import { hashPassword } from './passwords.ts'
import { type Account, findAccount, setPassword } from './repo.ts'
import { resetLetter } from './reset-letter.ts'
import { addReset, voidResets } from './resets.ts'
import { endSessionsOf } from './sessions.ts'
import { siteOf } from './site.ts'

const spentLink = 'This link was used already, or is too old.'

/** The links of letters about an account. Each is sent by pressing a button: a scanner of mail that opens it does nothing. */
export const mailedLinks = new Hono<AppEnv>()
  .post(
    '/confirm-email',
    unguarded,
    describe({
      summary: 'Confirms an e-mail address with a mailed link, once',
      body: ResetLink,
      answer: Done,
    }),
    async (c) => {
      const token = await readToken(c)
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
      body: ResetLink,
      answer: Done,
    }),
    async (c) => {
      const token = await readToken(c)
      await undoAddress(c, token)
      return c.json({
        detail: 'Your e-mail address is back, and everybody is signed out. Please choose a new password now.',
      })
    },
  )
  .post(
    '/not-me',
    unguarded,
    describe({
      summary:
        'Ends all sessions and voids the password after a stranger signed in, with a mailed link, once',
      body: ResetLink,
      answer: Done,
    }),
    async (c) => {
      const token = await readToken(c)
      await shutOut(c, token)
      return c.json({
        detail:
          'Everybody is signed out, and the old password opens nothing. A letter with a link for a new one is on its way.',
      })
    },
  )

async function readToken(c: Context<AppEnv>): Promise<string> {
  await c.var.limits.spend('reset link by address', c.var.address)
  return (await readBody(c, ResetLink)).token
}

async function changeAddress(c: Context<AppEnv>, token: string): Promise<void> {
  const now = c.var.now()
  const done = await c.var.db.transaction().execute(async (db) => {
    const before = (await confirmEmail(db, token, now)) ?? refuse(400, spentLink)
    await noteOf(c, db, before, 'E-mail address confirmed')
    return { before, undo: before.email_confirmed_at ? await addUndo(db, before, now) : undefined }
  })
  if (done.undo) tellOldAddress(c, done.before, done.undo)
}

/** The token of the link that brings the address of an account back, as it was before a change. */
export const addUndo = (db: Db, { id: accountId, email }: Account, now: Date): Promise<string> =>
  addLink(db, { accountId, kind: 'undo-email', email }, now)

/** Writes to the address that an account had, with the link that brings it back. */
export function tellOldAddress(c: Context<AppEnv>, before: Account, token: string): void {
  const letter = addressChangedLetter(before, { site: siteOf(c), token })
  if (before.email) c.var.mail.send({ to: before.email, ...letter })
}

async function undoAddress(c: Context<AppEnv>, token: string): Promise<void> {
  const now = c.var.now()
  await c.var.db.transaction().execute(async (db) => {
    const link = (await takeLink(db, 'undo-email', token, now)) ?? refuse(400, spentLink)
    const account = (await findAccount(db, link.accountId)) ?? refuse(400, spentLink)
    const isBack = link.email !== null && (await setConfirmed(db, account.id, link.email, now))
    if (!isBack) refuse(409, 'This address belongs to another account now. Please ask the church office.')
    await cancelEmailChange(db, account.id)
    await shut(db, account.id, now)
    await noteOf(c, db, account, 'Change of the e-mail address undone by a mailed link')
  })
}

async function shutOut(c: Context<AppEnv>, token: string): Promise<void> {
  const now = c.var.now()
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'))
  const letter = await c.var.db.transaction().execute(async (db) => {
    const link = (await takeLink(db, 'not-me', token, now)) ?? refuse(400, spentLink)
    const account = (await findAccount(db, link.accountId)) ?? refuse(400, spentLink)
    await setPassword(db, account.id, nobodys)
    await shut(db, account.id, now)
    await noteOf(c, db, account, 'Signed out everywhere by the link of a letter: this was not me')
    const { token: reset, until } = await addReset(db, account.id, now)
    return { until, to: account.email ?? '', ...resetLetter(account, { token: reset, site: siteOf(c) }) }
  })
  if (letter.to) c.var.mail.send(letter)
}

/** Nobody is signed in to an account any more, no device of it is known, and no link for a new password holds. */
async function shut(db: Db, accountId: number, now: Date): Promise<void> {
  await endSessionsOf(db, accountId, { why: 'ended by a mailed link', now })
  await forgetDevices(db, accountId)
  await voidResets(db, accountId, now)
}

const noteOf = (c: Context<AppEnv>, db: Db, account: Account, action: string) =>
  record(db, { at: c.var.now(), account, action, address: c.var.address, status: 'warning' })
