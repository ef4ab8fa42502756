import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  keyLength,
  readKeys,
  type StoredKey,
  type StoredKeys,
  writeKeys,
} from '../../../platform/keys/key-file.ts'
import { accessLifetime, importTokenKeys, type TokenKeys } from './tokens.ts'

/** The file of the access token keys: one per line, the signing key first. No backup contains it. */
const tokenKeyName = 'access-token.key'
const broken = 'Delete it: everybody then gets a new access token by their refresh token.'
const fileOf = (dataDir: string) => join(dataDir, 'secrets', tokenKeyName)

/**
 * The access token keys: `given` by the settings, or created on the first start in `secrets/` of the data folder, readable
 * by the process's account only. A replaced key verifies for the lifetime of its tokens and is then dropped. Throws for a
 * broken file, because replacing it silently would invalidate all access tokens.
 */
export async function openTokenKeys(
  dataDir: string,
  { given, now }: { given?: readonly string[] | undefined; now: Date },
): Promise<TokenKeys> {
  if (given?.[0]) return fromSettings(given[0], given.slice(1))
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  const file = fileOf(dataDir)
  const [signing, ...older] = await readCurrent(file, now)
  const until = new Date(now.getTime() + accessLifetime * 1000)
  // Older keys verify for a while from memory, and are gone at the next start.
  if (older.length > 0) await writeKeys(file, [signing])
  return importTokenKeys(
    signing.bytes,
    older.map(({ bytes }) => ({ bytes, until })),
  )
}

/** Replaces the signing key with a new one; the next start verifies with the old one for a while. */
export async function rotateTokenKey(dataDir: string, now: Date): Promise<void> {
  const file = fileOf(dataDir)
  await writeKeys(file, [createKey(now), ...(await readCurrent(file, now))])
}

/** A new key in the format of TOKEN_KEY. */
export const newTokenKey = (): string => randomBytes(keyLength).toString('base64url')

function fromSettings(signing: string, older: readonly string[]): Promise<TokenKeys> {
  const bytesOf = (key: string) => Buffer.from(key, 'base64url')
  return importTokenKeys(
    bytesOf(signing),
    older.map((key) => ({ bytes: bytesOf(key) })),
  )
}

const createKey = (now: Date): StoredKey => ({ bytes: randomBytes(keyLength), made: now.toISOString() })

/** The keys of the file. Adds a new first key where there is none, or where an old backup may contain the first. */
async function readCurrent(file: string, now: Date): Promise<StoredKeys> {
  const [first, ...older] = await readKeys(file, broken)
  if (first?.made) return [first, ...older]
  const fresh = createKey(now)
  await writeKeys(file, first ? [fresh, first] : [fresh])
  return first ? [fresh, first] : [fresh]
}
