import { saveFile } from '../../browser/save-file.ts'
import type { Id } from '../../contract/base.ts'
import type { AnnualPaper, PaperFormat } from '../../contract/giving/annual-accounts.ts'
import { readAnnualPaper } from '../../contract/giving/calls/annual-accounts.ts'
import * as calls from '../../contract/giving/calls/spending.ts'
import { call, request } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Vouchers of every fund: extensions of our own backend. Each throws ApiError. */

export const spendVoucherCalls = { list: (query: ListQuery) => call(calls.listSpendVouchers, { query }) }

/** Does the step that is due and needs no more than a press. */
export const takeSpendStep = (id: Id, step: 'check' | 'approve') =>
  call(step === 'check' ? calls.checkSpendVoucher : calls.approveSpendVoucher, { id })

/** Adds the photograph of a receipt. */
export function sendReceipt(id: Id, photograph: File) {
  const body = new FormData()
  body.set('photograph', photograph)
  return call(calls.addSpendReceipt, { id, body })
}

/** The photograph of a receipt as the address of a picture: it is private, so no address of the server shows it. */
export async function readReceipt(id: Id): Promise<string> {
  const answer = await request(calls.readSpendReceipt, { id }).res()
  const blob = await answer.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The photograph cannot be read.'))
    reader.readAsDataURL(blob)
  })
}

/** Saves a voucher as PDF. */
export async function saveSpendVoucher(id: Id, number: string): Promise<void> {
  const answer = await request(calls.readSpendVoucherPdf, { id }).res()
  saveFile(`${number}.pdf`, await answer.blob(), 'application/pdf')
}

/** Saves a paper of the annual accounts. */
export async function saveAnnualPaper(
  paper: AnnualPaper,
  format: PaperFormat,
  days: { from: string; to: string },
): Promise<void> {
  const answer = await request(readAnnualPaper, { paper, format, query: days }).res()
  const blob = await answer.blob()
  saveFile(`${paper}-${days.from}-${days.to}.${format}`, blob, blob.type)
}
