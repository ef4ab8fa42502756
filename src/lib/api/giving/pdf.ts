import { saveFile } from '../../browser/save-file.ts'
import type { BooksAnswer, StatementAnswer } from '../../contract/giving/books-ledger.ts'
import { readBooks } from '../../contract/giving/calls/books.ts'
import * as calls from '../../contract/giving/calls/pdf.ts'
import { readVoucherPdf } from '../../contract/giving/calls/welfare.ts'
import { call, request } from '../call.ts'

/* Statements and receipts, as data and as files: extensions of our own backend. Each throws ApiError. */

type Days = { from: string; to: string }

/** Saves what the user gave as PDF, or for a treasurer what a member gave. */
export function saveStatement({ from, to }: Days, person?: number): Promise<void> {
  const query = { from, to }
  const sent =
    person === undefined
      ? request(calls.readStatementPdf, { query })
      : request(calls.readMembersStatementPdf, { id: person, query })
  return savePdf(sent, `giving-${from}-${to}`)
}

/** Saves the receipt of an entry as PDF. */
export const saveReceipt = (entry: number, number: string): Promise<void> =>
  savePdf(request(calls.readReceiptPdf, { id: entry }), `receipt-${number}`)

/** Saves a voucher as PDF. */
export const saveVoucher = (id: number, number: string): Promise<void> =>
  savePdf(request(readVoucherPdf, { id }), number)

async function savePdf(sent: ReturnType<typeof request>, name: string): Promise<void> {
  const answer = await sent.res()
  saveFile(`${name}.pdf`, await answer.blob(), 'application/pdf')
}

/** Saves the statements of everybody as one archive. `progress` is called with the number of files in all and of bytes received. */
export async function saveArchive(
  { from, to }: Days,
  progress: (files: number, bytes: number) => void,
): Promise<void> {
  const answer = await request(calls.readArchive, { query: { from, to } }).res()
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

/** What the user may do in the books. */
export const readMay = async (): Promise<BooksAnswer['may']> => (await call(readBooks)).may

/** What the user gave, or for a treasurer what a member gave. */
export function readStatement(from: string, to: string, person?: number): Promise<StatementAnswer> {
  const query = { from, to }
  return person === undefined
    ? call(calls.readStatement, { query })
    : call(calls.readMembersStatement, { id: person, query })
}

/** 404 for a receipt that is not in the books. */
export const checkReceipt = (code: string) => call(calls.checkReceipt, { body: { code } })
