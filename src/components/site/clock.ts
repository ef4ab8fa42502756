import { churchZone } from '../../lib/site/this-church.ts'
import { calendarWords } from '../../lib/texts/services/days.ts'
import { monthOf, weekdayOf } from '../../lib/time/calendar-names.ts'
import { clockIn } from '../../lib/time/church-time.ts'
import { formatHour } from '../../lib/time/hours.ts'
import { nextService } from '../../lib/time/next-service.ts'

/** The services that the page names (Clock.astro), `Sunday 09:00,Sunday 11:00`. */
const meetings = (document.querySelector<HTMLElement>('[data-next]')?.dataset['next'] ?? '')
  .split(',')
  .map((meeting) => {
    const [day = '', time = ''] = meeting.split(' ')
    return { day, time }
  })

const put = (selector: string, text: string) => {
  const place = document.querySelector(selector)
  if (place) place.textContent = text
}

/** Writes the time, and schedules the next update for the start of the next second. */
function tick(): void {
  const now = new Date()
  const there = clockIn(churchZone(), now)
  const [, time = ''] = there.toISOString().split('T')
  put('[data-clock]', formatHour(time).replace(' ', `${time.slice(5, 8)} `))
  put(
    '[data-date]',
    calendarWords.day({
      day: `${weekdayOf(there)}, ${there.getUTCDate()} ${monthOf(there)} ${there.getUTCFullYear()}`,
    }),
  )
  put('[data-next]', calendarWords.day({ day: nextService(now, meetings) }))
  setTimeout(tick, 1000 - now.getMilliseconds())
}

/** Starts the clock of the page (Clock.astro). */
export const startClock = (): void => tick()
