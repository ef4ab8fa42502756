import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Header } from 'tar'
import { encrypterTo, openEncrypted, openPlain, type Target } from './encryption.ts'
import { manifestName, type Part } from './parts.ts'

/** A tar archive that is written part by part and records each part's checksum. */
export type ArchiveWriter = AsyncDisposable & {
  has(name: string): boolean
  /** Adds a file. Returns false when it no longer exists. */
  add(name: string, path: string): Promise<boolean>
  /** Writes the manifest, ends the archive and flushes it to disk. */
  finish(about: { made_at: string; notes: string[] }): Promise<Part[]>
}

const block = 512

/**
 * Creates an archive, readable by this user only, and encrypted if recipients are given. Throws when the file exists,
 * and BackupRefused for an invalid public key.
 */
export async function createArchive(
  file: string,
  recipients: readonly string[] = [],
): Promise<ArchiveWriter> {
  const encrypter = recipients.length > 0 ? encrypterTo(recipients) : undefined
  const handle = await open(file, 'wx', 0o600)
  const archive = encrypter ? openEncrypted(handle, encrypter) : openPlain(handle)
  const parts = new Map<string, Part>()
  return {
    has: (name) => parts.has(name),
    async add(name, path) {
      const source = await open(path).catch(missing)
      if (!source) return false
      await using _ = source
      parts.set(name, await write(archive, name, source))
      return true
    },
    async finish(about) {
      const all = [...parts.values()]
      const manifest = Buffer.from(`${JSON.stringify({ format: 1, ...about, parts: all }, null, 1)}\n`)
      await archive.write(headerOf(manifestName, manifest.length))
      await archive.write(Buffer.concat([manifest, padding(manifest.length), Buffer.alloc(2 * block)]))
      await archive.end()
      return all
    },
    [Symbol.asyncDispose]: () => handle.close(),
  }
}

/** An open file stays readable even if deleted meanwhile, and stored files are never modified. */
async function write(archive: Target, name: string, source: FileHandle): Promise<Part> {
  const { size: bytes } = await source.stat()
  const hash = createHash('sha256')
  await archive.write(headerOf(name, bytes))
  let written = 0
  for await (const chunk of source.createReadStream({ autoClose: false, highWaterMark: 1024 * 1024 })) {
    hash.update(chunk)
    await archive.write(chunk)
    written += chunk.length
  }
  if (written !== bytes) throw new Error(`${name} changed while it was read`)
  await archive.write(padding(bytes))
  return { name, bytes, sha256: hash.digest('hex') }
}

function headerOf(path: string, size: number): Buffer {
  const bytes = Buffer.alloc(block)
  const needsMore = new Header({ path, size, type: 'File', mode: 0o600, mtime: new Date() }).encode(bytes)
  if (needsMore) throw new Error(`${path} does not fit into a plain tar header`)
  return bytes
}

const padding = (bytes: number) => Buffer.alloc((block - (bytes % block)) % block)

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
