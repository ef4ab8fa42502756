import { services } from '../../../../content/services.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { daysBefore, moment } from './days.ts'

export async function addServices(db: Db, now: Date): Promise<void> {
  const created_at = moment(daysBefore(now, 430))
  const rows = services.map((service) => ({
    ...service,
    childcare: service.childcare ? (1 as const) : (0 as const),
    languages: JSON.stringify(service.languages),
    held_in: JSON.stringify(service.held_in),
    livestream: service.livestream ? (1 as const) : (0 as const),
    created_at,
  }))
  await db.insertInto('service').values(rows).execute()
}
