import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Header } from 'tar'
import * as z from 'zod'
import { type ByteReader, openByteReader } from './byte-reader.ts'
import { decrypted } from './encryption.ts'
import { BackupRefused, isPart, type Manifest, manifestName, type Part } from './parts.ts'

const ManifestShape = z.object({
  format: z.literal(1, 'It was made by a newer Asɔre: update this one first.'),
  made_at: z.string(),
  notes: z.array(z.string()),
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
})

type Sink = { write(chunk: Buffer): Promise<unknown>; end(): Promise<unknown> }

/** Opens the destination of a part; undefined for a part that is only verified. */
type OpenSink = (name: string) => Promise<Sink> | undefined

export type Reading = { openSink?: OpenSink; identities?: readonly string[] }

const block = 512
const longestManifest = 512 * 1024 * 1024

/**
 * Reads a whole archive, decrypting it with the identities if necessary, and returns its manifest after verifying every
 * checksum. Throws BackupRefused for a missing or extra part, a changed byte, a truncated archive, and any entry that
 * is not part of a backup.
 */
export async function readArchive(
  file: string,
  { openSink, identities = [] }: Reading = {},
): Promise<Manifest> {
  await using archive = await open(file)
  const reader = openByteReader(await decrypted(archive, identities))
  const parts = new Map<string, Part>()
  for (;;) {
    const { name, bytes } = readHeader(await reader.take(block))
    if (name === manifestName) return compare(await readManifest(reader, bytes), parts)
    if (parts.has(name)) throw new BackupRefused(`The archive has ${name} twice.`)
    parts.set(name, await readPart(reader, { name, bytes }, openSink))
    await reader.take(paddingOf(bytes))
  }
}

const paddingOf = (bytes: number) => (block - (bytes % block)) % block

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

type Place = { name: string; bytes: number }

async function readPart(
  reader: ByteReader,
  { name, bytes }: Place,
  openSink: OpenSink | undefined,
): Promise<Part> {
  const hash = createHash('sha256')
  const sink = await openSink?.(name)
  try {
    for await (const piece of reader.pieces(bytes)) {
      hash.update(piece)
      await sink?.write(piece)
    }
  } finally {
    await sink?.end()
  }
  return { name, bytes, sha256: hash.digest('hex') }
}

async function readManifest(reader: ByteReader, bytes: number): Promise<Manifest> {
  if (bytes > longestManifest) throw new BackupRefused('The archive’s list of parts cannot be read.')
  const text = (await reader.take(bytes)).toString()
  await reader.drain()
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

function compare(manifest: Manifest, parts: Map<string, Part>): Manifest {
  for (const { name, bytes, sha256 } of manifest.parts) {
    const part = parts.get(name)
    if (!part) throw new BackupRefused(`${name} is missing in the archive.`)
    if (part.bytes !== bytes || part.sha256 !== sha256)
      throw new BackupRefused(`${name} is not what was backed up: its check sum is wrong.`)
    parts.delete(name)
  }
  const [extra] = parts.keys()
  if (extra !== undefined) throw new BackupRefused(`${extra} is in the archive, but not in its list.`)
  return manifest
}
