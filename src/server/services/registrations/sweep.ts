import { sql } from 'kysely'
import { forgetPurchasers } from '../../giving/giving/purchases.ts'
import type { Deps } from '../../platform/context.ts'
import { churchDay } from '../../settings/church-settings/place.ts'

/** How long names stay after the event, in days. */
const keptDays = 180

/** Orders of one run; the next run, an hour later, takes the next. */
const mostAtOnce = 1000

/** Blanks the names, numbers and addresses of orders of events that are over so long; sums and counts stay. */
export async function sweepRegistrations({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const until = await churchDay(db, new Date(now().getTime() - keptDays * 86_400_000))
  const over = db
    .selectFrom('event')
    .select('event.id')
    .where('date', '<', until)
    .where((where) => where.or([where('end_date', '=', ''), where('end_date', '<', until)]))
  const orders = await db
    .selectFrom('ticket_order')
    .select('id')
    .where('event_id', 'in', over)
    .where('name', '!=', '')
    .limit(mostAtOnce)
    .execute()
  const ids = orders.map(({ id }) => id)
  if (ids.length > 0) {
    await forgetPurchasers(db, ids)
    await db
      .updateTable('ticket_order')
      .set({ name: '', email: '', telephone: '', account_id: null, version: sql`version + 1` })
      .where('id', 'in', ids)
      .execute()
  }
  await db
    .updateTable('ticket')
    .set({ name: '' })
    .where('event_id', 'in', over)
    .where('name', '!=', '')
    .execute()
}
