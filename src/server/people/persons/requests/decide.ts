import type { Selectable } from 'kysely'
import type { RequestReply } from '../../../../lib/contract/groups/fellowship-request.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import { setFellowshipOf } from '../../../groups/fellowships/repo.ts'
import type { Db, Tables } from '../../../platform/db/tables.ts'
import { callRefusals } from '../../../platform/errors/messages.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { recordChange } from '../../../register/entries/history.ts'
import { changePerson, type Person } from '../../../register/entries/repo.ts'
import { personRefusals } from '../../messages.ts'
import { anyPerson } from '../people-scope.ts'
import { decided, noSuch } from './repo.ts'

type Act = { by: number; now: Date }

export type Decided = { request: Selectable<Tables['person_request']>; person: Person }

/**
 * The office's yes or no. Yes to somebody who was chosen puts them into the fellowship, and ends what other leaders asked for them; no to
 * somebody who was added takes them out of it. Call it in a transaction. Throws 404, and 409 for what was decided or moved meanwhile.
 */
export async function decideRequest(
  db: Db,
  id: number,
  { accept, word, by, now }: RequestReply & Act,
): Promise<Decided> {
  const request = await db
    .updateTable('person_request')
    .set({
      state: accept ? 'accepted' : 'declined',
      answer: word,
      decided_by: by,
      decided_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst()
  if (!request) return refuseGone(db, id)
  const person = await wholePerson(db, request.person_id)
  const { kind, fellowship_id: fellowship } = request
  if (person.fellowship_id !== (kind === 'chosen' ? null : fellowship))
    refuse(409, personRefusals.nameMovedMeanwhileLoad({ name: nameOfPerson(person) }))
  if (kind === 'chosen' && accept) {
    await requireOpen(db, person)
    await putInto(db, person, fellowship, { by, now })
    await withdrawOthers(db, person, { by, now })
  }
  if (kind === 'added' && !accept) await putInto(db, person, null, { by, now })
  return { request, person }
}

async function refuseGone(db: Db, id: number): Promise<never> {
  const there = await db.selectFrom('person_request').select('id').where('id', '=', id).executeTakeFirst()
  return there ? refuse(409, decided()) : refuse(404, noSuch())
}

/** The entry that stays of somebody who was merged since. */
async function wholePerson(db: Db, id: number): Promise<Person> {
  const entry = await db
    .selectFrom('person')
    .select(['id', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return anyPerson(db, entry.merged_into ?? entry.id)
}

async function requireOpen(db: Db, { account_id }: Person): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select('deletion_requested_at')
    .where('id', '=', account_id)
    .executeTakeFirst()
  if (account && account.deletion_requested_at !== null) refuse(409, callRefusals.accountClosed)
}

/** Sets the fellowship of a person and of their account, with its history. */
async function putInto(db: Db, person: Person, to: number | null, { by, now }: Act): Promise<void> {
  const changed = await changePerson(db, person.id, { fellowship_id: to }, now)
  // A trigger carries it on to the person only where it differs, so that this is no second change.
  if (person.account_id !== null) await setFellowshipOf(db, person.account_id, to)
  await recordChange(db, changed, {
    kind: 'changed',
    by,
    at: now,
    before: { fellowship_id: person.fellowship_id, fellowship: await nameOf(db, person.fellowship_id) },
    after: { fellowship_id: to, fellowship: await nameOf(db, to) },
  })
}

const nameOf = async (db: Db, id: number | null): Promise<string> =>
  (await db.selectFrom('fellowship').select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''

/** What other leaders asked for somebody who is in a fellowship now. */
const withdrawOthers = (db: Db, person: Person, { by, now }: Act) =>
  db
    .updateTable('person_request')
    .set({ state: 'withdrawn', decided_by: by, decided_at: now.toISOString() })
    .where('state', '=', 'asked')
    .where('kind', '=', 'chosen')
    .where((row) =>
      row.or([
        row('person_id', '=', person.id),
        row('person_id', 'in', db.selectFrom('person').select('id').where('merged_into', '=', person.id)),
      ]),
    )
    .execute()
