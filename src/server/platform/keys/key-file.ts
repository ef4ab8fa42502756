import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

export const keyLength = 32

/** `made` is missing in files of earlier versions, whose backups contained the key. */
export type StoredKey = { bytes: Buffer; made: string | undefined }
export type StoredKeys = [StoredKey, ...StoredKey[]]

/** The 32 bytes of another key file in `secrets/`, created on the first start. Throws for a broken file. */
export async function openKeyFile(dataDir: string, name: string): Promise<Buffer> {
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'secrets', name)
  const [key] = await readKeys(file, 'Restore it from a backup.')
  if (key) return key.bytes
  const bytes = randomBytes(keyLength)
  await writeKeys(file, [{ bytes, made: undefined }])
  return bytes
}

/** The keys of a file, the first line first; none without the file. Throws for a broken file, with what mends it. */
export async function readKeys(file: string, mend: string): Promise<StoredKey[]> {
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
  throw new Error(`${file} is broken. ${mend}`)
}

/** Writes a temporary file, flushes it to the disk and renames it: after a power cut either the old or the new keys are there. */
export async function writeKeys(file: string, keys: StoredKeys): Promise<void> {
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
