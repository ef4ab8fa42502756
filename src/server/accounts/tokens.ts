import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const issuer = 'asore'
const audience = 'asore-api'
/** Seconds that an access token holds. */
export const accessLifetime = 15 * 60
/** Days that a refresh token holds. */
export const refreshDays = 30

/** Whom an access token names: nothing else is believed of it. */
export type TokenNames = { accountId: number; sessionId: number }

/** The signing key, imported once: importing it for each call would double its price. */
export function importTokenKey(bytes: Uint8Array): Promise<CryptoKey> {
  const copy = new Uint8Array(bytes)
  return crypto.subtle.importKey('raw', copy, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

export function signAccessToken(names: TokenNames, key: CryptoKey, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: String(names.sessionId) })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(names.accountId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessLifetime)
    .sign(key)
}

/** Whom a token names, or undefined when it is forged, expired, of another kind or algorithm. */
export async function readAccessToken(
  token: string,
  key: CryptoKey,
  now: Date,
): Promise<TokenNames | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'sid'],
    })
    const [accountId, sessionId] = [Number(payload.sub), Number(payload.sid)]
    return [accountId, sessionId].every(Number.isSafeInteger) ? { accountId, sessionId } : undefined
  } catch {
    return undefined
  }
}

/** A refresh token: 256 random bits that mean nothing by themselves. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a refresh token. */
export const hashRefreshToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const refreshExpiry = (now: Date): string =>
  new Date(now.getTime() + refreshDays * 86_400_000).toISOString()

/** A session that was last used before this has no refresh token that holds. */
export const oldestRefresh = (now: Date): string =>
  new Date(now.getTime() - refreshDays * 86_400_000).toISOString()
