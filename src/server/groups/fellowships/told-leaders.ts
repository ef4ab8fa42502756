import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { findRecipient } from '../../accounts/member-settings/optional-emails.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import { isOfForm } from '../../messages/inbox/forms.ts'
import type { Db } from '../../platform/db/tables.ts'
import { leaderEmailWords as words } from './messages.ts'

/** A leader gets one e-mail in this time, in milliseconds: an hour. */
const pause = 60 * 60 * 1000
/** Fellowships in one run. */
const mostAtOnce = 100

const since = (now: Date) => new Date(now.getTime() - pause).toISOString()

/** Marks all untold messages of a fellowship as told. Returns how many there were; 0 where the leader heard within the hour. */
export async function claimUntold(db: Db, fellowship: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_entry')
    .set({ told_at: now.toISOString() })
    .where(isOfForm('leader'))
    .where('told_at', 'is', null)
    .where(
      'conversation_id',
      'in',
      db.selectFrom('conversation').select('id').where('fellowship_id', '=', fellowship),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('conversation_entry as told')
            .innerJoin('conversation', 'conversation.id', 'told.conversation_id')
            .select('told.id')
            .where('conversation.fellowship_id', '=', fellowship)
            .where('told.told_at', '>', since(now)),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

type Telling = Writing & { now: () => Date }

/** E-mails leaders how many messages came since their last e-mail, once an hour. Returns how many fellowships it looked at. */
export async function tellLeaders({ now, ...writing }: Telling): Promise<number> {
  const { db } = writing
  const waiting = await db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .innerJoin('fellowship', 'fellowship.id', 'conversation.fellowship_id')
    .select(['fellowship.id', 'fellowship.name', 'fellowship.leader_id'])
    .distinct()
    .where(isOfForm('leader'))
    .where('told_at', 'is', null)
    .orderBy('fellowship.id')
    .limit(mostAtOnce)
    .execute()
  for (const { id, name, leader_id } of waiting) {
    const count = await claimUntold(db, id, now())
    const leader = count > 0 && (await findRecipient(db, { to: leader_id, choice: 'leader_mail' }))
    if (!leader) continue
    await sendOptional(writing, {
      to: leader.email,
      accountId: leader.id,
      topic: 'other',
      words: () => countEmail(count, name, writing.site),
    })
  }
  return waiting.length
}

/** The e-mail in place of several messages, without a word of them. */
export const countEmail = (count: number, fellowship: string, site: string | undefined) => {
  const page = pageAt(site, '/fellowship-leader#messages', words.page)
  const came = words.came({ count, fellowship: fellowship.replace(/\s+/g, ' ') })
  return { subject: words.newWords({ count }), text: `${came}\n\n${words.readAndAnswer({ page })}\n` }
}
