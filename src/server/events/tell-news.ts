import type { Context } from 'hono'
import { hoursAndEnd } from '../../lib/event-when.ts'
import { longDay } from '../../lib/long-day.ts'
import { pageAt } from '../accounts/site.ts'
import type { AppEnv } from '../context.ts'
import { sendOptionalEmail } from '../member-settings/optional-emails.ts'
import { eventPage } from './due-reminders.ts'
import type { EventNews, GuestNews } from './news.ts'

/** E-mails everyone for whom an event moves or does not take place except the caller, in the background: one e-mail each. */
export function tellNews(c: Context<AppEnv>, news: readonly GuestNews[]): void {
  const site = c.var.settings.PUBLIC_SITE_URL
  for (const { accountId, events } of news)
    sendOptionalEmail(c, { to: accountId, choice: 'reminder_mail' }, ({ first_name }) => ({
      subject: subjectOf(events),
      text: `Dear ${first_name},

${wordsOf(events)}

More about it: ${pageAt(site, ...pageOf(events))}

You hear of it because you signed up or asked to be reminded.`,
    }))
}

/** The page of the first event that still takes place; else that of all events. */
function pageOf(events: readonly EventNews[]): [string, string] {
  const [next] = events.flatMap(({ now }) => now ?? [])
  return next ? eventPage(next) : ['/events', 'Events']
}

/** Named after the first event; those of a series mostly have one title. */
function subjectOf(events: readonly EventNews[]): string {
  const title = events[0]?.was.title.replace(/\s+/g, ' ') ?? ''
  return events.every(({ now }) => !now) ? `Cancelled: ${title}` : `Changed: ${title}`
}

function wordsOf(events: readonly EventNews[]): string {
  const cancelled = events.filter(({ now }) => !now)
  const moved = events.flatMap(({ was, now }) => (now ? [{ was, now }] : []))
  return [
    cancelled.length > 0 &&
      `this does not take place:\n${cancelled.map(({ was }) => `- ${was.title}, ${whenAndWhere(was)}`).join('\n')}`,
    moved.length > 0 &&
      `this has changed, and your sign-up or reminder stays:\n${moved
        .map(({ was, now }) => `- ${now.title}, now ${whenAndWhere(now)} (before: ${whenAndWhere(was)})`)
        .join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function whenAndWhere({ is_online, location, ...event }: EventNews['was']): string {
  const when = `${longDay(event.date)}${hoursAndEnd(event, longDay).replace(' · ', ', ')}`
  return [when, is_online ? 'online' : location].filter(Boolean).join(', ')
}
