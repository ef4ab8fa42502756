import { sql } from 'kysely'
import { mostRemindDays, usualRemindDays } from '../../../lib/contract/services/rota.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { assumedServiceStart } from '../../../lib/time/upcoming.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import type { Background } from '../../platform/background.ts'
import type { Db } from '../../platform/db/tables.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { questionOf, reminderOf } from './email-words.ts'
import { plansOfTurns } from './plans-of-turns.ts'
import { shiftsIn } from './shifts.ts'

const hour = 60 * 60 * 1000

/** How long an e-mail is retried, and when an unsent one is queued again. */
const triedFor = 2 * hour
const takenBy = 3 * hour

/** Shifts per run, as reminders of events: a password reset must not wait long behind them. */
const mostAtOnce = 100

type Telling = Writing & { background: Background; now: () => Date }

/**
 * E-mails people what they were asked for, one e-mail for all that is new, and reminds them of their shifts once. An e-mail that no
 * mail server accepted for some hours is sent again. Returns how many e-mails were queued; call it again for the rest.
 */
export async function sendRotaEmails(telling: Telling): Promise<number> {
  const at = telling.now()
  return (await tellAsked(telling, at)) + (await remindOfTurns(telling, at))
}

type Marks = { sent: 'told_at' | 'reminded_at'; settled: 'told_settled_at' | 'reminder_settled_at' }
const asking: Marks = { sent: 'told_at', settled: 'told_settled_at' }
const reminding: Marks = { sent: 'reminded_at', settled: 'reminder_settled_at' }

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

/** Shifts of people with an address whose e-mail is neither settled nor under way. */
const unsent = (db: Db, { sent, settled }: Marks, now: Date) =>
  shiftsIn(db)
    .innerJoin('account', 'account.id', 'rota_turn.account_id')
    .select(['account.first_name', 'account.email'])
    .where('account.email', 'is not', null)
    .where('account.email_confirmed_at', 'is not', null)
    .where('account.deletion_requested_at', 'is', null)
    .where(settled, 'is', null)
    .where(({ eb, or }) => or([eb(sent, 'is', null), eb(sent, '<=', before(now, takenBy))]))
    .limit(mostAtOnce)

type Due = Awaited<ReturnType<ReturnType<typeof unsent>['execute']>>[number]

/** Marks e-mails as being sent, before they are sent, so that only one of several processes sends each; returns those. */
async function claim(db: Db, due: readonly Due[], { sent, settled }: Marks, now: Date): Promise<Due[]> {
  if (due.length === 0) return []
  const at = now.toISOString()
  const claimed = await db
    .updateTable('rota_turn')
    .set(sent === 'told_at' ? { told_at: at } : { reminded_at: at })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where(settled, 'is', null)
    .where(({ eb, or }) => or([eb(sent, 'is', null), eb(sent, '<=', before(now, takenBy))]))
    .returning('id')
    .execute()
  const ids = new Set(claimed.map(({ id }) => id))
  return due.filter(({ id }) => ids.has(id))
}

/** Records that a mail server accepted or permanently rejected the e-mail, or that it is not wanted. */
async function noteSettled(db: Db, shifts: readonly Due[], { settled }: Marks, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('rota_turn')
    .set(settled === 'told_settled_at' ? { told_settled_at: at } : { reminder_settled_at: at })
    .where(
      'id',
      'in',
      shifts.map(({ id }) => id),
    )
    .execute()
}

async function tellAsked({ background, now, ...writing }: Telling, at: Date): Promise<number> {
  const { db, site } = writing
  const due = await unsent(db, asking, at)
    .where('state', '=', 'asked')
    .where(
      'rota_turn.day',
      '>=',
      clockIn(await zoneOf(db), at)
        .toISOString()
        .slice(0, 10),
    )
    .orderBy('rota_turn.account_id')
    .orderBy('rota_turn.day')
    .orderBy('rota_turn.id')
    .execute()
  const people = Map.groupBy(await claim(db, due, asking, at), ({ account_id }) => account_id)
  for (const [accountId, shifts] of people)
    await sendOptional(writing, {
      accountId,
      topic: 'services',
      to: shifts[0]?.email ?? '',
      words: () => questionOf(shifts, site),
      id: `rota-asked-${accountId}-${shifts.map(({ id }) => id).join('-')}`.slice(0, 120),
      until: new Date(at.getTime() + triedFor),
      settled: () => background.run(noteSettled(db, shifts, asking, now())),
    })
  return people.size
}

/** Reminds of turns that begin within the member's number of days, unless reminders by e-mail are switched off. */
async function remindOfTurns({ background, now, ...writing }: Telling, at: Date): Promise<number> {
  const { db, site } = writing
  const zone = await zoneOf(db)
  const clock = clockIn(zone, at).toISOString().slice(0, 16)
  const begins = sql<string>`rota_turn.day || 'T' || case when service.time = '' then ${assumedServiceStart} else service.time end`
  const days = sql<number>`coalesce(remind_days, ${sql.lit(usualRemindDays)})`
  // Who has just been asked or said yes knows it.
  const lately = before(at, 24 * hour)
  const numbers = Array.from({ length: mostRemindDays }, (_, index) => index + 1)
  const due = await unsent(db, reminding, at)
    .leftJoin('rota_setting', 'rota_setting.account_id', 'rota_turn.account_id')
    .leftJoin('member_setting', 'member_setting.account_id', 'rota_turn.account_id')
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'accepted'), eb('answered_at', '<=', lately)]),
        and([eb('state', '=', 'asked'), eb('told_settled_at', '<=', lately)]),
      ]),
    )
    .where('rota_turn.day', '>=', clock.slice(0, 10))
    .where('rota_turn.day', '<=', dayAfter(clock.slice(0, 10), mostRemindDays))
    .where(begins, '>', clock)
    .where((row) => row.or([row('reminder_mail', 'is', null), row('reminder_mail', '=', 1)]))
    .where(({ eb, and, or }) =>
      or(
        numbers.map((many) =>
          and([
            eb(days, '=', many),
            eb(begins, '<=', `${dayAfter(clock.slice(0, 10), many)}${clock.slice(10)}`),
          ]),
        ),
      ),
    )
    .orderBy('rota_turn.day')
    .orderBy('rota_turn.id')
    .execute()
  const claimed = await claim(db, due, reminding, at)
  const planOf = await plansOfTurns(db, claimed)
  for (const shift of claimed) {
    const start = instantOf(zone, shift.day, shift.time || assumedServiceStart)
    await sendOptional(writing, {
      accountId: shift.account_id,
      topic: 'services',
      to: shift.email ?? '',
      words: () => reminderOf(shift, site, planOf(shift)),
      id: `rota-reminder-${shift.id}`,
      until: new Date(Math.min(start.getTime(), at.getTime() + triedFor)),
      settled: () => background.run(noteSettled(db, [shift], reminding, now())),
    })
  }
  return claimed.length
}
