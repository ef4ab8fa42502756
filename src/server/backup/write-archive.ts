import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Header } from 'tar'
import { manifestName, type Part } from './parts.ts'

/** A tar archive that grows part by part; each part's check sum is kept. */
export type ArchiveWriter = AsyncDisposable & {
  has(name: string): boolean
  /** Adds a file as it is now. False when it is not there any more. */
  add(name: string, path: string): Promise<boolean>
  /** Writes the manifest, ends the archive, and forces it to the disk. */
  finish(about: { made_at: string; notes: string[] }): Promise<Part[]>
}

const block = 512

/** Creates an archive, readable by this account only. Throws when the file exists. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const archive = await open(file, 'wx', 0o600)
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
      await archive.writeFile(headerOf(manifestName, manifest.length))
      await archive.writeFile(Buffer.concat([manifest, padding(manifest.length), Buffer.alloc(2 * block)]))
      await archive.sync()
      return all
    },
    [Symbol.asyncDispose]: () => archive.close(),
  }
}

/** A file that was opened stays whole, even when it is deleted meanwhile; stored files are never written again. */
async function write(archive: FileHandle, name: string, source: FileHandle): Promise<Part> {
  const { size: bytes } = await source.stat()
  const hash = createHash('sha256')
  await archive.writeFile(headerOf(name, bytes))
  let written = 0
  for await (const chunk of source.createReadStream({ autoClose: false, highWaterMark: 1024 * 1024 })) {
    hash.update(chunk)
    await archive.writeFile(chunk)
    written += chunk.length
  }
  if (written !== bytes) throw new Error(`${name} changed while it was read`)
  await archive.writeFile(padding(bytes))
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
