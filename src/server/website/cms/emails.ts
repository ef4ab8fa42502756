import type { Context } from 'hono'
import type { Role } from '../../../lib/browser/session-storage.ts'
import { mediaPaths } from '../../../lib/site/media-paths.ts'
import { isPostPath } from '../../../lib/site/news-address.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { tellAsker } from '../../accounts/dual-control/tell-approvers.ts'
import { sendOptional } from '../../accounts/unsubscribes/optional-email.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { pageEmailWords, pageRefusals } from './messages.ts'

type Words = { subject: string; text: string }

/** Where somebody writes the pages that were given to them. */
const ownPagesAt = '/my-pages'

/** E-mails somebody to whom a page was given, in the background, if their address is confirmed. Sends nothing to the caller. */
export const tellEditor = (c: Context<AppEnv>, account: number, say: () => Words): void =>
  tellAsker(c, account, () => {
    const { subject, text } = say()
    return { subject, words: text, page: [ownPagesAt, pageEmailWords.page] }
  })

/**
 * E-mails the staff that may approve what was written on the page at a path: every super admin, and the media team for its own
 * pages and posts of the news. In the background, to confirmed addresses; the caller gets no e-mail.
 */
export function tellStaff(c: Context<AppEnv>, path: string, say: () => Words): void {
  const { background, caller, db, mail, addressHash, settings } = c.var
  const tell = async () => {
    const isPost = isPostPath(path)
    const isOfMedia = isPost || mediaPaths.includes(path)
    for (const { id, email, first_name, role } of await listStaff(
      db,
      isOfMedia ? ['admin', 'media'] : ['admin'],
      caller?.id,
    )) {
      const dashboard = `${role === 'admin' ? '/super-admin' : '/media-dashboard'}#${isPost ? 'news' : 'pages'}`
      const writing = { db, mail, addressHash, site: settings.PUBLIC_SITE_URL }
      await sendOptional(writing, {
        to: email,
        accountId: id,
        topic: 'other',
        words: () => {
          const { subject, text } = say()
          const where = pageAt(
            writing.site,
            dashboard,
            isPost ? pageRefusals.newsYourDashboard : pageRefusals.pagesYourDashboard,
          )
          return { subject, text: `${accountEmailWords.dear({ name: first_name })}\n\n${text}\n\n${where}` }
        },
      })
    }
  }
  background.run(tell())
}

/** Accounts of these roles with a confirmed address, without the account `except`. */
async function listStaff(db: Db, roles: Role[], except = 0) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'role'])
    .where('role', 'in', roles)
    .where('id', '!=', except)
    .where('email_confirmed_at', 'is not', null)
    .where('deletion_requested_at', 'is', null)
    .orderBy('id')
    .limit(mostTold)
    .execute()
  return rows.flatMap(({ email, ...one }) => (email ? [{ ...one, email }] : []))
}

/** The most accounts that are told about one request. */
const mostTold = 20
