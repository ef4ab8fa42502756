import type { Purpose } from '../../../lib/contract/messages/message.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import { decideWhatsApp, findWhatsAppConsent } from '../../accounts/unsubscribes/whatsapp-consent.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { recordChange } from '../../register/entries/history.ts'
import { changePerson, type Person } from '../../register/entries/repo.ts'
import { personRefusals } from '../messages.ts'
import { anyPerson } from './people-scope.ts'

type By = { by: number; now: Date }

/** Lets a person live with another one; null: with nobody. A household of one is no household. */
export async function setHousehold(
  db: Db,
  person: Person,
  other: number | null,
  { by, now }: By,
): Promise<void> {
  const before = person.household_id
  const mate = other === null ? undefined : await anyPerson(db, other)
  if (mate?.id === person.id) refuse(400, personRefusals.chooseSomebodyElse2)
  const household = mate ? (mate.household_id ?? (await openHousehold(db, now))) : null
  if (mate && mate.household_id === null)
    await recordHousehold(db, await changePerson(db, mate.id, { household_id: household }, now), person, {
      by,
      now,
    })
  const changed = await changePerson(db, person.id, { household_id: household }, now)
  await recordHousehold(db, changed, mate, { by, now })
  if (before !== null && before !== household) await closeHousehold(db, before, now)
}

async function openHousehold(db: Db, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('household')
    .values({ created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const recordHousehold = (db: Db, person: Person, mate: Person | undefined, { by, now }: By) =>
  recordChange(db, person, {
    kind: 'household',
    by,
    at: now,
    after: { lives_with: mate ? nameOfPerson(mate) : '', people: mate ? [mate.id] : [] },
  })

/** Removes a household with fewer than two people. */
async function closeHousehold(db: Db, household: number, now: Date): Promise<void> {
  const left = await db
    .selectFrom('person')
    .select('id')
    .where('household_id', '=', household)
    .limit(2)
    .execute()
  if (left.length > 1) return
  for (const { id } of left) await changePerson(db, id, { household_id: null }, now)
  await db.deleteFrom('household').where('id', '=', household).execute()
}

/** Says who may collect a child. Throws 404 for somebody who is not there. */
export async function setCollectors(
  db: Db,
  child: Person,
  collectors: readonly number[],
  { by, now }: By,
): Promise<void> {
  const people = await Promise.all([...new Set(collectors)].map((id) => anyPerson(db, id)))
  if (people.some(({ id }) => id === child.id)) refuse(400, personRefusals.childCollects)
  await db
    .deleteFrom('collector')
    .where((where) =>
      where.or([
        where('child_id', '=', child.id),
        where('child_id', 'in', where.selectFrom('person').select('id').where('merged_into', '=', child.id)),
      ]),
    )
    .execute()
  for (const { id } of people)
    await db.insertInto('collector').values({ child_id: child.id, person_id: id }).execute()
  const changed = await changePerson(db, child.id, {}, now)
  const after = { collected_by: people.map(nameOfPerson).join(', '), people: people.map(({ id }) => id) }
  await recordChange(db, changed, { kind: 'household', by, at: now, after })
}

type Decided = By & { purpose: Purpose; given: boolean | null; how: string }

/** Keeps what a person agreed to or declined; null: it is not known. */
export async function setConsent(
  db: Db,
  person: Person,
  { purpose, given, how, by, now }: Decided,
): Promise<void> {
  await db
    .deleteFrom('person_consent')
    .where('person_id', '=', person.id)
    .where('purpose', '=', purpose)
    .execute()
  if (given !== null)
    await db
      .insertInto('person_consent')
      .values({
        person_id: person.id,
        purpose,
        given: given ? 1 : 0,
        how,
        decided_at: now.toISOString(),
        decided_by: by,
      })
      .execute()
  const changed = await changePerson(db, person.id, {}, now)
  const answer = given === null ? 'not known' : given ? 'yes' : 'no'
  await recordChange(db, changed, {
    kind: 'consent',
    by,
    at: now,
    after: { consent: `${purpose}: ${answer}` },
  })
}

/** Keeps whether a person may be written to by WhatsApp, as they told the office. Throws 409 for a yes after a STOP from the number. */
export async function setWhatsAppConsent(
  db: Db,
  person: Person,
  { given, hash, by, now }: By & { given: boolean | null; hash: AddressHash },
): Promise<void> {
  const { account_id: accountId, telephone, id: personId } = person
  const { stopped_at } = await findWhatsAppConsent(db, hash, { accountId, personId, telephone })
  if (given && stopped_at) refuse(409, personRefusals.sTOPWrittenFromNumber)
  const who = accountId === null ? { personId } : { accountId }
  await decideWhatsApp(db, who, { given, how: 'told the office', by, at: now })
  const changed = await changePerson(db, personId, {}, now)
  const answer = given === null ? 'not known' : given ? 'yes' : 'no'
  await recordChange(db, changed, { kind: 'consent', by, at: now, after: { consent: `WhatsApp: ${answer}` } })
}
