import sharp from 'sharp'
import { expect, test } from 'vitest'
import { widthsOf } from '../../../src/lib/site/picture-sizes.ts'
import { GET as readPoster } from '../../../src/pages/events/[id]/poster.jpg.ts'
import { readChurch } from '../../../src/server/settings/church-settings/repo.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { showChurch } from '../../support/views.ts'

/* Posters of events. */

type Row = { id: number; image: string; image_alt: string; version: number }

const harvest = {
  title: 'Harvest',
  description: 'Bring what your hands have made.',
  date: '2026-12-06',
  time: '09:00',
  location: 'Main auditorium',
}

async function poster(description = 'Harvest, 6 December, nine o’clock'): Promise<FormData> {
  const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('picture', new File([new Uint8Array(bytes)], 'poster.jpg', { type: 'image/jpeg' }))
  form.set('description', description)
  return form
}

const wordsAlone = (description: string): FormData => {
  const form = new FormData()
  form.set('description', description)
  return form
}

const keyOf = ({ image }: Row) => image.replace('/media/', '')
const add = async (church: Church, access: string) =>
  (await church.post('events/', harvest, access)).body as Row

test('an admin gives an event a poster in three widths, which visitors, chats and search engines see with its words', async () => {
  await using church = await openChurch()
  showChurch(church)
  const { access } = await church.signIn('admin')
  const { id } = await add(church, access)

  const { status, body } = await church.postForm(`events/${id}/picture/`, await poster(), access)

  const event = body as Row
  expect(status).toBe(200)
  expect(event.image_alt).toBe('Harvest, 6 December, nine o’clock')
  expect(widthsOf(keyOf(event))).toEqual([360, 720, 1280])
  for (const width of [360, 720, 1280])
    for (const form of ['avif', 'webp']) {
      const address = event.image.replace('-1280.webp', `-${width}.${form}`)
      expect([address, (await church.api.request(address)).status]).toEqual([address, 200])
    }
  expect((await church.get(`events/${id}/`)).body).toMatchObject({ image: event.image, version: 2 })
  const context = {
    params: { id: String(id) },
    url: new URL('http://localhost/'),
    cache: { set: () => undefined },
    locals: { church: await readChurch(church.db) },
  }
  const shared = (await readPoster(context as unknown as Parameters<typeof readPoster>[0])) as Response
  const { format, width, height } = await sharp(Buffer.from(await shared.arrayBuffer())).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('a poster is replaced, described anew and removed, and its old files go', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { id } = await add(church, access)
  const path = `events/${id}/picture/`
  const first = (await church.postForm(path, await poster(), access)).body as Row

  const second = (await church.postForm(path, await poster(), access)).body as Row
  const renamed = (await church.postForm(path, wordsAlone('Baskets of yam'), access)).body as Row
  const removed = await church.call('DELETE', path, undefined, access)

  expect(renamed).toMatchObject({ image: second.image, image_alt: 'Baskets of yam' })
  expect(removed).toMatchObject({ status: 200, body: { image: null, image_alt: '' } })
  for (const { image } of [first, second]) expect((await church.api.request(image)).status).toBe(404)
  expect((await church.files.listStored()).filter(({ key }) => key.startsWith('events/'))).toEqual([])
})

test('a poster without words, a file that is no picture, and words without a picture are refused at their field', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { id } = await add(church, access)
  const path = `events/${id}/picture/`
  const noPicture = wordsAlone('x')
  noPicture.set('picture', new File(['hello'], 'poster.jpg', { type: 'image/jpeg' }))

  const refused = [
    await church.postForm(path, await poster(' '), access),
    await church.postForm(path, noPicture, access),
    await church.postForm(path, wordsAlone('x'), access),
  ]

  expect(refused.map(({ status, body }) => [status, ...Object.keys(body as object)])).toEqual([
    [400, 'description'],
    [400, 'picture'],
    [400, 'picture'],
  ])
})

test('a leader gives a meeting of the own fellowship a poster, and no other', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const other = await church.signIn('leader2')
  const member = await church.signIn('member')
  const { id } = (await church.post('fellowships/1/events/', { ...harvest, fellowship: 1 }, access))
    .body as Row
  const path = `fellowships/1/events/${id}/picture/`

  const own = await church.postForm(path, await poster(), access)
  const foreign = [
    await church.postForm(path, await poster(), other.access),
    await church.postForm(`fellowships/2/events/${id}/picture/`, await poster(), other.access),
    await church.postForm(path, await poster(), member.access),
    await church.postForm(`events/${id}/picture/`, await poster(), access),
  ]

  expect(own.status).toBe(200)
  expect(foreign.map(({ status }) => status)).toEqual([403, 404, 403, 403])
})

test('the poster of a deleted event is served to nobody in any size, and is back when the event is', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { id } = await add(church, access)
  const { image } = (await church.postForm(`events/${id}/picture/`, await poster(), access)).body as Row
  const sizes = [image, image.replace('-1280.webp', '-360.avif')]
  const statuses = async () =>
    Promise.all(sizes.map(async (address) => (await church.api.request(address)).status))

  await church.call('DELETE', `events/${id}/`, undefined, access)
  const gone = await statuses()
  await church.post('bin/restore/', { kind: 'event', row: id }, access)

  expect(gone).toEqual([404, 404])
  expect(await statuses()).toEqual([200, 200])
})
