import type { Selectable } from 'kysely'
import type { PersonConsentTable } from '../../platform/db/tables/people.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Puts consents back as a person's history has them. Whoever decided them may have no account any more. */
export async function addEarlierConsents(
  db: Db,
  consents: readonly Selectable<PersonConsentTable>[],
): Promise<void> {
  if (consents.length === 0) return
  const deciders = consents.flatMap(({ decided_by }) => decided_by ?? [])
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [0, ...deciders])
    .execute()
  const known = new Set<number | null>(accounts.map(({ id }) => id))
  await db
    .insertInto('person_consent')
    .values(
      consents.map((row) => ({ ...row, decided_by: known.has(row.decided_by) ? row.decided_by : null })),
    )
    .execute()
}
