import { sql } from 'kysely'
import type { DecisionForm, Fate } from '../../../lib/contract/people-import.ts'
import type { Db } from '../../db/tables.ts'
import { refuse } from '../../errors/refusal.ts'
import { countFates, findImport, type Plan } from './repo.ts'

/** Keeps what an admin decides about a doubtful row of a list that was tried. Throws 409 for any other row. */
export async function decideRow(
  db: Db,
  importId: number,
  number: number,
  { decision }: DecisionForm,
): Promise<void> {
  const list = await findImport(db, importId)
  if (list.state !== 'tried') refuse(409, 'This list is not waiting any more. Please look again.')
  const row = await db
    .selectFrom('people_import_row')
    .select(['fate', 'decision', 'person_id', 'plan'])
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) refuse(404, 'There is no such row.')
  if (row.fate !== 'doubtful' && row.decision === '') refuse(409, 'This row is not in doubt.')
  const { of } = JSON.parse(row.plan) as Plan
  if (decision === 'same' && row.person_id === null && of === undefined)
    refuse(409, 'It is not known who this may be.')
  const fate: Fate = ({ new: 'new', same: 'changes', skip: 'left' } as const)[decision]
  await db
    .updateTable('people_import_row')
    .set({ decision, fate })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
  const counts = JSON.stringify(await countFates(db, importId))
  await db
    .updateTable('people_import')
    .set({ counts, version: sql`version + 1` })
    .where('id', '=', importId)
    .execute()
}
