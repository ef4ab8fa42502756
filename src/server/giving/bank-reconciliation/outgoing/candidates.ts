import type { Selectable } from 'kysely'
import type { OutgoingAnswer, OutgoingCandidate } from '../../../../lib/contract/giving/reconciliation.ts'
import { fold, foldedWords } from '../../../../lib/text/fold.ts'
import { dayAfter } from '../../../../lib/time/next-day.ts'
import type { OutgoingRowTable } from '../../../platform/db/tables/books.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { spendNumber } from '../../books/spending/vouchers.ts'

/* What a row of money out may be, by account and amount. A person decides. */

type Row = Selectable<OutgoingRowTable>

/** A cheque is presented up to half a year later; the books may have a day that is a little after that of the bank. */
const presented = { before: 190, after: 10 }

/** Candidates of a row at most. */
const most = 8

/** The paid vouchers and the transfers of the row's account and amount that are no row of a statement yet, the likeliest first. */
export async function listCandidates(db: Db, row: Row): Promise<OutgoingCandidate[]> {
  const text = fold(`${row.reference} ${row.text} ${row.name}`)
  const words = new Set(foldedWords(text))
  const about = (reference: string, who: string) => ({
    has_reference: reference.length > 2 && text.includes(fold(reference)),
    has_name: who !== '' && foldedWords(who).every((word) => words.has(word)),
  })
  const [earliest, latest] = [dayAfter(row.day, -presented.before), dayAfter(row.day, presented.after)]
  const vouchers = await db
    .selectFrom('spend_voucher')
    .leftJoin('outgoing_row', 'outgoing_row.voucher_id', 'spend_voucher.id')
    .select(['spend_voucher.id', 'spend_voucher.book', 'year', 'sequence', 'payee', 'paid_day'])
    .select('spend_voucher.reference')
    .where('spend_voucher.book', '=', row.book)
    .where('spend_voucher.book_account_id', '=', row.book_account_id)
    .where('spend_voucher.amount', '=', row.amount)
    .where('cancelled_at', 'is', null)
    .where('paid_day', '>=', earliest)
    .where('paid_day', '<=', latest)
    .where('outgoing_row.id', 'is', null)
    .execute()
  const transfers = await db
    .selectFrom('money_transfer')
    .innerJoin('book_account', 'book_account.id', 'to_account')
    .leftJoin('outgoing_row', 'outgoing_row.transfer_id', 'money_transfer.id')
    .select(['money_transfer.id', 'why', 'book_account.name as into', 'money_transfer.day'])
    .select('money_transfer.reference')
    .where('money_transfer.book', '=', row.book)
    .where('from_account', '=', row.book_account_id)
    .where('money_transfer.amount', '=', row.amount)
    .where('cancelled_at', 'is', null)
    .where('money_transfer.day', '>=', earliest)
    .where('money_transfer.day', '<=', latest)
    .where('outgoing_row.id', 'is', null)
    .execute()
  const all: OutgoingCandidate[] = [
    ...vouchers.map(({ id, payee, paid_day, reference, ...number }) => ({
      ...{ kind: 'voucher' as const, id, who: payee, day: paid_day ?? '', name: spendNumber(number) },
      ...about(reference, payee),
    })),
    ...transfers.map(({ id, why, into, day, reference }) => ({
      ...{ kind: 'transfer' as const, id, who: into, day, name: why },
      ...about(reference, into),
    })),
  ]
  const away = ({ day }: OutgoingCandidate) => Math.abs(Date.parse(day) - Date.parse(row.day))
  return all
    .toSorted(
      (one, other) =>
        Number(other.has_reference) - Number(one.has_reference) ||
        Number(other.has_name) - Number(one.has_name) ||
        away(one) - away(other) ||
        one.id - other.id,
    )
    .slice(0, most)
}

/** Words of statements for what a bank or a network takes for itself. */
const charge = /\b(charges?|fees?|commission|levy|e-?levy|cot|sms|maintenance|stamp duty|ledger fee)\b/i

const months =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(uary|ruary|ch|il|e|y|ust|ember|ober)?\b/g

/** A text without its numbers and months, by which charges of two months are alike. */
const alike = (text: string): string =>
  fold(text)
    .replace(/[\d\W_]+/g, ' ')
    .replace(months, '')
    .replace(/ +/g, ' ')
    .trim()

type Proposal = NonNullable<OutgoingAnswer['proposal']>

/** What vouchers for rows would say: read once for a page of rows. */
export async function readProposals(db: Db, book: Row['book']): Promise<(row: Row) => Proposal> {
  const earlier = await db
    .selectFrom('outgoing_row')
    .innerJoin('spend_voucher', 'spend_voucher.id', 'outgoing_row.voucher_id')
    .select([
      'outgoing_row.text',
      'outgoing_row.book_account_id',
      'payee',
      'purpose',
      'fund_id',
      'category_id',
    ])
    .where('outgoing_row.book', '=', book)
    .where('cancelled_at', 'is', null)
    .orderBy('outgoing_row.id', 'desc')
    .limit(200)
    .execute()
  const accounts = await db.selectFrom('book_account').select(['id', 'name']).execute()
  const charges = await db
    .selectFrom('spending_category')
    .select('id')
    .where('name_folded', '=', 'bank charges')
    .where('is_open', '=', 1)
    .executeTakeFirst()
  return (row) => {
    const same = earlier.find(
      (one) =>
        one.book_account_id === row.book_account_id &&
        alike(one.text) !== '' &&
        alike(one.text) === alike(row.text),
    )
    if (same)
      return {
        payee: same.payee,
        purpose: same.purpose,
        fund: same.fund_id,
        category: same.category_id,
      }
    const isCharge = charge.test(`${row.text} ${row.name}`)
    const account = accounts.find(({ id }) => id === row.book_account_id)?.name ?? ''
    return {
      payee: isCharge ? account : row.name,
      purpose: row.text.slice(0, 200),
      fund: null,
      category: isCharge ? (charges?.id ?? null) : null,
    }
  }
}
