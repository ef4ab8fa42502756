import type { PasskeyChallengeTable } from '../../../platform/db/tables/accounts.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** How long an authenticator has to sign, in milliseconds. */
export const challengeLifetime = 5 * 60_000

type For = Pick<PasskeyChallengeTable, 'purpose' | 'account_id'>

/** Stores a challenge for an authenticator to sign. Deletes expired ones. */
export async function storeChallenge(db: Db, challenge: string, { now, ...of }: For & { now: Date }) {
  const expires_at = new Date(now.getTime() + challengeLifetime).toISOString()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('passkey_challenge')
    .values({ challenge, expires_at, ...of })
    .execute()
}

/** Uses up the challenge in a client's data: undefined when it is unknown, expired, for another purpose, or used before. */
export async function takeChallenge(
  db: Db,
  clientDataJSON: string,
  { now, purpose, account_id }: For & { now: Date },
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON)
  if (!challenge) return undefined
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .returningAll()
    .executeTakeFirst()
  const right =
    row && row.expires_at > now.toISOString() && row.purpose === purpose && row.account_id === account_id
  return right ? challenge : undefined
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof read === 'object' && read !== null && 'challenge' in read && read.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
