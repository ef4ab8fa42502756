import { settlement, statementHeadings } from '../../../../../content/year/books.ts'
import { printOf, proposeMapping } from '../../../../giving/bank-reconciliation/columns.ts'
import { saveLayout } from '../../../../giving/bank-reconciliation/repo.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import type { Draft } from './chain.ts'
import type { Setting } from './setting.ts'
import { paymentOf } from './transfers.ts'

/** The kind of file that the bank sends, and a payment of one that is a gift of the page Give: it is in the books already. */
export async function addMatched({ db, treasurer, now }: Setting, drafts: readonly Draft[]): Promise<void> {
  const headings = [...statementHeadings]
  const { id: account } = await db
    .selectFrom('book_account')
    .select('id')
    .where('ledger', '=', 'bank')
    .executeTakeFirstOrThrow()
  await saveLayout(db, printOf(headings), {
    mapping: proposeMapping(headings),
    account,
    now: daysBefore(now, 300),
  })
  const gift = drafts.findLast(({ kind, at }) => kind === 'gift' && at < moment(daysBefore(now, 8)))
  if (!gift) return
  const arrived = daysAfter(new Date(gift.at), 2)
  const decided = moment(daysAfter(arrived, 3))
  await db
    .insertInto('statement_row')
    .values({
      ...paymentOf({ ...settlement, day: day(arrived), amount: gift.amount }),
      added_at: decided,
      state: 'counted',
      gift_id: gift.source_id,
      decided_by: treasurer,
      decided_at: decided,
      version: 2,
    })
    .execute()
}
