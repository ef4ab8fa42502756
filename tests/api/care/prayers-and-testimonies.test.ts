import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'
import { day, healing, idIn, thanks } from '../../support/prayers-and-testimonies.ts'

type Row = Record<string, unknown>
const rowsOf = ({ body }: { body: unknown }) => (body as { results: Row[] }).results
const titles = (rows: Row[]) => rows.map(({ title }) => title)

test('a visitor asks for prayer, and everybody can read it', async () => {
  await using church = await openChurch()

  const answer = await church.post('prayer_requests/create/', {
    ...healing,
    isPrivate: false,
    prayer_count: 900,
  })

  expect(answer).toMatchObject({
    status: 201,
    body: {
      ...healing,
      request: healing.title,
      prayer_count: 0,
      isAnswered: false,
      is_private: false,
      user_name: null,
    },
  })
  expect(titles(rowsOf(await church.get('prayer_requests/')))).toContain(healing.title)
})

test('a private request is visible to its author and staff only, in lists, counts, searches and by its id', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const newcomer = await church.signIn('newcomer')
  const admin = await church.signIn('admin')
  const answer = await church.post('prayer_requests/create/', { ...healing, isPrivate: true }, member.access)
  const search = `prayer_requests/?search=${encodeURIComponent('Kwahu')}`

  const seen = async (access?: string) => ({
    listed: titles(rowsOf(await church.get('prayer_requests/', access))).includes(healing.title),
    found: (await church.get(search, access)).body,
    opened: (await church.get(`prayer_requests/${idIn(answer)}/`, access)).status,
  })

  const hidden = { listed: false, found: { count: 0 }, opened: 404 }
  const shown = { listed: true, found: { count: 1 }, opened: 200 }
  expect(await seen()).toMatchObject(hidden)
  expect(await seen(newcomer.access)).toMatchObject(hidden)
  expect(await seen(member.access)).toMatchObject(shown)
  expect(await seen(admin.access)).toMatchObject(shown)
  expect((await church.post(`prayer_requests/${idIn(answer)}/pray/`, {}, newcomer.access)).status).toBe(404)
})

test('a prayer counts once per person and day', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const newcomer = await church.signIn('newcomer')
  const id = idIn(await church.post('prayer_requests/create/', healing))
  const pray = async (access: string) =>
    ((await church.post(`prayer_requests/${id}/pray/`, {}, access)).body as Row)['prayer_count']

  const counts = [await pray(member.access), await pray(member.access), await pray(newcomer.access)]
  church.wait(day)
  const { access } = await church.signIn('member')

  expect([...counts, await pray(access)]).toEqual([1, 1, 2, 3])
})

test('the author, their leader and the super admin may mark a request as answered, and nobody else', async () => {
  await using church = await openChurch()
  const people = Object.fromEntries(
    await Promise.all(
      ['member', 'leader', 'admin', 'newcomer', 'leader2'].map(
        async (name) => [name, await church.signIn(name)] as const,
      ),
    ),
  )
  const id = idIn(await church.post('prayer_requests/create/', healing, people['member']?.access))
  const say = async (name: string, is_answered: boolean) =>
    (await church.post(`prayer_requests/${id}/answered/`, { is_answered }, people[name]?.access)).status

  expect(await Promise.all(['newcomer', 'leader2'].map((name) => say(name, true)))).toEqual([403, 403])
  for (const name of ['member', 'leader', 'admin']) {
    expect(await say(name, true)).toBe(200)
    expect((await church.get(`prayer_requests/${id}/`)).body).toMatchObject({
      is_answered: true,
      isAnswered: true,
    })
    await say(name, false)
  }
  expect((await church.remove(`prayer_requests/${id}/`, people['newcomer']?.access ?? '')).status).toBe(403)
  expect((await church.remove(`prayer_requests/${id}/`, people['member']?.access ?? '')).status).toBe(200)
})

test('a list says which requests its reader may mark as answered', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const answer = await church.post('prayer_requests/create/', healing, member.access)
  const may = async (name?: string) => {
    const access = name && (await church.signIn(name)).access
    const rows = rowsOf(await church.get('prayer_requests/', access))
    return rows.find(({ id }) => id === idIn(answer))?.['may_answer']
  }

  expect(answer.body).toMatchObject({ may_answer: true })
  expect(await Promise.all(['member', 'leader', 'admin', 'leader2', 'newcomer', undefined].map(may))).toEqual(
    [true, true, true, false, false, false],
  )
})

test('a testimony that waits for approval is visible to its author and staff only', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const admin = await church.signIn('admin')
  const listed = async (access?: string) =>
    titles(rowsOf(await church.get('members/testimonies/', access))).includes(thanks.title)
  await listed()

  const shared = await church.post('members/testimonies/', thanks, member.access)
  const waiting = [await listed(), await listed(member.access), await listed(admin.access)]
  const path = `members/testimonies/${idIn(shared)}/`
  const unseen = await church.get(path)
  await church.post(`${path}approve/`, {}, admin.access)
  await church.post(`${path}verify/`, {}, admin.access)

  expect(shared).toMatchObject({
    status: 201,
    body: { is_approved: false, user_name: expect.stringContaining('Akosua') },
  })
  expect([...waiting, unseen.status]).toEqual([false, true, true, 404])
  expect(await listed()).toBe(true)
  expect((await church.get(path)).body).toMatchObject({ is_approved: true, verified: true })
})

test('a picture of a testimony is stored as WebP and AVIF, and both are deleted with the testimony', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const form = new FormData()
  for (const [name, value] of Object.entries(thanks)) if (value !== null) form.set(name, value)
  form.set('image', new File([new Uint8Array((await photograph({ width: 320 })).buffer)], 'joy.jpg'))

  const shared = await church.postForm('members/testimonies/', form, access)

  const { image } = shared.body as { image: string }
  const both = () =>
    Promise.all(
      [image, image.replace('webp', 'avif')].map(async (path) => (await church.api.request(path)).status),
    )
  expect(await both()).toEqual([200, 200])
  await church.remove(`members/testimonies/${idIn(shared)}/`, access)
  expect(await both()).toEqual([404, 404])
})

test.each([undefined, ''])('a testimony with the category %j is stored under other', async (category) => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  const { status, body } = await church.post('members/testimonies/', { ...thanks, category }, access)

  expect([status, body]).toEqual([201, expect.objectContaining({ category: 'other' })])
})

test.each([
  ['title', { title: '' }],
  ['content', { content: ' ' }],
  ['category', { category: 'gossip' }],
  ['video', { video: 'not a link' }],
  ['video', { video: 'javascript:alert(1)' }],
  ['likes', { likes: 99 }],
  ['is_approved', { is_approved: true }],
])('a testimony with a wrong %s is refused at its field', async (field, wrong) => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  const { status, body } = await church.post('members/testimonies/', { ...thanks, ...wrong }, access)

  expect([status, Object.keys(body as object)]).toEqual([400, [field]])
})

test('a like counts once per person and day, and can be taken back', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const [first] = rowsOf(await church.get('members/testimonies/'))
  const path = `members/testimonies/${first?.['id']}/like/`
  const before = Number(first?.['likes'])
  const likes = (answer: { body: unknown }) => (answer.body as { likes: number }).likes - before

  const counts = [
    likes(await church.post(path, {}, access)),
    likes(await church.post(path, {}, access)),
    likes(await church.remove(path, access)),
    likes(await church.remove(path, access)),
  ]

  expect(counts).toEqual([1, 1, 0, 0])
})

test('nobody but its author and the super admin can delete a testimony', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')
  const other = await church.signIn('newcomer')
  const admin = await church.signIn('admin')
  const id = idIn(await church.post('members/testimonies/', thanks, member.access))
  await church.post(`members/testimonies/${id}/approve/`, {}, admin.access)

  expect((await church.remove(`members/testimonies/${id}/`, other.access)).status).toBe(403)
  expect((await church.remove(`members/testimonies/${id}/`, admin.access)).status).toBe(200)
})

test('texts are stored letter for letter', async () => {
  await using church = await openChurch()
  const title = `<img src=x onerror=alert(1)> '; drop table account; -- Ɛyɛ ɔdɔ 🙏🏿`

  const { body } = await church.post('prayer_requests/create/', { title, description: title })

  expect(body).toMatchObject({ title, description: title })
})
