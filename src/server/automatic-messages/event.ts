import { instantOf } from '../../lib/instants.ts'
import { pageAt } from '../accounts/site.ts'
import { listNext, starts, wantedOf } from '../events/due-reminders.ts'
import { goesByText } from '../opt-outs/by-text.ts'
import type { AutomaticKind, Looking, Occasion } from './kind.ts'
import { whenOf } from './when.ts'

export const event: AutomaticKind = {
  kind: 'event',
  name: 'Reminders of events',
  about:
    'A day before, to who said that they come or asked for it, and likes text messages best or has no e-mail. The others get their e-mail as before.',
  purpose: 'events',
  subject: 'Reminder: {event}',
  text: 'Dear {first name}, {event} begins on {when}. Where: {where}',
  fields: { event: 'Youth Camp', when: 'Saturday 28 November at 9:00 AM', where: 'Church Grounds' },
  find: async ({ db, now, zone, site }: Looking): Promise<Occasion[]> => {
    const ids = await listNext(db, { now, zone })
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom(wantedOf(db, ids).as('wanted'))
      .innerJoin('event', 'event.id', 'wanted.event_id')
      .innerJoin('account', 'account.id', 'wanted.account_id')
      .leftJoin('event_reminder', (join) =>
        join
          .onRef('event_reminder.event_id', '=', 'event.id')
          .onRef('event_reminder.account_id', '=', 'account.id')
          .on('event_reminder.starts', '=', starts),
      )
      .select(['event.id', 'account.id as account_id', 'title', 'date', 'time', 'location', 'is_online'])
      .where('event_reminder.sent_at', 'is', null)
      .where(goesByText('event'))
      .where(({ eb, or, ref }) =>
        or([
          eb('event.fellowship_id', 'is', null),
          eb('event.fellowship_id', '=', ref('account.fellowship_id')),
        ]),
      )
      .orderBy('account.id')
      .execute()
    return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((all): Occasion[] => {
      const [one] = all
      if (!one) return []
      const { id, title, date, time, location, is_online } = one
      const people = all.map(({ account_id }) => account_id)
      return [
        {
          key: `event ${id} ${date}T${time}`,
          name: title,
          people: people.map((account) => `account ${account}`),
          values: {
            event: title,
            when: whenOf(date, time),
            where: is_online ? `online, ${pageAt(site, `/events/${id}`, 'Events')}` : location,
          },
          until: instantOf(zone, date, time),
          settle: async (write) => {
            const at = now.toISOString()
            for (let from = 0; from < people.length; from += 500)
              await write
                .insertInto('event_reminder')
                .values(
                  people.slice(from, from + 500).map((account_id) => ({
                    ...{ event_id: id, account_id, starts: `${date}T${time}` },
                    ...{ sent_at: at, settled_at: at },
                  })),
                )
                .onConflict((conflict) => conflict.doNothing())
                .execute()
          },
        },
      ]
    })
  },
}
