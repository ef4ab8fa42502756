import { type RawBuilder, sql } from 'kysely'
import type { Purpose } from '../../../lib/contract/messages/message.ts'

/** The bit of each purpose in `person_asked`; a further one needs a migration of the triggers in db/migrations/baseline/triggers/found-people.ts. */
export const purposeBits = {
  services: 1,
  events: 2,
  fellowship: 4,
  care: 8,
  giving: 16,
  church: 32,
} as const satisfies Record<Purpose, number>

const all = Object.values(purposeBits).reduce((sum, bit) => sum + bit, 0)

/** The people who were never asked about a purpose, by the index of what people were asked. */
export function notAsked(purpose: Purpose): RawBuilder<{ id: number }> {
  const sums = Array.from({ length: all + 1 }, (_, sum) => sum).filter((sum) => !(sum & purposeBits[purpose]))
  return sql`select person_id as id from person_asked where asked in (${sql.join(sums.map((sum) => sql.lit(sum)))})`
}
