import { clockIn, dayIn } from '../../../../lib/time/church-time.ts'
import { instantOf } from '../../../../lib/time/instants.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { zoneOf } from '../../../settings/church-settings/place.ts'

/** The Sunday service that is streamed at this time by the church's clock, with its beginning and its end; undefined at any other time. */
export async function serviceOnAir(db: Db, now: Date): Promise<{ begins: Date; ends: Date } | undefined> {
  const zone = await zoneOf(db)
  if (clockIn(zone, now).getUTCDay() !== 0) return undefined
  const day = dayIn(zone, now)
  const services = await db
    .selectFrom('service')
    .select(['time', 'end_time'])
    .where('day', '=', 'Sunday')
    .where('livestream', '=', 1)
    .where('time', '<>', '')
    .where('end_time', '<>', '')
    .orderBy('time')
    .execute()
  return services
    .map(({ time, end_time }) => ({
      begins: instantOf(zone, day, time),
      ends: instantOf(zone, day, end_time),
    }))
    .find(({ begins, ends }) => begins <= now && now < ends)
}
