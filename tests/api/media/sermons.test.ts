import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { heicPhotograph } from '../../support/heic-photograph.ts'
import { photograph } from '../../support/photograph.ts'
import { amr, android, iphone, lossless, opus, threeGp } from '../../support/telephone-recordings.ts'

type Sermon = { id: number; version: number; mp3: string; video: string; thumbnail: string } & Record<
  string,
  unknown
>

const media = (name: string) =>
  new Uint8Array(readFileSync(fileURLToPath(new URL(`../../../src/content/media/${name}`, import.meta.url))))
const audio = () => new File([media('be-still.mp3')], 'whatever.exe')
const video = () => new File([media('woven-together.mp4')], 'v.mp4')

function sermon(changes: Record<string, string | File> = {}): FormData {
  const form = new FormData()
  const fields = {
    title: 'The Well',
    preacher: 'Pastor Esi Quaye',
    date: '2026-11-15',
    type: 'audio',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const stored = (church: Church) => readdirSync(join(church.dataDir, 'media'), { recursive: true }).length
const incoming = (church: Church) => readdirSync(join(church.dataDir, 'incoming'))
const put = (church: Church, id: number, body: FormData, access: string) =>
  church.send(`sermons/${id}/`, { method: 'PUT', body }, access)

test('the media team uploads a recording, which has a duration and can be read in parts', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')

  const { status, body } = await church.postForm(
    'sermons/',
    sermon({ file: audio(), series: 'Grace Series' }),
    access,
  )

  const { mp3, ...uploaded } = body as Sermon
  expect(status).toBe(201)
  expect(uploaded).toMatchObject({
    title: 'The Well',
    media_type: 'audio',
    video: null,
    series: 'Grace Series',
  })
  expect(uploaded['duration']).toMatch(/^\d+(mins|secs)$/)
  expect(mp3).toMatch(/^\/media\/sermons\/[\w-]{22}\.mp3$/)
  const part = await church.api.request(mp3, { headers: { Range: 'bytes=100-199' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
  expect(incoming(church)).toEqual([])
})

test.each([
  ['an iPhone', iphone, 'm4a', 'audio/mp4'],
  ['a recorder of Android, whose M4A calls itself MP4', android, 'm4a', 'audio/mp4'],
  ['a browser, Opus in WebM', opus, 'weba', 'audio/webm'],
])('a recording of %s is taken as sound, and can be read in parts', async (_, bytes, extension, type) => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')

  const { status, body } = await church.postForm(
    'sermons/',
    sermon({ file: new File([bytes()], 'x') }),
    access,
  )

  const { mp3, duration } = body as Sermon
  expect(status).toBe(201)
  expect(mp3.endsWith(`.${extension}`)).toBe(true)
  expect(duration).toMatch(/^\d+(mins|secs)$/)
  const part = await church.api.request(mp3, { headers: { Range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-type')]).toEqual([206, type])
})

const noBrowser =
  'No browser plays this recording (AMR, 3GP or Apple Lossless). Please choose AAC or MP3 in the settings of your recorder, and record with that'

test('a video is a link or a file, with its thumbnail as WebP and AVIF', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const thumbnail = new File([new Uint8Array((await photograph({ width: 320 })).buffer)], 't.jpg')

  const linked = await church.postForm(
    'sermons/',
    sermon({ type: 'video', youtube_link: 'https://youtu.be/abc' }),
    access,
  )
  const filed = await church.postForm('sermons/', sermon({ type: 'video', file: video(), thumbnail }), access)

  expect(linked.body).toMatchObject({ video_link: 'https://youtu.be/abc', mp3: null })
  const { video: address, thumbnail: picture } = filed.body as Sermon
  expect((await church.api.request(address)).headers.get('content-type')).toBe('video/mp4')
  for (const path of [picture, picture.replace('webp', 'avif')])
    expect((await church.api.request(path)).status).toBe(200)
})

test.each<[string, string, Record<string, string | File>]>([
  ['title', 'Please fill all required fields', { title: '' }],
  ['preacher', 'Please fill all required fields', { preacher: ' ' }],
  ['date', 'Please fill all required fields', { date: '' }],
  ['type', 'Please choose video or audio', { type: 'book' }],
  ['file', 'Please upload an audio file', {}],
  ['file', 'Please provide either a YouTube link or upload a video file', { type: 'video' }],
  ['file', 'Please select a valid audio file', { file: video() }],
  ['file', 'Please select a valid video file', { type: 'video', file: audio() }],
  ['file', 'Please select a valid audio file', { file: new File(['<script>'], 'a.mp3') }],
  ['file', noBrowser, { file: new File([amr()], 'a.mp3') }],
  ['file', noBrowser, { file: new File([threeGp()], 'a.m4a') }],
  ['file', noBrowser, { file: new File([lossless()], 'a.m4a') }],
  [
    'youtube_link',
    'Please enter the full address of the video, beginning with https://',
    { type: 'video', youtube_link: 'javascript:alert(1)' },
  ],
  [
    'thumbnail',
    'Please choose a photograph: JPEG, PNG, WebP or AVIF',
    { file: audio(), thumbnail: new File(['<svg/>'], 't.png') },
  ],
  [
    'thumbnail',
    'Please choose a photograph that is saved as JPEG: HEIC cannot be read here',
    { file: audio(), thumbnail: new File([heicPhotograph], 'IMG_0001.HEIC') },
  ],
])('an upload with a wrong %s is refused with "%s", and leaves no file', async (field, words, wrong) => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const before = stored(church)

  const { status, body } = await church.postForm('sermons/', sermon(wrong), access)

  expect([status, body]).toEqual([400, { [field]: [words] }])
  expect([stored(church) - before, incoming(church)]).toEqual([0, []])
})

test.each([
  ['file', 50],
  ['thumbnail', 20],
])('audio whose %s is above %i MB is refused while it streams', async (field, most) => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')

  const { status, body } = await church.postForm(
    'sermons/',
    sermon({ file: audio(), [field]: new File([new Uint8Array((most + 1) * 1024 * 1024)], 'large') }),
    access,
  )

  expect([status, body]).toEqual([413, { detail: `This file is larger than ${most} MB.` }])
  expect(incoming(church)).toEqual([])
})

test('a change of the text keeps the recording, a new recording replaces it, and a stale version is refused', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const { id, mp3 } = (await church.postForm('sermons/', sermon({ file: audio() }), access)).body as Sermon

  const renamed = await put(church, id, sermon({ title: 'The Deep Well', version: '1' }), access)
  const stale = await put(church, id, sermon({ title: 'The Dry Well', version: '1' }), access)
  const replaced = await put(
    church,
    id,
    sermon({ file: new File([media('mustard-seed.mp3')], 'b.mp3') }),
    access,
  )

  expect(renamed.body).toMatchObject({ title: 'The Deep Well', mp3 })
  expect([stale.status, replaced.status]).toEqual([409, 200])
  expect((replaced.body as Sermon).mp3).not.toBe(mp3)
  expect((await church.api.request(mp3)).status).toBe(404)
})

test('deleting a sermon deletes its files and removes it from the list', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  await church.get('sermons/')
  const { id, mp3 } = (await church.postForm('sermons/', sermon({ file: audio() }), access)).body as Sermon
  const listed = async () => JSON.stringify((await church.get('sermons/')).body).includes('The Well')
  const during = await listed()

  await church.remove(`sermons/${id}/`, access)

  expect([during, await listed()]).toEqual([true, false])
  expect((await church.api.request(mp3)).status).toBe(404)
})

test('a view of a sermon counts once for a double tap', async () => {
  await using church = await openChurch()
  const views = async () =>
    ((await church.get('sermons/1/', (await church.signIn('member')).access)).body as { views: number }).views
  const before = await views()

  await church.post('sermons/1/view/', {})
  await church.post('sermons/1/view/', {})

  expect((await views()) - before).toBe(1)
})

test('a slow change of the text does not replace a recording that was uploaded meanwhile', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const { id } = (await church.postForm('sermons/', sermon({ file: audio() }), access)).body as Sermon
  const words = new Response(sermon({ title: 'The Well, again' }))
  const type = words.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await words.arrayBuffer())
  const slow = new ReadableStream({
    async start(body) {
      body.enqueue(bytes.subarray(0, 100))
      await expect.poll(() => began).toBe(true)
      expect((await put(church, id, sermon({ file: audio() }), access)).status).toBe(200)
      body.enqueue(bytes.subarray(100))
      body.close()
    },
  })
  let began = false

  const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body: slow, duplex: 'half' }
  const answer = church.send(`sermons/${id}/`, { ...init, headers: { 'Content-Type': type } }, access)
  await church.get(`sermons/${id}/`)
  began = true
  const { status } = await answer

  const { mp3 } = (await church.get(`sermons/${id}/`)).body as Sermon
  expect(status).toBe(409)
  expect((await church.api.request(mp3)).status).toBe(200)
})

const series = (names: readonly (string | [name: string, was: string])[], seen: readonly string[]) => ({
  series: names.map((one) =>
    typeof one === 'string' ? { name: one, was: one } : { name: one[0], was: one[1] },
  ),
  seen,
})
const usual = ['Faith Series', 'Grace Series', 'Prosperity Series']

test('a church has series of its own: sermons follow a new name, and keep the one that is taken away', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const change = (body: object, by = access) => church.put('sermons/series/', body, by)
  const add = (changes: Record<string, string | File>) =>
    church.postForm(
      'sermons/',
      sermon({ type: 'video', youtube_link: 'https://youtu.be/aqz-KE-bpKQ', ...changes }),
      access,
    )
  const read = async (id: number) => (await church.get(`sermons/${id}/`)).body as Sermon & { series: string }
  const [faith, grace, prosperity] = await Promise.all(
    usual.map(async (series) => ((await add({ series })).body as Sermon).id),
  )
  if (!faith || !grace || !prosperity) throw new Error('no sermons')

  const unknown = await add({ series: 'Ruth' })
  const changed = await change(
    series(
      [
        ['Grace Series', 'Faith Series'],
        ['Faith Series', 'Grace Series'],
        ['Ruth', ''],
      ],
      usual,
    ),
  )
  const taken = await add({ series: 'Ruth' })
  const old = await read(prosperity)
  const kept = await put(
    church,
    prosperity,
    sermon({ type: 'video', youtube_link: 'https://youtu.be/aqz-KE-bpKQ', series: 'Prosperity Series' }),
    access,
  )

  expect([unknown.status, unknown.body]).toEqual([400, { series: ['Please choose a series'] }])
  expect([changed.status, changed.body]).toEqual([200, { series: ['Grace Series', 'Faith Series', 'Ruth'] }])
  expect([(await read(faith)).series, (await read(grace)).series]).toEqual(['Grace Series', 'Faith Series'])
  expect([taken.status, old.series, kept.status]).toEqual([201, 'Prosperity Series', 200])
  expect((await church.get('church/')).body).toMatchObject({
    sermon_series: ['Grace Series', 'Faith Series', 'Ruth'],
  })
})

test('two people cannot change the series without seeing each other, and only the media team and admins do', async () => {
  await using church = await openChurch()
  const change = async (who: string, body: object) =>
    (await church.put('sermons/series/', body, (await church.signIn(who)).access)).status

  expect(await change('media', series([...usual, ['Ruth', '']], usual))).toBe(200)
  expect(await change('admin', series([...usual, ['Esther', '']], usual))).toBe(409)
  const seen = [...usual, 'Ruth']
  expect(await change('admin', series([...seen, ['ruth', '']], seen))).toBe(400)
  expect(await change('admin', series([['Ruth 2', 'Nehemiah']], seen))).toBe(400)
  expect(
    await change(
      'admin',
      series(
        [
          ['Ruth 1', 'Ruth'],
          ['Ruth 2', 'Ruth'],
        ],
        seen,
      ),
    ),
  ).toBe(400)
  expect(await change('admin', series([[' ', '']], seen))).toBe(400)
  expect(await change('leader', series(usual, seen))).toBe(403)
  expect(await change('member', series(usual, seen))).toBe(403)
  expect(await change('admin', series([], seen))).toBe(200)
})
