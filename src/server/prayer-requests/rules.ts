import { prayerRequestAnswer } from '../../lib/contract/prayer-request.ts'
import type { Caller } from '../context.ts'
import type { FoundPrayer, PrayerReader } from './repo.ts'

/** What a caller may read, by who they are; nobody is a visitor. */
export const prayerReader = (caller: Caller | undefined): PrayerReader =>
  caller && {
    id: caller.id,
    leadsFellowships: caller.role === 'fellowship_leader',
    everything: caller.role === 'admin',
  }

/** Whether a caller may say that a request is answered, or delete it: its author and staff for the author. */
export function mayAnswer(caller: Caller | undefined, { authorId, leaderId }: FoundPrayer): boolean {
  if (!caller) return false
  const leadsAuthor = caller.role === 'fellowship_leader' && leaderId === caller.id
  return caller.role === 'admin' || authorId === caller.id || leadsAuthor
}

/** A request as it is answered to its reader. */
export const prayerAnswerTo = (caller: Caller | undefined) => (found: FoundPrayer) =>
  prayerRequestAnswer(found.request, mayAnswer(caller, found))
