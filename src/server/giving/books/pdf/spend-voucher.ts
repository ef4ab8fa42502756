import type { SpendVoucherAnswer } from '../../../../lib/contract/giving/spending.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { makePdf, writeFacts } from '../../../platform/pdf/pdf.ts'
import { writeRoot } from './root.ts'
import { writeSignatures } from './signatures.ts'

/** A voucher of spending as PDF, with a line to sign for each step. */
export const spendVoucherPdf = (
  voucher: SpendVoucherAnswer,
  { church, currency, root, root_day }: { church: Church; currency: string; root: string; root_day: string },
): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf(
    {
      church,
      title: `Payment voucher ${voucher.number}`,
      day: voucher.steps[0]?.at.slice(0, 10) ?? '2026-01-01',
    },
    (pdf) => {
      if (voucher.cancelled) pdf.text(`This voucher is cancelled: ${voucher.cancelled}`).moveDown(0.5)
      const { account, how, reference, paid_day } = voucher
      const paid = [account, how, reference, paid_day && formatDay(paid_day)].filter(Boolean).join(', ')
      writeFacts(pdf, [
        ['Pay to', voucher.payee || 'Somebody whose account is deleted'],
        ['For', voucher.purpose],
        ['Fund', voucher.fund],
        ['Category', voucher.category],
        ['Asked for by', voucher.asked_by || 'Somebody whose account is deleted'],
        ['Amount', formatMoney(voucher.amount, currency)],
        ['In words', voucher.in_words],
        ['Paid', paid || 'Not paid yet'],
        ['Receipts', String(voucher.receipts.length)],
      ])
      const isDone = (step: string) => voucher.steps.some((one) => one.step === step)
      const lines = [
        ['prepared', 'Prepared by'],
        ...(isDone('checked') || voucher.next === 'checked' ? [['checked', 'Checked by'] as const] : []),
        ['approved', 'Approved by'],
        ...(isDone('second') || voucher.next === 'second' ? [['second', 'Approved by'] as const] : []),
        ['paid', 'Paid by'],
        ['received', 'Received by'],
      ] as const
      writeSignatures(
        pdf,
        lines.map(([step, label]) => ({ label, done: voucher.steps.find((one) => one.step === step) })),
      )
      writeRoot(pdf, root, root_day)
    },
  )
