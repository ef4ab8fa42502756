import { prayerRequestAnswer } from '../../../lib/contract/care/prayer-request.ts'
import type { Caller } from '../../platform/context.ts'
import type { FoundPrayer, PrayerReader } from './repo.ts'

/** The reader for a caller; undefined for a visitor. */
export const prayerReader = (caller: Caller | undefined): PrayerReader =>
  caller && {
    id: caller.id,
    leadsFellowships: caller.role === 'fellowship_leader',
    everything: caller.role === 'admin',
  }

/** Whether a caller may mark a request as answered or delete it: the author, their fellowship leader, the super admin. */
export function mayAnswer(caller: Caller | undefined, { authorId, leaderId }: FoundPrayer): boolean {
  if (!caller) return false
  const leadsAuthor = caller.role === 'fellowship_leader' && leaderId === caller.id
  return caller.role === 'admin' || authorId === caller.id || leadsAuthor
}

/** A request of the caller's own, with the version of its words. */
export const ownAnswerTo = (caller: Caller | undefined) => (prayer: FoundPrayer) => ({
  ...prayerAnswerTo(caller)(prayer),
  version: prayer.version,
})

/** A request in the form of responses to this caller. */
export const prayerAnswerTo = (caller: Caller | undefined) => (prayer: FoundPrayer) =>
  prayerRequestAnswer(prayer.request, mayAnswer(caller, prayer))
