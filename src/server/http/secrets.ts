import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { importTokenKey } from '../accounts/tokens.ts'

const keyLength = 32

/**
 * The secrets of this church: `given` by its settings, or made on the first start in `secrets/` of the data folder,
 * readable by the process's account only. Throws when a secret is there but broken: replacing it silently would sign everybody out.
 */
export async function openSecrets(dataDir: string, given?: string): Promise<{ tokenKey: CryptoKey }> {
  if (given !== undefined) return { tokenKey: await importTokenKey(Buffer.from(given, 'base64url')) }
  return { tokenKey: await importTokenKey(await openKeyFile(dataDir, 'access-token.key')) }
}

/** The 32 bytes of a key file in `secrets/`, made on the first start. Throws when it is there but broken. */
export async function openKeyFile(dataDir: string, name: string): Promise<Buffer> {
  const folder = join(dataDir, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  return (await readKey(file)) ?? (await createKey(file))
}

async function readKey(file: string): Promise<Buffer | undefined> {
  const written = await readFile(file, 'utf8').catch(missing)
  if (written === undefined) return undefined
  await chmod(file, 0o600)
  const bytes = Buffer.from(written.trim(), 'base64url')
  if (bytes.length === keyLength) return bytes
  throw new Error(`${file} is broken. Restore it from a backup, or delete it: everybody then signs in anew.`)
}

/** Written beside, forced to the disk and renamed: a power cut leaves either no key or a whole one. */
async function createKey(file: string): Promise<Buffer> {
  const bytes = randomBytes(keyLength)
  const part = await open(`${file}.part`, 'w', 0o600)
  try {
    await part.writeFile(bytes.toString('base64url'))
    await part.sync()
  } finally {
    await part.close()
  }
  await rename(`${file}.part`, file)
  return bytes
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
