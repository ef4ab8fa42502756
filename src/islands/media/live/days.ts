import { weekly } from '../../../lib/media/live.ts'
import { inCodeOrder } from '../../../lib/text/in-code-order.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { monthOf, weekdayOf } from '../../../lib/time/calendar-names.ts'

/* Replaces the placeholders of weekly streams by their dates, and sorts the upcoming streams by date. */

const places = document.querySelectorAll<HTMLElement>('span[data-weekday]')
const now = new Date()

/** A day in the visitor's language. */
const named = (day: string) => calendarWords.day({ day })

for (const place of places) {
  const { weekday = 'Sunday', hour = '09:00', week = '0' } = place.dataset
  const moment = weekly(now, weekday, hour, Number(week))
  const time = document.createElement('time')
  time.dateTime = moment.toISOString().slice(0, 16)
  time.textContent = named(`${weekdayOf(moment)} ${moment.getUTCDate()} ${monthOf(moment)}`)
  place.replaceWith(time)
}

const list = document.querySelector('[data-upcoming]')
const moment = (row: Element) => row.querySelector('time')?.dateTime ?? ''
list?.append(...[...list.children].sort((a, b) => inCodeOrder(moment(a), moment(b))))
