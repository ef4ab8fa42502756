import { tellAnswered, tellApproved } from '../../src/server/care/decisions/tell-authors.ts'
import type { Church } from './church.ts'

/** Runs the part of the job that tells authors what was decided about their words. */
export async function tellDecisions({ db, addressHash, clock, letters }: Church): Promise<void> {
  const writing = {
    db,
    addressHash,
    site: undefined,
    now: () => clock.now,
    mail: { send: (letter: (typeof letters)[number]) => void letters.push(letter) },
  }
  await tellApproved(writing)
  await tellAnswered(writing)
}
