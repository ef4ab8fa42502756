import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { hourIn } from '../../../lib/time/church-time.ts'
import type { Db } from '../../platform/db/tables.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import type { CheckInSession } from './check-in-sessions.ts'
import { checkInRefusals } from './messages.ts'

/** How a child went home, under any of its entries; undefined while it is here. */
export const findCollection = (db: Db, checkInSession: CheckInSession, entries: readonly number[]) =>
  db
    .selectFrom('child_collected')
    .leftJoin('person', 'person.id', 'child_collected.collector_id')
    .leftJoin('account', 'account.id', 'child_collected.released_by')
    .select(['child_collected.at', 'how'])
    .select(['person.first_name', 'person.middle_name', 'person.last_name'])
    .select(['account.first_name as usher_first_name', 'account.last_name as usher_last_name'])
    .where('sitting_id', '=', checkInSession.id)
    .where('person_id', 'in', entries)
    .executeTakeFirst()

/** Who collected a child and when, for whoever wants to hand it over once more. */
export async function sayCollected(
  db: Db,
  checkInSession: CheckInSession,
  { name, entries }: { name: string; entries: readonly number[] },
): Promise<string> {
  const gone = await findCollection(db, checkInSession, entries)
  if (!gone) throw new Error('The child is here')
  const hour = hourIn(await zoneOf(db), new Date(gone.at))
  const { first_name, middle_name, last_name } = gone
  const collector =
    first_name === null
      ? ''
      : nameOfPerson({ first_name, middle_name: middle_name ?? '', last_name: last_name ?? '' })
  const usher = [gone.usher_first_name, gone.usher_last_name].filter(Boolean).join(' ')
  const at = { name, hour, usher }
  if (collector)
    return usher
      ? checkInRefusals.collectedNamedBy({ ...at, collector })
      : checkInRefusals.collectedNamed({ name, hour, collector })
  if (gone.how === 'code')
    return usher ? checkInRefusals.collectedCodeBy(at) : checkInRefusals.collectedCode({ name, hour })
  return usher ? checkInRefusals.collectedBareBy(at) : checkInRefusals.collectedBare({ name, hour })
}
