import type { VoucherAnswer } from '../../../../lib/contract/giving/welfare.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { keepTogether, left, makePaper, textWidth, writeFacts, writeRoot } from './pdf.ts'

/** A payment voucher as PDF, with a line to sign for each step. */
export const voucherPdf = (
  voucher: VoucherAnswer,
  { church, currency, root, root_day }: { church: Church; currency: string; root: string; root_day: string },
): Promise<Uint8Array<ArrayBuffer>> =>
  makePaper(
    {
      church,
      title: `Payment voucher ${voucher.number}`,
      day: voucher.steps[0]?.at.slice(0, 10) ?? '2026-01-01',
    },
    (paper) => {
      if (voucher.dropped) paper.text(`This voucher was not paid: ${voucher.dropped}`).moveDown(0.5)
      if (voucher.is_taken_back) paper.text('This payment was reversed.').moveDown(0.5)
      writeFacts(paper, [
        ['Pay to', voucher.payee || 'Somebody whose account is deleted'],
        ['For', `${voucher.purpose} (${voucher.fund})`],
        ['Amount', formatMoney(voucher.amount, currency)],
        ['In words', voucher.in_words],
        ['How', [voucher.how, voucher.reference].filter(Boolean).join(', ') || 'Not paid yet'],
      ])
      for (const step of ['prepared', 'checked', 'approved', 'paid', 'received'] as const) {
        const done = voucher.steps.find((one) => one.step === step)
        keepTogether(paper, 40)
        const { y } = paper
        paper.font('bold').text(`${step[0]?.toUpperCase()}${step.slice(1)} by`, left, y + 18, { width: 90 })
        paper.font('body').text(done?.name ?? '', left + 95, y + 18, { width: 180 })
        paper.text(done ? formatDay(done.at) : '', left + 280, y + 18, { width: 110 })
        paper
          .moveTo(left + 395, y + 30)
          .lineTo(left + textWidth, y + 30)
          .stroke()
        paper.y = y + 34
      }
      writeRoot(paper, root, root_day)
    },
  )
