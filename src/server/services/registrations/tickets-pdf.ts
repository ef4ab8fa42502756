import { drawQr } from '../../../lib/browser/draw-qr.ts'
import type { OrderAnswer } from '../../../lib/contract/services/registration.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { keepTogether, left, makePdf, type Pdf, textWidth } from '../../platform/pdf/pdf.ts'
import { ticketPaperWords as words } from './messages.ts'

/** The side of a code, and the height of a ticket with it, in points. */
const [side, height] = [110, 150]

/** The tickets of an order that have a place, each with its code, as PDF. */
export const ticketsPdf = (church: Church, order: OrderAnswer): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf({ church, title: order.title, day: order.date }, (pdf) => {
    const when = [formatDay(order.date), order.time, order.location].filter(Boolean).join(', ')
    pdf.text(when).moveDown(1)
    for (const ticket of order.tickets) if (ticket.code) writeTicket(pdf, ticket)
    pdf.fontSize(8).text(words.show, left)
  })

type Ticket = OrderAnswer['tickets'][number]

function writeTicket(pdf: Pdf, { name, kind, code }: Ticket): void {
  keepTogether(pdf, height)
  const { y } = pdf
  const qr = drawQr(code)
  pdf
    .save()
    .translate(left, y)
    .scale(side / qr.size)
    .path(qr.path)
    .fill('black')
    .restore()
  const beside = left + side + 20
  const width = textWidth - side - 20
  pdf
    .font('bold')
    .fontSize(14)
    .text(name, beside, y + 10, { width })
  pdf.font('body').fontSize(10).text(kind, beside, undefined, { width })
  pdf.font('fixed').text(code.replace(/(.{4})(?=.)/g, '$1-'), beside, undefined, { width })
  pdf.font('body')
  pdf.x = left
  pdf.y = y + height
}
