import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import type { Mail } from '../mail/mail.ts'
import { formatDeletion } from './closing.ts'
import { greet } from './greeting.ts'
import type { Account } from './repo.ts'

/** The text of an e-mail to the owner of an account. */
export type OwnerEmail = (account: Account) => { subject: string; text: string }

/** E-mails the owner of an account what happened, if there is an address. No caller waits for it; no setting turns it off. */
export function tellOwner(c: Context<AppEnv>, account: Account, words: OwnerEmail): void {
  writeToOwner(c.var.mail, account, words)
}

/** The same outside of a call. */
export function writeToOwner(mail: Mail, account: Account, words: OwnerEmail): void {
  if (account.email) mail.send({ to: account.email, ...words(account) })
}

export const passwordChanged: OwnerEmail = (account) => ({
  subject: 'Your password was changed',
  text: `${greet(account).greeting}

the password of ${greet(account).account} was changed just now. If that was you, you need not do anything.

If it was not you, ask for a new password with "Forgot your password?" on the login page, and tell the church office.
`,
})

export const accountClosed: OwnerEmail = (account) => ({
  subject: 'Your account is closed',
  text: `${greet(account).greeting}

${greet(account).account} is closed, as you asked. It will be deleted for good on ${formatDeletion(account.deletion_requested_at ?? '')}.

If you would rather keep it, or if it was not you who asked, log in before that day and take it back.
`,
})
