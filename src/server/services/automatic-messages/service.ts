import { goesByText } from '../../accounts/unsubscribes/by-text.ts'
import { idOfAccount } from '../../messages/recipients/recipient-id.ts'
import type { AutomaticKind, Looking, Occasion } from '../../messages/scheduled/kind.ts'
import { whenOf } from '../../messages/scheduled/when.ts'
import { automaticKinds } from '../../messages/translated/messages.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import { listNext } from '../services/reminders.ts'

export const service: AutomaticKind = {
  kind: 'service',
  get name() {
    return automaticKinds.service
  },
  get about() {
    return automaticKinds.aboutService
  },
  purpose: 'services',
  subject: 'Reminder: {service}',
  text: 'Dear {first name}, {service} is on {when}. Where: {where}',
  fields: { service: 'Sunday Service', when: 'Sunday 29 November at 9:00 AM', where: 'Main Sanctuary' },
  find: async ({ db, now }: Looking): Promise<Occasion[]> => {
    const occasions: Occasion[] = []
    for (const service of await listNext(db, now)) {
      const { id, title, starts, begins } = service
      const rows = await db
        .selectFrom('keepsake')
        .innerJoin('account', 'account.id', 'keepsake.account_id')
        .leftJoin('service_reminder', (join) =>
          join
            .onRef('service_reminder.account_id', '=', 'account.id')
            .on('service_reminder.service_id', '=', id)
            .on('service_reminder.starts', '=', starts),
        )
        .select('account.id')
        .where('keepsake.kind', '=', 'serviceReminders')
        .where('keepsake.item_id', '=', id)
        .where('service_reminder.sent_at', 'is', null)
        .where(goesByText('service'))
        .orderBy('account.id')
        .execute()
      if (rows.length === 0) continue
      occasions.push({
        key: keyOf({ id, starts }),
        name: title,
        people: rows.map((row) => idOfAccount(row.id)),
        values: valuesOf(service),
        until: begins,
        settle: async (write) => {
          const at = now.toISOString()
          for (const part of chunksOf(rows))
            await write
              .insertInto('service_reminder')
              .values(
                part.map((row) => ({
                  service_id: id,
                  account_id: row.id,
                  starts,
                  sent_at: at,
                  settled_at: at,
                })),
              )
              .onConflict((conflict) => conflict.doNothing())
              .execute()
        },
      })
    }
    return occasions
  },
  holds: async ({ db, now }: Looking) =>
    (await listNext(db, now)).map((service) => ({
      key: keyOf(service),
      values: valuesOf(service),
      people: async () => {
        const rows = await db
          .selectFrom('keepsake')
          .select('account_id')
          .where('kind', '=', 'serviceReminders')
          .where('item_id', '=', service.id)
          .execute()
        return rows.map(({ account_id }) => idOfAccount(account_id))
      },
    })),
}

type Next = Awaited<ReturnType<typeof listNext>>[number]

const valuesOf = ({ title, starts, time, location }: Next) => ({
  service: title,
  when: whenOf(starts.slice(0, 10), time),
  where: location,
})

const keyOf = ({ id, starts }: { id: number; starts: string }) => `service ${id} ${starts}`
