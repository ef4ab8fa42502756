import { type Selectable, sql } from 'kysely'
import type { ServiceFields, ServiceForm } from '../../../lib/contract/services/service.ts'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import { eventLength } from '../../../lib/time/upcoming.ts'
import { nextMeeting } from '../../groups/fellowships/next-meeting.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { ServiceTable } from '../../platform/db/tables/events.ts'
import type { Db } from '../../platform/db/tables.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'

export const serviceOrders = ['title'] as const

/** Services in the order of the week, which begins on Sunday; those without a time come last in their day. */
export async function listServices(
  db: Db,
  paging: Paging<(typeof serviceOrders)[number]>,
  now: Date,
): Promise<RowsPage<ServiceFields>> {
  const all = db.selectFrom('service').selectAll()
  const wanted = paging.search
    ? all.where(containing(paging.search, ['title', 'description', 'location']))
    : all
  const byDefault = [inTheWeek, sql`time = ''`, orderTerm('service.time'), orderTerm('service.id')]
  const page = await fetchPage(wanted, paging, { table: 'service', byDefault })
  const clock = clockIn(await zoneOf(db), now)
  return { count: page.count, rows: page.rows.map((row) => read(row, clock)) }
}

/** A service, or undefined. */
export async function findService(db: Db, id: number, now: Date): Promise<ServiceFields | undefined> {
  const row = await db.selectFrom('service').selectAll().where('id', '=', id).executeTakeFirst()
  return row && read(row, clockIn(await zoneOf(db), now))
}

export async function addService(db: Db, form: ServiceForm, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('service')
    .values({ ...columns(form), created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a service; false when it has changed since `form.version`. */
export async function changeService(db: Db, id: number, form: ServiceForm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service')
    .set({ ...columns(form), version: sql`version + 1` })
    .where('id', '=', id)
    .$if(form.version !== undefined, (query) => query.where('version', '=', form.version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteService(db: Db, id: number): Promise<void> {
  await db.deleteFrom('service').where('id', '=', id).execute()
}

const inTheWeek = sql.raw(`case day ${weekdays.map((day, at) => `when '${day}' then ${at}`).join(' ')} end`)

const columns = ({ version: _, childcare, livestream, languages, held_in, ...form }: ServiceForm) => ({
  ...form,
  childcare: childcare ? (1 as const) : (0 as const),
  livestream: livestream ? (1 as const) : (0 as const),
  languages: JSON.stringify(languages),
  held_in: JSON.stringify(held_in),
})

function read(
  { created_at: _, branch_id: __, ...row }: Selectable<ServiceTable>,
  clock: Date,
): ServiceFields {
  return {
    ...row,
    childcare: row.childcare === 1,
    livestream: row.livestream === 1,
    languages: JSON.parse(row.languages),
    held_in: JSON.parse(row.held_in),
    next_date: nextDate(row, clock),
  }
}

const week = 7 * 24 * 60 * 60 * 1000

/** The day of a service that has not ended; one without an hour takes the whole day. */
function nextDate(
  { day, time, end_time }: Pick<ServiceFields, 'day' | 'time' | 'end_time'>,
  clock: Date,
): string {
  const next = nextMeeting(day, clock) ?? ''
  if (!next || !time) return next
  const ends = Date.parse(`${next}T${end_time || time}:00Z`) + (end_time ? 0 : eventLength)
  return ends > clock.getTime() ? next : (nextMeeting(day, new Date(clock.getTime() + week)) ?? '')
}
