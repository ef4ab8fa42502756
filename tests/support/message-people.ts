import type { Updateable } from 'kysely'
import type { EventTable } from '../../src/server/platform/db/tables/events.ts'
import type { Church } from './church.ts'
import { addPeople } from './messages.ts'

/* Who gets the messages of a test church, and what they hear of. */

/** New members with these telephones, and nobody else who can be reached. Returns the ids of their accounts. */
export async function onlyPeople(church: Church, telephones: readonly string[]) {
  const { db } = church
  await db.updateTable('account').set({ telephone: '', email_confirmed_at: null, email_key: null }).execute()
  await db.updateTable('person').set({ telephone: '', email: '', born: '' }).execute()
  await addPeople(db, telephones, 1)
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('username', 'like', 'person%')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** These members like this way best. */
export const likes = (church: Church, ids: readonly number[], first_channel: 'sms' | 'email' | 'push') =>
  church.db
    .insertInto('message_choice')
    .values(ids.map((account_id) => ({ account_id, first_channel, unwanted: '[]' })))
    .execute()

/** What became of a message, for all or for one account. */
export const rowsOf = (church: Church, id: number, account = 0) =>
  church.db
    .selectFrom('delivery')
    .select(['turn', 'channel', 'state', 'why'])
    .where('message_id', '=', id)
    .$if(account > 0, (query) => query.where('account_id', '=', account))
    .orderBy('turn')
    .execute()

/** Switches on messages of a kind that go by themselves. */
export async function switchOn(church: Church, kind: string) {
  const { access } = await church.signIn('admin')
  const { body } = await church.get('messages/automatic/', access)
  const message = (body as { kinds: { kind: string; subject: string; text: string }[] }).kinds.find(
    (one) => one.kind === kind,
  )
  const { subject = '', text = '' } = message ?? {}
  return church.put(`messages/automatic/${kind}/`, { is_on: true, subject, text }, access)
}

/** An event of these fields, to which one person comes and nobody else. Returns its id. */
export async function comesTo({ db, clock }: Church, account_id: number, fields: Updateable<EventTable>) {
  await db.deleteFrom('keepsake').execute()
  await db.deleteFrom('event_signup').execute()
  const { id } = await db
    .selectFrom('event')
    .select('id')
    .where('fellowship_id', 'is', null)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('event')
    .set({ end_time: '', ...fields })
    .where('id', '=', id)
    .execute()
  const created_at = clock.now.toISOString()
  await db
    .insertInto('event_signup')
    .values({ event_id: id, account_id, kind: 'signup', created_at, placed_at: created_at })
    .execute()
  return id
}
