import type { Caller } from '../http/app.ts'
import type { PrayerReader } from './repo.ts'

/** What a caller may read, by who they are; nobody is a visitor. */
export const prayerReader = (caller: Caller | undefined): PrayerReader =>
  caller && {
    id: caller.id,
    leadsFellowships: caller.role === 'fellowship_leader',
    everything: caller.role === 'admin',
  }
