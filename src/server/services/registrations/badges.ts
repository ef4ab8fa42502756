import type { DoorTicket } from '../../../lib/contract/services/registration.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { left, makePdf, type Pdf, textWidth } from '../../platform/pdf/pdf.ts'

/** Two columns of five badges on a page of A4, in points. */
const [columns, rows] = [2, 5]
const [wide, high] = [textWidth / columns, 145]
const top = 56
const padding = 12

type Badges = { church: Church; title: string; day: string; tickets: readonly DoorTicket[] }

/** Name badges with lines to cut along: the name, the kind of ticket, the event and the church. */
export const badgesPdf = ({ church, title, day, tickets }: Badges): Promise<Uint8Array<ArrayBuffer>> =>
  makePdf({ church, title, day, isPlain: true }, (pdf) => {
    for (const [at, ticket] of tickets.entries()) {
      const place = at % (columns * rows)
      if (at > 0 && place === 0) pdf.addPage()
      const x = left + (place % columns) * wide
      const y = top + Math.floor(place / columns) * high
      drawBadge(pdf, { x, y }, { ticket, church: church.name, title })
    }
  })

type Badge = { ticket: DoorTicket; church: string; title: string }

function drawBadge(pdf: Pdf, { x, y }: { x: number; y: number }, { ticket, church, title }: Badge): void {
  const line = { width: wide - 2 * padding, align: 'center', lineBreak: false, ellipsis: true } as const
  pdf.save().rect(x, y, wide, high).lineWidth(0.4).dash(3, { space: 3 }).stroke().undash().restore()
  pdf
    .font('body')
    .fontSize(9)
    .text(church, x + padding, y + padding, line)
  pdf
    .font('bold')
    .fontSize(20)
    .text(ticket.name, x + padding, y + 40, { ...line, lineBreak: true, height: 52 })
  pdf
    .font('body')
    .fontSize(10)
    .text(ticket.kind, x + padding, y + 100, line)
  pdf.fontSize(9).text(title, x + padding, y + 118, line)
}
