import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blockOf } from '../../../src/lib/contract/website/blocks/fill.ts'
import type { EditedPageAnswer } from '../../../src/lib/contract/website/page-draft.ts'
import { runContent } from '../../../src/server/app/commands/content.ts'
import { rollBackAfter } from '../../../src/server/app/commands/dry-run.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { newKey } from '../../../src/server/platform/files/store.ts'
import { forgetChurchSettings, readChurch } from '../../../src/server/settings/church-settings/repo.ts'
import { readPublished } from '../../../src/server/website/cms/published.ts'
import { listPages, readDraft, saveDraft } from '../../../src/server/website/cms/repo.ts'
import { findRequest, requestPublication } from '../../../src/server/website/cms/requests.ts'
import { publish, publishDue } from '../../../src/server/website/cms/versions.ts'
import { listLeftOut } from '../../../src/server/website/content-file/church-file.ts'
import { exportChurch } from '../../../src/server/website/content-file/export.ts'
import {
  checkFiles,
  importChurch,
  readChurchFile,
  storeFiles,
} from '../../../src/server/website/content-file/import.ts'
import { listCorrections, saveCorrection } from '../../../src/server/website/languages/repo.ts'
import { openChurch } from '../../support/church.ts'
import { graceChapel } from '../../support/grace-chapel.ts'
import { picture, svgAsAvif } from '../../support/polyglots.ts'
import { freshFolder } from '../../support/server.ts'

/* `npm run content`: what a church says of itself moves from one house to another. */

const at = new Date('2026-11-22T10:00:00Z')
const take = (db: Db, file = graceChapel) => db.transaction().execute((part) => importChurch(part, file, at))
const pathsOf = async (db: Db) => (await listPages(db)).map(({ path }) => path)

test('what one church exports, another takes whole, and a second time nothing changes', async () => {
  await using from = await openChurch()
  await using to = await openChurch()
  await take(from.db)
  const file = readChurchFile(JSON.stringify(await exportChurch(from.db, from.files)))
  await to.db.deleteFrom('page').execute()
  await to.db.deleteFrom('church_setting').execute()

  const first = await take(to.db, file)
  const again = await take(to.db, file)

  expect(first.added).toContain('/about')
  expect(again).toMatchObject({ church: [], added: [], changed: [] })
  expect(await exportChurch(to.db, to.files)).toEqual(file)
  expect((await readPublished(to.db, '/about', 'en'))?.document).toEqual(
    graceChapel.pages[0]?.texts[0]?.document,
  )
})

test('the church’s own words of the interface go with it, and a second time nothing changes', async () => {
  await using from = await openChurch()
  await using to = await openChurch()
  const correction = { language: 'tw', area: 'login', key: 'submit', text: 'Bra mu', english: 'Log in' }
  await saveCorrection(from.db, { ...correction, state: 'read' }, { by: null, at })
  const file = readChurchFile(JSON.stringify(await exportChurch(from.db, from.files)))

  const first = await take(to.db, file)
  const again = await take(to.db, file)

  expect([first.words, again.words]).toEqual([1, 0])
  expect(await listCorrections(to.db)).toMatchObject([{ ...correction, state: 'read', version: 1 }])
})

test('a file that is taken again leaves what editors have written since as their draft', async () => {
  await using church = await openChurch()
  await take(church.db)
  const page = graceChapel.pages[0]
  const text = page?.texts[0]
  if (!page || !text) throw new Error('The sample has a page')
  const [{ id } = { id: 0 }] = (await listPages(church.db)).filter(({ path }) => path === page.place.path)
  const own = { ...text.document, title: 'Who we are today' }
  const draftOf = async () => (await readDraft(church.db, { id, lang: text.lang }))?.document.title
  await saveDraft(church.db, { id, lang: text.lang, document: own, by: null, at })

  const again = await take(church.db)
  const afterAgain = await draftOf()
  const newer = { ...page, texts: [{ ...text, document: { ...text.document, title: 'Our story' } }] }
  const changed = await take(church.db, { ...graceChapel, pages: [newer] })

  expect([again.changed, afterAgain]).toEqual([[], 'Who we are today'])
  expect([changed.changed, await draftOf()]).toEqual([[page.place.path], 'Who we are today'])
  expect((await readPublished(church.db, page.place.path, text.lang))?.document.title).toBe('Our story')
})

test('a file that is taken leaves a version that waits for its hour', async () => {
  await using church = await openChurch()
  await take(church.db)
  const page = graceChapel.pages[0]
  const text = page?.texts[0]
  if (!page || !text) throw new Error('The sample has a page')
  const { lang, document } = text
  const [{ id } = { id: 0 }] = (await listPages(church.db)).filter(({ path }) => path === page.place.path)
  const titled = (title: string) => ({ ...document, title })
  const act = { id, lang, by: null, at }
  await saveDraft(church.db, { ...act, document: titled('For Advent') })
  const publishAt = new Date('2026-11-29T06:00:00Z')
  await church.db.transaction().execute((db) => publish(db, { ...act, publishAt }))

  await take(church.db, {
    ...graceChapel,
    pages: [{ ...page, texts: [{ ...text, document: titled('Us') }] }],
  })
  const shown = (await readPublished(church.db, page.place.path, lang))?.document.title
  const waiting = await readDraft(church.db, { id, lang })
  await church.db.transaction().execute((db) => publishDue(db, publishAt))

  expect(shown).toBe('Us')
  expect(waiting).toMatchObject({ nextAt: publishAt.toISOString(), isDraft: false })
  expect((await readPublished(church.db, page.place.path, lang))?.document.title).toBe('For Advent')
})

test('who asked to publish a draft still waits for an answer after a file was taken', async () => {
  await using church = await openChurch()
  await take(church.db)
  const page = graceChapel.pages[0]
  const text = page?.texts[0]
  if (!page || !text) throw new Error('The sample has a page')
  const [{ id } = { id: 0 }] = (await listPages(church.db)).filter(({ path }) => path === page.place.path)
  const titled = (title: string) => ({ ...text.document, title })
  const of = { id, lang: text.lang }
  const version = (await saveDraft(church.db, { ...of, by: null, at, document: titled('Asked for') })) ?? 0
  const { user } = await church.signIn('member')
  const request = { account: Number(user['id']), version, note: 'Please', at }
  await church.db.transaction().execute((db) => requestPublication(db, { ...of, ...request }))

  await take(church.db, {
    ...graceChapel,
    pages: [{ ...page, texts: [{ ...text, document: titled('Us') }] }],
  })
  const draft = await readDraft(church.db, of)

  expect(draft?.document.title).toBe('Asked for')
  expect(await findRequest(church.db, of)).toMatchObject({ note: 'Please', version: draft?.version })
})

test('a language that the file has as a draft leaves the draft of the one that is shown', async () => {
  await using church = await openChurch()
  await take(church.db)
  const page = graceChapel.pages[0]
  const text = page?.texts[0]
  if (!page || !text) throw new Error('The sample has a page')
  const [{ id } = { id: 0 }] = (await listPages(church.db)).filter(({ path }) => path === page.place.path)
  const act = { id, lang: text.lang, by: null, at }
  await saveDraft(church.db, { ...act, document: { ...text.document, title: 'Written for weeks' } })
  const draft = { ...text, document: { ...text.document, title: 'Tried elsewhere' }, draft: true as const }

  await take(church.db, { ...graceChapel, pages: [{ ...page, texts: [draft] }] })

  expect((await readDraft(church.db, act))?.document.title).toBe('Written for weeks')
  expect((await readPublished(church.db, page.place.path, text.lang))?.document).toEqual(text.document)
})

test('a dry run tells what would change, and changes nothing', async () => {
  await using church = await openChurch()
  const [before, pages] = [await readChurch(church.db), await pathsOf(church.db)]

  const told = await rollBackAfter(church.db, (part) => importChurch(part, graceChapel, at))

  expect(told.church).toEqual(expect.arrayContaining(['name', 'town', 'palette']))
  expect([...told.added, ...told.changed]).toEqual(['/about'])
  expect(await readChurch(church.db)).toEqual(before)
  expect(await pathsOf(church.db)).toEqual(pages)
})

test.each([
  ['cut off', '{"format": 1, "church"', /no JSON/],
  ['of a newer version', JSON.stringify({ ...graceChapel, format: 2 }), /newer version/],
  [
    'with a colour that is none',
    JSON.stringify({ ...graceChapel, church: { colour: 'red' } }),
    /church\.colour/,
  ],
  ['with more than it may have', JSON.stringify({ ...graceChapel, accounts: [] }), /accounts|Unrecognized/i],
  [
    'with a block of no kind',
    JSON.stringify(graceChapel).replace('"kind":"text"', '"kind":"script"'),
    /pages\.0\.texts\.0\.document\.blocks/,
  ],
  [
    'with a picture outside of the files',
    JSON.stringify({ ...graceChapel, pictures: [{ key: '../../etc/passwd', data: '' }] }),
    /pictures\.0\.key/,
  ],
])('a file %s is refused with the place that is wrong', (_, text, why) => {
  expect(() => readChurchFile(text)).toThrow(why)
})

test('pictures come with their bytes; what is no picture is refused before anything is stored', async () => {
  await using church = await openChurch()
  const key = newKey('pages', 'png')
  const bytes = await picture().png().toBuffer()
  const whole = { ...graceChapel, pictures: [{ key, data: bytes.toString('base64') }] }
  const wrong = {
    ...graceChapel,
    pictures: [{ key: newKey('pages', 'png'), data: Buffer.from(svgAsAvif).toString('base64') }],
  }

  await expect(checkFiles(wrong)).rejects.toThrow(/not a picture/)
  expect(await storeFiles(church.files, whole)).toBe(1)
  expect(await storeFiles(church.files, whole)).toBe(0)
  expect((await church.files.find(key))?.bytes).toBe(bytes.length)
})

test('a church moves into an empty house, and what that one exports is the same file', async () => {
  await using from = await openChurch()
  const { access } = await from.signIn('admin')
  const add = async (place: object) =>
    (
      await from.post(
        'admin/pages/',
        { lang: 'en', title: 'Choir', under: '', menu: 'connect', ...place },
        access,
      )
    ).body as EditedPageAnswer
  const publish = (id: number, lang = 'en') =>
    from.post(`admin/pages/${id}/publish/`, { lang, publish_at: '', note: '' }, access)
  const photograph = newKey('pages', 'png')
  const order = newKey('pages', 'pdf')
  const logo = newKey('church', 'png')
  const bytes = await picture().png().toBuffer()
  const carried = (key: string, of: Uint8Array) => ({ key, data: Buffer.from(of).toString('base64') })
  await storeFiles(from.files, {
    ...graceChapel,
    pictures: [carried(photograph, bytes), carried(logo, bytes)],
    documents: [carried(order, Buffer.from('%PDF-1.7\n%%EOF\n'))],
  })
  await take(from.db, { ...graceChapel, church: { ...graceChapel.church, logo } })
  forgetChurchSettings(from.db)
  const choir = await add({ path: '/choir' })
  const shown = { key: photograph, description: 'The choir', decoration: false, width: 40, height: 30 }
  const blocks = [
    ...choir.document.blocks,
    blockOf('picture', 'us', { picture: shown }),
    blockOf('file', 'order', { title: 'Order', file: { key: order, name: 'Order.pdf', bytes: 15 } }),
  ]
  const draft = (lang: string, title: string) =>
    from.call(
      'PUT',
      `admin/pages/${choir.id}/draft/`,
      { lang, document: { ...choir.document, title, blocks } },
      access,
    )
  await draft('en', 'Choir')
  await publish(choir.id)
  await draft('tw', 'Nnwomtofo')
  await publish(choir.id, 'tw')
  await draft('fr', 'Chorale')
  await from.db.insertInto('page_redirect').values({ path: '/singers', page_id: choir.id }).execute()
  const hidden = await add({ path: '/choir/plans', under: '/choir', menu: '' })
  await publish(hidden.id)
  await from.send(`admin/pages/${hidden.id}/hide/`, { method: 'POST' }, access)
  await add({ path: '/idea' })
  const [folder, data] = [await freshFolder(), await freshFolder()]
  const [one, other] = [join(folder, 'one.json'), join(folder, 'other.json')]
  await writeFile(one, `${JSON.stringify(await exportChurch(from.db, from.files), undefined, 2)}\n`)
  const there = readSettings({ DATA_DIR: data })

  const told = await runContent(['import', one, '--yes'], there)
  const again = await runContent(['import', one], there)
  await runContent(['export', other], there)

  const moved = await readFile(other, 'utf8')
  expect(moved).toBe(await readFile(one, 'utf8'))
  const { church, pages, pictures, documents } = readChurchFile(moved)
  const page = pages.find(({ place }) => place.path === '/choir')
  expect(church).toMatchObject({
    logo,
    palette: 'own',
    colour: '#5b2a86',
    languages: ['English', 'Asante Twi', 'Dagbani'],
  })
  expect(page).toMatchObject({ place: { menu: 'connect' }, state: 'published', old: ['/singers'] })
  expect(page?.texts.map(({ lang, draft: isDraft }) => [lang, isDraft])).toEqual([
    ['en', undefined],
    ['fr', true],
    ['tw', undefined],
  ])
  expect(pages.map(({ place, state }) => [place.path, state])).toEqual(
    expect.arrayContaining([
      ['/choir/plans', 'hidden'],
      ['/idea', 'draft'],
    ]),
  )
  expect(pictures.map(({ key }) => key)).toEqual(expect.arrayContaining([photograph, logo]))
  expect(documents?.map(({ key }) => key)).toEqual([order])
  expect(told.join('\n')).toContain('New pages: ')
  expect(again.join('\n')).not.toMatch(/Of the church|New pages|Changed pages/)
})

test('recordings are not in the file, and both commands name those that pages show', () => {
  const key = newKey('pages', 'mp3')
  const document = {
    title: 'Song',
    description: '',
    share: { title: 'Song', symbol: '', tone: 'forest' },
    blocks: [blockOf('video', 'song', { recording: { key, name: 'Song', bytes: 9 } })],
  }
  const page = {
    place: { path: '/song', under: '', menu: '', menu_order: 0 },
    state: 'draft',
    texts: [{ lang: 'en', document }],
  }
  const file = readChurchFile(JSON.stringify({ ...graceChapel, pages: [page] }))

  expect(listLeftOut(file)).toEqual([key])
  expect(listLeftOut(graceChapel)).toEqual([])
})

test('a page that only moved to another menu is moved', async () => {
  await using church = await openChurch()
  await take(church.db)
  const [page] = graceChapel.pages
  if (!page) throw new Error('The second church has no page')

  const told = await take(church.db, {
    ...graceChapel,
    pages: [{ ...page, place: { ...page.place, menu: 'footer' } }],
  })

  expect(told.changed).toEqual(['/about'])
  expect((await listPages(church.db)).find(({ path }) => path === '/about')).toMatchObject({ menu: 'footer' })
})
