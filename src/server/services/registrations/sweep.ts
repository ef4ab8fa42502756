import { sql } from 'kysely'
import type { Deps } from '../../platform/context.ts'
import { churchDay } from '../../settings/church-settings/place.ts'

/** How long names stay after the event, in days. */
const keptDays = 180

/** Blanks the names, numbers and addresses of orders of events that are over so long; sums and counts stay. */
export async function sweepRegistrations({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const until = await churchDay(db, new Date(now().getTime() - keptDays * 86_400_000))
  const over = db
    .selectFrom('event')
    .select('event.id')
    .where('date', '<', until)
    .where((where) => where.or([where('end_date', '=', ''), where('end_date', '<', until)]))
  await db
    .updateTable('ticket_order')
    .set({ name: '', email: '', telephone: '', account_id: null, version: sql`version + 1` })
    .where('event_id', 'in', over)
    .where('name', '!=', '')
    .execute()
  await db
    .updateTable('ticket')
    .set({ name: '' })
    .where('event_id', 'in', over)
    .where('name', '!=', '')
    .execute()
}
