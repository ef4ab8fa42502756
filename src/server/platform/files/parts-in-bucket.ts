import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { checkUploadId, type PartStore } from './part-store.ts'

/** A part is put when it has this many bytes: a process that ends loses at most so much of a call that it still reads. */
const partBytes = 16 * 1024 * 1024

type Commands = typeof import('@aws-sdk/client-s3')
type Bucket = { client: S3Client; commands: Commands; name: string; temporary: () => string }
type Part = { key: string; start: number; bytes: number }

const folder = 'arriving/'
const keyOf = (upload: string, start: number) =>
  `${folder}${checkUploadId(upload)}/${String(start).padStart(15, '0')}`

/**
 * Keeps each unfinished upload as objects of a bucket, each named by the position of its first byte. The objects alone say how
 * much has arrived. Their keys are no keys of files, so that nobody can read them under `/media/`.
 */
export function openPartsInBucket(bucket: Bucket): PartStore {
  const { client, commands, name, temporary } = bucket
  const put = (key: string, body: Readable | '', bytes: number) =>
    client.send(new commands.PutObjectCommand({ Bucket: name, Key: key, Body: body, ContentLength: bytes }))
  const removeAll = async (parts: readonly Part[]) => {
    for (const { key } of parts)
      await client.send(new commands.DeleteObjectCommand({ Bucket: name, Key: key }))
  }
  /** All parts in the order of their positions. */
  const partsOf = async (upload: string) => listParts(bucket, `${folder}${checkUploadId(upload)}/`)

  return {
    begin: async (upload) => void (await put(keyOf(upload, 0), '', 0)),
    async size(upload) {
      const parts = await partsOf(upload)
      return parts.length > 0 ? endOf(joined(parts)) : undefined
    },
    write: (upload, offset) =>
      new PartWriter(offset, temporary, async (path, start, bytes) => {
        await put(keyOf(upload, start), createReadStream(path), bytes)
      }),
    async truncate(upload, offset) {
      const parts = await partsOf(upload)
      await removeAll(parts.filter(({ start }) => start >= offset))
      // An upload without any object would count as deleted.
      if (offset === 0) await put(keyOf(upload, 0), '', 0)
    },
    async withWhole(upload, use) {
      const path = temporary()
      try {
        for (const { key, start } of joined(await partsOf(upload))) {
          const { Body } = await client.send(new commands.GetObjectCommand({ Bucket: name, Key: key }))
          if (!(Body instanceof Readable)) throw new Error(`The store answered ${key} without bytes`)
          await pipeline(
            Body,
            createWriteStream(path, { flags: start === 0 ? 'w' : 'r+', start, mode: 0o600 }),
          )
        }
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    remove: async (upload) => removeAll(await partsOf(upload)),
    async list() {
      const parts = await listParts(bucket, folder)
      return [...new Set(parts.map(({ key }) => key.slice(folder.length).split('/')[0] ?? ''))]
    },
  }
}

async function listParts({ client, commands, name }: Bucket, prefix: string): Promise<Part[]> {
  const parts: Part[] = []
  const pages = commands.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })
  for await (const { Contents = [] } of pages)
    for (const { Key: key = '', Size: bytes = 0 } of Contents)
      parts.push({ key, start: Number(key.split('/').at(-1)), bytes })
  return parts.sort((a, b) => a.start - b.start)
}

/** The parts that follow on one another from the first byte on. */
function joined(parts: readonly Part[]): Part[] {
  const whole: Part[] = []
  for (const part of parts) if (part.start === endOf(whole)) whole.push(part)
  return whole
}

const endOf = (parts: readonly Part[]): number => {
  const last = parts.at(-1)
  return last ? last.start + last.bytes : 0
}

type Put = (path: string, start: number, bytes: number) => Promise<void>

/** Collects bytes in a file of the local disk, and puts them as a part when there are enough, and at the end. */
class PartWriter extends Writable {
  readonly #temporary: () => string
  readonly #put: Put
  #start: number
  #bytes = 0
  #file: WriteStream | undefined
  #isBroken = false

  constructor(start: number, temporary: () => string, put: Put) {
    super()
    this.#start = start
    this.#temporary = temporary
    this.#put = put
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    void this.#append(chunk).then(() => done(), done)
  }

  override _final(done: (error?: Error | null) => void): void {
    void this.#putPart().then(() => done(), done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    // What arrived before a connection broke is kept. Disk or bucket that have just failed are not asked again.
    const ended = this.#isBroken ? this.#drop() : this.#putPart()
    void ended.then(
      () => done(error),
      (failure: Error) => done(error ?? failure),
    )
  }

  async #append(chunk: Buffer): Promise<void> {
    try {
      this.#file ??= createWriteStream(this.#temporary(), { mode: 0o600 })
      const { promise: written, resolve, reject } = Promise.withResolvers<void>()
      this.#file.write(chunk, (error) => (error ? reject(error) : resolve()))
      await written
      this.#bytes += chunk.length
      if (this.#bytes >= partBytes) await this.#putPart()
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  async #putPart(): Promise<void> {
    const file = this.#file
    if (!file) return
    try {
      file.end()
      await finished(file)
      await this.#put(String(file.path), this.#start, this.#bytes)
      this.#start += this.#bytes
    } catch (error) {
      this.#isBroken = true
      throw error
    } finally {
      await this.#drop()
    }
  }

  async #drop(): Promise<void> {
    const file = this.#file
    this.#file = undefined
    this.#bytes = 0
    if (!file) return
    file.destroy()
    await rm(file.path, { force: true })
  }
}
