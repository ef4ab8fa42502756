import type { Context } from 'hono'
import { nameOfPerson, PersonForm } from '../../../../lib/contract/people/person.ts'
import type { AddedPersonForm, NamedPerson } from '../../../../lib/contract/people/person-request.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { statusesOf } from '../statuses.ts'
import { writeNew } from '../write.ts'
import { addRequest, requireRoom } from './repo.ts'

/**
 * Adds a person to a fellowship with the church's first status, as newcomers have it, in the branch of the leader or else of the
 * fellowship, and lets the office know. Call it in a transaction. Throws 400 by field, and 409 where too many wait for the office.
 */
export async function addToFellowship(
  c: Context<AppEnv>,
  db: Db,
  { written: { is_new: _, ...written }, fellowship }: { written: AddedPersonForm; fellowship: number },
): Promise<NamedPerson> {
  await requireRoom(db, fellowship, 1)
  const { branch_id } = await db
    .selectFrom('fellowship')
    .select('branch_id')
    .where('id', '=', fellowship)
    .executeTakeFirstOrThrow()
  const { id: by, branch = branch_id } = callerOf(c)
  const [status = ''] = await statusesOf(db)
  const { version: __, ...form } = PersonForm.parse({ ...written, fellowship, status, branch })
  const person = await writeNew(c, db, form)
  await addRequest(db, { kind: 'added', person: person.id, fellowship, word: '', by, now: c.var.now() })
  return { id: person.id, name: nameOfPerson(person) }
}
