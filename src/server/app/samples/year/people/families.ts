import { outsideKin } from '../../../../../content/year/families.ts'
import { proposeRelations } from '../../../../people/family/propose.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { itemAt } from '../../seed/random.ts'

/** Families of the congregation as its households make them likely, and next of kin of every eighth grown-up and of the dead. */
export async function addFamilies(db: Db, now: Date): Promise<void> {
  const households = await db.selectFrom('household').select('id').orderBy('id').execute()
  const created_at = now.toISOString()
  for (const { id } of households) {
    const relations = await proposeRelations(db, id, now)
    const rows = relations.map(({ kind, person, other }) => ({
      kind,
      person_id: kind === 'spouse' ? Math.min(person, other) : person,
      other_id: kind === 'spouse' ? Math.max(person, other) : other,
      created_at,
    }))
    if (rows.length > 0) await db.insertInto('person_relation').values(rows).execute()
  }
  const grown = await db
    .selectFrom('person')
    .select(['id', 'status'])
    .where('merged_into', 'is', null)
    .where('born', '<', `${now.getUTCFullYear() - 30}`)
    .orderBy('id')
    .execute()
  const kin = grown
    .filter(({ status }, at) => status === 'Gone home' || at % 8 === 0)
    .map(({ id }, at) => ({
      kind: 'kin' as const,
      person_id: id,
      other_id: null,
      ...itemAt(outsideKin, at),
      created_at,
    }))
  await db.insertInto('person_relation').values(kin).execute()
}
