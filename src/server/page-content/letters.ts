import type { Context } from 'hono'
import { findAccount } from '../accounts/repo.ts'
import type { AppEnv } from '../context.ts'
import { pageAt } from '../member-settings/optional-emails.ts'

type Words = { subject: string; text: string }

/** Where somebody writes the pages that were given to them. */
export const ownPagesAt = '/my-pages'

/** E-mails somebody to whom a page was given, in the background, if their address is confirmed. Sends nothing to the caller. */
export function tellEditor(c: Context<AppEnv>, account: number, { subject, text }: Words): void {
  const { background, caller, db, mail, settings } = c.var
  if (account === caller?.id) return
  const tell = async () => {
    const to = await findAccount(db, account)
    if (!to?.email || !to.email_confirmed_at || to.deletion_requested_at) return
    const where = pageAt(settings.PUBLIC_SITE_URL, ownPagesAt, 'Pages I look after, on your dashboard')
    mail.send({ to: to.email, subject, text: `Dear ${to.first_name},\n\n${text}\n\n${where}\n` })
  }
  background.run(tell())
}
