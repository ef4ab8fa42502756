import type { Variables } from '../../../platform/context.ts'
import { Refused } from '../../../platform/errors/refusal.ts'
import type { Limits } from '../../../platform/http/rate-limit.ts'
import type { Email } from '../../../platform/mail/mail.ts'
import type { Account } from '../repo.ts'
import { inLanguageOf } from '../sessions/kept-language.ts'
import { emailKey } from '../sessions/limit-keys.ts'

type Deps = Pick<Variables, 'db' | 'mail' | 'background' | 'limits'>
type Addressed = Pick<Account, 'email' | 'email_confirmed_at' | 'language'>

/**
 * E-mails an account in the background, in the language of its owner. An unconfirmed address may be a stranger's, who could be flooded
 * through many accounts: such a mailbox gets a limited number of e-mails of all kinds a day, and the caller does not learn when one
 * is left out.
 */
export function mailAccount(
  { db, mail, background, limits }: Deps,
  account: Addressed,
  words: () => Omit<Email, 'to'>,
): void {
  const { email: to, email_confirmed_at } = account
  if (!to) return
  const send = async () => {
    if (!email_confirmed_at && !(await admitsMail(limits, to))) return
    mail.send({ ...(await inLanguageOf(db, account, words)), to })
  }
  background.run(send())
}

/** Counts an e-mail to a mailbox that nobody has confirmed, over all kinds. False above the limit. */
export const admitsMail = (limits: Limits, to: string): Promise<boolean> =>
  limits.consume('e-mail by recipient', emailKey(to)).then(() => true, whenRefused)

function whenRefused(error: unknown): false {
  if (error instanceof Refused) return false
  throw error
}
