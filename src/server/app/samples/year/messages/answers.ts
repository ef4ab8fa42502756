import { answersToMessages } from '../../../../../content/year/answers.ts'
import { addAnswerToConversation, closeConversation } from '../../../../messages/inbox/repo.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { daysAfter } from '../../seed/days.ts'
import { listVoices } from '../../stream/voices.ts'

/** What members answered to what the office wrote; some of it is done. */
export async function addAnswers(db: Db, { admin, now }: { admin: number; now: Date }): Promise<void> {
  const voiceOf = await listVoices(db, now)
  for (const { subject, by, text, isDone } of answersToMessages) {
    const account = voiceOf(by)
    const message = await db
      .selectFrom('message')
      .select(['id', 'written_at'])
      .where('subject', '=', subject)
      .executeTakeFirst()
    if (account === undefined || !message) continue
    const answered = daysAfter(new Date(message.written_at), 0.4)
    const id = await addAnswerToConversation(db, { message: message.id, account, text }, answered)
    if (id !== null && isDone) await closeConversation(db, id, { by: admin, now: daysAfter(answered, 0.5) })
  }
}
