import { sql } from 'kysely'
import { fieldErrors } from '../../../lib/contract/base.ts'
import { PersonForm } from '../../../lib/contract/people/person.ts'
import type { RegisterField } from '../../../lib/contract/services/form.ts'
import { profileRules } from '../../../lib/texts/accounts/profile-rules.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { Refused, refuse } from '../../platform/errors/refusal.ts'
import { differenceOf, recordChange } from '../../register/entries/history.ts'
import { changePerson, type Person } from '../../register/entries/repo.ts'
import { churchDay, countryOf } from '../../settings/church-settings/place.ts'
import { comparedColumns, numberOf } from './write.ts'

type Reading = { field: RegisterField; value: string; now: Date }

/** A value as the register keeps it, or why its rules refuse it. */
export async function readField(db: Db, reading: Reading): Promise<{ value: string } | { wrong: string }> {
  try {
    return { value: await keptValue(db, reading) }
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 400) throw error
    const [[wrong = ''] = []] = Object.values(error.body) as string[][]
    return { wrong }
  }
}

async function keptValue(db: Db, { field, value, now }: Reading): Promise<string> {
  if (field === 'telephone' || field === 'other_telephone') return numberOf(field, value, await countryOf(db))
  const read = PersonForm.safeParse({ first_name: 'Somebody', [field]: value })
  if (!read.success) throw new Refused(400, fieldErrors(read.error))
  if (field === 'born' && value > (await churchDay(db, now)))
    throw new Refused(400, { born: [profileRules.bornInFuture] })
  return field === 'email' ? read.data.email.toLowerCase() : read.data[field]
}

/** Whether the account of a person owns a field: it is changed in the profile, where it is confirmed. */
export const isOwned = ({ account_id }: Pick<Person, 'account_id'>, field: RegisterField): boolean =>
  account_id !== null && comparedColumns.some((column) => column === field)

/** Locks an entry before what stands in it is compared, and reads it as those before have left it. Throws 404. */
export async function lockEntry(db: Db, id: number): Promise<Person> {
  await db.updateTable('person').set({ version: sql`version + 0` }).where('id', '=', id).execute()
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  return person ?? refuse(404, callRefusals.thereNoSuchPerson)
}

type Filling = {
  fields: Partial<Record<RegisterField, string>>
  /** The title of the form that they come from. */
  form: string
  by: number
  now: Date
}

/**
 * Writes fields that were read by `readField` into an entry that is locked, with its history, which names the form. What an account says of
 * itself stays. A profile follows with both of what it carries on, so that its next change does not bring back what was there before.
 */
export async function fillFields(db: Db, person: Person, { fields, form, by, now }: Filling): Promise<void> {
  const free = Object.entries(fields).filter(([field]) => !isOwned(person, field as RegisterField))
  const changed = differenceOf(person, Object.fromEntries(free))
  if (!changed) return
  const after = await changePerson(db, person.id, changed.after, now)
  const { born, address } = { ...person, ...changed.after }
  if (person.account_id !== null && (born !== person.born || address !== person.address))
    await db
      .updateTable('profile')
      .set({ date_of_birth: born, house_address: address, updated_at: now.toISOString() })
      .where('account_id', '=', person.account_id)
      .execute()
  await recordChange(db, after, {
    kind: 'changed',
    by,
    at: now,
    before: changed.before,
    after: { ...changed.after, form },
  })
}
