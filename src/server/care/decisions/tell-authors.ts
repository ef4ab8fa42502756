import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { findRecipient } from '../../accounts/member-settings/optional-emails.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import type { Db } from '../../platform/db/tables.ts'
import { authorEmailWords as emailWords } from './messages.ts'

/*
 * Authors are told of what staff decided about their testimony or prayer request when it can no longer be taken back by Undo: the decision
 * sets `tell_at`, taking it back empties it.
 */

/** Longer than the button Undo is shown, in milliseconds. */
const undoable = 60_000

/** From when on an author is told; null where the author decided, or where nothing was decided. */
export const tellAt = (isTold: boolean, now: Date): string | null =>
  isTold ? new Date(now.getTime() + undoable).toISOString() : null

/** Authors in one run. */
const mostAtOnce = 100

type Telling = Writing & { now: () => Date }

/** E-mails authors whose testimony was approved. Returns how many it looked at. */
export async function tellApproved({ now, ...writing }: Telling): Promise<number> {
  const { db, site } = writing
  const due = await claimDue(db, 'testimony', now())
  for (const { author, title } of due)
    await tell(writing, author, ({ first_name }) => ({
      subject: emailWords.approvedSubject,
      text: `${accountEmailWords.dear({ name: first_name })}

${emailWords.approved({ title, page: pageAt(site, '/testimonies', emailWords.testimoniesPage) })}

${emailWords.thanks}
`,
    }))
  return due.length
}

/** E-mails authors whose prayer request somebody else marked as answered. Returns how many it looked at. */
export async function tellAnswered({ now, ...writing }: Telling): Promise<number> {
  const { db } = writing
  const due = await claimDue(db, 'prayer_request', now())
  for (const { author, id, title } of due) {
    const { is_private } = await db
      .selectFrom('prayer_request')
      .select('is_private')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await tell(writing, author, ({ first_name }) => ({
      subject: emailWords.answeredSubject,
      text: `${accountEmailWords.dear({ name: first_name })}

${is_private ? emailWords.privateAnswered : emailWords.answered({ title })}

${emailWords.notAnswered}
`,
    }))
  }
  return due.length
}

type Decided = { id: number; author: number | null; title: string }

/** The rows whose author is told now, each for one process alone. */
async function claimDue(db: Db, table: 'testimony' | 'prayer_request', now: Date): Promise<Decided[]> {
  const due = db
    .selectFrom(table as 'testimony')
    .select('id')
    .where('tell_at', '<=', now.toISOString())
    .orderBy('tell_at')
    .limit(mostAtOnce)
  return db
    .updateTable(table as 'testimony')
    .set({ tell_at: null })
    .where('id', 'in', due)
    .where('tell_at', 'is not', null)
    .returning(['id', 'account_id as author', 'title'])
    .execute()
}

async function tell(
  writing: Writing,
  author: number | null,
  words: (account: { first_name: string }) => { subject: string; text: string },
): Promise<void> {
  const account = await findRecipient(writing.db, { to: author, choice: 'news_mail' })
  if (account)
    await sendOptional(writing, {
      to: account.email,
      accountId: account.id,
      topic: 'other',
      words: () => words(account),
    })
}
