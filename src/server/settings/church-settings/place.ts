import { dayIn } from '../../../lib/time/church-time.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from './repo.ts'

/** The church's time zone, `Africa/Accra`. */
export const zoneOf = async (db: Db): Promise<string> => (await readChurch(db)).time_zone

/** The church's country, `GH`. */
export const countryOf = async (db: Db): Promise<string> => (await readChurch(db)).country

/** The calendar day at the church, `2026-11-22`. */
export const churchDay = async (db: Db, instant: Date): Promise<string> => dayIn(await zoneOf(db), instant)
