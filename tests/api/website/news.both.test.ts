import { expect, test } from 'vitest'
import type { PostAnswer } from '../../../src/lib/contract/website/news.ts'
import type { EditedPageAnswer } from '../../../src/lib/contract/website/page-draft.ts'
import { publishPages } from '../../../src/server/app/jobs/publishing.ts'
import { newsFeedOf, newsJsonFeedOf } from '../../../src/server/app/views/feeds/news.ts'
import {
  feedPosts,
  newestPosts,
  newsLists,
  newsPart,
  publicPost,
  shownCategory,
} from '../../../src/server/app/views/lists/news.ts'
import { listNamed } from '../../../src/server/platform/files/named.ts'
import { readChurch } from '../../../src/server/settings/church-settings/repo.ts'
import { findMoved } from '../../../src/server/website/cms/repo.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { showChurch } from '../../support/views.ts'

/* The news: posts are pages with a day, an author and categories. */

const text = (words: string) => ({
  id: 'text',
  kind: 'text',
  hidden: false,
  title: '',
  link: '',
  more: '',
  text: words,
})

const pictureKey = 'pages/abcdefghijklmnopqrstuv-1280.webp'

/** A church whose news are empty, shown to visitors, with an account that writes. */
async function openNews(role: 'admin' | 'media' = 'admin') {
  const church = await openChurch()
  showChurch(church)
  await church.db.deleteFrom('page').where('path', 'like', '/news/%').execute()
  const { access } = await church.signIn(role)
  return { church, ...writerOf(church, access), [Symbol.asyncDispose]: () => church[Symbol.asyncDispose]() }
}

function writerOf(church: Church, access: string) {
  const add = async (title: string, lang = 'en') =>
    (await church.post('admin/news/', { title, lang }, access)).body as PostAnswer
  const read = async (id: number) => (await church.get(`admin/news/${id}/`, access)).body as PostAnswer
  const page = async (id: number, lang = 'en') =>
    (await church.get(`admin/pages/${id}/?lang=${lang}`, access)).body as EditedPageAnswer
  const write = async (id: number, words: string, more: object = {}) => {
    const { document, version } = await page(id)
    const body = { lang: 'en', version, document: { ...document, blocks: [text(words)], ...more } }
    return church.put(`admin/pages/${id}/draft/`, body, access)
  }
  const publish = async (id: number, publish_at = '') => {
    const { version } = await page(id)
    return church.post(`admin/pages/${id}/publish/`, { lang: 'en', version, publish_at, note: '' }, access)
  }
  const change = async (id: number, part: object) => {
    const { path, posted_on, author, pinned, pinned_until, categories, page_version } = await read(id)
    const slug = path.replace('/news/', '')
    const form = { slug, posted_on, author, pinned, pinned_until, categories, version: page_version }
    return church.put(`admin/news/${id}/`, { ...form, ...part }, access)
  }
  /** A published post of a day. */
  const post = async (title: string, posted_on: string, part: object = {}) => {
    const { id } = await add(title)
    await write(id, `${title}: what happened.`)
    await change(id, { posted_on, ...part })
    await publish(id)
    return id
  }
  return { access, add, read, page, write, publish, change, post }
}

const titles = (posts: readonly { title: string }[] = []) => posts.map(({ title }) => title)
const listed = async (which = {}, page = 1) => titles((await newsPart(which, page))?.posts)

test('a post that the media team writes is read once it is published, and names the day on which it was', async () => {
  await using news = await openNews('media')
  const { id, path } = await news.add('Harvest: thanks!')
  await news.write(id, 'We thank God.')
  const before = await publicPost(path, undefined)

  const published = await news.publish(id)

  expect(path).toBe('/news/harvest-thanks')
  expect(before).toBeUndefined()
  expect(published).toMatchObject({ status: 200, body: { state: 'published', right: 'staff' } })
  expect(await listed()).toEqual(['Harvest: thanks!'])
  expect((await publicPost(path, undefined))?.post).toMatchObject({
    day: news.church.clock.now.toISOString().slice(0, 10),
    document: { title: 'Harvest: thanks!' },
  })
  expect(await news.read(id)).toMatchObject({ posted_on: news.church.clock.now.toISOString().slice(0, 10) })
})

test('a draft, a scheduled and a hidden post are in no list, no feed and at no address', async () => {
  await using news = await openNews()
  const draft = await news.add('Secret draft')
  const later = await news.add('Secret later')
  const hidden = await news.post('Secret hidden', '2026-11-01')
  await news.write(later.id, 'Not yet.')
  await news.publish(later.id, '2026-12-24T18:00:00.000Z')
  const { page_version } = await news.read(hidden)
  const hiding = await news.church.send(
    `admin/pages/${hidden}/hide/`,
    { method: 'POST', headers: { 'If-Match': `"${page_version}"` } },
    news.access,
  )

  expect(hiding.status).toBe(200)
  expect(await listed()).toEqual([])
  expect(await feedPosts()).toEqual([])
  expect(await newestPosts(5)).toEqual([])
  for (const path of [draft.path, later.path, '/news/secret-hidden'])
    expect([path, await publicPost(path, undefined)]).toEqual([path, undefined])

  news.church.clock.now = new Date('2026-12-24T18:00:01Z')
  await publishPages({ db: news.church.db, cache: news.church.cache, now: () => news.church.clock.now })
  expect(await listed()).toEqual(['Secret later'])
  expect((await publicPost(later.path, undefined))?.post.day).toBe('2026-12-24')
})

test('pinned posts come first until their last day, then the newest; a post knows its neighbours by day', async () => {
  await using news = await openNews()
  await news.post('March', '2026-03-01')
  await news.post('June', '2026-06-01', { pinned: true, pinned_until: '2026-11-30' })
  await news.post('October', '2026-10-01')

  expect(await listed()).toEqual(['June', 'October', 'March'])
  news.church.clock.now = new Date('2026-12-01T10:00:00Z')
  expect(await listed()).toEqual(['October', 'June', 'March'])
  const june = await publicPost('/news/june', undefined)
  expect([june?.older?.title, june?.newer?.title]).toEqual(['March', 'October'])
  expect(await listed({ month: '2026-06' })).toEqual(['June'])
  expect(await listed({ month: '2026-07' })).toEqual([])
})

test('a category is one whatever its letters are, and its last name holds for all posts', async () => {
  await using news = await openNews()
  await news.post('One', '2026-03-01', { categories: ['Youth', 'Harvest'] })
  await news.post('Two', '2026-04-01', { categories: ['YOUTH', 'youth'] })

  expect(await listed({ category: 'youth' })).toEqual(['Two', 'One'])
  expect(await listed({ category: 'harvest' })).toEqual(['One'])
  const categories = await news.church.get('admin/news/categories/', news.access)
  expect(categories.body).toEqual([
    { slug: 'harvest', name: 'Harvest', posts: 1 },
    { slug: 'youth', name: 'youth', posts: 2 },
  ])
  const filtered = await news.church.get('admin/news/?category=harvest', news.access)
  expect(filtered.body).toMatchObject({ count: 1, results: [{ title: 'One' }] })
})

test('the list of the staff is searched by title, author and address, and filtered by status', async () => {
  await using news = await openNews()
  await news.post('Ɔdɔ fellowship', '2026-03-01', { author: 'Akosua Mensah' })
  await news.add('Not ready')
  const titlesFor = async (query: string) => {
    const { body } = await news.church.get(`admin/news/?${query}`, news.access)
    return titles((body as { results: PostAnswer[] }).results)
  }

  expect(await titlesFor('search=odo')).toEqual(['Ɔdɔ fellowship'])
  expect(await titlesFor('search=mensah')).toEqual(['Ɔdɔ fellowship'])
  expect(await titlesFor('search=not-ready')).toEqual(['Not ready'])
  expect(await titlesFor('status=draft')).toEqual(['Not ready'])
  expect(await titlesFor('status=published')).toEqual(['Ɔdɔ fellowship'])
  expect(await titlesFor('status=pinned')).toEqual([])
  expect((await news.church.get('admin/news/?status=lost', news.access)).status).toBe(400)
})

test('a post that gets another address is still found at the old one; a taken address is refused', async () => {
  await using news = await openNews()
  const id = await news.post('Harvest', '2026-11-01')
  await news.post('Camp', '2026-08-01')

  const taken = await news.change(id, { slug: 'camp' })
  const moved = await news.change(id, { slug: 'harvest-2026' })

  expect(taken).toMatchObject({ status: 400, body: { slug: ['Another page has this address'] } })
  expect(moved).toMatchObject({ status: 200, body: { path: '/news/harvest-2026' } })
  expect(await findMoved(news.church.db, '/news/harvest')).toBe('/news/harvest-2026')
})

test('of two who change a post’s details the second is told, and the first one’s stay', async () => {
  await using news = await openNews()
  const { id, page_version } = await news.add('Harvest')
  const form = { slug: 'harvest', posted_on: '', pinned: false, pinned_until: '', categories: [] }
  const write = (author: string) =>
    news.church.put(`admin/news/${id}/`, { ...form, author, version: page_version }, news.access)

  const first = await write('Ama')
  const second = await write('Kofi')

  expect([first.status, second.status]).toEqual([200, 409])
  expect(await news.read(id)).toMatchObject({ author: 'Ama' })
})

test('a deleted post goes to the bin with its picture and comes back whole', async () => {
  await using news = await openNews('media')
  const { church, access } = news
  const id = await news.post('Harvest', '2026-11-01', { categories: ['Harvest'], author: 'Ama' })
  const picture = { key: pictureKey, description: 'Yams', decoration: false, width: 1280, height: 720 }
  await news.write(id, 'Thanks.', { picture })
  await news.publish(id)
  const before = await news.read(id)

  const remove = (version: number) =>
    church.send(`admin/news/${id}/`, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } }, access)
  const stale = await remove(1)
  const deleted = await remove(before.page_version)
  const gone = await publicPost('/news/harvest', undefined)
  const named = await listNamed(church.db)
  const restored = await church.post('bin/restore/', { kind: 'page', row: id }, access)

  expect([stale.status, deleted.status]).toEqual([409, 200])
  expect(gone).toBeUndefined()
  expect(named.has(pictureKey)).toBe(true)
  expect(restored.status).toBe(200)
  expect(await news.read(id)).toEqual(before)
  expect((await publicPost('/news/harvest', undefined))?.post.document.picture).toEqual(picture)
})

test('the feed of a category has its posts alone, and says which it is', async () => {
  await using news = await openNews()
  await news.post('Harvest', '2026-11-01', { categories: ['Youth'] })
  await news.post('Roof', '2026-11-02', { categories: ['Building'] })
  const church = await readChurch(news.church.db)
  const site = new URL('https://asore.example')
  const category = await shownCategory('youth')
  const posts = await feedPosts({ category: 'youth' })

  const rss = newsFeedOf(posts, { site, church, category })
  const json: unknown = JSON.parse(newsJsonFeedOf(posts, { site, church, category }))

  expect(rss).toContain(': news, Youth</title>\n<link>https://asore.example/news/category/youth</link>')
  expect(rss).toContain('href="https://asore.example/news/category/youth.xml"')
  expect(rss).not.toContain('Roof')
  expect(json).toMatchObject({
    home_page_url: 'https://asore.example/news/category/youth',
    feed_url: 'https://asore.example/news/category/youth.json',
    items: [{ title: 'Harvest' }],
  })
  expect(await shownCategory('nobody')).toBeUndefined()
  expect(await newsLists()).toEqual([
    '/news/category/building',
    '/news/category/youth',
    '/news/month/2026-11',
  ])
})

test('a script in every field is words in the feeds and in what the API answers', async () => {
  await using news = await openNews()
  const script = '<script>alert(1)</script>]]>&'
  const { id } = await news.add(script)
  await news.write(id, script, { description: script })
  await news.change(id, { author: script, categories: [script] })
  await news.publish(id)
  const church = await readChurch(news.church.db)
  const posts = await feedPosts()
  const site = new URL('https://asore.example')

  const rss = newsFeedOf(posts, { site, church })
  const json: unknown = JSON.parse(newsJsonFeedOf(posts, { site, church }))

  expect(rss).not.toContain('<script')
  expect(rss).toContain('&lt;script&gt;alert(1)&lt;/script&gt;]]&gt;&amp;')
  expect(json).toMatchObject({ items: [{ title: script, authors: [{ name: script }], tags: [script] }] })
  expect((await news.read(id)).path).toBe('/news/script-alert-1-script')
})

test('wrong details are refused with a reason and change nothing', async () => {
  await using news = await openNews()
  const { id } = await news.add('Harvest')

  for (const wrong of [
    { posted_on: '2026-02-31' },
    { posted_on: 'yesterday' },
    { slug: '../admin' },
    { slug: 'Two Words' },
    { slug: '' },
    { author: 'a'.repeat(81) },
    { categories: Array.from({ length: 11 }, (_, at) => `c${at}`) },
    { categories: ['x'.repeat(41)] },
    { pinned: 'yes' },
    { path: '/about' },
  ])
    expect([wrong, (await news.change(id, wrong)).status]).toEqual([wrong, 400])
  expect(await news.read(id)).toMatchObject({ path: '/news/harvest', author: '', posted_on: '' })
})

test('members, leaders and visitors neither read nor write the news of the staff', async () => {
  await using news = await openNews()
  const { church } = news
  const id = await news.post('Harvest', '2026-11-01')
  const member = (await church.signIn('member')).access
  const leader = (await church.signIn('leader')).access

  for (const access of [member, leader, undefined]) {
    const status = access ? 403 : 401
    const calls = await Promise.all([
      church.get('admin/news/', access),
      church.get('admin/news/categories/', access),
      church.get(`admin/news/${id}/`, access),
      church.post('admin/news/', { title: 'Mine', lang: 'en' }, access),
      church.remove(`admin/news/${id}/`, access),
    ])
    expect(calls.map((one) => one.status)).toEqual([status, status, status, status, status])
    const draft = { lang: 'en', version: 1, document: (await news.page(id)).document }
    expect((await church.put(`admin/pages/${id}/draft/`, draft, access)).status).toBe(status)
  }
  expect(await listed()).toEqual(['Harvest'])
})

test('posts are not among the pages, nor can a page be moved below the news', async () => {
  await using news = await openNews()
  const { church, access } = news
  await news.post('Harvest', '2026-11-01')
  const { body } = await church.get('admin/pages/?search=harvest', access)
  const added = await church.post(
    'admin/pages/',
    { path: '/news/mine', lang: 'en', title: 'Mine', under: '', menu: '' },
    access,
  )

  expect((body as { results: { path: string }[] }).results.map(({ path }) => path)).not.toContain(
    '/news/harvest',
  )
  expect(added.status).toBe(400)
})

test('a post is shown in the language of its reader, else in English', async () => {
  await using news = await openNews()
  const { church, access } = news
  const id = await news.post('Harvest', '2026-11-01')
  const { document } = await news.page(id)
  const twi = { lang: 'tw', version: 0, document: { ...document, title: 'Twaberɛ' } }
  await church.put(`admin/pages/${id}/draft/`, twi, access)
  const written = await news.page(id, 'tw')
  const shown = async () => (await publicPost('/news/harvest', 'tw'))?.post

  const before = await shown()
  await church.post(
    `admin/pages/${id}/publish/`,
    { lang: 'tw', version: written.version, publish_at: '', note: '' },
    access,
  )

  expect(before).toMatchObject({ lang: 'en', address: '/news/harvest' })
  expect(await shown()).toMatchObject({
    lang: 'tw',
    address: '/tw/news/harvest',
    document: { title: 'Twaberɛ' },
  })
})

test('a church that does without news answers none of its calls', async () => {
  await using news = await openNews()
  await news.church.put('admin/modules/', { off: ['news'] }, news.access)

  const answer = await news.church.get('admin/news/', news.access)

  expect(answer).toMatchObject({ status: 404, body: { module: 'news' } })
})

test('a post knows how it was sent on, and who has not seen the last time does not send it again', async () => {
  await using news = await openNews()
  const { church, read, post } = news
  const id = await post('Harvest', '2026-11-01')
  const { access } = await church.signIn('admin')
  const media = await church.signIn('media')
  const words = { title: 'Harvest' }
  // Other words each time: the same press twice finds the first answer.
  const announce = (content: string) =>
    church.post('announcements/', { ...words, content, post: { id, seen: 0 } }, access)
  const readers = await church.db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

  expect((await announce('Read more')).status).toBe(201)
  const again = await announce('Read it')
  const shared = await church.post(`admin/news/${id}/shares/`, { seen: 0 }, media.access)
  const late = await church.post(`admin/news/${id}/shares/`, { seen: 0 }, access)
  const letter = {
    audience: 'fellowship 1',
    purpose: 'church',
    channel: 'app',
    subject: 'Harvest',
    text: 'Read more',
    post: { id, seen: 0 },
  }
  const sent = await church.post('messages/', letter, access)
  const test = await church.post('messages/', { ...letter, audience: 'myself' }, access)

  expect(again).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('admin sent this post') },
  })
  expect(shared.status).toBe(201)
  expect(late.status).toBe(409)
  expect([sent.status, test.status]).toEqual([201, 201])
  const { people } = sent.body as { people: number }
  expect((await read(id)).shares).toEqual([
    { way: 'newsletter', at: expect.any(String), by: 'admin', people, state: 'sent' },
    { way: 'whatsapp', at: expect.any(String), by: 'media', people: null, state: 'sent' },
    { way: 'announcement', at: expect.any(String), by: 'admin', people: readers.count, state: 'sent' },
  ])
  const announcements = await church.db
    .selectFrom('announcement')
    .select('id')
    .where('title', '=', 'Harvest')
    .execute()
  expect(announcements).toHaveLength(1)
})

test('a leader sends no post on, and nothing is noted at one that is not there', async () => {
  await using news = await openNews()
  const { church, read, post } = news
  const id = await post('Harvest', '2026-11-01')
  const leader = await church.signIn('leader')
  const admin = await church.signIn('admin')
  const letter = { audience: 'fellowship 1', purpose: 'church', channel: 'app', subject: 'A', text: 'B' }

  const answers = [
    await church.post('messages/', { ...letter, post: { id, seen: 0 } }, leader.access),
    await church.post(`admin/news/${id}/shares/`, { seen: 0 }, leader.access),
    await church.post('messages/', { ...letter, post: { id: 999999, seen: 0 } }, admin.access),
    await church.post(`admin/news/${id}/shares/`, { seen: -1 }, admin.access),
  ]

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 400])
  expect((await read(id)).shares).toEqual([])
})

test('a post that was given to a member is written by them and no page, nor another post, and the media team approves it', async () => {
  await using news = await openNews('admin')
  const { church, access: admin, page: edited } = news
  const id = await news.post('Harvest', '2026-11-01')
  const other = await news.post('Roof', '2026-11-02')
  const { access, user } = await church.signIn('member')
  const media = (await church.signIn('media')).access
  const about = (await findPageId(church, '/about')) ?? 0
  const listed = async (by: string) =>
    ((await church.get('admin/pages/', by)).body as { results: { path: string }[] }).results
  const write = async (post: number, by = access) => {
    const { document } = await edited(id)
    return church.put(
      `admin/pages/${post}/draft/`,
      { lang: 'en', document: { ...document, title: 'New' } },
      by,
    )
  }

  const before = await write(id)
  const given = await church.put(
    `admin/pages/${id}/editors/${Number(user['id'])}/`,
    { needs_approval: true },
    admin,
  )
  const written = await write(id)
  const refused = [
    await write(other),
    await write(about),
    await church.post(`admin/pages/${id}/publish/`, { lang: 'en', publish_at: '', note: '' }, access),
    await church.get('admin/news/', access),
    await church.get(`admin/news/${id}/`, access),
    await church.remove(`admin/news/${id}/`, access),
  ]
  const asked = await church.post(`admin/pages/${id}/ask/`, { lang: 'en', note: '' }, access)
  const waiting = (await church.get('admin/pages/requests/', media)).body as {
    results: { id: number; path: string; version: number }[]
  }
  const [request] = waiting.results
  const approved = await church.post(
    `admin/pages/${id}/approve/`,
    { lang: 'en', version: request?.version },
    media,
  )

  expect([before.status, given.status, written.status]).toEqual([403, 200, 200])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  expect((await listed(access)).map(({ path }) => path)).toEqual(['/news/harvest'])
  for (const by of [admin, media])
    expect((await listed(by)).filter(({ path }) => path.startsWith('/news/'))).toEqual([])
  expect([asked.status, approved.status]).toEqual([200, 200])
  expect(waiting.results).toMatchObject([{ id, path: '/news/harvest' }])
  expect((await publicPost('/news/harvest', undefined))?.post.document.title).toBe('New')
})

const findPageId = async ({ db }: Church, path: string) =>
  (await db.selectFrom('page').select('id').where('path', '=', path).executeTakeFirst())?.id
