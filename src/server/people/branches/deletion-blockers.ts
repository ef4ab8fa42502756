import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { readDocument } from '../../settings/trash/document.ts'
import { personRefusals } from '../messages.ts'

/**
 * Why a branch cannot be deleted, and what to do: what belongs to it is moved first; newcomers' cards and check-ins belong to it for
 * good. '' where nothing belongs to it. A merged entry of a person does not count: it is in no list, and nobody can move it.
 */
export async function describeDeletionBlockers(db: Db, branch: number): Promise<string> {
  const cards = await countIn(db, 'newcomer_card', branch)
  const checkInSessions = await countIn(db, 'sitting', branch)
  const words = personRefusals
  const stays = named([
    [cards, words.cards],
    [checkInSessions, words.checkIns],
  ])
  if (stays) return words.whatDoneAtBranch({ stays })
  const moves = named([
    [await countIn(db, 'person', branch), words.peopleOf],
    [await countIn(db, 'account', branch), words.staffOf],
    [await countDeletedStaff(db, branch), words.deletedStaffOf],
    [await countIn(db, 'fellowship', branch), words.fellowshipsOf],
    [await countIn(db, 'service', branch), words.servicesOf],
  ])
  return moves && words.stillBranchMovesMove({ moves })
}

type Counted = readonly [count: number, words: (values: { count: number }) => string]

/** What there is of each, the last one after "and". */
function named(counts: readonly Counted[]): string {
  const shown = counts.filter(([count]) => count > 0).map(([count, words]) => words({ count }))
  const last = shown.at(-1) ?? ''
  const first = shown.slice(0, -1).join(', ')
  return first ? personRefusals.listed({ first, second: last }) : last
}

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
