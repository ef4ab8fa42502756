import type { CardSource } from '../../lib/contract/newcomer-card.ts'
import { readChurchSettings } from '../church-settings/repo.ts'
import { type WritingToOne, writeToOne } from '../messages/write-to-one.ts'
import type { Person } from '../people-register/repo.ts'

type Thanked = { card: number; person: Person; source: CardSource }

/**
 * Queues the church's thanks to a newcomer, if there are such words and the person may be written to. A card of the site names no one: its
 * address may be a stranger's, who gets no word that a visitor typed (docs/decisions/0321). Call it in the transaction of the card.
 */
export async function thankFor(writing: WritingToOne, { card, person, source }: Thanked): Promise<void> {
  const { db } = writing
  const { newcomer_thanks } = await readChurchSettings(db)
  if (newcomer_thanks === '') return
  const text = source === 'site' ? newcomer_thanks.replace(/\{[^{}]*\}/g, 'friend') : newcomer_thanks
  const key = person.account_id === null ? `person ${person.id}` : `account ${person.account_id}`
  const message = await writeToOne(writing, key, { purpose: 'care', subject: 'Thank you for coming', text })
  await db.updateTable('newcomer_card').set({ thanks_id: message }).where('id', '=', card).execute()
}
