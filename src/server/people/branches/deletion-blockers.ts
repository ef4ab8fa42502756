import { sql } from 'kysely'
import { countOf } from '../../../lib/text/format-count.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readDocument } from '../../settings/trash/document.ts'
import { personRefusals } from '../persons/messages.ts'

const listed = new Intl.ListFormat('en-GB')

/**
 * Why a branch cannot be deleted, and what to do: what belongs to it is moved first; newcomers' cards and check-ins belong to it for
 * good. '' where nothing belongs to it. A merged entry of a person does not count: it is in no list, and nobody can move it.
 */
export async function describeDeletionBlockers(db: Db, branch: number): Promise<string> {
  const cards = await countIn(db, 'newcomer_card', branch)
  const checkInSessions = await countIn(db, 'sitting', branch)
  const stays = named([
    [cards, 'newcomer’s card', 'newcomers’ cards'],
    [checkInSessions, 'check-in'],
  ])
  if (stays) return personRefusals.whatDoneAtBranch({ stays })
  const moves = named([
    [await countIn(db, 'person', branch), 'person', 'people'],
    [await countIn(db, 'account', branch), 'member of the staff', 'members of the staff'],
    [
      await countDeletedStaff(db, branch),
      'member of the staff in the bin',
      'members of the staff in the bin',
    ],
    [await countIn(db, 'fellowship', branch), 'fellowship'],
    [await countIn(db, 'service', branch), 'service'],
  ])
  return moves && personRefusals.stillBranchMovesMove({ moves })
}

const named = (counts: readonly (readonly [count: number, one: string, many?: string])[]): string =>
  listed.format(counts.filter(([count]) => count > 0).map((count) => countOf(...count)))

type Table = 'person' | 'account' | 'fellowship' | 'service' | 'newcomer_card' | 'sitting'

async function countIn(db: Db, table: Table, branch: number): Promise<number> {
  const { count } = await db
    .selectFrom(table as 'person')
    .select(sql<number>`count(*)`.as('count'))
    .where('branch_id', '=', branch)
    .$if(table === 'person', (query) => query.where('merged_into', 'is', null))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Accounts in the bin that belong to a branch: they would come back without the limit of their branch. */
async function countDeletedStaff(db: Db, branch: number): Promise<number> {
  const deleted = await db.selectFrom('bin_entry').select('document').where('kind', '=', 'account').execute()
  const rows = deleted.flatMap(({ document }) => readDocument(document).rows)
  return rows.filter(({ table, values }) => table === 'account' && values['branch_id'] === branch).length
}
