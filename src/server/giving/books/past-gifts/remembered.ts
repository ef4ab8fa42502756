import { sql } from 'kysely'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import { oneOf } from '../../../platform/db/many-rows.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { bookOf } from '../ledger.ts'
import type { Remembered } from './match-giver.ts'
import type { FileGiver } from './read-row.ts'

/** What earlier files said of these givers: a treasurer's choice, the number of the other program, or the envelope. */
export async function openMemory(db: Db, importId: number, givers: readonly FileGiver[]) {
  const texts = (of: (giver: FileGiver) => string) => [...new Set(givers.map(of).filter(Boolean))]
  const keys = texts(({ key }) => key)
  const numbers = texts(({ external_id }) => external_id)
  const envelopes = texts(({ envelope }) => envelope)
  const rows = await db
    .selectFrom('past_giver')
    .innerJoin('gift_import', 'gift_import.id', 'past_giver.import_id')
    .leftJoin('person as named', 'named.id', 'past_giver.person_id')
    .leftJoin('person', (join) => join.on(sql<boolean>`person.id = coalesce(named.merged_into, named.id)`))
    .select(['past_giver.key', 'past_giver.envelope', 'external_id', 'is_decided', 'past_giver.fate'])
    .select(['gift_import.name as file', 'person.id as person_id'])
    .select(['person.first_name', 'person.middle_name', 'person.last_name'])
    .where('gift_import.book', '=', await bookOf(db))
    .where('gift_import.id', '<>', importId)
    .where('gift_import.done_at', 'is not', null)
    .where((row) =>
      row.or([row('past_giver.person_id', 'is not', null), row('past_giver.is_decided', '=', 1)]),
    )
    .where(
      sql<boolean>`(${sql.join(
        [
          oneOf(db, 'past_giver.key', keys),
          sql`(past_giver.external_id <> '' and ${oneOf(db, 'past_giver.external_id', numbers)})`,
          sql`(past_giver.envelope <> '' and ${oneOf(db, 'past_giver.envelope', envelopes)})`,
        ],
        sql` or `,
      )})`,
    )
    // The newest one stays in the map.
    .orderBy('past_giver.id')
    .execute()
  const [choices, byNumber, byEnvelope] = [
    new Map<string, Remembered>(),
    new Map<string, Remembered>(),
    new Map<string, Remembered>(),
  ]
  for (const row of rows) {
    const { first_name, middle_name, last_name, person_id, file } = row
    const person =
      person_id !== null && first_name !== null && middle_name !== null && last_name !== null
        ? { id: person_id, name: nameOfPerson({ first_name, middle_name, last_name }) }
        : null
    if (row.is_decided === 1 && (person || row.fate === 'nobody'))
      choices.set(row.key, { person, file, what: 'choice' })
    if (!person) continue
    if (row.external_id) byNumber.set(row.external_id, { person, file, what: 'number' })
    if (row.envelope) byEnvelope.set(row.envelope, { person, file, what: 'envelope' })
  }
  return (giver: FileGiver): Remembered | undefined =>
    choices.get(giver.key) ?? byNumber.get(giver.external_id) ?? byEnvelope.get(giver.envelope)
}
