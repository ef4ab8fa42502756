import type { VoucherAnswer } from '../../../../lib/contract/giving/welfare.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { keepTogether, left, makePdf, textWidth, writeFacts } from '../../../platform/pdf/pdf.ts'
import { writeRoot } from './root.ts'

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
      for (const step of ['prepared', 'checked', 'approved', 'paid', 'received'] as const) {
        const done = voucher.steps.find((one) => one.step === step)
        keepTogether(pdf, 40)
        const { y } = pdf
        pdf.font('bold').text(`${step[0]?.toUpperCase()}${step.slice(1)} by`, left, y + 18, { width: 90 })
        pdf.font('body').text(done?.name ?? '', left + 95, y + 18, { width: 180 })
        pdf.text(done ? formatDay(done.at) : '', left + 280, y + 18, { width: 110 })
        pdf
          .moveTo(left + 395, y + 30)
          .lineTo(left + textWidth, y + 30)
          .stroke()
        pdf.y = y + 34
      }
      writeRoot(pdf, root, root_day)
    },
  )
