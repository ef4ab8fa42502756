import { nextSundayService } from '../../lib/sunday.ts'
import { churchZone } from '../../lib/this-church.ts'

const zone = { timeZone: churchZone() }
const hour = new Intl.DateTimeFormat('en-US', { ...zone, timeStyle: 'medium' })
const date = new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'full' })

const put = (selector: string, text: string) => {
  const place = document.querySelector(selector)
  if (place) place.textContent = text
}

/** Writes the time, and schedules the next update for the start of the next second. */
function tick(): void {
  const now = new Date()
  put('[data-clock]', hour.format(now))
  put('[data-date]', date.format(now))
  put('[data-next]', nextSundayService(now))
  setTimeout(tick, 1000 - now.getMilliseconds())
}

/** Starts the clock of the page (Clock.astro). */
export const startClock = (): void => tick()
