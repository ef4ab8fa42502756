import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { statusesOf } from '../../people/persons/statuses.ts'
import type { Db } from '../../platform/db/tables.ts'
import { recordChange } from '../../register/entries/history.ts'
import { findIdentity } from '../../register/entries/identity.ts'
import { compareNames, foldName } from '../../register/entries/names.ts'
import { addPerson, changePerson, columnsOf, type Person } from '../../register/entries/repo.ts'

/** The fields of a card; the telephone is E.164. */
export type Written = { first_name: string; last_name: string; telephone: string; email: string }

/** `branch`: where the card was written. */
type Entering = { by: number | null; now: Date; branch: number | null }

/**
 * The person of a card: somebody of the register with this telephone or address and a similar name, or a new person with the
 * church's first status. A known person is not changed. An account is matched only by what it has confirmed: it may give the number
 * of the person of the card as its own.
 */
export async function personOfCard(
  db: Db,
  written: Written,
  { by, now, branch }: Entering,
): Promise<{ person: Person; isNew: boolean }> {
  const known = await findSame(db, written)
  if (known) return { person: known, isNew: false }
  const [status = ''] = await statusesOf(db)
  const columns = columnsOf({
    ...written,
    status,
    branch,
    fellowship: null,
    middle_name: '',
    gender: '',
    other_telephone: '',
    born: '',
    baptised: '',
    joined: '',
    married: '',
    address: '',
    ministries: [],
    notes: '',
  })
  const person = await addPerson(db, columns, now)
  const after = {
    first_name: written.first_name,
    last_name: written.last_name,
    telephone: written.telephone,
    status,
  }
  await recordChange(db, person, { kind: 'added', by, at: now, after })
  return { person, isNew: true }
}

async function findSame(db: Db, written: Written): Promise<Person | undefined> {
  const { telephone, email } = written
  const people = await db
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
  const alike: Person[] = []
  for (const one of people)
    if (isAlike(written, name, one) && (await isMet(db, written, one))) alike.push(one)
  return alike.find((one) => compareNames(name, nameOfPerson(one)) === 'same') ?? alike[0]
}

/** By something of the register, or of its account that is confirmed. */
async function isMet(db: Db, { telephone, email }: Written, person: Person): Promise<boolean> {
  const account = person.account_id === null ? undefined : await findIdentity(db, person.account_id)
  if (!account) return true
  const { given } = account
  const isOfRegister = (value: string, own: string) => value !== '' && value !== own
  return (
    [account.telephone, person.other_telephone].includes(telephone) ||
    (person.telephone === telephone && isOfRegister(telephone, given.telephone)) ||
    (email !== '' &&
      [account.email, isOfRegister(person.email, given.email) && person.email].includes(email.toLowerCase()))
  )
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
      person_id: person.id,
      purpose: 'church' as const,
      given: 1 as const,
      how,
      decided_at: now.toISOString(),
      decided_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!added.numInsertedOrUpdatedRows) return
  const changed = await changePerson(db, person.id, {}, now)
  await recordChange(db, changed, { kind: 'consent', by, at: now, after: { consent: 'church: yes' } })
}
