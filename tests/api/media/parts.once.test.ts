import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PartStore } from '../../../src/server/platform/files/part-store.ts'
import { openS3Files } from '../../../src/server/platform/files/s3-store.ts'
import { openFiles } from '../../../src/server/platform/files/store.ts'
import { openChurch } from '../../support/church.ts'
import { audio, begun, head, patch, sermon } from '../../support/in-parts.ts'
import { startS3 } from '../../support/s3.ts'
import { freshFolder } from '../../support/server.ts'

/* An upload in parts goes on at any process: in a folder that the processes share, or in a bucket. */

let s3: Awaited<ReturnType<typeof startS3>>
let folders: string[]
/** Two processes for each kind of store. In the bucket they share nothing but the bucket. */
const stores: Record<string, [PartStore, PartStore]> = {}
const kinds = ['folder', 'bucket']

beforeAll(async () => {
  s3 = await startS3()
  folders = [await freshFolder(), await freshFolder()]
  const [one = '', other = ''] = folders
  stores['folder'] = [openFiles(one).parts, openFiles(one).parts]
  const inBucket = (DATA_DIR: string) => openS3Files({ DATA_DIR, ...s3.settings })
  stores['bucket'] = [(await inBucket(one)).parts, (await inBucket(other)).parts]
})
afterAll(async () => {
  await s3[Symbol.asyncDispose]()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const pairOf = (kind: string) => stores[kind] ?? expect.unreachable()

const write = (parts: PartStore, upload: string, offset: number, bytes: Uint8Array) =>
  pipeline(Readable.from([bytes]), parts.write(upload, offset))

const whole = (parts: PartStore, upload: string) => parts.withWhole(upload, (path) => readFile(path))

test.each(kinds)('what one process takes into the %s, another one goes on with', async (kind) => {
  const [one, other] = pairOf(kind)
  const upload = `${kind}-0123456789abcdefgh`.slice(0, 22).padEnd(22, 'x')

  await one.begin(upload)
  const empty = await other.size(upload)
  await write(one, upload, 0, audio.subarray(0, 5000))
  const half = await other.size(upload)
  await write(other, upload, 5000, audio.subarray(5000))
  const bytes = await whole(one, upload)

  expect([empty, half, bytes.equals(audio)]).toEqual([0, 5000, true])
  expect(await other.list()).toEqual([upload])
  await other.remove(upload)
  expect([await one.size(upload), await one.list()]).toEqual([undefined, []])
})

test.each(kinds)(
  'what arrived in the %s before the line broke stays, and what was too much goes',
  async (kind) => {
    const [one, other] = pairOf(kind)
    const upload = `${kind}-broken-0123456789`.slice(0, 22).padEnd(22, 'x')
    await one.begin(upload)
    const writer = one.write(upload, 0)
    await new Promise((done) => writer.write(audio.subarray(0, 3000), done))

    const closed = new Promise((done) => writer.once('close', done))
    writer.on('error', () => undefined)
    writer.destroy(new Error('The line broke'))
    await closed
    const kept = await other.size(upload)
    await write(other, upload, 3000, audio.subarray(0, 100))
    await other.truncate(upload, 3000)
    const truncated = await one.size(upload)
    await one.truncate(upload, 0)

    expect([kept, truncated, await other.size(upload)]).toEqual([3000, 3000, 0])
    await one.remove(upload)
  },
)

test.each(kinds)('an id that is none names nothing in the %s', async (kind) => {
  const [parts] = pairOf(kind)
  for (const id of ['../secrets/access-token', 'short', 'a/b/c/d/e/f/g/h/i/j/kl'])
    await expect(parts.begin(id)).rejects.toThrow('is no id')
})

test('a recording that came in parts into the bucket becomes a sermon, and nothing of the parts is left', async () => {
  const files = await openS3Files({ DATA_DIR: await freshFolder(), ...s3.settings })
  await using church = await openChurch({ files })
  const { access } = await church.signIn('media')

  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0, bytes: audio.subarray(0, 5000) })
  const between = (await head(church, upload, access)).headers.get('upload-offset')
  const foreign = await church.api.request(`/media/arriving/${upload}/000000000000000`)
  await patch(church, upload, access, { from: 5000 })
  const { body } = await church.postForm('sermons/', sermon({ upload }), access)

  const played = Buffer.from(await (await church.api.request((body as { mp3: string }).mp3)).arrayBuffer())
  expect([between, foreign.status, played.equals(audio)]).toEqual(['5000', 404, true])
  expect(await files.parts.list()).toEqual([])
  expect(await files.listTemporary()).toEqual([])
})
