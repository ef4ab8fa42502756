import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { Refused } from '../errors/refusal.ts'
import { alreadyYoursEmail, confirmationEmail } from './address-emails.ts'
import { addEmailChange, isOwned } from './email-changes.ts'
import { fold } from './repo.ts'
import { siteOf } from './site.ts'

/**
 * Notes in a transaction that an account asks for an address, known to the church or not, in the same way. What comes
 * back sends its letter a moment later, once the transaction has ended: to the mailbox of a member who has it already it says just that.
 */
export async function askForEmail(
  c: Context<AppEnv>,
  db: Db,
  { accountId, email }: { accountId: number; email: string },
): Promise<() => void> {
  const token = await addEmailChange(db, accountId, email, c.var.now())
  return () =>
    c.var.background.run(wait(randomInt(50, 250)).then(() => sendConfirmation(c, { email, token })))
}

async function sendConfirmation(c: Context<AppEnv>, { email, token }: { email: string; token: string }) {
  const { db, limits, mail } = c.var
  const isTooOften = await limits.spend('letter by recipient', fold(email)).then(() => false, whenRefused)
  if (isTooOften) return
  const site = siteOf(c)
  const words = (await isOwned(db, email)) ? alreadyYoursEmail(site) : confirmationEmail(site, token)
  mail.send({ to: email, ...words })
}

/** Nobody may fill a stranger's mailbox: a letter too many is not sent, and nobody learns of it. */
function whenRefused(error: unknown): true {
  if (error instanceof Refused) return true
  throw error
}
