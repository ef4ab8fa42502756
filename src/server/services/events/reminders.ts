import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import type { Background } from '../../platform/background.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { eventPage } from '../event-news/event-page.ts'
import { claim, type Due, listDue, noteSettled, triedFor } from './due-reminders.ts'
import { eventReminderWords as words } from './messages.ts'

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
      to: reminder.email,
      words: () => emailOf(reminder, site),
      id: idOf(reminder),
      until: new Date(Math.min(beginOf(reminder, zone), at.getTime() + triedFor)),
      settled: () => background.run(noteSettled(db, reminder, now())),
    })
  return claimed.size
}

const beginOf = ({ date, time }: Due, zone: string) => instantOf(zone, date, time).getTime()

const idOf = ({ event_id, account_id, starts }: Due) =>
  `reminder-${event_id}-${account_id}-${starts.replace(/\D/g, '')}`

/** An event as its reminders tell of it. */
export type Reminded = Omit<Due, 'account_id' | 'first_name' | 'email' | 'key' | 'starts'>

/** When and where an event is, with its page, for every reminder of it. */
export function factsOf({ event_id, ...event }: Reminded, site: string | undefined) {
  const title = event.title.replace(/\s+/g, ' ')
  const [path, name] = eventPage({ id: event_id, fellowship_id: event.fellowship_id })
  const { is_online, meeting_link, location } = event
  const place = is_online ? [words.online, meeting_link].filter(Boolean).join(', ') : location
  const begins = beginWords({ ...event, title })
  return {
    ...{ title, path, begins },
    where: words.where({ place }),
    more: words.more({ page: pageAt(site, path, name) }),
  }
}

function emailOf(event: Due, site: string | undefined) {
  const { title, path, begins, where, more } = factsOf(event, site)
  return {
    notice: { body: begins, page: path },
    subject: words.subject({ event: title }),
    text: `${accountEmailWords.dear({ name: event.first_name })}

${begins}

${where}
${more}

${words.why}`,
  }
}

type When = Pick<Due, 'title' | 'date' | 'time' | 'end_date' | 'end_time'>

function beginWords({ title: event, date, time, end_date, end_time }: When): string {
  const begins = { event, day: dayWords(date), hour: formatHour(time) }
  const endHour = end_time && formatHour(end_time)
  if (!end_date) return endHour ? words.endsAtHour({ ...begins, endHour }) : words.begins(begins)
  const ends = { ...begins, endDay: dayWords(end_date) }
  return endHour ? words.endsOnDayAtHour({ ...ends, endHour }) : words.endsOnDay(ends)
}

const dayWords = (date: string) => calendarWords.day({ day: longDay(date) })
