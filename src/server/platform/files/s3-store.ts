import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Settings } from '../config.ts'
import { openPartsInBucket } from './parts-in-bucket.ts'
import { checkKey, type FileStore, isKey, type ListedFile, openIncoming } from './store.ts'

type S3Settings = Pick<
  Settings,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/**
 * Stores files in a bucket of an S3-compatible store. Files arrive on the local disk first, because pictures are
 * re-encoded and recordings inspected before they are stored. Throws when the bucket cannot be used.
 */
export async function openS3Files(settings: S3Settings): Promise<FileStore> {
  // Imported lazily: a megabyte of code that only churches with a bucket need.
  const commands = await import('@aws-sdk/client-s3')
  const client: S3Client = new commands.S3Client({
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    region: settings.S3_REGION,
    ...(settings.S3_ACCESS_KEY_ID &&
      settings.S3_SECRET_ACCESS_KEY && {
        credentials: {
          accessKeyId: settings.S3_ACCESS_KEY_ID,
          secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
        },
      }),
    // Many S3-compatible stores do not support the checksums that Amazon's client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: settings.S3_BUCKET, Key: checkKey(key) })
  await client.send(new commands.HeadBucketCommand({ Bucket: settings.S3_BUCKET }))
  async function put(from: string, key: string): Promise<void> {
    const { size } = await stat(from)
    const Body = createReadStream(from)
    await client.send(new commands.PutObjectCommand({ ...at(key), Body, ContentLength: size }))
  }

  const { folder: _, ...incoming } = openIncoming(settings.DATA_DIR)
  return {
    ...incoming,
    parts: openPartsInBucket({
      client,
      commands,
      name: settings.S3_BUCKET ?? '',
      temporary: incoming.temporary,
    }),
    async find(key) {
      if (!isKey(key)) return undefined
      const head = await client.send(new commands.HeadObjectCommand(at(key))).catch(absent)
      return head && { bytes: head.ContentLength ?? 0, etag: head.ETag ?? '""' }
    },
    async read(key, { start, end }) {
      const command = new commands.GetObjectCommand({ ...at(key), Range: `bytes=${start}-${end}` })
      const { Body } = await client.send(command)
      if (Body instanceof Readable) return Body
      throw new Error(`The store answered ${key} without bytes`)
    },
    async putFile(from, key) {
      await put(from, key)
      await rm(from)
    },
    putCopy: put,
    remove: async (key) => void (await client.send(new commands.DeleteObjectCommand(at(key)))),
    async listStored() {
      const kept: ListedFile[] = []
      const pages = commands.paginateListObjectsV2({ client }, { Bucket: settings.S3_BUCKET })
      for await (const { Contents = [] } of pages)
        for (const { Key: key = '', LastModified: writtenAt } of Contents)
          if (isKey(key) && writtenAt) kept.push({ key, writtenAt })
      return kept
    },
  }
}

function absent(error: unknown): undefined {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  if (status === 404) return undefined
  throw error
}
