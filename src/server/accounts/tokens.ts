import { createHash, randomBytes } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

const issuer = 'asore'
const audience = 'asore-api'
/** Lifetime of an access token in seconds. */
export const accessLifetime = 15 * 60
/** Lifetime of a refresh token in days. */
export const refreshDays = 30

/** The account and session of an access token; no other claim is used. */
export type TokenNames = { accountId: number; sessionId: number }

type VerifyingKey = { key: CryptoKey; until: Date | undefined }

/** The keys of access tokens: one signs; each verifies the tokens with its id in their header (`kid`). */
export type TokenKeys = {
  kid: string
  signing: CryptoKey
  verifying: ReadonlyMap<string, VerifyingKey>
}

/** `until` is when a key stops verifying; a key without it always verifies. */
export type TokenKeyBytes = { bytes: Uint8Array; until?: Date }

/** Imports the keys once, because an import per call would double the call's cost. The first one signs. */
export async function importTokenKeys(
  first: Uint8Array,
  older: readonly TokenKeyBytes[] = [],
): Promise<TokenKeys> {
  const signing = await importKey(first)
  const verifying = new Map<string, VerifyingKey>()
  for (const { bytes, until } of older) verifying.set(kidOf(bytes), { key: await importKey(bytes), until })
  const kid = kidOf(first)
  verifying.set(kid, { key: signing, until: undefined })
  return { kid, signing, verifying }
}

/** The id of a key: the beginning of its SHA-256, which reveals nothing of the key. */
const kidOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 12)

const importKey = (bytes: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

export function signAccessToken(names: TokenNames, { kid, signing }: TokenKeys, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: String(names.sessionId) })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(names.accountId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessLifetime)
    .sign(signing)
}

/** The largest difference between the clocks of two processes of one church, in seconds. */
const clockTolerance = 60

/**
 * The account and session of a token; undefined when it is forged, expired, of another kind or algorithm, signed with an
 * expired key, issued in the future, or has a longer lifetime than ours.
 */
export async function readAccessToken(
  token: string,
  { verifying }: TokenKeys,
  now: Date,
): Promise<TokenNames | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(verifying, kid, now), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'iat', 'sid'],
    })
    if (!hasOurLifetime(payload, now)) return undefined
    const [accountId, sessionId] = [Number(payload.sub), Number(payload.sid)]
    return [accountId, sessionId].every(Number.isSafeInteger) ? { accountId, sessionId } : undefined
  } catch {
    return undefined
  }
}

function keyOf(verifying: TokenKeys['verifying'], kid: string | undefined, now: Date): CryptoKey {
  const found = verifying.get(kid ?? '')
  if (!found || (found.until && found.until <= now))
    throw new Error('This key is not known, or holds no longer')
  return found.key
}

/** A thief of the key could sign a token for years: tokens with a lifetime that we never issue are refused. */
function hasOurLifetime({ iat = Number.NaN, exp = Number.NaN }: JWTPayload, now: Date): boolean {
  return exp - iat <= accessLifetime && iat <= now.getTime() / 1000 + clockTolerance
}

/** A refresh token: 256 random bits without content. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a refresh token. */
export const hashRefreshToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const refreshExpiry = (now: Date): string =>
  new Date(now.getTime() + refreshDays * 86_400_000).toISOString()

/** Sessions that were last used before this time have no valid refresh token. */
export const oldestRefresh = (now: Date): string =>
  new Date(now.getTime() - refreshDays * 86_400_000).toISOString()
