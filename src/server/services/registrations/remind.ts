import { inLanguageOfAccount } from '../../accounts/accounts/sessions/kept-language.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { listNext, starts } from '../events/due-reminders.ts'
import { factsOf } from '../events/reminders.ts'
import { ticketReminderWords as words } from './messages.ts'

type Reminding = { db: Db; mail: Mail; now: () => Date; site: string | undefined }

/** E-mails of one run; the next run takes the next. */
const mostAtOnce = 100

/**
 * E-mails those who hold tickets and have no account when their event begins within a day: once, and again when the event is moved. Members are reminded as
 * of every event that they signed up for. An order is marked before its e-mail is sent, so that of several processes one sends it. Returns how many.
 */
export async function remindOfTickets({ db, mail, now, site }: Reminding): Promise<number> {
  const at = now()
  const ids = await listNext(db, { now: at, zone: await zoneOf(db) })
  if (ids.length === 0) return 0
  const due = await db
    .selectFrom('ticket_order')
    .innerJoin('event', 'event.id', 'ticket_order.event_id')
    .select(['ticket_order.id', 'ticket_order.email', 'event.id as event_id', starts.as('starts')])
    .select(['title', 'date', 'time', 'end_time', 'end_date', 'location', 'is_online', 'meeting_link'])
    .select('event.fellowship_id')
    .where('event.id', 'in', ids)
    .where('ticket_order.account_id', 'is', null)
    .where('state', '=', 'placed')
    .where('ticket_order.email', '<>', '')
    .where((where) => where.or([where('reminded_of', 'is', null), where('reminded_of', '<>', starts)]))
    .orderBy('ticket_order.id')
    .limit(mostAtOnce)
    .execute()
  let sent = 0
  for (const { id, email, starts: beginning, ...event } of due) {
    const { numUpdatedRows } = await db
      .updateTable('ticket_order')
      .set({ reminded_of: beginning })
      .where('id', '=', id)
      .where((where) => where.or([where('reminded_of', 'is', null), where('reminded_of', '<>', beginning)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    const letter = await inLanguageOfAccount(db, null, () => {
      const { title, begins, where, more } = factsOf(event, site)
      return {
        subject: words.subject({ event: title }),
        text: [begins, `${where}\n${more}`, words.tickets, words.why].join('\n\n'),
      }
    })
    mail.send({ to: email, ...letter })
    sent += 1
  }
  return sent
}
