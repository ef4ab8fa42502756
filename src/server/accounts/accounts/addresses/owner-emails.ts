import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { formatDeletion } from '../closing.ts'
import { greet } from '../greeting.ts'
import type { Account } from '../repo.ts'
import { expectTelling } from '../rights/demands.ts'
import { mailAccount } from './mail-account.ts'

/** The text of an e-mail to the owner of an account. */
export type OwnerEmail = (owner: Addressee) => { subject: string; text: string }

/** What an e-mail may say of the owner of an account: no name, unless the address is confirmed (`greet`). */
type Addressee = ReturnType<typeof greet> & Pick<Account, 'deletion_requested_at'>

/**
 * E-mails the owner of an account what happened, if there is an address. No caller waits for it; no setting turns it off. Only for a route
 * that declares it (server/accounts/accounts/rights/demands.ts).
 */
export function emailOwner(c: Context<AppEnv>, account: Account, words: OwnerEmail): void {
  expectTelling(c)
  const { deletion_requested_at } = account
  mailAccount(c.var, account, words({ ...greet(account), deletion_requested_at }))
}

/** The same outside of a call. */
export function sendOwnerEmail(mail: Mail, account: Account, words: OwnerEmail): void {
  const { email, deletion_requested_at } = account
  if (email) mail.send({ to: email, ...words({ ...greet(account), deletion_requested_at }) })
}

export const passwordChanged: OwnerEmail = ({ greeting, account }) => ({
  subject: 'Your password was changed',
  text: `${greeting}

the password of ${account} was changed just now. If that was you, you need not do anything.

If it was not you, ask for a new password with "Forgot your password?" on the login page, and tell the church office.
`,
})

/** `zone` is the church's time zone. */
export const accountClosed =
  (zone: string): OwnerEmail =>
  ({ greeting, account, deletion_requested_at }) => ({
    subject: 'Your account is closed',
    text: `${greeting}

${account} is closed, as you asked. It will be deleted for good on ${formatDeletion(deletion_requested_at ?? '', zone)}.

If you would rather keep it, or if it was not you who asked, log in before that day and take it back.
`,
  })
