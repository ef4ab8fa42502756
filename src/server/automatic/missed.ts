import { sql } from 'kysely'
import type { AutomaticKind, Looking, Occasion } from './kind.ts'

/** In days: since when somebody is missed, and after how many nobody asks any more. */
const [least, most] = [21, 27]

/** The church's hour in which absences are looked for: that reads the attendance of a week. */
const hours = ['10:00', '11:00'] as const

/** Absences since then that make it one: with fewer, nobody has marked. */
const absences = 2

export const missed: AutomaticKind = {
  kind: 'missed',
  name: 'Missed for three weeks',
  about:
    'To a member who was last marked as present three weeks ago and as absent since. Once for each absence, and nobody else is told.',
  purpose: 'care',
  subject: 'We think of you, {first name}',
  text: 'Dear {first name}, we have not seen you for some weeks and think of you. If there is something we can do or pray for, tell us. You are always welcome.',
  fields: {},
  find: async ({ db, today, hour }: Looking): Promise<Occasion[]> => {
    if (hour < hours[0] || hour >= hours[1]) return []
    const [first, last] = [before(today, most), before(today, least)]
    const rows = await db
      .selectFrom('event')
      .innerJoin('attendance', 'attendance.event_id', 'event.id')
      .select(['attendance.account_id', (row) => row.fn.max('event.date').as('seen')])
      .where('event.date', '>=', first)
      .where('event.date', '<=', last)
      .where('is_present', '=', 1)
      .where(sql<boolean>`not exists (
        select 1 from attendance later join event later_event on later_event.id = later.event_id
         where later.account_id = attendance.account_id and later.is_present = 1 and later_event.date > ${last})`)
      .where(sql<boolean>`(
        select count(*) from attendance later join event later_event on later_event.id = later.event_id
         where later.account_id = attendance.account_id and later.is_present = 0 and later_event.date > event.date
           and later_event.date <= ${today}) >= ${absences}`)
      // Nobody writes so to who has died or moved away.
      .where(sql<boolean>`not exists (
        select 1 from person where person.account_id = attendance.account_id
           and lower(person.status) in ('gone home', 'transferred'))`)
      // A mark that was changed since makes no second absence of the first.
      .where(sql<boolean>`not exists (
        select 1 from delivery join message on message.id = delivery.message_id
         where delivery.recipient = 'account ' || attendance.account_id and message.automatic = 'missed'
           and delivery.created_at >= ${first})`)
      .groupBy('attendance.account_id')
      .orderBy('attendance.account_id')
      .execute()
    const bySeen = Map.groupBy(rows, ({ seen }) => seen)
    return [...bySeen].map(([seen, all]) => ({
      key: `missed ${seen}`,
      name: `Last seen on ${seen}`,
      people: all.map(({ account_id }) => `account ${account_id}`),
    }))
  },
}

const before = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
