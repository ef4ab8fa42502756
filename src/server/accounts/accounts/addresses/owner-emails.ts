import type { Context } from 'hono'
import { calendarWords } from '../../../../lib/texts/services/days.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { formatDeletion } from '../closing.ts'
import { greet } from '../greeting.ts'
import type { Account } from '../repo.ts'
import { expectTelling } from '../rights/demands.ts'
import { inLanguageOf } from '../sessions/kept-language.ts'
import { mailAccount } from './mail-account.ts'
import { ownerEmailWords as words } from './messages.ts'

/** The text of an e-mail to the owner of an account. */
export type OwnerEmail = (owner: Addressee) => { subject: string; text: string }

/** What an e-mail may say of the owner of an account: no name, unless the address is confirmed (`greet`). */
type Addressee = ReturnType<typeof greet> & Pick<Account, 'deletion_requested_at'>

const wordsFor = (account: Account, email: OwnerEmail) => () =>
  email({ ...greet(account), deletion_requested_at: account.deletion_requested_at })

/**
 * E-mails the owner of an account what happened, in their language, if there is an address. No caller waits for it; no setting turns it
 * off. Only for a route that declares it (server/accounts/accounts/rights/demands.ts).
 */
export function emailOwner(c: Context<AppEnv>, account: Account, email: OwnerEmail): void {
  expectTelling(c)
  mailAccount(c.var, account, wordsFor(account, email))
}

/** The same outside of a call. */
export async function sendOwnerEmail(
  { db, mail }: { db: Db; mail: Mail },
  account: Account,
  email: OwnerEmail,
): Promise<void> {
  const { email: to } = account
  if (to) mail.send({ to, ...(await inLanguageOf(db, account, wordsFor(account, email))) })
}

/** The text of an e-mail: a greeting and paragraphs. */
export const letterOf = (greeting: string, ...paragraphs: readonly string[]): string =>
  `${[greeting, ...paragraphs].join('\n\n')}\n`

export const passwordChanged: OwnerEmail = ({ greeting, account }) => ({
  subject: words.passwordSubject,
  text: letterOf(greeting, words.password({ account }), words.passwordNotYou),
})

/** `zone` is the church's time zone. */
export const accountClosed =
  (zone: string): OwnerEmail =>
  ({ greeting, account, deletion_requested_at }) => {
    const day = calendarWords.day({ day: formatDeletion(deletion_requested_at ?? '', zone) })
    return {
      subject: words.closedSubject,
      text: letterOf(greeting, words.closed({ account, day }), words.closedNotYou),
    }
  }
