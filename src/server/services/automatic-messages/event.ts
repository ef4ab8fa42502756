import type { Selectable } from 'kysely'
import { instantOf } from '../../../lib/time/instants.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { goesByText } from '../../accounts/unsubscribes/by-text.ts'
import { idOfAccount } from '../../messages/recipients/recipient-id.ts'
import type { AutomaticKind, Looking, Occasion } from '../../messages/scheduled/kind.ts'
import { whenOf } from '../../messages/scheduled/when.ts'
import { automaticKinds } from '../../messages/translated/messages.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import type { EventTable } from '../../platform/db/tables/events.ts'
import type { Db } from '../../platform/db/tables.ts'
import { eventPage } from '../event-news/event-page.ts'
import { listNext, starts, wantedOf } from '../events/due-reminders.ts'

export const event: AutomaticKind = {
  kind: 'event',
  get name() {
    return automaticKinds.event
  },
  get about() {
    return automaticKinds.aboutEvent
  },
  purpose: 'events',
  subject: 'Reminder: {event}',
  text: 'Dear {first name}, {event} begins on {when}. Where: {where}',
  fields: { event: 'Youth Camp', when: 'Saturday 28 November at 9:00 AM', where: 'Church Grounds' },
  find: async ({ db, now, zone, site }: Looking): Promise<Occasion[]> => {
    const ids = await listNext(db, { now, zone })
    if (ids.length === 0) return []
    const rows = await wanting(db, ids)
      .leftJoin('event_reminder', (join) =>
        join
          .onRef('event_reminder.event_id', '=', 'event.id')
          .onRef('event_reminder.account_id', '=', 'account.id')
          .on('event_reminder.starts', '=', starts),
      )
      .select('account.id as account_id')
      .select(columns)
      .where('event_reminder.sent_at', 'is', null)
      .where(goesByText('event'))
      .orderBy('account.id')
      .execute()
    return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((all): Occasion[] => {
      const [one] = all
      if (!one) return []
      const { id, title, date, time } = one
      const people = all.map(({ account_id }) => account_id)
      return [
        {
          key: keyOf(one),
          name: title,
          people: people.map(idOfAccount),
          values: valuesOf(one, site),
          until: instantOf(zone, date, time),
          settle: async (write) => {
            const at = now.toISOString()
            for (const part of chunksOf(people))
              await write
                .insertInto('event_reminder')
                .values(
                  part.map((account_id) => ({
                    event_id: id,
                    account_id,
                    starts: `${date}T${time}`,
                    sent_at: at,
                    settled_at: at,
                  })),
                )
                .onConflict((conflict) => conflict.doNothing())
                .execute()
          },
        },
      ]
    })
  },
  holds: async ({ db, now, zone, site }: Looking) => {
    const ids = await listNext(db, { now, zone })
    if (ids.length === 0) return []
    const rows = await db.selectFrom('event').select(columns).where('event.id', 'in', ids).execute()
    return rows.map((row) => ({
      key: keyOf(row),
      values: valuesOf(row, site),
      people: async () => {
        const wanted = await wanting(db, [row.id]).select('account.id').execute()
        return wanted.map(({ id }) => idOfAccount(id))
      },
    }))
  },
}

const columns = [
  ...(['event.id', 'title', 'date', 'time'] as const),
  ...(['location', 'is_online', 'event.fellowship_id'] as const),
] as const

/** Who is to be reminded of these events, as long as they are of the fellowship. */
const wanting = (db: Db, ids: number[]) =>
  db
    .selectFrom(wantedOf(db, ids).as('wanted'))
    .innerJoin('event', 'event.id', 'wanted.event_id')
    .innerJoin('account', 'account.id', 'wanted.account_id')
    .where(({ eb, or, ref }) =>
      or([
        eb('event.fellowship_id', 'is', null),
        eb('event.fellowship_id', '=', ref('account.fellowship_id')),
      ]),
    )

type Shown = Pick<
  Selectable<EventTable>,
  'id' | 'title' | 'date' | 'time' | 'location' | 'is_online' | 'fellowship_id'
>

const valuesOf = ({ id, title, date, time, location, is_online, fellowship_id }: Shown, site: string) => ({
  event: title,
  when: whenOf(date, time),
  where: is_online ? `online, ${pageAt(site, ...eventPage({ id, fellowship_id }))}` : location,
})

const keyOf = ({ id, date, time }: { id: number; date: string; time: string }) =>
  `event ${id} ${date}T${time}`
