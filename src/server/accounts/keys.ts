import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { accessLifetime, importTokenKeys, type TokenKeys } from './tokens.ts'

const keyLength = 32

/** The file of the keys of access tokens: a line each, the one that signs first. It is in no backup. */
const tokenKeyName = 'access-token.key'
const fileOf = (dataDir: string) => join(dataDir, 'secrets', tokenKeyName)

/**
 * The keys of access tokens: `given` by the settings, or made on the first start in `secrets/` of the data folder, readable by
 * the process's account only. A key that was replaced verifies for as long as a token of its lives, then is forgotten. Throws
 * when the file is there but broken: replacing it silently would end everybody's access tokens.
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
  // They verify for a while from here in memory, and at no later start.
  if (older.length > 0) await writeKeys(file, [signing])
  return importTokenKeys(
    signing.bytes,
    older.map(({ bytes }) => ({ bytes, until })),
  )
}

/** Puts a new key in the place of the one that signs; the next start verifies with the old one for a while. */
export async function rotateTokenKey(dataDir: string, now: Date): Promise<void> {
  const file = fileOf(dataDir)
  await writeKeys(file, [createKey(now), ...(await readCurrent(file, now))])
}

/** A fresh key as TOKEN_KEY takes it. */
export const newTokenKey = (): string => randomBytes(keyLength).toString('base64url')

function fromSettings(signing: string, older: readonly string[]): Promise<TokenKeys> {
  const bytesOf = (key: string) => Buffer.from(key, 'base64url')
  return importTokenKeys(
    bytesOf(signing),
    older.map((key) => ({ bytes: bytesOf(key) })),
  )
}

/** The 32 bytes of another key file in `secrets/`, made on the first start. Throws when it is there but broken. */
export async function openKeyFile(dataDir: string, name: string): Promise<Buffer> {
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'secrets', name)
  const [found] = await readKeys(file)
  if (found) return found.bytes
  const bytes = randomBytes(keyLength)
  await writeKeys(file, [{ bytes, made: undefined }])
  return bytes
}

/** `made` is missing in files of earlier versions, whose backups had the key in them. */
type StoredKey = { bytes: Buffer; made: string | undefined }
type StoredKeys = [StoredKey, ...StoredKey[]]

const createKey = (now: Date): StoredKey => ({ bytes: randomBytes(keyLength), made: now.toISOString() })

/** The keys of the file, with a new one before them where none is there, or where the first may lie in an old backup. */
async function readCurrent(file: string, now: Date): Promise<StoredKeys> {
  const [first, ...older] = await readKeys(file)
  if (first?.made) return [first, ...older]
  const fresh = createKey(now)
  await writeKeys(file, first ? [fresh, first] : [fresh])
  return first ? [fresh, first] : [fresh]
}

const forTokens = 'Delete it: everybody then gets a new access token by their refresh token.'
const forOthers = 'Restore it from a backup.'

async function readKeys(file: string): Promise<StoredKey[]> {
  const written = await readFile(file, 'utf8').catch(missing)
  if (written === undefined) return []
  await chmod(file, 0o600)
  const keys = written
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', at] = line.split(' ')
      return { bytes: Buffer.from(key, 'base64url'), made: at }
    })
  if (keys.every(({ bytes }) => bytes.length === keyLength)) return keys
  throw new Error(`${file} is broken. ${basename(file) === tokenKeyName ? forTokens : forOthers}`)
}

/** Written beside, forced to the disk and renamed: a power cut leaves either the old keys or the new ones. */
async function writeKeys(file: string, keys: StoredKeys): Promise<void> {
  const part = await open(`${file}.part`, 'w', 0o600)
  try {
    await part.writeFile(
      keys.map(({ bytes, made: at }) => `${bytes.toString('base64url')} ${at ?? ''}`.trim()).join('\n'),
    )
    await part.sync()
  } finally {
    await part.close()
  }
  await rename(`${file}.part`, file)
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
