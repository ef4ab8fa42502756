import { BooksAnswer, ReceiptCheckAnswer, StatementAnswer } from '../contract/books-ledger.ts'
import { answerOf, api } from './client.ts'

/* What somebody gave, and the check of a receipt: extensions of our own backend. Each throws ApiError. */

/** GET books/: whether the user may open the books. */
export const readMay = async (): Promise<BooksAnswer['may']> =>
  (await answerOf(BooksAnswer, api.get('books/'))).may

/** GET books/statement/, or a member's for a treasurer: books/people/{id}/statement/. */
export const readStatement = (from: string, to: string, person?: number): Promise<StatementAnswer> => {
  const path = person === undefined ? 'books/statement/' : `books/people/${person}/statement/`
  return answerOf(StatementAnswer, api.get(`${path}?${new URLSearchParams({ from, to })}`))
}

/** POST books/receipts/check/; 404 for a receipt that is not in the books. */
export const checkReceipt = (code: string): Promise<ReceiptCheckAnswer> =>
  answerOf(ReceiptCheckAnswer, api.url('books/receipts/check/').post({ code }))
