import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Header } from 'tar'
import * as z from 'zod'
import { BackupRefused, isPart, type Manifest, manifestName, type Part } from './parts.ts'

const ManifestShape = z.object({
  format: z.literal(1, 'It was made by a newer Asɔre: update this one first.'),
  made_at: z.string(),
  notes: z.array(z.string()),
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
})

type Sink = { write(chunk: Buffer): Promise<unknown>; end(): Promise<unknown> }

/** Where a part goes while it is read; nothing for one that is only to be checked. */
export type OpenSink = (name: string) => Promise<Sink>

const block = 512
const mostAtOnce = 1024 * 1024
const longestManifest = 512 * 1024 * 1024

/**
 * Reads an archive from end to end and answers its manifest, once every part is what its check sum says. Throws BackupRefused
 * for a part too many or too few, a changed byte, an end too early, and every entry that no backup of ours has.
 */
export async function readArchive(file: string, openSink?: OpenSink): Promise<Manifest> {
  await using archive = await open(file)
  const found = new Map<string, Part>()
  let at = 0
  for (;;) {
    const { name, bytes } = readHeader(await read(archive, at, block))
    const from = at + block
    at = from + Math.ceil(bytes / block) * block
    if (name === manifestName) return compare(await readManifest(archive, from, bytes), found)
    if (found.has(name)) throw new BackupRefused(`The archive has ${name} twice.`)
    found.set(name, await readPart(archive, { name, bytes, from }, openSink))
  }
}

function readHeader(bytes: Buffer): { name: string; bytes: number } {
  const header = decode(bytes)
  const { path: name = '', size = -1, type } = header
  if (header.nullBlock || !header.cksumValid) throw new BackupRefused('The archive is broken or was cut off.')
  const isOurs = type === 'File' && size >= 0 && (isPart(name) || name === manifestName)
  if (!isOurs)
    throw new BackupRefused(`The archive has an entry that no backup has: ${JSON.stringify(name)}.`)
  return { name, bytes: size }
}

function decode(bytes: Buffer): Header {
  try {
    return new Header(bytes)
  } catch {
    throw new BackupRefused('The archive is broken: this is no backup of ours.')
  }
}

type Place = { name: string; bytes: number; from: number }

async function readPart(archive: FileHandle, place: Place, openSink: OpenSink | undefined): Promise<Part> {
  const { name, bytes, from } = place
  const hash = createHash('sha256')
  const sink = await openSink?.(name)
  try {
    for (let done = 0; done < bytes; done += mostAtOnce) {
      const chunk = await read(archive, from + done, Math.min(mostAtOnce, bytes - done))
      hash.update(chunk)
      await sink?.write(chunk)
    }
  } finally {
    await sink?.end()
  }
  return { name, bytes, sha256: hash.digest('hex') }
}

async function readManifest(archive: FileHandle, from: number, bytes: number): Promise<Manifest> {
  if (bytes > longestManifest) throw new BackupRefused('The archive’s list of parts cannot be read.')
  const text = (await read(archive, from, bytes)).toString()
  const checked = ManifestShape.safeParse(parse(text))
  if (checked.success) return checked.data
  throw new BackupRefused(checked.error.issues[0]?.message ?? 'The archive’s list of parts cannot be read.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupRefused('The archive’s list of parts cannot be read.')
  }
}

function compare(manifest: Manifest, found: Map<string, Part>): Manifest {
  for (const { name, bytes, sha256 } of manifest.parts) {
    const part = found.get(name)
    if (!part) throw new BackupRefused(`${name} is missing in the archive.`)
    if (part.bytes !== bytes || part.sha256 !== sha256)
      throw new BackupRefused(`${name} is not what was backed up: its check sum is wrong.`)
    found.delete(name)
  }
  const [extra] = found.keys()
  if (extra !== undefined) throw new BackupRefused(`${extra} is in the archive, but not in its list.`)
  return manifest
}

async function read(archive: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(bytes)
  let done = 0
  while (done < bytes) {
    const { bytesRead } = await archive.read(buffer, done, bytes - done, at + done)
    if (bytesRead === 0) throw new BackupRefused('The archive was cut off.')
    done += bytesRead
  }
  return buffer
}
