import { saveFile } from '../../browser/save-file.ts'
import { BooksAnswer, ReceiptCheckAnswer, StatementAnswer } from '../../contract/giving/books-ledger.ts'
import { answerOf, api } from '../client.ts'

/* Statements and receipts, as data and as files: extensions of our own backend. Each throws ApiError. */

type Days = { from: string; to: string }

/** Saves what the user gave as PDF, or for a treasurer what a member gave. */
export const saveStatement = ({ from, to }: Days, person?: number): Promise<void> => {
  const path = person === undefined ? 'books/statement/pdf/' : `books/people/${person}/statement/pdf/`
  return savePdf(`${path}?${new URLSearchParams({ from, to })}`, `giving-${from}-${to}`)
}

/** Saves the receipt of an entry as PDF. */
export const saveReceipt = (entry: number, number: string): Promise<void> =>
  savePdf(`books/receipts/${entry}/pdf/`, `receipt-${number}`)

/** Saves the PDF of a path. */
export async function savePdf(path: string, name: string): Promise<void> {
  const answer = await api.get(path).res()
  saveFile(`${name}.pdf`, await answer.blob(), 'application/pdf')
}

/** Saves the statements of everybody as one archive. `progress` is called with the number of files in all and of bytes received. */
export async function saveArchive(
  { from, to }: Days,
  progress: (files: number, bytes: number) => void,
): Promise<void> {
  const answer = await api.get(`books/statements/archive/?${new URLSearchParams({ from, to })}`).res()
  const files = Number(answer.headers.get('X-Files'))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  progress(files, bytes)
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value)
    bytes += read.value.length
    progress(files, bytes)
  }
  saveFile(`statements-${from}-${to}.zip`, new Blob(chunks), 'application/zip')
}

/** GET books/: what the user may do. Apart from `readBooks`, whose file would bring the schemas of all books to /my-giving. */
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
