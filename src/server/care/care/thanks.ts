import type { CardSource } from '../../../lib/contract/care/newcomer-card.ts'
import { type WritingToOne, writeToOne } from '../../messages/mailings/write-to-one.ts'
import { idOfPerson } from '../../messages/recipients/recipient-id.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Person } from '../../register/entries/repo.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { careEmailWords } from './messages.ts'

/** The kind of these messages among those that go by themselves. */
export const thanksKind = 'thanks'

type Thanked = { card: number; person: Person; source: CardSource | 'looked at' }

/**
 * Queues the church's thanks to a newcomer, if there are such words and the person may be written to. A card of the site names no one: its
 * address may be a stranger's, who gets no word that a visitor typed (docs/decisions/messages.md#strangers-words). Call it in the transaction of the card.
 * Returns whether a message goes.
 */
export async function thankFor(writing: WritingToOne, { card, person, source }: Thanked): Promise<boolean> {
  const { db } = writing
  const { newcomer_thanks } = await readChurchSettings(db)
  if (newcomer_thanks === '') return false
  const called = calledBy(person, source)
  const text = called === undefined ? newcomer_thanks : newcomer_thanks.replace(/\{[^{}]*\}/g, () => called)
  const message = await writeToOne(writing, idOfPerson(person), {
    automatic: thanksKind,
    purpose: 'care',
    subject: () => careEmailWords.thanksSubject,
    text,
  })
  if (message === null) return false
  const set = { thanks_id: message, thanks_waits: 0 } as const
  await db.updateTable('newcomer_card').set(set).where('id', '=', card).execute()
  return true
}

/** Marks a card whose thanks staff sends after a look. */
export const holdThanks = async (db: Db, card: number): Promise<void> =>
  void (await db.updateTable('newcomer_card').set({ thanks_waits: 1 }).where('id', '=', card).execute())

/** What a card of the site calls its newcomer before anybody has looked at it, and then. Braces of a name would be filled. */
function calledBy({ first_name }: Person, source: Thanked['source']): string | undefined {
  if (source === 'door') return undefined
  // In the language of the form, which is that of the request.
  return source === 'site' ? careEmailWords.friend : first_name.replace(/[{}]/g, '')
}

type Looked = { id: number; person_id: number; merged_into: number | null }

/** Queues the thanks of a card that staff has looked at, with the newcomer's name. Call it in a transaction. Returns whether a message goes. */
export async function thankAfterLook(
  writing: WritingToOne,
  { id, person_id, merged_into }: Looked,
): Promise<boolean> {
  const person = await writing.db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', merged_into ?? person_id)
    .executeTakeFirstOrThrow()
  return thankFor(writing, { card: id, person, source: 'looked at' })
}
