import type { PlanAnswer } from '../../../lib/contract/services/plan.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { timesOf } from '../../../lib/services/plans/times.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { keepTogether, left, makePdf, type Pdf, textWidth } from '../../platform/pdf/pdf.ts'
import { planPaperWords as words } from './messages.ts'

/** Widths in points: the hour, the minutes, and what is left for the item. */
const [hourWide, minutesWide] = [62, 44]
const itemLeft = left + hourWide + minutesWide
const itemWide = textWidth - hourWide - minutesWide

/** An order of service on A4, with the notes that its reader sees. */
export function planPaper(church: Church, plan: PlanAnswer): Promise<Uint8Array<ArrayBuffer>> {
  const times = timesOf(plan)
  return makePdf({ church, title: plan.title, day: plan.day || '2000-01-01' }, (pdf) => {
    const about = [
      plan.day && longDay(plan.day),
      plan.start_time && formatHour(plan.start_time),
      plan.theme,
    ].filter(Boolean)
    if (about.length > 0) pdf.font('body').fontSize(11).text(about.join(' · '))
    pdf.moveDown(0.6)
    for (const [at, item] of plan.items.entries()) writeItem(pdf, item, times.starts[at] ?? '')
    pdf.moveDown(0.8)
    const sum = words.minutes({ count: times.minutes })
    const end = times.end ? words.ends({ hour: formatHour(times.end) }) : ''
    const over = times.over !== null && times.over > 0 ? words.over({ minutes: times.over }) : ''
    keepTogether(pdf, 16)
    pdf.font('bold').fontSize(10).text([sum, end, over].filter(Boolean).join(' · '), left)
    if (plan.announcements.length > 0) writeAnnouncements(pdf, plan.announcements)
  })
}

function writeItem(pdf: Pdf, item: PlanAnswer['items'][number], hour: string): void {
  const isHeading = item.kind === 'heading'
  const facts = [
    item.reference,
    item.key && words.key({ key: item.key }),
    item.capo > 0 && words.capo({ fret: item.capo }),
    item.parts,
    item.leaders,
  ].filter(Boolean)
  const below = [
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
    ...(item.words ? [item.words] : []),
    ...(item.leader_note ? [item.leader_note] : []),
    ...item.notes.map(({ team_name, words: note }) => `${team_name}: ${note}`),
  ]
  pdf.font('bold').fontSize(isHeading ? 12 : 11)
  const high = pdf.heightOfString(item.title, { width: itemWide })
  keepTogether(pdf, high + 24)
  pdf.moveDown(0.35)
  const { y } = pdf
  if (isHeading) {
    pdf.text(item.title, left, y, { width: textWidth })
  } else {
    pdf.font('body').fontSize(10)
    if (hour) pdf.text(formatHour(hour), left, y + 1, { width: hourWide, lineBreak: false })
    if (item.minutes > 0)
      pdf.text(words.short({ minutes: item.minutes }), left + hourWide, y + 1, {
        width: minutesWide,
        lineBreak: false,
      })
    pdf.font('bold').fontSize(11).text(item.title, itemLeft, y, { width: itemWide })
  }
  pdf.font('body').fontSize(9.5)
  for (const line of below) pdf.text(line, itemLeft, undefined, { width: itemWide })
  pdf.x = left
}

function writeAnnouncements(pdf: Pdf, announcements: PlanAnswer['announcements']): void {
  pdf.moveDown(1)
  keepTogether(pdf, 40)
  pdf.font('bold').fontSize(12).text(words.announcements, left, undefined, { width: textWidth })
  for (const { title, content } of announcements) {
    keepTogether(pdf, 30)
    pdf.moveDown(0.4)
    pdf.font('bold').fontSize(10).text(title, left, undefined, { width: textWidth })
    pdf.font('body').fontSize(9.5).text(content, left, undefined, { width: textWidth })
  }
}
