import { calendarWords } from '../../../lib/texts/services/days.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { sendOptional, type Writing } from '../../accounts/unsubscribes/optional-email.ts'
import type { Background } from '../../platform/background.ts'
import type { Db } from '../../platform/db/tables.ts'
import { triedFor } from './due-reminders.ts'
import { reportReminderWords as words } from './messages.ts'
import { listMissingReports } from './missing-reports.ts'

/** An e-mail that was not settled in this time is queued again, in milliseconds. Longer than it is tried. */
const takenBy = 3 * 60 * 60 * 1000

/** Per run, as of other reminders. */
const mostAtOnce = 100

type Reminding = Writing & { background: Background; now: () => Date }

/** E-mails leaders, and who assists them, once of each meeting without marks by the Tuesday after. Returns how many e-mails were queued. */
export async function remindOfReports({ background, now, ...writing }: Reminding): Promise<number> {
  const { db, site } = writing
  const at = now()
  const due = await listDue(db, at)
  for (const { email, ...report } of due)
    await sendOptional(writing, {
      accountId: report.account_id,
      topic: 'fellowship',
      to: email,
      words: () => emailOf(report, site),
      id: `report-reminder-${report.event_id}-${report.account_id}`,
      until: new Date(at.getTime() + triedFor),
      settled: () => background.run(noteSettled(db, report, now())),
    })
  return due.length
}

type Report = Awaited<ReturnType<typeof listMissingReports>>[number]

/** Claims due reminders for this process. Recipients are leaders and assistants with a confirmed address who have not switched reminders off. */
async function listDue(db: Db, now: Date): Promise<(Report & { email: string })[]> {
  const missing = await withAssistants(db, await listMissingReports(db, now))
  if (missing.length === 0) return []
  const people = await db
    .selectFrom('account')
    .leftJoin('member_setting', 'member_setting.account_id', 'account.id')
    .select(['account.id', 'account.email'])
    .where('account.id', 'in', [...new Set(missing.map(({ account_id }) => account_id))])
    .where('account.email', 'is not', null)
    .where('account.email_confirmed_at', 'is not', null)
    .where('account.deletion_requested_at', 'is', null)
    .where((row) => row.or([row('reminder_mail', 'is', null), row('reminder_mail', '=', 1)]))
    .execute()
  const emails = new Map(people.map(({ id, email }) => [id, email ?? '']))
  const wanted = missing.filter(({ account_id }) => emails.has(account_id)).slice(0, mostAtOnce)
  if (wanted.length === 0) return []
  const sent_at = now.toISOString()
  const claimed = await db
    .insertInto('report_reminder')
    .values(wanted.map(({ event_id, account_id }) => ({ event_id, account_id, sent_at })))
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'account_id'])
        .doUpdateSet({ sent_at })
        .where('report_reminder.settled_at', 'is', null)
        .where('report_reminder.sent_at', '<=', new Date(now.getTime() - takenBy).toISOString()),
    )
    .returning(['event_id', 'account_id'])
    .execute()
  const isClaimed = new Set(claimed.map(keyOf))
  return wanted
    .filter((one) => isClaimed.has(keyOf(one)))
    .map((one) => ({ ...one, email: emails.get(one.account_id) ?? '' }))
}

const keyOf = ({ event_id, account_id }: Pick<Report, 'event_id' | 'account_id'>) =>
  `${event_id} ${account_id}`

/** Each report once more for everybody who assists its leader. */
async function withAssistants(db: Db, reports: readonly Report[]): Promise<Report[]> {
  if (reports.length === 0) return []
  const assistants = await db
    .selectFrom('fellowship_assistant')
    .innerJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'fellowship_assistant.account_id')
        .onRef('account.fellowship_id', '=', 'fellowship_assistant.fellowship_id'),
    )
    .select(['fellowship_assistant.fellowship_id', 'account.id as account_id', 'account.first_name'])
    .select(['account.last_name', 'account.username'])
    .where('fellowship_assistant.fellowship_id', 'in', [
      ...new Set(reports.map(({ fellowship_id }) => fellowship_id)),
    ])
    .orderBy('account.id')
    .execute()
  return reports.flatMap((report) => [
    report,
    ...assistants
      .filter(({ fellowship_id }) => fellowship_id === report.fellowship_id)
      .map((person) => ({ ...report, ...person })),
  ])
}

const noteSettled = async (
  db: Db,
  { event_id, account_id }: Pick<Report, 'event_id' | 'account_id'>,
  now: Date,
): Promise<void> =>
  void (await db
    .updateTable('report_reminder')
    .set({ settled_at: now.toISOString() })
    .where('event_id', '=', event_id)
    .where('account_id', '=', account_id)
    .execute())

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const emailOf = ({ title, date, fellowship, first_name }: Report, site: string | undefined) => ({
  subject: words.subject({ meeting: oneLine(title) }),
  text: `${accountEmailWords.dear({ name: first_name })}

${words.nobody({ meeting: oneLine(title), fellowship: oneLine(fellowship), day: calendarWords.day({ day: longDay(date) }) })}

${words.please({ page: pageAt(site, '/fellowship-leader#events', words.page) })}
${words.notMet}

${words.why}`,
})
