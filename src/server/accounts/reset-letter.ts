import type { Context } from 'hono'
import type { AppEnv } from '../http/app.ts'
import { record } from '../log/repo.ts'
import { findByLogin } from './repo.ts'
import { addReset } from './resets.ts'

/** Mails the link for a new password to the account of a username or e-mail address; to nobody when there is none. */
export async function mailReset(c: Context<AppEnv>, login: string): Promise<void> {
  const { db, mail, settings } = c.var
  const account = await findByLogin(db, login)
  if (!account?.email) return
  const now = c.var.now()
  const { token, until } = await db.transaction().execute(async (transaction) => {
    const action = 'Asked for a new password'
    await record(transaction, { at: now, account, action, address: c.var.address, status: 'warning' })
    return addReset(transaction, account.id, now)
  })
  const site = settings.PUBLIC_SITE_URL ?? ownAddress(c)
  mail.send({
    until,
    to: account.email,
    subject: 'Choose a new password',
    text: `Dear ${account.first_name},

somebody, hopefully you, asked for a new password for ${account.username}. Open this link within the hour to choose one:

${new URL(`/reset-password#${token}`, site).href}

If it was not you, you need not do anything: nobody but you has this letter.
`,
  })
}

/**
 * Where this server was reached, by the connection itself: whoever asks may write any Host, and a letter that believed it
 * would carry the link to them.
 */
function ownAddress(c: Context<AppEnv>): string {
  const { localAddress = 'localhost', localPort = 80 } = c.env?.incoming?.socket ?? {}
  const address = localAddress.replace(/^::ffff:(?=\d)/i, '')
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`
}
