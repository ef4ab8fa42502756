import type { Db } from '../../platform/db/tables.ts'

/**
 * Blanks what files of past gifts say of people who are about to be deleted. Their gifts stay without a giver, for the books. Call it in
 * the transaction of the deletion.
 */
export async function forgetPastGiver(db: Db, people: readonly number[]): Promise<void> {
  const givers = await db
    .selectFrom('past_giver')
    .select(['id', 'import_id'])
    .where('person_id', 'in', people)
    .execute()
  if (givers.length === 0) return
  const ids = givers.map(({ id }) => id)
  const gifts = await db
    .selectFrom('past_gift')
    .select(['import_id', 'number'])
    .where('giver_id', 'in', ids)
    .execute()
  for (const [import_id, rows] of Map.groupBy(gifts, (gift) => gift.import_id))
    await db
      .deleteFrom('gift_import_row')
      .where('import_id', '=', import_id)
      .where(
        'number',
        'in',
        rows.map(({ number }) => number),
      )
      .execute()
  await db
    .updateTable('past_gift')
    .set({ check_number: '', memo: '', row_digest: '' })
    .where('giver_id', 'in', ids)
    .execute()
  for (const id of ids)
    await db
      .updateTable('past_giver')
      .set({ name: '', contacts: '', envelope: '', external_id: '', why: '', candidates: '[]' })
      // Unique within its file, and no hash of anybody.
      .set({ key: `forgotten ${id}`, fate: 'nobody', person_id: null, is_decided: 0 })
      .where('id', '=', id)
      .execute()
}
