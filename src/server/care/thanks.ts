import { readChurchSettings } from '../church-settings/repo.ts'
import { type WritingToOne, writeToOne } from '../messages/write-to-one.ts'
import type { Person } from '../people-register/repo.ts'

/** Queues the church's thanks to a newcomer, if there are such words and the person may be written to. Call it in the transaction of the card. */
export async function thankFor(writing: WritingToOne, card: number, person: Person): Promise<void> {
  const { db } = writing
  const { newcomer_thanks: text } = await readChurchSettings(db)
  if (text === '') return
  const key = person.account_id === null ? `person ${person.id}` : `account ${person.account_id}`
  const message = await writeToOne(writing, key, { purpose: 'care', subject: 'Thank you for coming', text })
  await db.updateTable('newcomer_card').set({ thanks_id: message }).where('id', '=', card).execute()
}
