import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { HouseholdAnswer } from '../../../lib/contract/services/form.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The age of a grown-up. */
const grownUp = 18

type Mate = HouseholdAnswer[number] & { id: number }

/** An account's own entry in the register, and those who live with it. */
export async function householdOf(db: Db, account: number, now: Date): Promise<Mate[]> {
  const own = await db
    .selectFrom('person')
    .select(['id', 'household_id'])
    .where('account_id', '=', account)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  if (!own) return []
  const people = db
    .selectFrom('person')
    .select(['id', 'first_name', 'middle_name', 'last_name', 'born'])
    .where('merged_into', 'is', null)
  const of = own.household_id
  const mates = of === null ? people.where('id', '=', own.id) : people.where('household_id', '=', of)
  const rows = await mates.orderBy('born').orderBy('id').limit(40).execute()
  const youngest = `${now.getUTCFullYear() - grownUp}${now.toISOString().slice(4, 10)}`
  return rows.map(({ id, born, ...name }) => ({
    id,
    name: nameOfPerson(name),
    is_child: id !== own.id && born.length === 10 && born > youngest,
  }))
}

/** Their names alone: which entries they are, the server finds by itself. */
export const listHousehold = async (db: Db, account: number, now: Date): Promise<HouseholdAnswer> =>
  (await householdOf(db, account, now)).map(({ name, is_child }) => ({ name, is_child }))
