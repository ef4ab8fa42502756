import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { callRefusals } from '../errors/messages.ts'
import { refuse } from '../errors/refusal.ts'
import { isDiskError } from '../errors/storage-errors.ts'
import { openByteCount, pipeBody } from './pipe-body.ts'

/** A file that was received completely, still at its temporary path. */
export type ReceivedFile = { path: string; bytes: number; name: string }
export type Multipart = { fields: Record<string, string>; files: Partial<Record<string, ReceivedFile>> }

/** The size limit of a file, in bytes; it may depend on the name of the file's field and on the fields before it. */
export type FileLimit = number | ((file: string, fields: Record<string, string>) => number)

/**
 * Streams a multipart body to the disk without holding a file in memory, calls `use` with it, and removes the files that `use`
 * did not move away. 415 for another type, 413 above `limit` bytes per file, 400 for a body that breaks off or cannot be read.
 */
export async function withMultipart<Result>(
  c: Context<AppEnv>,
  { limit, files }: { limit: FileLimit; files: readonly string[] },
  use: (body: Multipart) => Promise<Result>,
): Promise<Result> {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? ''))
    refuse(415, callRefusals.sendAsMultipartForm)
  const arrived: ReceivedFile[] = []
  try {
    return await use(await receive(c, { limit, files, arrived }))
  } finally {
    await Promise.all(arrived.map(({ path }) => rm(path, { force: true })))
  }
}

type Receiving = { limit: FileLimit; files: readonly string[]; arrived: ReceivedFile[] }

async function receive(c: Context<AppEnv>, { limit, files, arrived }: Receiving): Promise<Multipart> {
  const body: Multipart = { fields: {}, files: {} }
  const parser = openParser(c)
  const writing: Promise<void>[] = []
  const broken = new AbortController()
  const counted = openByteCount()
  parser.on('field', (name, value) => {
    body.fields[name] = value
  })
  parser.on('file', (name, stream, { filename }) => {
    // An unwanted file has no other error listener: a body that breaks off in its middle would end the process.
    stream.on('error', () => undefined)
    if (!files.includes(name) || body.files[name]) return void stream.resume()
    const file = { path: c.var.files.temporary(), bytes: 0, name: filename ?? '' }
    arrived.push(file)
    body.files[name] = file
    const most = typeof limit === 'number' ? limit : limit(name, body.fields)
    const written = write(stream, file, counted.of(file, most))
    // Awaited below; without this an upload that breaks off is an unhandled rejection, which ends the process.
    written.catch(() => broken.abort())
    writing.push(written)
  })
  const parsed = await Promise.allSettled([
    pipeBody(streamBody(c), parser, { enough: counted.enough, broken: broken.signal }),
  ])
  const outcomes = [...parsed, ...(await Promise.allSettled(writing))]
  const tooLarge = counted.tooLarge()
  if (tooLarge > 0) refuse(413, callRefusals.fileLargerThanSize({ size: Math.round(tooLarge / 1024 / 1024) }))
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const disk = failures.find(isDiskError)
  if (disk) throw disk
  if (counted.enough()) refuse(413, callRefusals.moreThanCanTaken3)
  if (failures.length > 0) refuse(400, callRefusals.uploadBrokeOffSend)
  return body
}

/** Writes bytes while the file may grow, and reads and discards the rest, so that the client can get the answer. */
async function write(stream: Readable, file: ReceivedFile, mayGrow: () => boolean): Promise<void> {
  const within = new Transform({
    transform(chunk: Buffer, _, done) {
      file.bytes += chunk.length
      done(null, mayGrow() ? chunk : undefined)
    },
  })
  await pipeline(stream, within, createWriteStream(file.path, { mode: 0o600 }))
}

function openParser(c: Context<AppEnv>): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': c.req.header('content-type') },
      limits: { files: 5, fields: 50, fieldSize: 400_000, fieldNameSize: 100, parts: 60 },
      defParamCharset: 'utf8',
    })
  } catch {
    refuse(400, callRefusals.multipartBodyCannotRead)
  }
}

/**
 * Returns Node's own request where there is one: half the work of the web stream. Then `c.req.raw.body` must not even be
 * accessed: the web stream would start a second reader, and the upload would wait without end for bytes that are consumed.
 */
export function streamBody(c: Context<AppEnv>): Readable {
  if (c.env?.incoming) return c.env.incoming
  const { body } = c.req.raw
  // The DOM's and Node's typings of one and the same stream differ.
  return body ? Readable.fromWeb(body as unknown as NodeReadableStream) : Readable.from([])
}
