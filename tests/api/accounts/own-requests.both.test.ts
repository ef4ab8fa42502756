import { expect, test } from 'vitest'
import { sweepTrash } from '../../../src/server/settings/trash/sweep.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { healing, idIn } from '../../support/prayers-and-testimonies.ts'

const words = {
  title: 'Thanks for healing',
  description: 'She is on her feet again.',
  isPrivate: false,
  isAnonymous: false,
}

const change = (church: Church, id: number, access: string, { seen = '1', body = words as object } = {}) =>
  church.send(
    `prayer_requests/${id}/`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': `"${seen}"` },
      body: JSON.stringify(body),
    },
    access,
  )

const takeBack = (church: Church, id: number, access: string) =>
  church.remove(`prayer_requests/${id}/`, access)

const undo = (church: Church, row: number, access: string) =>
  church.post('bin/restore/', { kind: 'prayer_request', row }, access)

async function withRequest(church: Church, request: object = healing) {
  const { access } = await church.signIn('member')
  const id = idIn(await church.post('prayer_requests/create/', request, access))
  return { access, id }
}

test('a member reads the words, prayers and state of their own requests', async () => {
  await using church = await openChurch()
  const { access, id } = await withRequest(church)
  const { access: other } = await church.signIn('newcomer')
  await church.post(`prayer_requests/${id}/pray/`, {}, other)

  const { body } = await church.get('prayer_requests/my/', access)

  const own = (body as { results: Record<string, unknown>[] }).results.find((row) => row['id'] === id)
  expect(own).toMatchObject({ ...healing, prayer_count: 1, is_answered: false, version: 1 })
})

test('a member changes the words of a request, and the prayers for it stay', async () => {
  await using church = await openChurch()
  const { access, id } = await withRequest(church)
  await church.post(`prayer_requests/${id}/pray/`, {}, access)

  const changed = await change(church, id, access)

  const { title, description } = words
  expect(changed).toMatchObject({ status: 200, body: { title, description, prayer_count: 1, version: 2 } })
  expect((await church.get(`prayer_requests/${id}/`)).body).toMatchObject({ title, description })
  expect((await church.get(`prayer_requests/?search=${encodeURIComponent('feet')}`)).body).toMatchObject({
    count: 1,
  })
})

test('a request that its author makes private leaves the public list and its count at once', async () => {
  await using church = await openChurch()
  const { access, id } = await withRequest(church)
  const before = (await church.get('prayer_requests/')).body as { count: number }

  await change(church, id, access, { body: { ...words, isPrivate: true } })

  expect((await church.get(`prayer_requests/${id}/`)).status).toBe(404)
  expect((await church.get('prayer_requests/')).body).toMatchObject({ count: before.count - 1 })
})

test('words that were changed on another device are not overwritten unseen', async () => {
  await using church = await openChurch()
  const { access, id } = await withRequest(church)
  await change(church, id, access)

  const second = await change(church, id, access, { body: { ...words, title: 'Older words' } })

  expect(second).toMatchObject({ status: 409 })
  expect((await church.get(`prayer_requests/${id}/`)).body).toMatchObject({ title: words.title })
})

test('nobody but the author changes the words, not even staff; and empty words are refused', async () => {
  await using church = await openChurch()
  const { access, id } = await withRequest(church)

  for (const username of ['newcomer', 'leader', 'admin']) {
    const { access: other } = await church.signIn(username)
    expect((await change(church, id, other)).status).toBe(403)
  }
  expect(await change(church, id, access, { body: { ...words, title: ' ' } })).toMatchObject({
    status: 400,
    body: { title: ['Please enter a title'] },
  })
})

test('a member takes a request back, undoes it, and it is there with its prayers', async () => {
  await using church = await openChurch()
  const { access, id } = await withRequest(church)
  await church.post(`prayer_requests/${id}/pray/`, {}, access)

  const taken = await takeBack(church, id, access)
  const hidden = (await church.get(`prayer_requests/${id}/`)).status
  const back = await undo(church, id, access)

  expect([taken.status, hidden, back.status]).toEqual([200, 404, 200])
  expect((await church.get(`prayer_requests/${id}/`)).body).toMatchObject({ ...healing, prayer_count: 1 })
})

test('what a member took back is in nobody else’s bin, and is deleted for good soon', async () => {
  await using church = await openChurch()
  const { access, id } = await withRequest(church, { ...healing, isPrivate: true })
  const { access: admin } = await church.signIn('admin')
  await takeBack(church, id, access)

  const listed = await church.get('bin/', admin)
  const byAdmin = await undo(church, id, admin)
  const { access: other } = await church.signIn('newcomer')
  const byOther = await undo(church, id, other)
  church.wait(16 * 60_000)
  await sweepTrash({ ...church, now: () => church.clock.now })

  expect(listed.body).toMatchObject({ count: 0 })
  expect([byAdmin.status, byOther.status]).toEqual([404, 404])
  expect(await church.db.selectFrom('bin_entry').selectAll().execute()).toEqual([])
  const { access: again } = await church.signIn('member')
  expect((await undo(church, id, again)).status).toBe(404)
})
