import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openS3Files } from '../../../src/server/platform/files/s3-store.ts'
import { type FileStore, newKey, openFiles } from '../../../src/server/platform/files/store.ts'
import { openFileSweep } from '../../../src/server/platform/files/sweep.ts'
import { type Church, newProfile, openChurch } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'
import { startS3 } from '../../support/s3.ts'
import { freshFolder } from '../../support/server.ts'

/* A process that ends between storing a file and its row leaves a file without a row, on the disk or in the bucket. */

let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3[Symbol.asyncDispose]()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const stores: Record<string, () => Promise<FileStore>> = {
  folder: async () => openFiles(await ownFolder()),
  bucket: async () => openS3Files({ DATA_DIR: await ownFolder(), ...s3.settings }),
}
const folders: string[] = []
async function ownFolder(): Promise<string> {
  const folder = await freshFolder()
  folders.push(folder)
  return folder
}
const kinds = ['folder', 'bucket']

async function put(files: FileStore, key: string): Promise<string> {
  const from = files.temporary()
  await writeFile(from, randomBytes(20))
  await files.putFile(from, key)
  return key
}

const keysOf = async (files: FileStore) => (await files.listStored()).map(({ key }) => key).sort()

/** The hourly sweep of one process, on the church's clock. */
function openSweep({ db, files, clock }: Church) {
  const told: string[] = []
  const tell = (line: string) => void told.push(line)
  const sweep = openFileSweep()
  const log = { info: tell, warn: tell }
  return { told, sweep: () => sweep({ db, files, log, now: () => clock.now }) }
}

const day = 24 * 60 * 60_000

async function openOn(kind: string) {
  const files = await stores[kind]?.()
  // One process: a test here breaks the transaction of that one.
  return openChurch({ now: new Date(), processes: 1, ...(files && { files }) })
}

const picture = async () => new File([new Uint8Array((await photograph({ width: 320 })).buffer)], 'me.jpg')

async function testimonyForm(): Promise<FormData> {
  const form = new FormData()
  const words = { title: 'A roof', category: 'provision', content: 'The rain no longer comes in.' }
  for (const [name, value] of Object.entries(words)) form.set(name, value)
  form.set('image', await picture())
  return form
}

test.each(kinds)('files without a row are removed from the %s after a day, and no others', async (kind) => {
  await using church = await openOn(kind)
  const { access } = await church.signIn('newcomer')
  await church.postForm('profiles/', newProfile({ profile_image: await picture() }), access)
  await church.postForm('members/testimonies/', await testimonyForm(), access)
  const whole = await keysOf(church.files)
  const own = await put(church.files, 'notes.txt')
  const left = [newKey('avatars', 'webp'), newKey('sermons', 'mp3')]
  for (const key of left) await put(church.files, key)
  const { sweep, told } = openSweep(church)

  await sweep()
  await sweep()
  const early = await keysOf(church.files)
  church.wait(day + 60_000)
  await sweep()
  const once = await keysOf(church.files)
  await sweep()
  const twice = await keysOf(church.files)

  expect(whole.map((key) => key.replace(/\/[\w-]{22}\./, '/*.'))).toEqual([
    'avatars/*.webp',
    'sermons/sample-a-chair-at-the-table.mp3',
    'sermons/sample-be-still.mp3',
    'sermons/sample-mustard-seed.mp3',
    'sermons/sample-woven-together.mp4',
    'testimonies/*.avif',
    'testimonies/*.webp',
  ])
  expect([early, once]).toEqual(Array(2).fill([...whole, own, ...left].sort()))
  expect(twice).toEqual([...whole, own].sort())
  expect(told).toEqual(['Files that no row named were removed: 2.'])
  for (const key of twice) await church.files.remove(key)
})

test('when more files are without a row than with one, the sweep logs it and removes none', async () => {
  await using church = await openOn('folder')
  for (let count = 0; count < 5; count++) await put(church.files, newKey('avatars', 'webp'))
  church.wait(day + 60_000)
  const { sweep, told } = openSweep(church)

  await sweep()
  await sweep()

  expect(await keysOf(church.files)).toHaveLength(9)
  expect(told).toEqual([
    expect.stringMatching(/^More files are named by no row \(5\) than by one \(4\), so they were left/),
  ])
})

test('files that this database has named go, however many they are, and files of nobody stay beside them', async () => {
  await using church = await openOn('folder')
  const own = await keysOf(church.files)
  const people = await church.db.selectFrom('profile').select('account_id').limit(5).execute()
  for (const { account_id } of people) {
    const image_key = await put(church.files, newKey('avatars', 'webp'))
    await church.db.updateTable('profile').set({ image_key }).where('account_id', '=', account_id).execute()
  }
  const { sweep, told } = openSweep(church)
  await sweep()
  for (let count = 0; count < 5; count++) await put(church.files, newKey('sermons', 'mp3'))
  church.wait(day + 60_000)
  // As if the store had refused to delete the pictures with the rows.
  await church.db.updateTable('profile').set({ image_key: null }).execute()

  await sweep()
  await sweep()

  expect(people).toHaveLength(5)
  expect(await keysOf(church.files)).toHaveLength(own.length + 5)
  expect((await keysOf(church.files)).filter((key) => key.startsWith('avatars/'))).toEqual([])
  expect(told).toEqual([
    expect.stringMatching(/^More files are named by no row \(5\) than by one \(4\)/),
    'Files that no row named were removed: 5.',
  ])
})

test('a bucket of more than one page is listed to its end', async () => {
  const files = (await stores['bucket']?.()) ?? expect.unreachable()
  const key = await put(files, newKey('many', 'webp'))
  const others = Array.from({ length: 1050 }, (_, count) => `${count}.webp`)
  await s3.multiply(key, others)

  const keys = await keysOf(files)

  expect(keys).toEqual([key, ...others.map((name) => `many/${name}`)].sort())
})

test('a picture stays when the commit of its row may have succeeded', async () => {
  await using church = await openOn('folder')
  const { access } = await church.signIn('member')
  const form = await testimonyForm()
  const begin = church.db.transaction.bind(church.db)
  const unheard = vi.spyOn(church.db, 'transaction').mockImplementationOnce(() => {
    const transaction = begin()
    const { execute } = transaction
    transaction.execute = async (act) => {
      await execute.call(transaction, act)
      throw new Error('Connection terminated unexpectedly')
    }
    return transaction
  })

  const shared = await church.postForm('members/testimonies/', form, access)
  unheard.mockRestore()
  const again = await church.postForm('members/testimonies/', await testimonyForm(), access)

  const { image } = again.body as { image: string }
  expect(church.faults.splice(0)).toHaveLength(1)
  expect([shared.status, again.status]).toEqual([503, 201])
  expect((await church.api.request(image)).status).toBe(200)
})
