import { writeToChurch } from '../../../care/inbox/contact-repo.ts'
import { addMessage } from '../../../groups/fellowships/leader-messages.ts'
import { claimUntold } from '../../../groups/fellowships/told-leaders.ts'
import { addEntry, change, closeConversation } from '../../../messages/inbox/repo.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { daysBefore } from './days.ts'
import type { AccountIds } from './ids.ts'

/** Adds a question that nobody has taken for three days, one that was answered on the telephone, and words to a leader. */
export async function addConversations(db: Db, accounts: AccountIds, now: Date): Promise<void> {
  const [member, newcomer] = [accounts.of('member'), accounts.of('newcomer')]
  const admin = accounts.of('admin')
  const address = { phone: '' }
  await writeToChurch(db, {
    ...address,
    accountId: newcomer,
    name: 'A newcomer',
    email: 'newcomer@example.com',
    subject: 'Is there a place for my wheelchair?',
    now: daysBefore(now, 3),
    message: 'My mother comes with me on Sunday. Can she sit near the door?',
  })
  await writeToChurch(db, {
    ...address,
    accountId: member,
    name: 'A member',
    email: 'member@example.com',
    subject: 'The key of the hall',
    now: daysBefore(now, 6),
    message: 'Who has the key of the hall on Saturday morning?',
  })
  const conversation = await db
    .selectFrom('conversation')
    .select('id')
    .where('account_id', '=', member)
    .executeTakeFirstOrThrow()
  const at = daysBefore(now, 5)
  await addEntry(db, conversation.id, { kind: 'taken', by: admin, now: at })
  await addEntry(db, conversation.id, {
    kind: 'noted',
    by: admin,
    now: at,
    text: 'Called: Mr Boateng has it.',
  })
  await change(db, conversation.id, {
    assigned_to: admin,
    assigned_at: at.toISOString(),
    last_at: at.toISOString(),
    answered_at: at.toISOString(),
    answered_by: admin,
    answer_minutes: 24 * 60,
  })
  await closeConversation(db, conversation.id, { by: admin, now: at })
  const led = await db
    .selectFrom('fellowship')
    .select('id')
    .where('leader_id', '=', accounts.of('leader2'))
    .executeTakeFirst()
  if (!led) return
  await addMessage(db, {
    fellowshipId: led.id,
    now: daysBefore(now, 1),
    message: 'Can my sister come along on Friday?',
    sender: { account_id: member, sender_name: '', sender_telephone: '' },
  })
  await claimUntold(db, led.id, now)
}
