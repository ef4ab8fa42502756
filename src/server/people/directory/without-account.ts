import type { DirectoryPersonAnswer, DirectoryPersonForm } from '../../../lib/contract/people/directory.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { anyPerson } from '../persons/people-scope.ts'
import { directoryRefusals } from './messages.ts'

type Act = { by: number; now: Date }

/** Whether a person without an account is in the directory, and what of them it shows. */
export async function directoryPersonOf(db: Db, id: number): Promise<DirectoryPersonAnswer> {
  const row = await db
    .selectFrom('directory_person')
    .selectAll()
    .where('person_id', '=', id)
    .executeTakeFirst()
  return {
    entry: row
      ? {
          agreed: row.agreed,
          telephone: row.shows_telephone === 1,
          birthday: row.shows_birthday === 1,
          address: row.shows_address === 1,
          added_at: row.added_at,
        }
      : null,
  }
}

/**
 * Notes that a person agreed to be in the directory, and to what. Throws 404, and 409 for somebody with an account, who decides that under
 * Settings.
 */
export async function setDirectoryPerson(
  db: Db,
  id: number,
  { agreed, telephone, birthday, address }: DirectoryPersonForm,
  { by, now }: Act,
): Promise<void> {
  const person = await anyPerson(db, id)
  if (person.account_id !== null) refuse(409, directoryRefusals.personAccountDecidesAbout)
  const columns = {
    agreed,
    shows_telephone: telephone ? 1 : 0,
    shows_birthday: birthday ? 1 : 0,
    shows_address: address ? 1 : 0,
    added_by: by,
    added_at: now.toISOString(),
  } as const
  await db
    .insertInto('directory_person')
    .values({ person_id: id, ...columns })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute()
}

/** Takes a person out of the directory. */
export async function removeDirectoryPerson(db: Db, id: number): Promise<void> {
  await db.deleteFrom('directory_person').where('person_id', '=', id).execute()
}
