import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import limitConcurrency from 'p-limit'
import { refuseTooManyRequests } from '../../../platform/http/rate-limit.ts'

/** OWASP's parameters; 16 to 21 ms a hash. The algorithm's number is argon2id, whose const enum cannot be imported. */
const argon2id = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes run off the event loop, at most two at once and never on the last core, so that many logins slow no other request. */
const atOnce = limitConcurrency(Math.max(1, Math.min(2, availableParallelism() - 1)))
const longestQueue = 50

/** How many passwords are being hashed, and how many wait. */
export const countHashes = () => ({ running: atOnce.activeCount, waiting: atOnce.pendingCount })

/** The argon2id hash of a password. Throws 429 when too many hashes wait. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), argon2id))

/** Whether a password matches a hash. Without a hash it takes the same time and returns false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? dummyHash, password.normalize('NFKC')))
  return matches && stored !== undefined
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (atOnce.pendingCount >= longestQueue) refuseTooManyRequests(5)
  return atOnce(work)
}

/** A hash of discarded random bytes: an unknown username must not answer faster than a known one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$U7drycb0LmFrbgbKFT+SLQ$5i3abgAqZnzH+WWK4EmS6hRPeDKYc5dIWz7glMny5FA'
