import { sql } from 'kysely'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { assumedServiceStart } from '../../../lib/time/upcoming.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { goesByText } from '../../accounts/unsubscribes/by-text.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import type { Background } from '../../platform/background.ts'
import type { Db } from '../../platform/db/tables.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { serviceReminderWords as words } from './messages.ts'

const hour = 60 * 60 * 1000

/** How long before a service its reminder is sent, how long an e-mail is retried, and when an unsent one is queued again. */
const ahead = 24 * hour
const triedFor = 2 * hour
const takenBy = 3 * hour

/** Reminders per run, as of events: a password reset must not wait long behind them. */
const mostAtOnce = 100

/** Rows of reminders are kept so long, to send none twice. */
const reminderLifetime = 35 * 24 * hour

type Reminding = Writing & { background: Background; now: () => Date }

/**
 * E-mails members who asked to be reminded of a weekly service when it begins within a day: once a week, until they take it
 * back. An e-mail that no mail server accepted for some hours is sent again. Returns how many e-mails were queued; call it
 * again for the rest.
 */
export async function remindOfServices({ background, now, ...writing }: Reminding): Promise<number> {
  const { db, site } = writing
  const at = now()
  const next = await listNext(db, at)
  const due = await listDue(db, next, at)
  const claimed = await claim(db, due, at)
  for (const reminder of claimed)
    await sendOptional(writing, {
      accountId: reminder.account_id,
      topic: 'services',
      to: reminder.email,
      words: () => emailOf(reminder, site),
      id: `service-reminder-${reminder.service_id}-${reminder.account_id}-${reminder.starts.replace(/\D/g, '')}`,
      until: new Date(Math.min(reminder.begins.getTime(), at.getTime() + triedFor)),
      settled: () => background.run(noteSettled(db, reminder, now())),
    })
  return claimed.length
}

/** A service on the day of this week on which it is next. */
type Next = {
  id: number
  title: string
  location: string
  day: string
  time: string
  starts: string
  begins: Date
}

/** The services that begin within a day, by the church's clock. */
export async function listNext(db: Db, now: Date): Promise<Next[]> {
  const zone = await zoneOf(db)
  const days = new Set([dayIn(zone, now), dayIn(zone, new Date(now.getTime() + ahead))])
  const services = await db.selectFrom('service').select(['id', 'title', 'location', 'day', 'time']).execute()
  return services.flatMap((service) =>
    [...days]
      .filter((date) => weekdays[new Date(date).getUTCDay()] === service.day)
      .map((date) => {
        const time = service.time || assumedServiceStart
        return { ...service, starts: `${date}T${time}`, begins: instantOf(zone, date, time) }
      })
      .filter(({ begins }) => begins > now && begins.getTime() - now.getTime() <= ahead),
  )
}

/** The reminders to send, except to members who got theirs or switched reminders off. */
async function listDue(db: Db, next: readonly Next[], now: Date) {
  const due = []
  for (const service of next) {
    const rows = await db
      .selectFrom('keepsake')
      .innerJoin('account', 'account.id', 'keepsake.account_id')
      .leftJoin('member_setting', 'member_setting.account_id', 'account.id')
      .leftJoin('service_reminder', (join) =>
        join
          .onRef('service_reminder.account_id', '=', 'account.id')
          .on('service_reminder.service_id', '=', service.id)
          .on('service_reminder.starts', '=', service.starts),
      )
      .select(['account.id as account_id', 'account.first_name', 'account.email'])
      .where('keepsake.kind', '=', 'serviceReminders')
      .where('keepsake.item_id', '=', service.id)
      .where('account.email', 'is not', null)
      .where('account.email_confirmed_at', 'is not', null)
      .where('account.deletion_requested_at', 'is', null)
      .where(sql<boolean>`not ${goesByText('service')}`)
      .where((row) => row.or([row('reminder_mail', 'is', null), row('reminder_mail', '=', 1)]))
      .where(({ eb, and, or }) =>
        or([
          eb('service_reminder.sent_at', 'is', null),
          and([
            eb('service_reminder.settled_at', 'is', null),
            eb('service_reminder.sent_at', '<=', before(now, takenBy)),
          ]),
        ]),
      )
      .orderBy('account.id')
      .limit(mostAtOnce)
      .execute()
    due.push(
      ...rows.map(({ email, ...row }) => ({
        ...service,
        ...row,
        email: email ?? '',
        service_id: service.id,
      })),
    )
  }
  return due.slice(0, mostAtOnce)
}

type Due = Awaited<ReturnType<typeof listDue>>[number]

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

/** Marks reminders as being sent, before they are sent, so that only one of several processes sends each; returns those. */
async function claim(db: Db, due: Due[], now: Date): Promise<Due[]> {
  if (due.length === 0) return []
  const sent_at = now.toISOString()
  await db.deleteFrom('service_reminder').where('sent_at', '<', before(now, reminderLifetime)).execute()
  const claimed = await db
    .insertInto('service_reminder')
    .values(due.map(({ service_id, account_id, starts }) => ({ service_id, account_id, starts, sent_at })))
    .onConflict((conflict) =>
      conflict
        .columns(['service_id', 'account_id', 'starts'])
        .doUpdateSet({ sent_at })
        .where('service_reminder.settled_at', 'is', null)
        .where('service_reminder.sent_at', '<=', before(now, takenBy)),
    )
    .returning(['service_id', 'account_id'])
    .execute()
  return due.filter((one) =>
    claimed.some(
      ({ service_id, account_id }) => service_id === one.service_id && account_id === one.account_id,
    ),
  )
}

/** Records that a mail server accepted or permanently rejected the e-mail, so that it is not sent again. */
async function noteSettled(db: Db, { service_id, account_id, starts }: Due, now: Date): Promise<void> {
  await db
    .updateTable('service_reminder')
    .set({ settled_at: now.toISOString() })
    .where('service_id', '=', service_id)
    .where('account_id', '=', account_id)
    .where('starts', '=', starts)
    .execute()
}

function emailOf({ service_id, title, time, location, starts, first_name }: Due, site?: string) {
  const service = title.replace(/\s+/g, ' ')
  const day = calendarWords.day({ day: longDay(starts.slice(0, 10)) })
  const path = `/service-times#service-${service_id}`
  const sentence = time
    ? words.atHour({ service, day, hour: formatHour(time) })
    : words.fromFirstLight({ service, day })
  return {
    notice: { body: sentence, page: path },
    subject: words.subject({ service }),
    text: `${accountEmailWords.dear({ name: first_name })}

${sentence}

${words.where({ place: location })}
${words.more({ page: pageAt(site, path, words.page) })}

${words.why}`,
  }
}
