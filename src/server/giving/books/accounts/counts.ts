import type { AccountCountForm, BookAccountAnswer } from '../../../../lib/contract/giving/book-account.ts'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { namesOf } from '../account-names.ts'
import { accountBalance } from '../balances.ts'
import { findFund } from '../funds.ts'
import { bookOf, post } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { requireAccount } from './find-account.ts'

/** Kinds whose money somebody can count. */
const counted = ['cash box', 'petty cash', 'cheques']

type Counted = NonNullable<BookAccountAnswer['count']>

/** The newest count of each account. */
export async function newestCounts(
  db: Db,
  book: Book,
  reader: { id: number; isSignatory: boolean },
): Promise<Map<number, Counted>> {
  const newest = db
    .selectFrom('account_count')
    .select((row) => row.fn.max('id').as('id'))
    .where('book', '=', book)
    .groupBy('book_account_id')
  const rows = await db.selectFrom('account_count').selectAll().where('id', 'in', newest).execute()
  const names = await namesOf(
    db,
    rows.flatMap(({ counted_by, accepted_by }) => [counted_by, accepted_by]),
  )
  return new Map(
    rows.map(
      ({ id, book_account_id, day, counted: sum, expected, why, counted_by, accepted_by, accepted_at }) => [
        book_account_id,
        {
          id,
          day,
          counted: sum,
          expected,
          why,
          counted_by: names(counted_by),
          accepted_by: accepted_at === null ? '' : names(accepted_by),
          may_accept:
            sum !== expected && accepted_at === null && reader.isSignatory && counted_by !== reader.id,
        },
      ],
    ),
  )
}

type Act = { by: number; now: Date }

/** Notes what was counted in an account, beside what the books say. Throws 404, and 409 for one that nobody can count. */
export async function countAccount(
  db: Db,
  book_account_id: number,
  form: AccountCountForm,
  { by, now }: Act,
): Promise<void> {
  const { kind, ledger } = await requireAccount(db, book_account_id)
  if (!counted.includes(kind)) refuse(409, bookRefusals.onlyCashAndCheques)
  const book = await bookOf(db)
  await db
    .insertInto('account_count')
    .values({
      book,
      book_account_id,
      day: await churchDay(db, now),
      counted: form.counted,
      expected: await accountBalance(db, { book, ledger }),
      why: form.why,
      counted_by: by,
      counted_at: now.toISOString(),
    })
    .execute()
}

/**
 * Accepts the difference of the newest count of an account: a fund bears it, and the ledger says what was counted. Throws 404, 403 for who
 * counted, 400 for a fund that is not there, and 409 where nothing is to be accepted.
 */
export async function acceptCount(db: Db, id: number, fund_id: number, { by, now }: Act): Promise<void> {
  const count = await db.selectFrom('account_count').selectAll().where('id', '=', id).executeTakeFirst()
  if (!count) refuse(404, bookRefusals.noCount)
  if (count.counted_by === by) refuse(403, bookRefusals.youCountedItSomebody)
  const difference = count.counted - count.expected
  if (difference === 0 || count.accepted_at !== null) refuse(409, bookRefusals.thereNoDifferenceTo)
  const later = await db
    .selectFrom('account_count')
    .select('id')
    .where('book', '=', count.book)
    .where('book_account_id', '=', count.book_account_id)
    .where('id', '>', id)
    .executeTakeFirst()
  if (later) refuse(409, bookRefusals.itWasCountedAgain)
  if (!(await findFund(db, fund_id))) refuseFields({ fund: [bookRefusals.pleaseChooseFund] })
  const { ledger } = await requireAccount(db, count.book_account_id)
  await db
    .updateTable('account_count')
    .set({ fund_id, accepted_by: by, accepted_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await post(db, {
    book: count.book,
    kind: 'count-difference',
    debit: difference > 0 ? ledger : 'expenses',
    credit: difference > 0 ? 'income' : ledger,
    fund_id,
    amount: Math.abs(difference),
    day: await churchDay(db, now),
    source: 'account_count',
    source_id: id,
    postedBy: by,
    now,
  })
}
