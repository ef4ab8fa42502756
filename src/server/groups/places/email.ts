import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { findRecipient } from '../../accounts/member-settings/optional-emails.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'

/** What somebody has a place in, and the page and its name where they give it back. */
export type Placed = { title: string; when: string; where: string; page: string; pageName: string }

/** E-mails somebody who moved from the waiting list to a place (`findRecipient`). */
export async function emailPlace(writing: Writing, accountId: number, placed: Placed): Promise<void> {
  const account = await findRecipient(writing.db, { to: accountId, choice: 'news_mail' })
  if (!account) return
  const { title, when, where, page, pageName } = placed
  await sendOptional(writing, {
    accountId,
    topic: 'other',
    to: account.email,
    subject: `You have a place: ${title}`,
    text: `Dear ${account.first_name},

a place has become free, and it is yours: ${title}.
${[when, where].filter(Boolean).join(', ')}

If you cannot come, please give it back, so that the next one can: ${pageAt(writing.site, page, pageName)}`,
  })
}
