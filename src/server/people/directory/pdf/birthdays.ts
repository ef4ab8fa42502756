import type { Church } from '../../../../lib/contract/website/church.ts'
import { directoryTexts } from '../../../../lib/texts/people/directory.ts'
import { calendarWords } from '../../../../lib/texts/services/days.ts'
import { monthNames } from '../../../../lib/time/calendar-names.ts'
import { keepTogether, left, makePdf, textWidth } from '../../../platform/pdf/pdf.ts'
import type { Birthday } from '../birthdays.ts'

type List = { church: Church; day: string; birthdays: readonly Birthday[]; month: number | undefined }

/** Birthdays by month, to hang up or to read out: the day of the month and the name. */
export function birthdaysPdf({ church, day, birthdays, month }: List) {
  const name = month === undefined ? '' : monthName(month)
  const title = name ? directoryTexts.birthdaysOf({ month: name }) : directoryTexts.birthdays
  return makePdf({ church, day, title }, (pdf) => {
    if (birthdays.length === 0) pdf.text(directoryTexts.noBirthday)
    let shown = ''
    for (const birthday of birthdays) {
      const of = birthday.day.slice(0, 2)
      if (of !== shown && month === undefined) {
        keepTogether(pdf, 40)
        pdf
          .moveDown(0.5)
          .font('bold')
          .fontSize(12)
          .text(monthName(Number(of)), left)
        pdf.font('body').fontSize(10)
      }
      shown = of
      keepTogether(pdf, 16)
      const { y } = pdf
      pdf.text(String(Number(birthday.day.slice(3))), left, y, { width: 24, align: 'right' })
      pdf.text(birthday.name, left + 34, y, { width: textWidth - 34 })
    }
  })
}

const monthName = (month: number): string => calendarWords.day({ day: monthNames[month - 1] ?? '' })
