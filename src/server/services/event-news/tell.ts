import type { Context } from 'hono'
import { hoursAndEnd } from '../../../lib/time/event-when.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import type { AppEnv } from '../../platform/context.ts'
import { eventPage } from './event-page.ts'
import type { EventNews, GuestNews, Shown } from './news.ts'

/** E-mails everyone for whom an event moves, does not take place or does after all, except the caller, in the background: one e-mail each. */
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

/** The page of the first event that takes place; else that of all events. */
function pageOf(events: readonly EventNews[]): [string, string] {
  const [next] = events.flatMap(({ now }) => now ?? [])
  return next ? eventPage(next) : ['/events', 'Events']
}

/** Named after the first event; those of a series mostly have one title. */
function subjectOf(events: readonly EventNews[]): string {
  const [first] = events.map(({ was, now }) => was ?? now)
  const title = first?.title.replace(/\s+/g, ' ') ?? ''
  if (events.every(({ now }) => !now)) return `Cancelled: ${title}`
  return events.every(({ was }) => !was) ? `It takes place after all: ${title}` : `Changed: ${title}`
}

const wordsOf = (events: readonly EventNews[]): string =>
  [
    listed('this does not take place:', events, ({ was, now }) => was && !now && named(was)),
    listed('this has changed, and your sign-up or reminder stays:', events, ({ was, now }) =>
      was && now ? `${now.title}, now ${whenAndWhere(now)} (before: ${whenAndWhere(was)})` : '',
    ),
    listed('this takes place after all, and your sign-up or reminder is back:', events, ({ was, now }) =>
      !was ? named(now) : '',
    ),
  ]
    .filter(Boolean)
    .join('\n\n')

/** A sentence and its lines; '' without one. */
function listed(
  sentence: string,
  events: readonly EventNews[],
  lineOf: (news: EventNews) => string | false | undefined,
): string {
  const lines = events.map(lineOf).filter(Boolean)
  return lines.length > 0 ? `${sentence}\n${lines.map((line) => `- ${line}`).join('\n')}` : ''
}

const named = (event: Shown) => `${event.title}, ${whenAndWhere(event)}`

function whenAndWhere({ is_online, location, ...event }: Shown): string {
  const when = `${longDay(event.date)}${hoursAndEnd(event, longDay).replace(' · ', ', ')}`
  return [when, is_online ? 'online' : location].filter(Boolean).join(', ')
}
