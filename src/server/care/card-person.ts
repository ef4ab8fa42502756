import { nameOfPerson } from '../../lib/contract/person.ts'
import type { Db } from '../db/tables.ts'
import { statusesOf } from '../people/statuses.ts'
import { recordChange } from '../people-register/history.ts'
import { compareNames, foldName } from '../people-register/names.ts'
import { addPerson, changePerson, columnsOf, type Person } from '../people-register/repo.ts'

/** The fields of a card; the telephone is E.164. */
export type Written = { first_name: string; last_name: string; telephone: string; email: string }

/** `branch`: where the card was written. */
type Entering = { by: number | null; now: Date; branch: number | null }

/**
 * The person of a card: who is in the register already with this telephone or address and a name alike, or somebody new with the
 * church's first status. Nothing that the register says of somebody known is changed.
 */
export async function personOfCard(db: Db, written: Written, { by, now, branch }: Entering): Promise<Person> {
  const known = await findSame(db, written)
  if (known) return known
  const [status = ''] = await statusesOf(db)
  const columns = columnsOf({
    ...{
      ...written,
      status,
      branch,
      fellowship: null,
      middle_name: '',
      gender: '',
      other_telephone: '',
      born: '',
    },
    ...{ baptised: '', joined: '', married: '', address: '', ministries: [], notes: '' },
  })
  const person = await addPerson(db, columns, now)
  const after = {
    first_name: written.first_name,
    last_name: written.last_name,
    telephone: written.telephone,
    status,
  }
  await recordChange(db, person, { kind: 'added', by, at: now, after })
  return person
}

async function findSame(db: Db, written: Written): Promise<Person | undefined> {
  const { telephone, email } = written
  const found = await db
    .selectFrom('person')
    .selectAll()
    .where('merged_into', 'is', null)
    .where((row) =>
      row.or([
        row('telephone', '=', telephone),
        row('other_telephone', '=', telephone),
        ...(email ? [row('email', '=', email.toLowerCase())] : []),
      ]),
    )
    .orderBy('id')
    .limit(50)
    .execute()
  const name = nameOfPerson({ ...written, middle_name: '' })
  const alike = found.filter((one) => isAlike(written, name, one))
  return alike.find((one) => compareNames(name, nameOfPerson(one)) === 'same') ?? alike[0]
}

/** Names alike, or the same first name where one of the two has no family name. */
function isAlike(written: Written, name: string, one: Person): boolean {
  if (compareNames(name, nameOfPerson(one)) !== 'other') return true
  const hasBoth = written.last_name !== '' && one.last_name !== ''
  return !hasBoth && foldName(written.first_name) === foldName(one.first_name)
}

/** Keeps that somebody agreed to be written to, where nothing is known yet: a no of the register stays. */
export async function recordConsent(
  db: Db,
  person: Person,
  how: string,
  { by, now }: { by: number | null; now: Date },
) {
  const added = await db
    .insertInto('person_consent')
    .values({
      ...{ person_id: person.id, purpose: 'church' as const, given: 1 as const, how },
      ...{ decided_at: now.toISOString(), decided_by: by },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!added.numInsertedOrUpdatedRows) return
  const changed = await changePerson(db, person.id, {}, now)
  await recordChange(db, changed, { kind: 'consent', by, at: now, after: { consent: 'church: yes' } })
}
