import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'

const issuer = 'asore'
const audience = 'asore-api'
/** Lifetime of an access token in seconds. */
export const accessLifetime = 15 * 60
/** Lifetime of a refresh token in days. */
export const refreshDays = 30

/** The account and session of an access token; no other claim is used. */
export type TokenSubject = { accountId: number; sessionId: number }

type VerifyingKey = { key: KeyObject; until: Date | undefined }

declare module '../../../platform/context.ts' {
  interface Deps {
    /** The keys that sign and verify access tokens. */
    tokenKeys: TokenKeys
  }
}

/** The keys of access tokens: one signs; each verifies the tokens with its header, which names it (`kid`). */
export type TokenKeys = {
  kid: string
  signing: CryptoKey
  /** By the encoded header, the first part of a token. */
  verifying: ReadonlyMap<string, VerifyingKey>
  /** Tokens whose signature and claims have been checked. A member's next call costs a lookup. */
  verified: LRUCache<string, Verified>
}

type Verified = { subject: TokenSubject; claims: z.infer<typeof Claims>; until: Date | undefined }

/** More tokens than people use at the same time on one server; a token is half a kilobyte. */
const mostVerified = 1000

/** `until` is when a key stops verifying; a key without it always verifies. */
export type TokenKeyBytes = { bytes: Uint8Array; until?: Date }

/** Imports the keys once, because an import per call would double the call's cost. The first one signs. */
export async function importTokenKeys(
  first: Uint8Array,
  older: readonly TokenKeyBytes[] = [],
): Promise<TokenKeys> {
  const verifying = new Map<string, VerifyingKey>()
  for (const { bytes, until } of [...older, { bytes: first, until: undefined }])
    verifying.set(encode(headerOf(kidOf(bytes))), { key: createSecretKey(bytes), until })
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const signing = await crypto.subtle.importKey('raw', new Uint8Array(first), algorithm, false, ['sign'])
  return { kid: kidOf(first), signing, verifying, verified: new LRUCache({ max: mostVerified }) }
}

/** The id of a key: the beginning of its SHA-256, which reveals nothing of the key. */
const kidOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 12)

/** The header of every token that a key signs. */
const headerOf = (kid: string) => ({ alg: 'HS256', typ: 'at+jwt', kid })

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

export function signAccessToken(
  subject: TokenSubject,
  { kid, signing }: TokenKeys,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: String(subject.sessionId) })
    .setProtectedHeader(headerOf(kid))
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(subject.accountId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessLifetime)
    .sign(signing)
}

/** The claims of our tokens. A token with others, or with one fewer, is not ours. */
const Claims = z.strictObject({
  iss: z.literal(issuer),
  aud: z.literal(audience),
  sub: z.string().check(z.regex(/^\d{1,15}$/)),
  sid: z.string().check(z.regex(/^\d{1,15}$/)),
  iat: z.number(),
  exp: z.number(),
})

/** The largest difference between the clocks of two processes of one church, in seconds. */
const clockTolerance = 60

/**
 * The account and session of a token; undefined when it is forged, expired, of another kind or algorithm, signed with an
 * expired key, issued in the future, or has a longer lifetime than ours. Synchronous, and the header is compared as it is
 * encoded, so that none but ours is parsed (docs/decisions/server.md#fast-answers).
 */
export function readAccessToken(token: string, keys: TokenKeys, now: Date): TokenSubject | undefined {
  const payload = keys.verified.get(token) ?? verify(token, keys)
  if (!payload || (payload.until && payload.until <= now) || !isCurrent(payload.claims, now.getTime() / 1000))
    return undefined
  return payload.subject
}

/** What a token says, if one of our keys signed it. */
function verify(token: string, { verifying, verified }: TokenKeys): Verified | undefined {
  const [header = '', payload = '', signature = '', ...more] = token.split('.', 4)
  const verifyingKey = verifying.get(header)
  if (!verifyingKey || more.length > 0) return undefined
  const expected = createHmac('sha256', verifyingKey.key).update(`${header}.${payload}`).digest('base64url')
  if (!isSame(signature, expected)) return undefined
  const { success, data: claims } = Claims.safeParse(parse(payload))
  if (!success) return undefined
  const subject = { accountId: Number(claims.sub), sessionId: Number(claims.sid) }
  const of = { subject, claims, until: verifyingKey.until }
  verified.set(token, of)
  return of
}

/** HMAC-SHA256 of a text by the signing key. The text has a blank, which no access token has: it is never the signature of one. */
export const signText = (words: `${string} ${string}`, { kid, verifying }: TokenKeys): string => {
  const key = verifying.get(encode(headerOf(kid)))?.key
  if (!key) throw new Error('The key that signs does not verify.')
  return createHmac('sha256', key).update(words).digest('base64url')
}

/** Whether a signature of a text was made by `signText` with the key of today. */
export const verifyText = (words: `${string} ${string}`, signature: string, keys: TokenKeys): boolean =>
  isSame(signature, signText(words, keys))

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** A thief of the key could sign a token for years: tokens with a lifetime that we never issue are refused. */
function isCurrent({ iat, exp }: z.infer<typeof Claims>, seconds: number): boolean {
  return Math.floor(seconds) < exp && exp - iat <= accessLifetime && iat <= seconds + clockTolerance
}

export const refreshExpiry = (now: Date): string =>
  new Date(now.getTime() + refreshDays * 86_400_000).toISOString()

/** Sessions that were last used before this time have no valid refresh token. */
export const oldestRefresh = (now: Date): string =>
  new Date(now.getTime() - refreshDays * 86_400_000).toISOString()
