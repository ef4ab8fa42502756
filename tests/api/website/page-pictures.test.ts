import sharp from 'sharp'
import { expect, test } from 'vitest'
import { widthsOf } from '../../../src/lib/site/picture-sizes.ts'
import { formsOf, listNamed } from '../../../src/server/platform/files/named.ts'
import { exportChurch } from '../../../src/server/website/content-file/export.ts'
import { importChurch, readChurchFile, storeFiles } from '../../../src/server/website/content-file/import.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'
import { picture, png } from '../../support/polyglots.ts'

/* Pictures of pages: their sizes, what they weigh, and where they go. */

type Stored = { key: string; width: number; height: number; bytes: number; bytes_small: number }

/** A church, its admin's token, and a page of its own. */
async function openPage(church: Church) {
  const { access } = await church.signIn('admin')
  const made = { path: '/choir', lang: 'en', title: 'Choir', under: '', menu: '' }
  const { body } = await church.post('admin/pages/', made, access)
  const page = body as { id: number; document: { blocks: object[] } }
  const at = `admin/pages/${page.id}`
  const send = (bytes: Uint8Array) => {
    const form = new FormData()
    form.set('picture', new Blob([new Uint8Array(bytes)]), 'choir.jpg')
    return church.postForm(`${at}/pictures/`, form, access)
  }
  const upload = async (bytes: Uint8Array) => (await send(bytes)).body as Stored
  const save = (version: number, blocks: object[]) => {
    const document = { ...page.document, blocks: [...page.document.blocks, ...blocks] }
    return church.put(`${at}/draft/`, { lang: 'en', version, document }, access)
  }
  const publish = (version: number) =>
    church.post(`${at}/publish/`, { lang: 'en', version, publish_at: '', note: '' }, access)
  return { access, at, send, upload, save, publish }
}

const shownAs = ({ key, width, height }: Stored, description = 'The choir sings') => ({
  id: 'choir',
  kind: 'picture',
  hidden: false,
  caption: '',
  picture: { key, width, height, description, decoration: false },
})

const get = (church: Church, key: string) => church.api.request(`/media/${key}`)

test('a photograph is stored upright in three widths, each as AVIF and WebP, without where it was taken', async () => {
  await using church = await openChurch()
  const page = await openPage(church)
  const located = await sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: '#964',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 36/1 13/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const stored = await page.upload(located)
  const answers = await Promise.all(formsOf(stored.key).map((key) => get(church, key)))
  const drawn = await Promise.all(
    answers.map(async (answer) => sharp(Buffer.from(await answer.arrayBuffer())).metadata()),
  )

  expect(stored).toMatchObject({ width: 1280, height: 1920, key: expect.stringMatching(/-1280\.webp$/) })
  expect(widthsOf(stored.key)).toEqual([360, 720, 1280])
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(
    Array(3).fill(['image/avif', 'image/webp']).flat(),
  )
  expect(drawn.map(({ width, height }) => [width, height])).toEqual(
    [360, 720, 1280].flatMap((width) => Array(2).fill([width, width * 1.5])),
  )
  expect(drawn.every(({ exif, xmp, icc }) => !exif && !xmp && !icc)).toBe(true)
  const weights = answers.map(({ headers }) => Number(headers.get('content-length')))
  expect([weights[0], weights[4]]).toEqual([stored.bytes_small, stored.bytes])
  for (const form of [0, 1]) expect(weights[form]).toBeLessThan((weights[form + 2] ?? 0) / 2)
  expect(weights[4]).toBeLessThan(located.length)
})

test('a small picture is not enlarged, and a deep one keeps its colours', async () => {
  await using church = await openChurch()
  const page = await openPage(church)
  const deep = await picture(500, 400).toColourspace('rgb16').png().toBuffer()

  const [narrow, middle] = [
    await page.upload(await picture(200, 90).png().toBuffer()),
    await page.upload(deep),
  ]
  const { dominant } = await sharp(Buffer.from(await (await get(church, middle.key)).arrayBuffer())).stats()

  expect([widthsOf(narrow.key), widthsOf(middle.key)]).toEqual([[200], [360, 500]])
  expect(Math.abs(dominant.r - 150) + Math.abs(dominant.g - 96) + Math.abs(dominant.b - 52)).toBeLessThan(30)
})

test('a picture of 30 MB is taken; a larger one and a bomb are refused with a sentence', async () => {
  await using church = await openChurch()
  const page = await openPage(church)
  const { buffer } = await photograph({ width: 320 })
  const heavy = (bytes: number) => Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)])
  const megabyte = 1024 * 1024

  const [taken, tooLarge, bomb] = [
    await page.send(heavy(30 * megabyte)),
    await page.send(heavy(30 * megabyte + 1)),
    await page.send(png({ width: 30_000, height: 30_000, full: false })),
  ]

  expect(taken.status).toBe(201)
  expect([tooLarge.status, bomb.status]).toEqual([413, 400])
  expect(JSON.stringify(tooLarge.body)).toContain('30 MB')
  expect(JSON.stringify(bomb.body)).toContain('Please choose another one')
})

test('all sizes of a picture stay while a page names it', async () => {
  await using church = await openChurch()
  const page = await openPage(church)
  const stored = await page.upload((await photograph({ width: 1000 })).buffer)
  await page.save(1, [shownAs(stored)])

  const named = await listNamed(church.db)

  expect(formsOf(stored.key)).toHaveLength(6)
  for (const key of formsOf(stored.key)) expect([key, named.has(key)]).toEqual([key, true])
})

const grain = {
  width: 400,
  height: 300,
  channels: 3 as const,
  background: '#964',
  noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
}

test('what a page weighs on a telephone is told, the heaviest picture first, each once', async () => {
  await using church = await openChurch()
  const page = await openPage(church)
  const [plain, rich] = [
    await page.upload(await picture(800, 600).png().toBuffer()),
    await page.upload(await sharp({ create: grain }).jpeg().toBuffer()),
  ]
  const block = (id: string, stored: Stored, hidden = false) => ({ ...shownAs(stored), id, hidden })
  await page.save(1, [block('a', plain), block('b', rich), block('c', rich), block('d', plain, true)])

  const { body } = await church.get(`${page.at}/check/`, page.access)

  expect((body as { pictures: object[] }).pictures).toEqual([
    { block: 'b', field: 'picture', label: expect.stringContaining('Picture'), bytes: rich.bytes_small },
    { block: 'a', field: 'picture', label: expect.stringContaining('Picture'), bytes: plain.bytes_small },
  ])
})

test('another house gets all sizes, and draws those that its file lacks', async () => {
  await using from = await openChurch()
  await using to = await openChurch()
  const page = await openPage(from)
  const stored = await page.upload((await photograph({ width: 1000 })).buffer)
  await page.save(1, [shownAs(stored)])
  await page.publish(2)
  const whole = await exportChurch(from.db, from.files)
  const carried = whole.pictures.map(({ key }) => key)
  const file = readChurchFile(
    JSON.stringify({ ...whole, pictures: whole.pictures.filter(({ key }) => key === stored.key) }),
  )

  await storeFiles(to.files, file)
  await to.db.transaction().execute((part) => importChurch(part, file, new Date()))

  expect(carried.toSorted()).toEqual(formsOf(stored.key).toSorted())
  for (const key of formsOf(stored.key)) expect((await to.files.find(key))?.bytes).toBeGreaterThan(0)
})
