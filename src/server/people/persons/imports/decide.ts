import { sql } from 'kysely'
import type { DecisionForm, Fate } from '../../../../lib/contract/people/people-import.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { findIdentity, isProven } from '../../../register/entries/identity.ts'
import { peopleImportRefusals } from './messages.ts'
import { countFates, findImport, type Plan } from './repo.ts'

/** Keeps what an admin decides about a doubtful row of a list that was tried. Throws 409 for any other row. */
export async function decideRow(
  db: Db,
  importId: number,
  number: number,
  { decision }: DecisionForm,
): Promise<void> {
  await findImport(db, importId)
  // The list first: a trial, which is no transaction, waits for its row, and judges the rows anew then.
  const { numUpdatedRows } = await db
    .updateTable('people_import')
    .set({ version: sql`version + 1` })
    .where('id', '=', importId)
    .where('state', '=', 'tried')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(409, peopleImportRefusals.listNotWaitingAny)
  const row = await db
    .selectFrom('people_import_row')
    .select(['fate', 'decision', 'person_id', 'plan'])
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) refuse(404, peopleImportRefusals.thereNoSuchRow)
  if (row.fate !== 'doubtful' && row.decision === '') refuse(409, peopleImportRefusals.rowNotDoubt)
  const { of } = JSON.parse(row.plan) as Plan
  if (decision === 'same' && row.person_id === null && of === undefined)
    refuse(409, peopleImportRefusals.notKnownWhoMay)
  if (decision === 'same' && row.person_id !== null) await requireProven(db, row.person_id)
  const fate: Fate = ({ new: 'new', same: 'changes', skip: 'left' } as const)[decision]
  await db
    .updateTable('people_import_row')
    .set({ decision, fate })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
  const counts = JSON.stringify(await countFates(db, importId))
  await db.updateTable('people_import').set({ counts }).where('id', '=', importId).execute()
}

/** What a list says comes to no account of which nothing shows whose it is. Throws 409. */
async function requireProven(db: Db, person: number): Promise<void> {
  const row = await db.selectFrom('person').select('account_id').where('id', '=', person).executeTakeFirst()
  const account = row?.account_id ? await findIdentity(db, row.account_id) : undefined
  if (account && !isProven(account))
    refuse(409, peopleImportRefusals.accountNameConfirmedNothing({ name: account.name }))
}
