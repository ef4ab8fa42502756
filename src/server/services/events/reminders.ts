import { formatHour } from '../../../lib/time/hours.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import type { Background } from '../../platform/background.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { eventPage } from '../event-news/event-page.ts'
import { claim, type Due, listDue, noteSettled, triedFor } from './due-reminders.ts'

type Reminding = Writing & { background: Background; now: () => Date }

/**
 * E-mails members who set a reminder of an event, or signed up, when it begins within a day: once, and again when the
 * event is moved. An e-mail that no mail server accepted for some hours is sent again. Returns how many e-mails were
 * queued; call it again for the rest.
 */
export async function remindOfEvents({ background, now, ...writing }: Reminding): Promise<number> {
  const { db, site } = writing
  const at = now()
  const zone = await zoneOf(db)
  const due = await listDue(db, { now: at, zone })
  const claimed = await claim(db, due, at)
  for (const reminder of due.filter(({ key }) => claimed.has(key)))
    await sendOptional(writing, {
      accountId: reminder.account_id,
      topic: 'events',
      ...emailOf(reminder, site),
      id: idOf(reminder),
      until: new Date(Math.min(beginOf(reminder, zone), at.getTime() + triedFor)),
      settled: () => background.run(noteSettled(db, reminder, now())),
    })
  return claimed.size
}

const beginOf = ({ date, time }: Due, zone: string) => instantOf(zone, date, time).getTime()

const idOf = ({ event_id, account_id, starts }: Due) =>
  `reminder-${event_id}-${account_id}-${starts.replace(/\D/g, '')}`

function emailOf({ event_id, title, date, time, ...event }: Due, site: string | undefined) {
  const words = title.replace(/\s+/g, ' ')
  const [path, name] = eventPage({ id: event_id, fellowship_id: event.fellowship_id })
  const begins = `“${words}” begins on ${longDay(date)} at ${formatHour(time)}${endWords(event)}.`
  return {
    notice: { body: begins, page: path },
    to: event.email,
    subject: `Reminder: ${words}`,
    text: `Dear ${event.first_name},

${begins}

Where: ${event.is_online ? ['online', event.meeting_link].filter(Boolean).join(', ') : event.location}
More about it: ${pageAt(site, path, name)}

You hear of it because you asked to be reminded or signed up.`,
  }
}

function endWords({ end_date, end_time }: Pick<Due, 'end_date' | 'end_time'>): string {
  const when = [end_date && `on ${longDay(end_date)}`, end_time && `at ${formatHour(end_time)}`].filter(
    Boolean,
  )
  return when.length > 0 ? ` and ends ${when.join(' ')}` : ''
}
