import { sql } from 'kysely'
import { dayIn } from '../../../lib/time/church-time.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { goesByText } from '../../accounts/unsubscribes/by-text.ts'
import type { Db } from '../../platform/db/tables.ts'

/** How long before an event its reminders are sent, in milliseconds. */
const ahead = 24 * 60 * 60 * 1000

/** Reminders per run: the e-mail queue has five hundred places, and a password reset must not wait long behind reminders. */
const mostAtOnce = 100

/**
 * How long an e-mail is retried, and when an unsent one is queued again, in milliseconds. The second is longer, so that
 * nobody gets a reminder twice.
 */
export const triedFor = 2 * 60 * 60 * 1000
const takenBy = 3 * 60 * 60 * 1000

/** When it is, and the church's time zone. */
type Moment = { now: Date; zone: string }

/** The reminders to send, next events first, except to members who got theirs or switched them off. */
export async function listDue(db: Db, { now, zone }: Moment) {
  const ids = await listNext(db, { now, zone })
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(wantedOf(db, ids).as('wanted'))
    .innerJoin('event', 'event.id', 'wanted.event_id')
    .innerJoin('account', 'account.id', 'wanted.account_id')
    .leftJoin('member_setting', 'member_setting.account_id', 'account.id')
    .leftJoin('event_reminder', (join) =>
      join
        .onRef('event_reminder.event_id', '=', 'event.id')
        .onRef('event_reminder.account_id', '=', 'account.id')
        .on('event_reminder.starts', '=', starts),
    )
    .select(['event.id as event_id', 'account.id as account_id', starts.as('starts')])
    .select([
      'event.title',
      'event.date',
      'event.time',
      'event.end_time',
      'event.end_date',
      'event.location',
      'event.is_online',
    ])
    .select('event.meeting_link')
    .select(['event.fellowship_id', 'account.first_name', 'account.email'])
    .where('account.email', 'is not', null)
    .where('account.email_confirmed_at', 'is not', null)
    .where('account.deletion_requested_at', 'is', null)
    .where(sql<boolean>`not ${goesByText('event')}`)
    .where((row) => row.or([row('reminder_mail', 'is', null), row('reminder_mail', '=', 1)]))
    .where(({ eb, or, ref }) =>
      or([
        eb('event.fellowship_id', 'is', null),
        eb('event.fellowship_id', '=', ref('account.fellowship_id')),
      ]),
    )
    .where(({ eb, and, or }) =>
      or([
        eb('event_reminder.sent_at', 'is', null),
        and([eb('event_reminder.settled_at', 'is', null), eb('event_reminder.sent_at', '<=', longAgo(now))]),
      ]),
    )
    .orderBy('event.date')
    .orderBy('event.time')
    .orderBy('account.id')
    .limit(mostAtOnce)
    .execute()
  return rows.map((row) => ({ ...row, email: row.email ?? '', key: keyOf(row) }))
}

/** Identifies a reminder by event and account. */
const keyOf = ({ event_id, account_id }: { event_id: number; account_id: number }) =>
  `${event_id} ${account_id}`

/** Day and hour by the church's clock. */
export const starts = sql<string>`event.date || 'T' || event.time`

/** The ids of events that begin within a day; on the night of a clock change that is not the same hour of the next day. */
export async function listNext(db: Db, { now, zone }: Moment): Promise<number[]> {
  const until = new Date(now.getTime() + ahead)
  const events = await db
    .selectFrom('event')
    .select(['id', 'date', 'time'])
    .where('date', '>=', dayIn(zone, now))
    .where('date', '<=', dayIn(zone, until))
    .execute()
  const begin = events.map(({ id, date, time }) => ({ id, at: instantOf(zone, date, time) }))
  return begin.filter(({ at }) => at > now && at <= until).map(({ id }) => id)
}

/** The members to remind: those who set a reminder, and those who have a place or a ticket. */
export const wantedOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('keepsake')
    .select(['item_id as event_id', 'account_id'])
    .where('kind', '=', 'eventReminders')
    .where('item_id', 'in', ids)
    .union(
      db
        .selectFrom('event_signup')
        .select(['event_id', 'account_id'])
        .where('event_id', 'in', ids)
        .where((row) => row.or([row('kind', '=', 'reminder'), row('placed_at', 'is not', null)])),
    )
    .union(
      db
        .selectFrom('ticket_order')
        .select(['event_id', 'ticket_order.account_id'])
        .where('event_id', 'in', ids)
        .where('state', '=', 'placed')
        .where('ticket_order.account_id', 'is not', null)
        .$narrowType<{ account_id: number }>(),
    )

export type Due = Awaited<ReturnType<typeof listDue>>[number]

const longAgo = (now: Date) => new Date(now.getTime() - takenBy).toISOString()

/**
 * Marks reminders as being sent, before they are sent, so that only one of several processes sends each. Returns the
 * keys of those that this process must send.
 */
export async function claim(db: Db, due: Due[], now: Date): Promise<Set<string>> {
  if (due.length === 0) return new Set()
  const sent_at = now.toISOString()
  const claimed = await db
    .insertInto('event_reminder')
    .values(due.map(({ event_id, account_id, starts }) => ({ event_id, account_id, starts, sent_at })))
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'account_id', 'starts'])
        .doUpdateSet({ sent_at })
        .where('event_reminder.settled_at', 'is', null)
        .where('event_reminder.sent_at', '<=', longAgo(now)),
    )
    .returning(['event_id', 'account_id'])
    .execute()
  return new Set(claimed.map(keyOf))
}

/** Records that a mail server accepted or permanently rejected the e-mail, so that it is not sent again. */
export async function noteSettled(db: Db, { event_id, account_id, starts }: Due, now: Date): Promise<void> {
  await db
    .updateTable('event_reminder')
    .set({ settled_at: now.toISOString() })
    .where('event_id', '=', event_id)
    .where('account_id', '=', account_id)
    .where('starts', '=', starts)
    .execute()
}
