import type { Context } from 'hono'
import type { EmailChoice } from '../../../lib/contract/accounts/member-settings.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Account, findAccount } from '../accounts/repo.ts'
import { sendOptional } from '../unsubscribes/optional-email.ts'
import { findSettings } from './repo.ts'

type Words = { subject: string; text: string }

/** An optional e-mail of this kind (`choice`) to the account `to`; null stands for a deleted account. */
type Optional = { to: number | null; choice: EmailChoice }

/**
 * The account that an optional e-mail may be sent to. Undefined for one that is deleted or closed, that has no confirmed address,
 * or whose owner switched such e-mails off.
 */
export async function findRecipient(
  db: Db,
  { to, choice }: Optional,
): Promise<(Account & { email: string }) | undefined> {
  const account = to === null ? undefined : await findAccount(db, to)
  if (!account?.email || !account.email_confirmed_at || account.deletion_requested_at) return undefined
  return (await findSettings(db, account.id))[choice] ? { ...account, email: account.email } : undefined
}

/** E-mails a member (`findRecipient`) about somebody else's action, in the member's language and in the background. Sends nothing to the caller. */
export function sendOptionalEmail(
  c: Context<AppEnv>,
  optional: Optional,
  words: (account: Account) => Words,
): void {
  const { background, caller, db, mail, addressHash, settings } = c.var
  if (optional.to === caller?.id) return
  const tell = async () => {
    const account = await findRecipient(db, optional)
    if (!account) return
    const writing = { db, mail, addressHash, site: settings.PUBLIC_SITE_URL }
    await sendOptional(writing, {
      to: account.email,
      accountId: account.id,
      topic: 'other',
      words: () => words(account),
    })
  }
  background.run(tell())
}
