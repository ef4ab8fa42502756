import type { Context } from 'hono'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { hoursAndEnd } from '../../../lib/time/event-when.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptionalEmail } from '../../accounts/member-settings/optional-emails.ts'
import type { AppEnv } from '../../platform/context.ts'
import { eventPage } from './event-page.ts'
import { eventNewsWords as words } from './messages.ts'
import type { EventNews, GuestNews, Shown } from './news.ts'

/** E-mails everyone for whom an event moves, does not take place or does after all, except the caller, in the background: one e-mail each. */
export function tellNews(c: Context<AppEnv>, news: readonly GuestNews[]): void {
  const site = c.var.settings.PUBLIC_SITE_URL
  for (const { accountId, events } of news)
    sendOptionalEmail(c, { to: accountId, choice: 'reminder_mail' }, ({ first_name }) => ({
      subject: subjectOf(events),
      text: `${accountEmailWords.dear({ name: first_name })}

${wordsOf(events)}

${words.more({ page: pageAt(site, ...pageOf(events)) })}

${words.why}`,
    }))
}

/** The page of the first event that takes place; else that of all events. */
function pageOf(events: readonly EventNews[]): [string, string] {
  const [next] = events.flatMap(({ now }) => now ?? [])
  return next ? eventPage(next) : ['/events', words.eventsPage]
}

/** Named after the first event; those of a series mostly have one title. */
function subjectOf(events: readonly EventNews[]): string {
  const [first] = events.map(({ was, now }) => was ?? now)
  const event = first?.title.replace(/\s+/g, ' ') ?? ''
  if (events.every(({ now }) => !now)) return words.cancelledSubject({ event })
  return events.every(({ was }) => !was) ? words.backSubject({ event }) : words.changedSubject({ event })
}

const wordsOf = (events: readonly EventNews[]): string =>
  [
    listed(words.cancelled, events, ({ was, now }) => was && !now && named(was)),
    listed(words.changed, events, ({ was, now }) =>
      was && now ? words.change({ event: now.title, now: whenAndWhere(now), before: whenAndWhere(was) }) : '',
    ),
    listed(words.back, events, ({ was, now }) => (!was ? named(now) : '')),
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
  return [calendarWords.day({ day: when }), is_online ? words.online : location].filter(Boolean).join(', ')
}
