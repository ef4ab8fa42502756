import { expect, test } from 'vitest'
import type { EditedPageAnswer } from '../../../src/lib/contract/website/page-draft.ts'
import type { WaitingPageAnswer } from '../../../src/lib/contract/website/page-sharing.ts'
import { readPublished } from '../../../src/server/website/cms/published.ts'
import { type Church, openChurch } from '../../support/church.ts'

const choir = { path: '/choir', lang: 'en', title: 'Choir', under: '', menu: '' }

/** A church with a published page, its admin, and a member to whom the page was given. */
async function openShared(church: Church, needs_approval: boolean) {
  const admin = (await church.signIn('admin')).access
  const { access, user } = await church.signIn('member')
  const account = Number(user['id'])
  const { body } = await church.post('admin/pages/', choir, admin)
  const page = body as EditedPageAnswer
  const at = `admin/pages/${page.id}`
  await church.post(`${at}/publish/`, { lang: 'en', publish_at: '', note: '' }, admin)
  const give = (needs = needs_approval) =>
    church.put(`${at}/editors/${account}/`, { needs_approval: needs }, admin)
  await give()
  const write = async (title: string, by = access) => {
    const { status, body } = await church.put(
      `${at}/draft/`,
      { lang: 'en', document: { ...page.document, title } },
      by,
    )
    return { status, version: (body as { version: number }).version }
  }
  const act = (name: string, form: object = {}, by = access) =>
    church.post(`${at}/${name}/`, { lang: 'en', ...form }, by)
  const read = async (by = access) => (await church.get(`${at}/`, by)).body as EditedPageAnswer
  const shown = async () => (await readPublished(church.db, '/choir', 'en'))?.document.title
  const waiting = async (by = admin) =>
    ((await church.get('admin/pages/requests/', by)).body as { results: WaitingPageAnswer[] }).results
  return { admin, access, account, page, at, give, write, act, read, shown, waiting }
}

const now = { publish_at: '', note: '' }

test('a member to whom a page was given edits that page alone, and publishes it where the church asks no approval', async () => {
  await using church = await openChurch()
  const shared = await openShared(church, false)
  const other = (await church.post('admin/pages/', { ...choir, path: '/band' }, shared.admin)).body
  const elsewhere = `admin/pages/${(other as EditedPageAnswer).id}`

  const list = await church.get('admin/pages/', shared.access)
  const saved = await shared.write('Choir and band')
  const published = await shared.act('publish', now)
  const refused = [
    await church.get(`${elsewhere}/`, shared.access),
    await church.post(`${elsewhere}/publish/`, { lang: 'en', ...now }, shared.access),
    await church.send(`${shared.at}/hide/`, { method: 'POST' }, shared.access),
    await church.post('admin/pages/', { ...choir, path: '/mine' }, shared.access),
    await church.remove(`${shared.at}/`, shared.access),
    await church.get(`${shared.at}/editors/`, shared.access),
  ]

  expect((list.body as { results: { path: string }[] }).results.map(({ path }) => path)).toEqual(['/choir'])
  expect(saved.status).toBe(200)
  expect(published).toMatchObject({ status: 200, body: { right: 'publish' } })
  expect(await shared.shown()).toBe('Choir and band')
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
})

test('where the church asks approval, a member asks, and exactly what they asked for is published', async () => {
  await using church = await openChurch()
  const shared = await openShared(church, true)
  await shared.write('Choir and band')

  const alone = await shared.act('publish', now)
  const answer = await shared.act('ask', { note: 'Our new name' })
  const [waiting] = await shared.waiting()
  const before = await shared.shown()
  const approved = await shared.act('approve', { version: waiting?.version }, shared.admin)

  expect(alone.status).toBe(403)
  expect(answer).toMatchObject({
    status: 200,
    body: { right: 'ask', request: { by: 'member', note: 'Our new name', is_current: true, answer: null } },
  })
  expect(waiting).toMatchObject({ path: '/choir', by: 'member', changes: ['Changed: Title'] })
  expect(before).toBe('Choir')
  expect(approved).toMatchObject({ status: 200, body: { is_draft: false, request: null } })
  expect(await shared.shown()).toBe('Choir and band')
  expect(await shared.waiting()).toEqual([])
})

test('what was changed after it was asked for is not published', async () => {
  await using church = await openChurch()
  const shared = await openShared(church, true)
  await shared.write('Choir and band')
  await shared.act('ask', { note: '' })
  const [waiting] = await shared.waiting()
  await shared.write('Choir and drums')

  const stale = await shared.act('approve', { version: waiting?.version }, shared.admin)
  const [changed] = await shared.waiting()
  await shared.act('ask', { note: '' })
  const seenBefore = await shared.act('approve', { version: waiting?.version }, shared.admin)

  expect(stale).toMatchObject({ status: 409, body: { detail: expect.stringContaining('member') } })
  expect(changed).toMatchObject({ is_current: false })
  expect(seenBefore.status).toBe(409)
  expect(await shared.shown()).toBe('Choir')
})

test('what is sent back comes with a word, in the editor and by mail', async () => {
  await using church = await openChurch()
  const shared = await openShared(church, true)
  await church.db
    .updateTable('account')
    .set({ email: 'efua@example.com', email_confirmed_at: church.clock.now.toISOString() })
    .where('id', '=', shared.account)
    .execute()
  await shared.write('Choir and band')
  await shared.act('ask', { note: '' })

  const wordless = await shared.act('send-back', { answer: ' ' }, shared.admin)
  const sent = await shared.act('send-back', { answer: 'Please name the day of practice.' }, shared.admin)
  const page = await shared.read()
  const twice = await shared.act('approve', {}, shared.admin)
  await church.background.ended()

  expect(wordless.status).toBe(400)
  expect(sent.status).toBe(200)
  expect(page.request).toMatchObject({ answer: 'Please name the day of practice.' })
  expect(twice.status).toBe(409)
  expect(await shared.waiting()).toEqual([])
  expect(church.letters.map(({ to, text }) => [to, text])).toContainEqual([
    'efua@example.com',
    expect.stringContaining('Please name the day of practice.'),
  ])
})

/** Gives somebody an address that letters reach. */
const reach = (church: Church, username: string, email: string) =>
  church.db
    .updateTable('account')
    .set({ email, email_confirmed_at: church.clock.now.toISOString() })
    .where('username', '=', username)
    .execute()

test('who may approve a page gets one letter when somebody asks, and the asker one when it is published', async () => {
  await using church = await openChurch()
  const shared = await openShared(church, true)
  await reach(church, 'admin', 'office@example.com')
  await reach(church, 'media', 'media@example.com')
  await reach(church, 'member', 'efua@example.com')
  await shared.write('Choir and band')

  await shared.act('ask', { note: 'Our new name' })
  await shared.write('Choir and drums')
  await shared.act('ask', { note: '' })
  await church.background.ended()
  const asking = church.letters.filter(({ subject }) => subject === 'The page /choir waits for you')
  await shared.act('approve', {}, shared.admin)
  await church.background.ended()

  expect(asking.map(({ to }) => to)).toEqual(['office@example.com'])
  expect(asking[0]?.text).toContain('Change note: Our new name')
  expect(church.letters.at(-1)).toMatchObject({
    to: 'efua@example.com',
    subject: 'Your page /choir is published',
  })
})

test('the media team is written to about its own pages', async () => {
  await using church = await openChurch()
  const admin = (await church.signIn('admin')).access
  const { access, user } = await church.signIn('member')
  await reach(church, 'media', 'media@example.com')
  const { id } = await church.db
    .selectFrom('page')
    .select('id')
    .where('path', '=', '/worshipteam')
    .executeTakeFirstOrThrow()
  const at = `admin/pages/${id}`
  await church.put(`${at}/editors/${user['id']}/`, { needs_approval: true }, admin)

  await church.post(`${at}/ask/`, { lang: 'en', note: '' }, access)
  await church.background.ended()

  expect(church.letters.filter(({ to }) => to === 'media@example.com')).toMatchObject([
    {
      subject: 'The page /worshipteam waits for you',
      text: expect.stringContaining('Pages, on your dashboard'),
    },
  ])
})

test('the right of a person ends with the moment in which the page is taken from them', async () => {
  await using church = await openChurch()
  const shared = await openShared(church, true)
  await shared.write('Choir and band')
  await shared.act('ask', { note: '' })
  const signedIn = await church.get('users/me/', shared.access)

  await church.remove(`${shared.at}/editors/${shared.account}/`, shared.admin)
  const after = [
    await church.get('admin/pages/', shared.access),
    await church.get(`${shared.at}/`, shared.access),
    await church.post(`${shared.at}/preview/`, { lang: 'en' }, shared.access),
  ]

  expect(signedIn.body).toMatchObject({ pages: ['/choir'] })
  expect((await church.get('users/me/', shared.access)).body).not.toHaveProperty('pages')
  expect((await shared.write('Mine')).status).toBe(403)
  expect(after.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(await shared.waiting()).toEqual([])
})

test('the media team approves its own pages only, and asks for those that were given to it', async () => {
  await using church = await openChurch()
  const shared = await openShared(church, true)
  const media = await church.signIn('media')
  await church.put(`${shared.at}/editors/${media.user['id']}/`, { needs_approval: true }, shared.admin)
  await shared.write('Choir and band')
  await shared.act('ask', { note: '' })

  const list = await church.get('admin/pages/', media.access)
  const approved = await shared.act('approve', {}, media.access)
  const published = await shared.act('publish', now, media.access)

  const paths = (list.body as { results: { path: string }[] }).results.map(({ path }) => path)
  expect(paths).toContain('/choir')
  expect(await shared.waiting(media.access)).toEqual([])
  expect([approved.status, published.status]).toEqual([403, 403])
})
