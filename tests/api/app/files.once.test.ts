import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Files } from '../../../src/server/platform/files/s3-store.ts'
import { type FileStore, openFiles } from '../../../src/server/platform/files/store.ts'
import { newProfile, openChurch } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'
import { startS3 } from '../../support/s3.ts'
import { freshFolder, startServer } from '../../support/server.ts'

/* Files are stored in a folder or in a bucket of an S3 server, by a setting. Both behave the same. */

let s3: Awaited<ReturnType<typeof startS3>>
let folder: string
const stores: Record<string, FileStore> = {}
const kinds = ['folder', 'bucket']

beforeAll(async () => {
  s3 = await startS3()
  folder = await freshFolder()
  stores['folder'] = openFiles(folder)
  stores['bucket'] = await openS3Files({ DATA_DIR: folder, ...s3.settings })
})
afterAll(async () => {
  await s3[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const storeOf = (kind: string) => stores[kind] ?? expect.unreachable()

async function put(files: FileStore, key: string, words: string): Promise<string> {
  const from = files.temporary()
  await writeFile(from, words)
  await files.putFile(from, key)
  return from
}

test.each(kinds)('a file is stored in the %s, read in part, replaced and removed', async (kind) => {
  const files = storeOf(kind)
  const key = 'sermons/a-key.mp3'

  const from = await put(files, key, 'In the beginning')
  const first = await files.find(key)
  const part = await buffer(await files.read(key, { start: 3, end: 5 }))
  await put(files, key, 'was the word')
  const second = await files.find(key)
  await files.remove(key)
  await files.remove(key)

  expect(existsSync(from)).toBe(false)
  expect([first?.bytes, second?.bytes]).toEqual([16, 12])
  expect(first?.etag).toMatch(/^".+"$/)
  expect(second?.etag).not.toBe(first?.etag)
  expect(part.toString()).toBe('the')
  expect(await files.find(key)).toBeUndefined()
})

test.each(kinds)('an invalid key finds no file in the %s and stores none', async (kind) => {
  const files = storeOf(kind)
  for (const key of [
    '../secrets/access-token.key',
    '/etc/passwd',
    'a/b/c.mp3',
    'sermons/..',
    'sermons/%2e%2e.mp3',
    '',
  ]) {
    expect([key, await files.find(key)]).toEqual([key, undefined])
    await expect(put(files, key, 'x')).rejects.toThrow('is no key')
  }
})

test('a missing bucket stops the start with an error that does not contain the secret key', async () => {
  const settings = { DATA_DIR: folder, ...s3.settings, S3_BUCKET: 'elsewhere' }
  await expect(openS3Files(settings)).rejects.not.toThrow('S3RVER')
})

test('a photograph is served from the bucket, whole and in part', async () => {
  const files = storeOf('bucket')
  await using church = await openChurch({ files })
  const { access } = await church.signIn('newcomer')
  const { buffer: bytes } = await photograph({ width: 320 })
  const picture = new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' })
  const photographOf = async () => {
    const { body } = await church.get('users/me/', access)
    return (body as { profile_image: string }).profile_image
  }

  await church.postForm('profiles/', newProfile({ profile_image: picture }), access)
  const address = await photographOf()
  const shown = await church.api.request(address)
  const cut = await church.api.request(address, { headers: { Range: 'bytes=0-3' } })
  const known = await church.api.request(address, {
    headers: { 'If-None-Match': shown.headers.get('etag') ?? '' },
  })

  expect([shown.status, cut.status, known.status]).toEqual([200, 206, 304])
  expect(Buffer.from(await cut.arrayBuffer()).toString()).toBe('RIFF')
  expect(Number(shown.headers.get('content-length'))).toBe((await shown.arrayBuffer()).byteLength)
})

test('a server with a bucket serves its recordings from it, and makes no media folder', async () => {
  await using server = await startServer({ env: s3.settings })

  const answer = await fetch(`${server.url}/media/sermons/sample-be-still.mp3`, {
    headers: { Range: 'bytes=100-199' },
  })

  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-type')).toBe('audio/mpeg')
  expect((await answer.arrayBuffer()).byteLength).toBe(100)
  expect(existsSync(`${server.dataDir}/media`)).toBe(false)
})
