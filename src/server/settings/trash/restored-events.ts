import type { Db } from '../../platform/db/tables.ts'
import type { TrashRow } from './document.ts'

/** An event whose place in its series another one has by now stands for itself. */
export async function leaveTakenSeries(db: Db, { values }: TrashRow): Promise<void> {
  if (!values['series_id']) return
  const other = await db
    .selectFrom('event')
    .select('id')
    .where('series_id', '=', Number(values['series_id']))
    .where('series_day', '=', String(values['series_day']))
    .executeTakeFirst()
  if (other) Object.assign(values, { series_id: null, series_day: '', is_apart: 0 })
}
