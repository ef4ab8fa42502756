import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'

const notice = (title: string) => ({ title, content: 'Please read this.' })

test('a pinned announcement stands first on the dashboards of members, until its last day is over', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const member = (await church.signIn('member')).access
  const add = async (title: string) =>
    ((await church.post('announcements/', notice(title), access)).body as { id: number }).id
  const first = async () =>
    ((await church.get('announcements/', member)).body as { results: { title: string }[] }).results[0]?.title
  const old = await add('Old')
  church.wait(60_000)
  await add('New')
  const before = await first()

  const today = church.clock.now.toISOString().slice(0, 10)
  const pinned = await church.put('admin/pins/', { kind: 'announcement', item: old, until: today }, access)
  const during = await first()
  church.wait(24 * 60 * 60 * 1000)
  const fresh = (await church.signIn('member')).access
  const { body } = await church.get('announcements/', fresh)

  expect(before).toBe('New')
  expect(pinned).toMatchObject({ status: 200, body: [{ kind: 'announcement', item: old, until: today }] })
  expect(during).toBe('Old')
  expect((body as { results: { title: string }[] }).results[0]?.title).toBe('New')
})

test('a pin goes when it is taken back, and with what it pins', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { body } = await church.post('announcements/', notice('Water'), access)
  const form = { kind: 'announcement', item: (body as { id: number }).id }
  const pin = () => church.put('admin/pins/', { ...form, until: '' }, access)

  await pin()
  const unpinned = await church.post('admin/pins/unpin/', form, access)
  await pin()
  await church.remove(`announcements/${form.item}/`, access)

  expect(unpinned.body).toEqual([])
  expect((await church.get('admin/pins/', access)).body).toEqual([])
  expect((await pin()).status).toBe(404)
})

test('the media team pins sermons and nothing else, and no day that is over', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const { id } = await church.db.selectFrom('sermon').select('id').executeTakeFirstOrThrow()
  const pin = (kind: string, until = '') => church.put('admin/pins/', { kind, item: id, until }, access)

  expect(await pin('sermon')).toMatchObject({ status: 200, body: [{ kind: 'sermon', item: id, until: '' }] })
  expect(await pin('sermon', '2020-01-01')).toMatchObject({ status: 400, body: { until: expect.any(Array) } })
  expect((await pin('event')).status).toBe(403)
  expect((await pin('prayer')).status).toBe(400)
})
