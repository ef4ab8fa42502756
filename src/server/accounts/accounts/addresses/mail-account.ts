import type { Variables } from '../../../platform/context.ts'
import { Refused } from '../../../platform/errors/refusal.ts'
import type { Limits } from '../../../platform/http/rate-limit.ts'
import type { Email } from '../../../platform/mail/mail.ts'
import type { Account } from '../repo.ts'
import { emailKey } from '../sessions/limit-keys.ts'

type Deps = Pick<Variables, 'mail' | 'background' | 'limits'>
type Addressed = Pick<Account, 'email' | 'email_confirmed_at'>

/**
 * E-mails an account. An unconfirmed address may be a stranger's, who could be flooded through many accounts: such a mailbox gets a
 * limited number of e-mails of all kinds a day, and the caller does not learn when one is left out.
 */
export function mailAccount(
  { mail, background, limits }: Deps,
  { email: to, email_confirmed_at }: Addressed,
  words: Omit<Email, 'to'>,
): void {
  if (!to) return
  const send = () => mail.send({ ...words, to })
  if (email_confirmed_at) send()
  else background.run(admitsMail(limits, to).then((admits) => void (admits && send())))
}

/** Counts an e-mail to a mailbox that nobody has confirmed, over all kinds. False above the limit. */
export const admitsMail = (limits: Limits, to: string): Promise<boolean> =>
  limits.consume('e-mail by recipient', emailKey(to)).then(() => true, whenRefused)

function whenRefused(error: unknown): false {
  if (error instanceof Refused) return false
  throw error
}
