import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { ChildAnswer, CollectionForm } from '../../../lib/contract/services/check-in.ts'
import type { TokenKeys } from '../../accounts/accounts/sessions/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { entriesOf, wholeOf } from '../../register/entries/merged-entries.ts'
import type { CheckInSession } from './check-in-sessions.ts'
import { findCollection, sayCollected } from './collections.ts'
import { guardianOfCode } from './guardian-codes.ts'
import { checkInRefusals } from './messages.ts'

/** A child who is here, and who may collect it, in all entries of the register that are the same person. Throws 404. */
export async function readChild(db: Db, checkInSession: CheckInSession, id: number): Promise<ChildAnswer> {
  const entries = await entriesOf(db, id)
  const child = await db
    .selectFrom('sitting_mark')
    .innerJoin('person as entry', 'entry.id', 'sitting_mark.person_id')
    .innerJoin('person', (join) => join.on('person.id', '=', wholeOf('entry')))
    .select(['person.id', 'person.first_name', 'person.middle_name', 'person.last_name'])
    .where('sitting_id', '=', checkInSession.id)
    .where('entry.id', 'in', entries)
    .where('is_here', '=', 1)
    .executeTakeFirst()
  if (!child) refuse(404, checkInRefusals.childNotHere)
  const collectors = await db
    .selectFrom('collector')
    .innerJoin('person as entry', 'entry.id', 'collector.person_id')
    .innerJoin('person', (join) => join.on('person.id', '=', wholeOf('entry')))
    .select(['person.id', 'person.first_name', 'person.middle_name', 'person.last_name'])
    .distinct()
    .where('child_id', 'in', entries)
    .orderBy('person.id')
    .execute()
  const gone = await findCollection(db, checkInSession, entries)
  return {
    id: child.id,
    name: nameOfPerson(child),
    collected: gone !== undefined,
    collectors: collectors.map((row) => ({ id: row.id, name: nameOfPerson(row) })),
  }
}

type Collecting = { form: ReturnedForm; by: number; now: Date; keys: TokenKeys }
type ReturnedForm = Omit<CollectionForm, 'code'> & { code?: string | undefined }

/**
 * Lets a child go with who has the code, with somebody whom the household named, or for a written reason. Call it in a transaction.
 * Throws 400 for a wrong code or person, or a code that the caller made, 404, and 409 when the child is gone already, with who let it
 * go and when. Returns the way, in words for the log.
 */
export async function collectChild(
  db: Db,
  checkInSession: CheckInSession,
  { form, by, now, keys }: Collecting,
): Promise<string> {
  const child = await readChild(db, checkInSession, form.child)
  const entries = await entriesOf(db, child.id)
  if (child.collected) refuse(409, await sayCollected(db, checkInSession, { name: child.name, entries }))
  const guardian =
    form.code === undefined
      ? undefined
      : await guardianOfCode(db, checkInSession, { child, entries, code: form.code, by, now, keys })
  if (form.collector !== undefined && !child.collectors.some(({ id }) => id === form.collector))
    refuseFields({ collector: [checkInRefusals.notNamed({ name: child.name })] })
  const collector = form.collector ?? guardian?.collector ?? null
  const how = form.reason !== undefined ? 'reason' : collector === null ? 'code' : 'named'
  await db
    .insertInto('child_collected')
    .values({
      sitting_id: checkInSession.id,
      person_id: child.id,
      at: now.toISOString(),
      released_by: by,
      how,
      collector_id: collector,
      reason: form.reason ?? '',
    })
    .execute()
  return (
    guardian?.how ?? (how === 'named' ? `with person ${collector}, named in the register` : 'for a reason')
  )
}
