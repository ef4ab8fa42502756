import type { Context } from 'hono'
import type { Duty } from '../../../lib/contract/accounts/duty.ts'
import type { AppEnv } from '../../platform/context.ts'
import { accountEmailWords } from '../accounts/messages.ts'
import { findAccount } from '../accounts/repo.ts'
import { pageAt } from '../accounts/rights/site.ts'
import { sendOptional } from '../unsubscribes/optional-email.ts'
import { listApprovers } from './keepers.ts'

/** Read in the language of each reader. `words`: sentences without the name of a member. `page`: where it is decided, with the page's name. */
type Told = { subject: string; words: string; page: readonly [path: string, name: string] }

/** `except`: an account that it concerns, which may not decide. */
type Who = { duty?: Duty; admins?: boolean; except?: number }

/**
 * E-mails in the background who may decide about what waits: everybody with the duty, and with `admins` every super admin. Whoever asked is left
 * out, and so is who has stopped such e-mails.
 */
export function tellApprovers(c: Context<AppEnv>, { except, ...who }: Who, told: () => Told): void {
  const out = [c.var.caller?.id, except]
  const tell = async () => {
    for (const one of await listApprovers(c.var.db, who)) if (!out.includes(one.id)) await write(c, one, told)
  }
  c.var.background.run(tell())
}

/** E-mails in the background what was decided, at a confirmed address. Sends nothing to the caller, nor for a deleted account (null). */
export function tellAsker(c: Context<AppEnv>, asker: number | null, told: () => Told): void {
  if (asker === null || asker === c.var.caller?.id) return
  const tell = async () => {
    const account = await findAccount(c.var.db, asker)
    if (account?.email_confirmed_at && !account.deletion_requested_at) await write(c, account, told)
  }
  c.var.background.run(tell())
}

type Recipient = { id: number; email: string | null; first_name: string }

async function write(
  c: Context<AppEnv>,
  { id, email, first_name }: Recipient,
  told: () => Told,
): Promise<void> {
  if (!email) return
  const { db, mail, addressHash, settings } = c.var
  const site = settings.PUBLIC_SITE_URL
  await sendOptional(
    { db, mail, addressHash, site },
    {
      to: email,
      accountId: id,
      topic: 'other',
      words: () => {
        const { subject, words, page } = told()
        const dear = accountEmailWords.dear({ name: first_name })
        return { subject, text: `${dear}\n\n${words}\n\n${pageAt(site, ...page)}` }
      },
    },
  )
}
