import type { VoucherAnswer } from '../../../../lib/contract/giving/welfare.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { makePdf, writeFacts } from '../../../platform/pdf/pdf.ts'
import { writeRoot } from './root.ts'
import { writeSignatures } from './signatures.ts'

/** A payment voucher as PDF, with a line to sign for each step. */
export const voucherPdf = (
  voucher: VoucherAnswer,
  { church, currency, root, root_day }: { church: Church; currency: string; root: string; root_day: string },
): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf(
    {
      church,
      title: `Payment voucher ${voucher.number}`,
      day: voucher.steps[0]?.at.slice(0, 10) ?? '2026-01-01',
    },
    (pdf) => {
      if (voucher.dropped) pdf.text(`This voucher was not paid: ${voucher.dropped}`).moveDown(0.5)
      if (voucher.is_taken_back) pdf.text('This payment was reversed.').moveDown(0.5)
      writeFacts(pdf, [
        ['Pay to', voucher.payee || 'Somebody whose account is deleted'],
        ['For', `${voucher.purpose} (${voucher.fund})`],
        ['Amount', formatMoney(voucher.amount, currency)],
        ['In words', voucher.in_words],
        ['How', [voucher.how, voucher.reference].filter(Boolean).join(', ') || 'Not paid yet'],
      ])
      writeSignatures(
        pdf,
        (['prepared', 'checked', 'approved', 'paid', 'received'] as const).map((step) => ({
          label: `${step[0]?.toUpperCase()}${step.slice(1)} by`,
          done: voucher.steps.find((one) => one.step === step),
        })),
      )
      writeRoot(pdf, root, root_day)
    },
  )
