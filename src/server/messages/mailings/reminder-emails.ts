import type { MessageTopic } from '../../../lib/contract/messages/message.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Recipient } from './recipients.ts'

/** What messages that go by themselves remind of: their e-mails are among those that a member switches off as reminders. */
const reminders: readonly MessageTopic[] = ['services', 'events', 'giving']

/** In a reminder, who has switched reminders by e-mail off has no address. Only of messages that go by themselves. */
export async function withoutReminderEmails(
  db: Db,
  topic: MessageTopic,
  people: readonly Recipient[],
): Promise<readonly Recipient[]> {
  if (!reminders.includes(topic)) return people
  const unwanted = new Set<number | null>()
  for (const part of chunksOf(people)) {
    const rows = await db
      .selectFrom('member_setting')
      .select('account_id')
      .where(
        'account_id',
        'in',
        part.flatMap(({ accountId }) => accountId ?? []),
      )
      .where('reminder_mail', '=', 0)
      .execute()
    for (const { account_id } of rows) unwanted.add(account_id)
  }
  return people.map((one) => (unwanted.has(one.accountId) ? { ...one, email: null } : one))
}
