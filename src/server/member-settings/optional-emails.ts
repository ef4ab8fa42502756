import type { Context } from 'hono'
import type { LetterChoice } from '../../lib/contract/member-settings.ts'
import { type Account, findAccount } from '../accounts/repo.ts'
import type { AppEnv } from '../context.ts'
import { findSettings } from './repo.ts'

type Words = { subject: string; text: string }

/**
 * Writes to a member what somebody else did, unless they chose not to hear of it or have no confirmed address. Nobody waits for
 * it. An author who is gone (null), and who did it themselves, get no letter.
 */
export function tellMember(
  c: Context<AppEnv>,
  { to, choice }: { to: number | null; choice: LetterChoice },
  words: (account: Account) => Words,
): void {
  const { background, caller, db, mail, settings } = c.var
  if (to === null || to === caller?.id) return
  const tell = async () => {
    const account = await findAccount(db, to)
    if (
      !account?.email ||
      !account.email_confirmed_at ||
      account.deletion_requested_at ||
      !(await findSettings(db, to))[choice]
    )
      return
    const { subject, text } = words(account)
    mail.send({ to: account.email, subject, text: `${text}\n${howToStop(settings.PUBLIC_SITE_URL)}` })
  }
  background.run(tell())
}

/** The end of each letter that can be switched off. `site` is the address of the site, where it is known. */
export const howToStop = (site: string | undefined): string =>
  `You can switch these letters off in your settings: ${pageAt(site, '/settings#letters', 'Settings, Letters')}\n`

/** Where a page is: its whole address, or its name on a site that does not know its own. */
export const pageAt = (site: string | undefined, path: string, name: string): string =>
  site ? new URL(path, site).href : name
