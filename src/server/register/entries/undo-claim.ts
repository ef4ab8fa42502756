import type { Selectable } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { PersonChangeTable } from '../../platform/db/tables/people.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { registerRefusals } from '../messages.ts'
import { leaveJoined } from './account-fellowship.ts'
import { isUndoable, recordChange } from './history.ts'
import { undoMerge } from './merge.ts'
import { addOwnEntry } from './own-entry.ts'
import { changePerson, type Person, type PersonColumns } from './repo.ts'

type By = { by: number | null; now: Date }
type Change = Pick<
  Selectable<PersonChangeTable>,
  'id' | 'kind' | 'before' | 'after' | 'undone_at' | 'other_id'
>

/**
 * Takes a merge or a connection with an account back. An account that the office had seen counts as not seen any more. Call it in a
 * transaction. Throws 404 and 409.
 */
export async function undoChange(db: Db, person: Person, changeId: number, act: By): Promise<Person> {
  const change = await db
    .selectFrom('person_change')
    .select(['id', 'kind', 'before', 'after', 'undone_at', 'other_id'])
    .where('id', '=', changeId)
    .where('person_id', '=', person.id)
    .executeTakeFirst()
  if (!change) refuse(404, registerRefusals.thereNoSuchChange)
  const account = person.account_id
  const undone =
    change.kind === 'claimed'
      ? await undoClaim(db, person, change, act)
      : await undoMerge(db, person, changeId, act)
  if (account !== null && 'seen' in (JSON.parse(change.after) as object))
    await db.deleteFrom('account_seen').where('account_id', '=', account).execute()
  return undone
}

/** The entry is as it was, where nobody has changed it since, and the account has one of its own again. */
async function undoClaim(db: Db, person: Person, change: Change, { by, now }: By): Promise<Person> {
  const { joined_fellowship, ...before } = JSON.parse(change.before) as Record<string, unknown>
  const after = JSON.parse(change.after) as Record<string, unknown>
  const account = person.account_id
  if (!isUndoable(change) || account === null || account !== after['account_id'])
    refuse(409, changedMeanwhile())
  const still = Object.keys(before).filter((column) => person[column as keyof Person] === after[column])
  const restored = Object.fromEntries(still.map((column) => [column, before[column]]))
  const left = await changePerson(db, person.id, restored as Partial<PersonColumns>, now)
  await leaveJoined(db, account, joined_fellowship as number | undefined)
  await addOwnEntry(db, account)
  await db
    .updateTable('person_change')
    .set({ undone_at: now.toISOString() })
    .where('id', '=', change.id)
    .execute()
  await recordChange(db, left, {
    kind: 'undone',
    by,
    at: now,
    after: { account: nameOfPerson(person) },
  })
  return left
}
