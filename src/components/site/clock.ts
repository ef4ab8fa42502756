import { nextService } from '../../lib/next-service.ts'
import { churchZone } from '../../lib/this-church.ts'

const zone = { timeZone: churchZone() }
const hour = new Intl.DateTimeFormat('en-US', { ...zone, timeStyle: 'medium' })
const date = new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'full' })

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
  put('[data-clock]', hour.format(now))
  put('[data-date]', date.format(now))
  put('[data-next]', nextService(now, meetings))
  setTimeout(tick, 1000 - now.getMilliseconds())
}

/** Starts the clock of the page (Clock.astro). */
export const startClock = (): void => tick()
