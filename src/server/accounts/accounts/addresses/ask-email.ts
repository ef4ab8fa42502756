import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { siteOf } from '../rights/site.ts'
import { inLanguageOf, inLanguageOfAccount } from '../sessions/kept-language.ts'
import { alreadyYoursEmail, confirmationEmail } from './address-emails.ts'
import { type AskedEmail, addEmailChange, findOwner } from './email-changes.ts'
import { admitsMail } from './mail-account.ts'

/**
 * Stores the address that an account asks for, in a transaction and in the same way whether the address is known or not.
 * Returns a function that e-mails the address after a random delay; call it after the transaction. If the address is another
 * member's, the e-mail says that they have an account already.
 */
export async function askForEmail(c: Context<AppEnv>, db: Db, askedEmail: AskedEmail): Promise<() => void> {
  const token = await addEmailChange(db, askedEmail, c.var.now())
  return () =>
    c.var.background.run(wait(randomInt(50, 250)).then(() => sendConfirmation(c, { ...askedEmail, token })))
}

type Confirmation = AskedEmail & { token: string }

async function sendConfirmation(c: Context<AppEnv>, { accountId, email, byOffice, token }: Confirmation) {
  const { db, limits, mail } = c.var
  // Protects mailboxes of strangers: the caller does not learn of it.
  if (!(await admitsMail(limits, email))) return
  const site = siteOf(c)
  const owner = await findOwner(db, email)
  const words = owner
    ? await inLanguageOf(db, owner, () => alreadyYoursEmail(site))
    : await inLanguageOfAccount(db, accountId, () => confirmationEmail({ site, token, byOffice }))
  mail.send({ to: email, ...words })
}
