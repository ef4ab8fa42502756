import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StoredFile } from '../../../src/lib/contract/website/blocks/field.ts'
import type { DraftDocument } from '../../../src/lib/contract/website/page-draft.ts'
import { runContent } from '../../../src/server/app/commands/content.ts'
import { rollBackAfter } from '../../../src/server/app/commands/dry-run.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { listNamed } from '../../../src/server/platform/files/named.ts'
import { findMoved, findPage, listPages, readDraft, saveDraft } from '../../../src/server/website/cms/repo.ts'
import { publish } from '../../../src/server/website/cms/versions.ts'
import { importPages, prepare } from '../../../src/server/website/content-file/wordpress/import-wordpress.ts'
import { readWxr } from '../../../src/server/website/content-file/wordpress/read-wxr.ts'
import { reportOf } from '../../../src/server/website/content-file/wordpress/report.ts'
import { findPost } from '../../../src/server/website/news/repo.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { audio } from '../../support/in-parts.ts'
import { picture } from '../../support/polyglots.ts'

/* `npm run content -- import-wordpress`: the pages of a site that was made with WordPress become drafts. */

const at = new Date('2026-11-22T10:00:00Z')
const example = fileURLToPath(new URL('../../fixtures/wordpress.xml', import.meta.url))
let folder = ''
let uploads = ''
let exports = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordpress-'))
  uploads = join(folder, 'uploads')
  await mkdir(join(uploads, '2025', '05'), { recursive: true })
  await picture(320, 180)
    .png()
    .toFile(join(uploads, '2025', '05', 'choir.png'))
  await picture(320, 240)
    .png()
    .toFile(join(uploads, '2025', '05', 'harvest.png'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function take({ db, files }: Pick<Church, 'db' | 'files'>, file = example, pictures = [uploads]) {
  const prepared = await prepare(db, await readWxr(file), { folder: pictures[0], files })
  const taken = await db.transaction().execute((part) => importPages(part, prepared, at))
  return { prepared, taken, report: reportOf(prepared, taken, true).join('\n') }
}

async function draftAt(db: Db, path: string): Promise<DraftDocument> {
  const draft = await readDraft(db, { id: (await findPage(db, path)) ?? 0, lang: 'en' })
  if (!draft) throw new Error(`There is no draft at ${path}`)
  return draft.document
}

/** An export with one page that says this. */
async function exportOf(content: string, more = ''): Promise<string> {
  exports += 1
  const file = join(folder, `export-${exports}.xml`)
  await writeFile(
    file,
    `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><title>A</title><link>https://a.example</link><wp:wxr_version>1.2</wp:wxr_version>${more}<item><title>Page</title><link>https://a.example/page/</link><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_name>page</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item></channel></rss>`,
  )
  return file
}

test('the pages of an export become drafts with their words, places, menus and pictures', async () => {
  await using church = await openChurch()
  const wide = join(folder, 'wide')
  await cp(uploads, wide, { recursive: true })
  await picture(1600, 900)
    .png()
    .toFile(join(wide, '2025', '05', 'choir.png'))

  const { prepared, report } = await take(church, example, [wide])

  const pages = (await listPages(church.db)).filter(({ path }) =>
    prepared.pages.some((one) => one.place.path === path),
  )
  expect(pages.map(({ path, under, menu, state }) => [path, under, menu, state])).toEqual([
    ['/about-us', '', 'connect', 'draft'],
    ['/about-us/our-history', '/about-us', '', 'draft'],
    ['/contact-2', '', '', 'draft'],
    ['/news/harvest-thanks-2', '', '', 'draft'],
    ['/news/not-finished', '', '', 'draft'],
    ['/odo-fekuw', '', '', 'draft'],
  ])
  const { title, description, blocks } = await draftAt(church.db, '/about-us')
  expect({ title, description }).toEqual({
    title: 'About us',
    description: 'Who we are, and how to find us.',
  })
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'hero',
    'text',
    'text',
    'picture',
    'gallery',
    'quote',
    'table',
    'video',
    'call-to-action',
  ])
  expect(blocks[1]?.['text']).toBe(
    'We are **120 households** under the *Kwahu Ridge* – 2 \\* 2 is \\[four\\], [our history](/about-us/our-history#first-chapel), harvest, click, [the circuit](https://methodist.example/circuit). [Akwaaba]{lang=ak}!',
  )
  expect(blocks[2]).toMatchObject({
    id: 'leaders',
    title: 'Our leaders & stewards',
    text: '- Very Rev. Kwabena Ofori\n  - Manse: 034 312 0000\n- \\# not a heading',
  })
  expect(blocks[3]).toMatchObject({
    picture: { description: 'Twelve singers in blue', width: 1280, height: 720 },
    caption: 'The singing band at Easter',
  })
  expect(blocks[8]).toMatchObject({ actions: [{ label: 'Write to us', link: '/contact' }] })
  expect(report).toContain('Pictures: 2 found, 1 not found.')
  expect(report).toContain('The picture 2025/05/lost.jpg was not found in the folder')
  expect(report).toContain('/contact is a page of the site itself')
  expect(report).toContain('The form [contact-form-7] was left out')
  expect(report).toContain('“javascript:alert(1)” was left out')
  expect(report).toContain('A script was left out.')
  expect(report).toContain('Posts that were public before are published with --publish-posts.')
  expect(report).toContain('1 comment of a visitor')
  expect(report).toContain('Conference → https://methodist.example')
  expect(report).toContain('1 page in the bin')
})

test('posts become drafts of the news with categories, picture, author and day, and their old address leads to them', async () => {
  await using church = await openChurch()

  const { taken } = await take(church)
  const again = await take(church)

  const posts = taken.filter(({ path }) => path.startsWith('/news/'))
  expect(posts.map(({ path, outcome, isShown }) => [path, outcome, isShown])).toEqual([
    ['/news/harvest-thanks-2', 'added', false],
    ['/news/not-finished', 'added', false],
  ])
  expect(again.taken.filter(({ path }) => path.startsWith('/news/')).map(({ outcome }) => outcome)).toEqual([
    'same',
    'same',
  ])
  const id = (await findPage(church.db, '/news/harvest-thanks-2')) ?? 0
  expect(await findPost(church.db, id)).toMatchObject({
    state: 'draft',
    posted_on: '2025-11-16',
    author: 'Esi Boateng',
    categories: ['News'],
  })
  const { title, description, picture: featured, blocks } = await draftAt(church.db, '/news/harvest-thanks-2')
  expect({ title, description }).toEqual({ title: 'Harvest thanks', description: 'Thank you to all.' })
  expect(featured).toMatchObject({ key: expect.stringMatching(/^pages\//), width: 320 })
  expect(blocks).toMatchObject([{ kind: 'text', text: 'GHS 12,000 was raised. [Who we are](/about-us)' }])
  expect(await findPost(church.db, (await findPage(church.db, '/news/not-finished')) ?? 0)).toMatchObject({
    posted_on: '',
  })
  expect(await findMoved(church.db, '/2025/11/harvest-thanks')).toBeUndefined()
})

test('posts that were public are published as they were where that is asked for; drafts stay drafts', async () => {
  await using church = await openChurch()
  const prepared = await prepare(church.db, await readWxr(example), { folder: uploads, files: church.files })

  const taken = await church.db
    .transaction()
    .execute((part) => importPages(part, prepared, at, { publishesPosts: true }))

  expect(taken.filter(({ isShown }) => isShown).map(({ path }) => path)).toEqual(['/news/harvest-thanks-2'])
  expect(reportOf(prepared, taken, true).join('\n')).toContain('Published: 1 posts, as they were.')
  expect(await findMoved(church.db, '/2025/11/harvest-thanks')).toBe('/news/harvest-thanks-2')
  const id = (await findPage(church.db, '/news/harvest-thanks-2')) ?? 0
  expect(await findPost(church.db, id)).toMatchObject({ state: 'published', posted_on: '2025-11-16' })
  const states = (await listPages(church.db)).filter(({ path }) => path === '/about-us')
  expect(states.map(({ state }) => state)).toEqual(['draft'])
})

test('documents and recordings that pages name come with them, judged by their bytes', async () => {
  await using church = await openChurch()
  const may = join(uploads, '2025', '05')
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
  await writeFile(join(may, 'baptism.pdf'), pdf)
  await writeFile(join(may, 'song.mp3'), audio)
  await writeFile(join(may, 'page.pdf'), '<script>alert(1)</script>')
  const at = 'https://a.example/wp-content/uploads/2025/05'
  const content = `<p>Take the <a href="${at}/baptism.pdf">form for baptism</a> with you.</p>
    <figure class="wp-block-audio"><audio controls src="${at}/song.mp3"></audio><figcaption>Be still</figcaption></figure>
    <div class="wp-block-file"><a href="${at}/page.pdf">Plan</a><a href="${at}/page.pdf" download>Download</a></div>
    <p><a href="${at}/lost.pdf">Lost</a></p>`
  const unnamed = `<item><title>Old</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${at}/old.pdf</wp:attachment_url></item>`
  const file = await exportOf(content, unnamed)

  const { report } = await take(church, file)
  const { blocks } = await draftAt(church.db, '/page')
  const again = await take(church, file)

  const [, , form, song] = blocks
  expect(blocks.map(({ kind }) => kind)).toEqual(['hero', 'text', 'file', 'video', 'text'])
  expect(form).toMatchObject({ title: 'form for baptism', file: { name: 'baptism.pdf', bytes: pdf.length } })
  expect(song).toMatchObject({ recording: { name: 'Be still', bytes: audio.length } })
  const keys = [StoredFile.parse(form?.['file']).key, StoredFile.parse(song?.['recording']).key]
  expect(keys).toEqual([expect.stringMatching(/\.pdf$/), expect.stringMatching(/\.mp3$/)])
  for (const key of keys) expect(await church.files.find(key)).toBeDefined()
  expect([...(await listNamed(church.db))]).toEqual(expect.arrayContaining(keys))
  expect(report).toContain('Files: 2 found, 1 not found.')
  expect(report).toContain('The file 2025/05/page.pdf was left out. Please choose a PDF')
  expect(report).toContain('The file 2025/05/lost.pdf was not found in the folder')
  expect(report).toContain('1 file that no page names: 2025/05/old.pdf')
  expect(again.taken.map(({ outcome }) => outcome)).toEqual(['same'])
})

test('what was typed in the editor before blocks keeps its paragraphs, lines, captions and galleries', async () => {
  await using church = await openChurch()

  await take(church)

  const { blocks } = await draftAt(church.db, '/about-us/our-history')
  expect(blocks.map(({ kind, title = '', text = '', caption = '' }) => [kind, title, text, caption])).toEqual(
    [
      ['hero', 'Our history – Abakɔsɛm', '', ''],
      ['text', '', 'The first class met in 1931 under a **neem tree**.\\\nPapa Agyei taught it.', ''],
      ['picture', '', '', 'The chapel in 1954'],
      ['text', 'The first chapel', '1\\. It stood on laterite.', ''],
      ['gallery', '', '', ''],
      ['text', '', 'Words between a builder’s marks.'.replace('’', "'"), ''],
      ['video', '', '', ''],
      ['text', 'Afterwards', '[Come to the service](/contact), or \\[see below\\].', ''],
    ],
  )
})

test('a second import makes nothing double, and leaves alone what somebody worked on', async () => {
  await using church = await openChurch()
  const { db } = church
  await take(church, example, [])
  const id = (await findPage(db, '/odo-fekuw')) ?? 0
  const document = { ...(await draftAt(db, '/odo-fekuw')), description: 'The fellowship of love' }
  await saveDraft(db, { id, lang: 'en', document, by: null, at })
  const before = await listPages(db)

  const again = await take(church)
  const third = await take(church)

  expect(again.taken.map(({ outcome }) => outcome)).toEqual([
    'changed',
    'changed',
    'same',
    'kept',
    'changed',
    'same',
  ])
  expect(third.taken.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same', 'kept', 'same', 'same'])
  expect((await listPages(db)).map(({ path }) => path)).toEqual(before.map(({ path }) => path))
  expect((await draftAt(db, '/odo-fekuw')).description).toBe('The fellowship of love')
  const stored = (await church.files.listStored()).filter(({ key }) => key.startsWith('pages/'))
  const named = await listNamed(db)
  expect(stored.filter(({ key }) => !named.has(key))).toEqual([])
})

test('a dry run tells the same and keeps neither pages nor pictures', async () => {
  await using church = await openChurch()
  const [pages, kept] = [await listPages(church.db), await church.files.listStored()]
  const prepared = await prepare(church.db, await readWxr(example), { folder: uploads, files: undefined })

  const taken = await rollBackAfter(church.db, (part) => importPages(part, prepared, at))

  const report = reportOf(prepared, taken, false).join('\n')
  expect(report).toContain('6 new drafts')
  expect(report).toContain('Pictures: 2 found, 1 not found.')
  expect([await listPages(church.db), await church.files.listStored()]).toEqual([pages, kept])
})

test('the old address of a page leads to it, once it is published', async () => {
  await using church = await openChurch()
  await take(church)
  const id = (await findPage(church.db, '/odo-fekuw')) ?? 0

  await church.db.transaction().execute((part) => publish(part, { id, lang: 'en', by: null, at }))

  const rows = await church.db.selectFrom('page_redirect').selectAll().where('page_id', '=', id).execute()
  expect(rows).toEqual([{ path: '/%c9%94d%c9%94-fekuw', page_id: id }])
})

test('markup, scripts and marks of Markdown are words or nothing', async () => {
  await using church = await openChurch()
  const file = await exportOf(
    '<p onclick="x()">a &lt;script&gt; *b* `c` # d &amp;amp; <b>*e*</b> f<b>!</b>g</p><p>+ h</p><svg onload=x><script>i</script></svg>' +
      '<p><a href="data:text/html,x">j</a> <a href=" java\nscript:x">k</a> <a href="//evil.example/(l)">m</a></p>' +
      '<style>p{}</style><form action="/x"><input value="n"></form><object data="o"></object><iframe src="https://evil.example"></iframe>',
  )

  const { report } = await take(church, file)

  const text = String((await draftAt(church.db, '/page')).blocks[1]?.['text'])
  expect(text.split('\n\n')).toEqual([
    'a <script> \\*b\\* `c` # d \\&amp; \\*e\\* f!g',
    '\\+ h',
    'j k [m](https://evil.example/%28l%29)',
  ])
  for (const left of ['(SVG)', 'Styles', 'A form', 'program', 'https://evil.example', 'data:text/html'])
    expect(report).toContain(left)
})

test('a picture outside of the folder is not taken, and a file that is no picture neither', async () => {
  await using church = await openChurch()
  await writeFile(join(folder, 'secret.png'), await readFile(join(uploads, '2025', '05', 'choir.png')))
  await symlink(join(folder, 'secret.png'), join(uploads, 'linked.png'))
  await writeFile(join(uploads, 'page.jpg'), '<html><script>x</script></html>')
  const file = await exportOf(
    ['..%2f..%2fsecret.png', '../secret.png', 'linked.png', 'page.jpg', '%00.png']
      .map((name) => `<img src="/wp-content/uploads/${name}" alt="a">`)
      .join(''),
  )

  const { prepared } = await take(church, file)

  expect(prepared.pictures.found).toBe(0)
  expect((await draftAt(church.db, '/page')).blocks.map(({ picture: one }) => one)).not.toContainEqual(
    expect.objectContaining({ key: expect.stringMatching(/./) }),
  )
})

test('a page that is too deep, too long or too large says so, and the others come', async () => {
  await using church = await openChurch()
  const deep = await exportOf('<div>'.repeat(5000))
  const long = await exportOf(
    `<h2>a</h2><p>b</p>${'<h2>c</h2><p>d</p>'.repeat(100)}`,
    '<wp:base_blog_url>https://b.example</wp:base_blog_url>',
  )
  const large = await exportOf('x'.repeat(700_000), '<wp:base_blog_url>https://c.example</wp:base_blog_url>')

  expect((await take(church, deep)).report).toContain('nested too deeply')
  expect((await take(church, long)).report).toContain('blocks were left out')
  expect((await take(church, large)).report).toContain('longer than any page')
})

test('letters of two bytes, and those of old Windows, are read', async () => {
  const text = (await readFile(await exportOf('<p>Ɔdɔ nyinaa</p>'), 'utf8')).replace(
    '<?xml version="1.0"?>',
    '',
  )
  const [little, big, old] = [join(folder, 'little.xml'), join(folder, 'big.xml'), join(folder, 'old.xml')]
  await writeFile(little, Buffer.from(`\ufeff${text}`, 'utf16le'))
  await writeFile(big, Buffer.from(`\ufeff${text}`, 'utf16le').swap16())
  await writeFile(
    old,
    Buffer.from(
      `<?xml version="1.0" encoding="windows-1252"?>${text.replace('Ɔdɔ nyinaa', 'Café \x96 Daavi')}`,
      'latin1',
    ),
  )

  for (const file of [little, big]) expect((await readWxr(file)).pages[0]?.content).toBe('<p>Ɔdɔ nyinaa</p>')
  expect((await readWxr(old)).pages[0]?.content).toBe('<p>Café – Daavi</p>')
})

const laughs = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>`

test.each([
  ['that is empty', '', /is empty/],
  ['that is no XML', 'Page,Title\n1,About', /no whole XML|no export/],
  ['of a web page', '<html><body>Hello</body></html>', /no export file of WordPress/],
  [
    'of a news feed',
    '<rss version="2.0"><channel><title>News</title></channel></rss>',
    /no export file of WordPress/,
  ],
  ['that was cut off', '<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item>', /cut off/],
  ['that declares entities', `${laughs}<rss><channel><title>&c;</title></channel></rss>`, /document type/],
  [
    'that names a file as entity',
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>',
    /document type/,
  ],
  ['with an entity of nobody', '<rss><channel><title>&x;</title></channel></rss>', /no whole XML/],
  ['nested without end', '<rss>'.repeat(100_000), /nested too deeply/],
  [
    'of endless attributes',
    `<rss ${Array.from({ length: 5000 }, (_, at) => `a${at}="x"`).join(' ')}>`,
    /too many attributes/,
  ],
  ['in letters of nobody', '<?xml version="1.0" encoding="klingon-8"?><rss></rss>', /klingon-8/],
])('a file %s is refused', async (_, text, why) => {
  const file = join(folder, 'wrong.xml')
  await writeFile(file, text)

  await expect(readWxr(file)).rejects.toThrow(why)
})

test('a file of more than 50 MB is refused before it is read, and one below is read within bounds', async () => {
  const [tooLarge, large] = [join(folder, 'too-large.xml'), join(folder, 'large.xml')]
  await writeFile(tooLarge, Buffer.alloc(50 * 1024 * 1024 + 1, 32))
  const post = `<item><title>News</title><wp:post_type>post</wp:post_type><content:encoded><![CDATA[${'x'.repeat(40_000)}]]></content:encoded></item>`
  const [head, end] = (await readFile(await exportOf('<p>a</p>'), 'utf8')).split('</channel>')
  await writeFile(large, `${head}${post.repeat(1000)}</channel>${end}`)

  await expect(readWxr(tooLarge)).rejects.toThrow(/larger than 50 MB/)
  const { pages, posts } = await readWxr(large)
  expect([pages.length, posts.length]).toEqual([1, 1000])
})

test('the command tells its report and writes it beside the file', async () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'data') })
  const file = join(folder, 'site.xml')
  await writeFile(file, await readFile(example))

  const dry = await runContent(['import-wordpress', file, '--pictures', uploads], settings)
  const made = existsSync(join(folder, 'data/church.db'))
  const done = await runContent(['import-wordpress', file, `--pictures=${uploads}`, '--yes'], settings)
  const again = await runContent(['import-wordpress', file], settings)

  expect(dry[0]).toContain('This would be taken from WordPress: 6 new drafts')
  expect(dry.at(-2)).toContain('Nothing was changed')
  expect(dry.at(-1)).toContain(`There is no church at ${join(folder, 'data/church.db')} yet`)
  expect(made).toBe(false)
  expect(done[0]).toContain('Taken from WordPress: 6 new drafts')
  expect(done.at(-1)).toContain(`There was no church at ${join(folder, 'data/church.db')}`)
  expect(again[0]).toContain('0 new drafts')
  expect(await readFile(`${file}.report.txt`, 'utf8')).toBe(`${again.slice(0, -3).join('\n')}\n`)
})

test.each([
  [['import-wordpress']],
  [['import-wordpress', 'a.xml', 'b.xml']],
  [['import-wordpress', 'a.xml', '--force']],
  [['import', 'a.json', '--pictures', 'x']],
  [['export', 'a.json', '--yes']],
  [['toString', 'a.json']],
])('the words %j are not understood', async (words) => {
  const settings = readSettings({ DATA_DIR: join(folder, 'nowhere') })

  await expect(runContent(words, settings)).rejects.toThrow(/is not understood/)
})

test('a folder of pictures that does not exist is said before anything is changed', async () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'data-2') })

  await expect(
    runContent(['import-wordpress', example, '--pictures', join(folder, 'nowhere'), '--yes'], settings),
  ).rejects.toThrow(/There is no folder/)
})
