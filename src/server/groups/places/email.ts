import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { findRecipient } from '../../accounts/member-settings/optional-emails.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import { placeEmailWords as words } from './messages.ts'

/** What somebody has a place in, and the page and its name where they give it back. */
export type Placed = { title: string; when: string; where: string; page: string; pageName: string }

/** E-mails somebody who moved from the waiting list to a place (`findRecipient`); `placed` is called in their language. */
export async function emailPlace(writing: Writing, accountId: number, placed: () => Placed): Promise<void> {
  const account = await findRecipient(writing.db, { to: accountId, choice: 'news_mail' })
  if (!account) return
  await sendOptional(writing, {
    accountId,
    topic: 'other',
    to: account.email,
    words: () => {
      const { title: what, when, where, page, pageName } = placed()
      return {
        subject: words.subject({ what }),
        text: `${accountEmailWords.dear({ name: account.first_name })}

${words.free({ what })}
${[when, where].filter(Boolean).join(', ')}

${words.giveBack({ page: pageAt(writing.site, page, pageName) })}`,
      }
    },
  })
}
