import { expect, test } from 'vitest'
import { blockKinds } from '../../../src/lib/contract/website/blocks/all.ts'
import { newBlock } from '../../../src/lib/contract/website/blocks/block.ts'
import type { Fields } from '../../../src/lib/contract/website/blocks/field.ts'
import type { EditedPageAnswer } from '../../../src/lib/contract/website/page-draft.ts'
import { publishPages } from '../../../src/server/app/jobs/publishing.ts'
import { listNamed } from '../../../src/server/platform/files/named.ts'
import { readPreview } from '../../../src/server/website/cms/preview.ts'
import { readPublished } from '../../../src/server/website/cms/published.ts'
import { addPage, findMoved, findPage } from '../../../src/server/website/cms/repo.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'

const choir = { path: '/choir', lang: 'en', title: 'Choir', under: '', menu: '' }

/** A church, its admin's token, and a page that the admin has just added. */
async function openEditor(church: Church) {
  const { access } = await church.signIn('admin')
  const { status, body } = await church.post('admin/pages/', choir, access)
  expect(status).toBe(201)
  const page = body as EditedPageAnswer
  const at = `admin/pages/${page.id}`
  const document = (title: string, more: object[] = []) => ({
    ...page.document,
    title,
    blocks: [...page.document.blocks, ...more],
  })
  const save = (title: string, version: number, more?: object[]) =>
    church.put(`${at}/draft/`, { lang: 'en', version, document: document(title, more) }, access)
  const publish = (version?: number, publish_at = '', note = '') =>
    church.post(`${at}/publish/`, { lang: 'en', version, publish_at, note }, access)
  const read = async () => (await church.get(`${at}/`, access)).body as EditedPageAnswer
  const shown = async () => (await readPublished(church.db, '/choir', 'en'))?.document.title
  return { access, page, at, save, publish, read, shown, document }
}

const words = (id: string, text: string) => ({
  id,
  kind: 'text',
  hidden: false,
  title: '',
  link: '',
  more: '',
  text,
})

test('an admin adds a page, writes and publishes it, and visitors read it', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)

  const saved = await editor.save('Choir and band', editor.page.version)
  const before = await editor.shown()
  const published = await editor.publish(2, '', 'At first')

  expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
  expect(before).toBeUndefined()
  expect(published).toMatchObject({ status: 200, body: { state: 'published', is_draft: false } })
  expect(await editor.shown()).toBe('Choir and band')
})

test('of two editors the second is told who wrote, and may save on top of it', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  await editor.save('Theirs', 1)

  const refused = await editor.save('Mine', 1)
  const theirs = await editor.read()
  const onTop = await editor.save('Mine', theirs.version)

  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('admin') } })
  expect([theirs.document.title, theirs.changed_by]).toEqual(['Theirs', 'admin'])
  expect(onTop.status).toBe(200)
  expect((await editor.read()).document.title).toBe('Mine')
})

test('a draft may lack what is required, and is published when it is whole', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const half = { ...words('half', ''), link: 'htt' }

  const saved = await editor.save('', 1, [half])
  const { body: check } = await church.get(`${editor.at}/check/`, editor.access)
  const refused = await editor.publish(2)
  const again = await editor.read()

  expect(saved.status).toBe(200)
  expect(again.document.blocks.at(-1)).toEqual(half)
  expect(check).toMatchObject({
    missing: expect.arrayContaining([
      { block: '', field: 'title', label: 'The page', words: 'Please give a title' },
      { block: 'half', field: 'text', label: 'Text', words: 'Please give the text' },
    ]),
  })
  expect(refused).toMatchObject({ status: 400, body: { blocks: expect.any(Array) } })
  expect(await editor.shown()).toBeUndefined()
})

test('a page that is published for the evening is shown in the evening, and can be withdrawn before', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const hour = 60 * 60 * 1000
  const evening = new Date(church.clock.now.getTime() + hour).toISOString()
  const look = () => publishPages({ db: church.db, cache: church.cache, now: () => church.clock.now })

  const { body } = await editor.publish(1, evening)
  const { version } = body as EditedPageAnswer
  const withdrawn = await church.post(`${editor.at}/unschedule/`, { lang: 'en', version }, editor.access)
  await editor.publish(undefined, evening)
  const changes = church.cache.changes()
  await look()
  const early = await editor.shown()
  church.wait(hour)
  await look()

  expect(body).toMatchObject({ next_at: evening })
  expect(withdrawn.body).toMatchObject({ next_at: null, is_draft: true })
  expect(early).toBeUndefined()
  expect(await editor.shown()).toBe('Choir')
  expect(church.cache.changes()).toBeGreaterThan(changes)
})

test('the history says who changed what, and an earlier version comes back as the draft', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  await editor.publish(1, '', 'At first')
  await editor.save('Choir', 2, [words('more', 'We sing.')])
  await editor.publish(3)

  const { body: history } = await church.get(`${editor.at}/history/`, editor.access)
  const restored = await church.post(
    `${editor.at}/restore/`,
    { lang: 'en', number: 1, version: 4 },
    editor.access,
  )

  expect(history).toMatchObject({
    count: 2,
    results: [
      { number: 2, made_by: 'admin', changes: ['Added: Text'], is_shown: true },
      { number: 1, note: 'At first', changes: ['The first version'], is_shown: false },
    ],
  })
  expect(restored).toMatchObject({ status: 200, body: { is_draft: true } })
  expect((await editor.read()).document.blocks).toHaveLength(1)
  expect((await readPublished(church.db, '/choir', 'en'))?.document.blocks).toHaveLength(2)
})

test('a page that moves leaves an address that leads on', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  await editor.publish(1)
  const move = (path: string) =>
    church.put(`${editor.at}/place/`, { path, under: '', menu: 'connect', menu_order: 3 }, editor.access)

  const moved = await move('/singers')
  const leads = await findMoved(church.db, '/choir')
  const refused = await move('/events/choir')
  const back = await move('/choir')

  expect([moved.status, leads]).toEqual([200, '/singers'])
  expect(refused).toMatchObject({ status: 400, body: { path: [expect.stringContaining('site itself')] } })
  expect(back.status).toBe(200)
  expect(await findMoved(church.db, '/choir')).toBeUndefined()
  expect(await findMoved(church.db, '/singers')).toBe('/choir')
})

test('a link to a page that is not there, or not shown, is named before publishing', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  await church.post('admin/pages/', { ...choir, path: '/band' }, editor.access)
  const text =
    '[band](/band), [events](/events?year=2026), [nothing](/nothing), [here](#top), [there](#there)'
  await editor.save('Choir', 1, [words('links', text)])

  const { body } = await church.get(`${editor.at}/check/`, editor.access)

  expect(body).toEqual({
    missing: [],
    unseen: [],
    pictures: [],
    links: ['/band is not published', 'There is no page at /nothing', '#there is no part of this page'].map(
      (words) => ({ block: 'links', field: 'text', label: 'Text', words }),
    ),
  })
})

test('the media team edits its own pages, and nobody else’s', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const { access } = await church.signIn('media')
  const page = await findPage(church.db, '/worshipteam')
  const place = { path: '/worshipteam', under: '', menu: '' as const, menu_order: 0 }
  const document = editor.page.document
  const own =
    page ?? (await addPage(church.db, { place, lang: 'en', document, by: null, at: church.clock.now }))

  const list = await church.get('admin/pages/', access)
  const draft = { lang: 'en', document: editor.document('The band') }
  const saved = await church.put(`admin/pages/${own}/draft/`, draft, access)
  const others = [
    await church.get(`${editor.at}/`, access),
    await church.put(`${editor.at}/draft/`, draft, access),
    await church.post(`${editor.at}/publish/`, { lang: 'en', publish_at: '', note: '' }, access),
    await church.post(`${editor.at}/preview/`, { lang: 'en' }, access),
    await church.send(`${editor.at}/hide/`, { method: 'POST' }, access),
    await church.post('admin/pages/', { ...choir, path: '/mine' }, access),
    await church.remove(`admin/pages/${own}/`, access),
  ]

  const paths = (list.body as { results: { path: string }[] }).results.map(({ path }) => path)
  expect(paths).toContain('/worshipteam')
  expect(paths).not.toContain('/choir')
  expect(saved.status).toBe(200)
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 403))
})

test('a page of the site itself is neither deleted nor moved, and the home page is never hidden', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const place = { path: '/', under: '', menu: '' as const, menu_order: 0 }
  const { document } = editor.page
  const home =
    (await findPage(church.db, '/')) ??
    (await addPage(church.db, { place, lang: 'en', document, by: null, at: church.clock.now }))

  const deleted = await church.remove(`admin/pages/${home}/`, editor.access)
  const hidden = await church.send(`admin/pages/${home}/hide/`, { method: 'POST' }, editor.access)
  const moved = await church.put(`admin/pages/${home}/place/`, { ...place, path: '/home' }, editor.access)
  const headers = { 'If-Match': '"99"' }
  const outdated = await church.send(`${editor.at}/`, { method: 'DELETE', headers }, editor.access)
  const own = await church.remove(`${editor.at}/`, editor.access)

  expect([deleted.status, hidden.status, moved.status]).toEqual([400, 409, 400])
  expect([outdated.status, own.status]).toEqual([409, 200])
})

test('a hidden page is gone for visitors until it is published again', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  await editor.publish(1)
  const { page_version } = await editor.read()
  const hide = (seen: number) =>
    church.send(`${editor.at}/hide/`, { method: 'POST', headers: { 'If-Match': `"${seen}"` } }, editor.access)

  const refused = await hide(page_version - 1)
  const hidden = await hide(page_version)
  const gone = await editor.shown()
  await editor.publish()

  expect([refused.status, hidden.status, gone]).toEqual([409, 200, undefined])
  expect(await editor.shown()).toBe('Choir')
})

test('what waits for its hour is the draft again when its page is hidden; a hidden page may be given a new hour', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const hour = 60 * 60 * 1000
  const later = () => new Date(church.clock.now.getTime() + hour).toISOString()
  const look = () => publishPages({ db: church.db, cache: church.cache, now: () => church.clock.now })
  const hidePage = async () => {
    const seen = (await editor.read()).page_version
    await church.send(
      `${editor.at}/hide/`,
      { method: 'POST', headers: { 'If-Match': `"${seen}"` } },
      editor.access,
    )
  }
  await editor.publish()
  const { version } = await editor.read()
  await editor.save('Choir in Advent', version)
  await editor.publish(undefined, later())

  await hidePage()
  const hidden = await editor.read()
  church.wait(hour)
  await look()
  const still = await editor.shown()
  const { access } = await church.signIn('admin')
  await church.post(`${editor.at}/publish/`, { lang: 'en', publish_at: later(), note: '' }, access)
  church.wait(hour)
  await look()

  expect(hidden).toMatchObject({ next_at: null, is_draft: true, document: { title: 'Choir in Advent' } })
  expect(still).toBeUndefined()
  expect(await editor.shown()).toBe('Choir in Advent')
})

test('a language that is hidden does not come back at the hour of a version that waited', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const hour = 60 * 60 * 1000
  const evening = new Date(church.clock.now.getTime() + hour).toISOString()
  await editor.publish(1)
  const twi = { lang: 'tw', document: editor.document('Nnwomtofo') }
  const { body } = await church.put(`${editor.at}/draft/`, { ...twi, version: 0 }, editor.access)
  const at = (publish_at: string) =>
    church.post(`${editor.at}/publish/`, { lang: 'tw', publish_at, note: '' }, editor.access)
  await at('')
  const next = { lang: 'tw', document: editor.document('Nnwomtofo foforo') }
  await church.put(`${editor.at}/draft/`, next, editor.access)
  await at(evening)

  const hidden = await church.post(`${editor.at}/withdraw/`, { lang: 'tw' }, editor.access)
  church.wait(hour)
  await publishPages({ db: church.db, cache: church.cache, now: () => church.clock.now })

  expect([body, hidden.status]).toMatchObject([{ version: 1 }, 200])
  expect(hidden.body).toMatchObject({ next_at: null, document: { title: 'Nnwomtofo foforo' } })
  expect((await readPublished(church.db, '/choir', 'tw'))?.document.title).toBeUndefined()
})

test('markup and script in every field of every block come back as words', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const fill = (fields: Fields): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { input, empty }]) => {
        if (input.kind === 'text' || input.kind === 'long') return [name, markup.slice(0, input.limit)]
        if (input.kind === 'lines') return [name, [markup.slice(0, input.limit)]]
        return [name, input.kind === 'list' ? [fill(input.fields)] : empty]
      }),
    )
  const blocks = blockKinds.map((kind) => ({ ...newBlock(kind, `of-${kind.kind}`), ...fill(kind.fields) }))
  const document = { ...editor.document(markup), description: markup, blocks }

  const saved = await church.put(`${editor.at}/draft/`, { lang: 'en', document }, editor.access)

  expect(saved.status).toBe(200)
  expect((await editor.read()).document).toEqual(document)
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
  'a page with the link %s is not published',
  async (link) => {
    await using church = await openChurch()
    const editor = await openEditor(church)

    await editor.save('Choir', 1, [{ ...words('link', 'Words'), link, more: 'More' }])
    const refused = await editor.publish(2)

    expect(refused.status).toBe(400)
    expect(await editor.shown()).toBeUndefined()
  },
)

test('a draft is seen at an address of ours for ten minutes, and at no other', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const { body } = await church.post(`${editor.at}/preview/`, { lang: 'en' }, editor.access)
  const made = new URL((body as { address: string }).address, 'http://church.example')
  const see = (change: (address: URL) => void = () => undefined) => {
    const address = new URL(made)
    change(address)
    return readPreview(address, { db: church.db, keys: church.tokenKeys, now: church.clock.now })
  }

  expect((await see())?.document.title).toBe('Choir')
  expect(await see((address) => address.searchParams.set('lang', 'ak'))).toBeUndefined()
  expect(await see((address) => address.searchParams.set('until', '9999999999999'))).toBeUndefined()
  expect(await see((address) => address.searchParams.set('seal', 'A'.repeat(43)))).toBeUndefined()
  expect(await see((address) => Object.assign(address, { pathname: '/preview/999' }))).toBeUndefined()
  church.wait(10 * 60 * 1000)
  expect(await see()).toBeUndefined()
})

test('a picture is made ready for a page, needs a description, and stays while the page names it', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  const form = new FormData()
  form.set('picture', new Blob([new Uint8Array((await photograph({ width: 400 })).buffer)]), 'choir.jpg')
  const script = new FormData()
  script.set('picture', new Blob(['<svg onload="alert(1)"/>']), 'choir.jpg')

  const kept = await church.postForm(`${editor.at}/pictures/`, form, editor.access)
  const refused = await church.postForm(`${editor.at}/pictures/`, script, editor.access)
  const { key, width, height } = kept.body as { key: string; width: number; height: number }
  const picture = { key, width, height, description: '', decoration: false }
  const shown = (description: string) => [
    { id: 'choir', kind: 'picture', hidden: false, caption: '', picture: { ...picture, description } },
  ]
  await editor.save('Choir', 1, shown(''))
  const undescribed = await editor.publish(2)
  await editor.save('Choir', 2, shown('The choir sings'))
  const published = await editor.publish(3)

  expect(kept).toMatchObject({ status: 201, body: { width: 300, height: 400 } })
  expect(refused.status).toBe(400)
  expect([undescribed.status, published.status]).toEqual([400, 200])
  expect((await listNamed(church.db)).has(key)).toBe(true)
})

test('the acts of the staff are in the system log, what they type is not', async () => {
  await using church = await openChurch()
  const editor = await openEditor(church)
  await editor.save('Choir', 1)
  await editor.publish(2)

  const { body } = await church.get('admin/logs/?limit=5', editor.access)

  const acts = (body as { results: { action: string; details: string }[] }).results.map(
    ({ action }) => action,
  )
  expect(acts.slice(0, 2)).toEqual(['Page published', 'Page added'])
})
