import type { Context } from 'hono'
import type { LetterChoice } from '../../lib/contract/member-settings.ts'
import { type Account, findAccount } from '../accounts/repo.ts'
import type { AppEnv } from '../context.ts'
import { findSettings } from './repo.ts'

type Words = { subject: string; text: string }

/**
 * E-mails a member about somebody else's action, in the background, unless the member switched such e-mails off or has
 * no confirmed address. Sends nothing when `to` is null (a deleted account) or the caller.
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

/** The last lines of each optional e-mail. `site` is the site's URL, if configured. */
export const howToStop = (site: string | undefined): string =>
  `You can switch these letters off in your settings: ${pageAt(site, '/settings#letters', 'Settings, Letters')}\n`

/** A page's full URL, or its name when the site's URL is not configured. */
export const pageAt = (site: string | undefined, path: string, name: string): string =>
  site ? new URL(path, site).href : name
