import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepUploads } from '../../../src/server/media/uploads/sweep.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { audio, begun, end, head, incoming, patch, sermon } from '../../support/in-parts.ts'

const hour = 3_600_000
const stored = (church: Church) => readdirSync(join(church.dataDir, 'media/sermons')).length
const sweep = ({ db, files, clock }: Church) => sweepUploads({ db, files, now: () => clock.now })

test('a cancelled upload leaves no file', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0, bytes: audio.subarray(0, 1000) })

  const ended = await end(church, upload, access)

  expect([ended.status, (await head(church, upload, access)).status]).toEqual([204, 404])
  expect(incoming(church)).toEqual([])
})

test('an upload expires after a day without a part, and the sweep deletes it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const given = await begun(church, access)
  const going = await begun(church, access)
  church.wait(20 * hour)
  const later = (await church.signIn('media')).access
  await patch(church, going, later, { from: 0, bytes: audio.subarray(0, 1000) })
  church.wait(4 * hour)
  const last = (await church.signIn('media')).access
  // A part file that a killed process left of an ordinary upload, and one that is still arriving.
  const [dead, alive] = ['dead.part', 'alive.part'].map((name) => join(church.dataDir, 'incoming', name))
  for (const path of [dead ?? '', alive ?? '']) writeFileSync(path, 'x')
  const yesterday = new Date(church.clock.now.getTime() - 25 * hour)
  utimesSync(dead ?? '', yesterday, yesterday)
  utimesSync(alive ?? '', church.clock.now, church.clock.now)

  const gone = [await head(church, given, last), await patch(church, given, last, { from: 0 })]
  const refused = await church.postForm('sermons/', sermon({ upload: given }), last)
  await sweep(church)

  expect([...gone, refused].map(({ status }) => status)).toEqual([410, 410, 400])
  expect((await head(church, given, last)).status).toBe(404)
  expect((await head(church, going, last)).headers.get('upload-offset')).toBe('1000')
  expect(incoming(church).sort()).toEqual([`${going}.upload`, 'alive.part'].sort())
})

test('a sixth upload removes the one that was idle the longest', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const ids: string[] = []
  for (let number = 0; number < 5; number++) {
    ids.push(await begun(church, access))
    church.wait(1000)
  }
  const [first = '', second = ''] = ids
  await patch(church, first, access, { from: 0, bytes: audio.subarray(0, 10) })

  ids.push(await begun(church, access))

  expect((await head(church, second, access)).status).toBe(404)
  expect((await head(church, first, access)).status).toBe(200)
  expect(incoming(church)).toHaveLength(5)
})

test('a complete upload that is no recording is refused and deleted', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const before = stored(church)
  const upload = await begun(church, access, { 'Upload-Length': '20' })
  await patch(church, upload, access, { from: 0, bytes: new TextEncoder().encode('<script>no</script>.') })

  const { status, body } = await church.postForm('sermons/', sermon({ upload }), access)

  expect([status, body]).toEqual([400, { file: ['Please select a valid audio file'] }])
  expect((await head(church, upload, access)).status).toBe(404)
  expect([incoming(church), stored(church)]).toEqual([[], before])
})

test('a refused form keeps its upload for a corrected form', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const half = await begun(church, access)
  await patch(church, half, access, { from: 0, bytes: audio.subarray(0, 1000) })
  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0 })
  const { id } = (await church.postForm('sermons/', sermon({ upload: await whole(church, access) }), access))
    .body as { id: number }
  const put = (changes: Record<string, string>) =>
    church.send(`sermons/${id}/`, { method: 'PUT', body: sermon(changes) }, access)

  const refused = [
    await church.postForm('sermons/', sermon({ upload: half }), access),
    await church.postForm('sermons/', sermon({ upload, title: '' }), access),
    await church.postForm('sermons/', sermon({ upload, type: 'video' }), access),
    await church.postForm('sermons/', sermon({ upload: '../church.db' }), access),
    await put({ upload, version: '7' }),
  ]
  const replaced = await put({ upload, version: '1' })

  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 409])
  expect(refused[0]?.body).toEqual({ file: ['This file has not arrived whole yet'] })
  expect(replaced.status).toBe(200)
})

async function whole(church: Church, access: string): Promise<string> {
  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0 })
  return upload
}

test('two parallel forms use an upload once', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const upload = await whole(church, access)

  const both = await Promise.all(
    ['One', 'Two'].map((title) => church.postForm('sermons/', sermon({ upload, title }), access)),
  )

  expect(both.map(({ status }) => status).sort()).toEqual([201, 410])
})
