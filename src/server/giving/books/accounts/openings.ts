import type { OpeningForm } from '../../../../lib/contract/giving/book-account.ts'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { accountBalance, fundBalance } from '../balances.ts'
import { findFund } from '../funds.ts'
import { bookOf, post } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { requireOpenDay } from '../open-day.ts'
import { reverseEntriesOf } from '../reverse-of.ts'
import { requireAccount } from './find-account.ts'

type Act = { by: number; now: Date }

/**
 * Sets what an account had on the morning of a day. What the ledger said otherwise until then is corrected by an entry. Throws 404, 400
 * for a day in a closed month or still to come, and 409 where it has an opening balance.
 */
export async function openAccount(db: Db, id: number, form: OpeningForm, act: Act): Promise<void> {
  const { ledger } = await requireAccount(db, id)
  const book = await bookOf(db)
  await requireOpenDay(db, { book, day: form.day, now: act.now })
  const before = await accountBalance(db, { book, ledger, before: form.day })
  const { opening, difference } = await addOpening(
    db,
    { book, book_account_id: id, fund_id: null },
    { form, before, act },
  )
  if (difference === 0) return
  const sides =
    difference > 0
      ? ({ debit: ledger, credit: 'opening' } as const)
      : ({ debit: 'opening', credit: ledger } as const)
  await postOpening(db, { book, ...sides, fund_id: 0, amount: Math.abs(difference), opening, form, act })
}

/** The same of a fund. */
export async function openFund(db: Db, id: number, form: OpeningForm, act: Act): Promise<void> {
  if (!(await findFund(db, id))) refuse(404, bookRefusals.noFund)
  const book = await bookOf(db)
  await requireOpenDay(db, { book, day: form.day, now: act.now })
  const before = await fundBalance(db, { book, fund: id, before: form.day })
  const { opening, difference } = await addOpening(
    db,
    { book, book_account_id: null, fund_id: id },
    { form, before, act },
  )
  if (difference === 0) return
  const sides =
    difference > 0
      ? ({ debit: 'opening', credit: 'funds' } as const)
      : ({ debit: 'funds', credit: 'opening' } as const)
  await postOpening(db, { book, ...sides, fund_id: id, amount: Math.abs(difference), opening, form, act })
}

type Of = { book: Book; book_account_id: number | null; fund_id: number | null }
type Setting = { form: OpeningForm; before: number; act: Act }

async function addOpening(db: Db, of: Of, { form, before, act }: Setting) {
  const standing = await db
    .selectFrom('opening_balance')
    .select('id')
    .where('book', '=', of.book)
    .where('book_account_id', of.book_account_id === null ? 'is' : '=', of.book_account_id)
    .where('fund_id', of.fund_id === null ? 'is' : '=', of.fund_id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  if (standing) refuse(409, bookRefusals.itHasOpeningBalance)
  const difference = form.amount - (before - (await stillThere(db, of, form.day)))
  const { id: opening } = await db
    .insertInto('opening_balance')
    .values({ ...of, ...form, posted: difference, set_by: act.by, set_at: act.now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { opening, difference }
}

/** What cancelled opening balances add to the balance before a day, since their counter-entry counts for that day or a later one. */
async function stillThere(db: Db, of: Of, day: string): Promise<number> {
  const rows = await db
    .selectFrom('opening_balance')
    .innerJoin('ledger_entry as opening', (join) =>
      join.onRef('opening.source_id', '=', 'opening_balance.id').on('opening.source', '=', 'opening_balance'),
    )
    .innerJoin('ledger_entry as back', (join) =>
      join.onRef('back.source_id', '=', 'opening.id').on('back.source', '=', 'ledger_entry'),
    )
    .select('posted')
    .where('opening_balance.book', '=', of.book)
    .where('book_account_id', of.book_account_id === null ? 'is' : '=', of.book_account_id)
    .where('opening_balance.fund_id', of.fund_id === null ? 'is' : '=', of.fund_id)
    .where('opening.day', '<', day)
    .where('back.day', '>=', day)
    .execute()
  return rows.reduce((sum, { posted }) => sum + posted, 0)
}

type Posting = Pick<Parameters<typeof post>[1], 'book' | 'debit' | 'credit' | 'fund_id' | 'amount'> & {
  opening: number
  form: OpeningForm
  act: Act
}

const postOpening = (db: Db, { opening, form, act, ...entry }: Posting) =>
  post(db, {
    ...entry,
    kind: 'opening',
    day: form.day,
    source: 'opening_balance',
    source_id: opening,
    postedBy: act.by,
    now: act.now,
  })

/** Takes an opening balance back by a counter-entry of its day, or of today once its month is closed. Throws 404, and 409 for a second time. */
export async function cancelOpening(db: Db, id: number, reason: string, { by, now }: Act): Promise<void> {
  const opening = await db.selectFrom('opening_balance').selectAll().where('id', '=', id).executeTakeFirst()
  if (!opening) refuse(404, bookRefusals.noOpeningBalance)
  if (opening.cancelled_at !== null) refuse(409, bookRefusals.openingBalanceCancelledAlready)
  await db
    .updateTable('opening_balance')
    .set({ cancelled_by: by, cancelled_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await reverseEntriesOf(db, { source: 'opening_balance', id, reason, by, day: opening.day, now })
}
