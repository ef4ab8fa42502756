import { usualLanguage } from '../../../../lib/contract/pagination.ts'
import { newBlock } from '../../../../lib/contract/website/blocks/block.ts'
import type { DraftBlock } from '../../../../lib/contract/website/blocks/draft.ts'
import { Picture } from '../../../../lib/contract/website/blocks/field.ts'
import { hero } from '../../../../lib/contract/website/blocks/hero.ts'
import { mostCategories } from '../../../../lib/contract/website/news.ts'
import { DraftDocument } from '../../../../lib/contract/website/page-draft.ts'
import { isOfSite } from '../../../../lib/contract/website/page-editing.ts'
import { mostBlocks, mostCharacters } from '../../../../lib/contract/website/page-limits.ts'
import { isPostPath } from '../../../../lib/site/news-address.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { findMissing } from '../../cms/check.ts'
import { addPage, findPage, readDraft, saveDraft } from '../../cms/repo.ts'
import { publish } from '../../cms/versions.ts'
import { addPostOf, type PostFacts, setFacts } from '../../news/repo.ts'
import { FileRefused } from '../import.ts'
import { listUnnamed, openFilesOf } from './files.ts'
import { type Note, openNotes } from './notes.ts'
import { openPictures, type PictureSource } from './pictures.ts'
import { piecesOf } from './pieces.ts'
import { openLinks, otherEntries, type Place, placesOf, placesOfPosts } from './places.ts'
import type { Wxr, WxrItem } from './read-wxr.ts'
import { withoutShortcodes } from './shortcodes.ts'
import type { Takes } from './takes.ts'
import { blocksOf } from './to-blocks.ts'
import { inOneLine, nodesOf, TooDeep, textOf } from './tree.ts'

/** What became of a page: of one that came before, its draft is made anew unless somebody worked on it. */
export type Outcome = 'added' | 'changed' | 'same' | 'kept'

/** A page or a post of the export, as it will be here. */
type MadePage = Place & {
  source: string
  /** What makes it a post of the news. */
  post?: PostFacts
  /** It is a post that was public there. */
  wasShown: boolean
  document: DraftDocument
  /** What did not fit, and what has to be done before it can be published. */
  notes: string[]
}

export type Prepared = {
  pages: MadePage[]
  /** Parts of the export that are not imported. */
  left: string[]
  pictures: { found: number; missing: string[] }
  files: { found: number; missing: string[] }
}

export type Taken = { page: MadePage; outcome: Outcome; path: string; isShown?: boolean }

/** Characters of a page in HTML; a page here has 200,000. */
const mostHtml = 600_000

/** WordPress states of pages that are imported. */
const wanted = ['publish', 'draft', 'pending', 'private', 'future']

/** Reads the pages of an export as drafts. Stores pictures, unless the source has no store, and changes nothing else. */
export async function prepare(db: Db, wxr: Wxr, source: PictureSource): Promise<Prepared> {
  const pages = wxr.pages.filter(({ status }) => wanted.includes(status))
  const posts = wxr.posts.filter(({ status }) => wanted.includes(status))
  const kept = { ...wxr, pages, posts }
  const known = await readKnown(db, kept)
  const places = new Map([...placesOf(kept, known), ...placesOfPosts(kept, known)])
  const links = openLinks(kept, places)
  const { takeOf, count } = await openPictures(kept, source)
  const files = await openFilesOf(kept, source)
  const made: MadePage[] = []
  for (const page of [...pages, ...posts]) {
    const place = places.get(page.id)
    if (!place) throw new Error(`${page.title} has no place`)
    const { notes, note } = openNotes()
    const linkOf = links(page, note)
    const document = await documentOf(page, {
      note,
      linkOf,
      take: { pictures: takeOf(page), file: files.take },
    })
    const isPost = page.type === 'post'
    made.push({
      ...place,
      source: sourceOf(wxr, page),
      document,
      ...(isPost && { post: factsOf(kept, page) }),
      wasShown: isPost && page.status === 'publish' && !page.password,
      notes: [...notes, ...todo(page, document, place.place.path)],
    })
  }
  const thrown = wxr.pages.length - pages.length
  const thrownPosts = wxr.posts.length - posts.length
  const left = [
    ...(thrown > 0 ? [`${counted(thrown, 'page', 'pages')} in the bin`] : []),
    ...(thrownPosts > 0 ? [`${counted(thrownPosts, 'post', 'posts')} in the bin`] : []),
    ...leftOf(wxr, otherEntries(kept)),
    ...unnamedOf(listUnnamed(kept, files.count)),
  ]
  return { pages: made, left, pictures: sumOf(count), files: sumOf(files.count) }
}

const sumOf = ({ found, missing }: { found: Set<string>; missing: Set<string> }) => ({
  found: found.size,
  missing: [...missing].sort(),
})

const unnamedOf = (paths: readonly string[]): string[] =>
  paths.length > 0
    ? [`${counted(paths.length, 'file', 'files')} that no page names: ${paths.slice(0, 200).join(', ')}`]
    : []

/** Names a page of a site for ever, so that a second import finds what the first one made. */
const sourceOf = ({ base }: Wxr, { id }: WxrItem): string => `wordpress ${base.replace(/^https?:/, '')} ${id}`

/** The addresses that are taken, and those of pages that came earlier. */
async function readKnown(db: Db, wxr: Wxr) {
  const rows = await db
    .selectFrom('page')
    .leftJoin('page_source', 'page_source.page_id', 'page.id')
    .select(['path', 'source'])
    .execute()
  const bySource = new Map(rows.map(({ source, path }) => [source, path]))
  const earlier = new Map(
    [...wxr.pages, ...wxr.posts].flatMap((page) => {
      const path = bySource.get(sourceOf(wxr, page))
      return path === undefined ? [] : [[page.id, path] as const]
    }),
  )
  return { taken: new Set(rows.map(({ path }) => path)), earlier }
}

type Making = { note: Note; linkOf: (address: string) => string | undefined; take: Takes }

async function documentOf(page: WxrItem, making: Making): Promise<DraftDocument> {
  const { note } = making
  const title = wordsIn(page.title) || 'Untitled page'
  const description = wordsIn(page.excerpt)
  if (title.length > 80) note('The title was cut: it has at most 80 letters.')
  if (description.length > 300) note('The description was cut: it has at most 300 letters.')
  const read = await blocksIn(page, making)
  const [first] = read
  // Many pages repeat their title as a heading.
  if (first?.['title'] === title && first.kind === 'text') first['title'] = ''
  const isPost = page.type === 'post'
  // The title of a post stands above it by itself.
  const top = isPost ? [] : [{ ...newBlock(hero, freeTop(read)), title: title.slice(0, 120) }]
  const short = title.slice(0, 80)
  const picture = isPost ? await featuredOf(page, making) : undefined
  const share = { title: short, symbol: '', tone: 'forest' } as const
  const whole = { title: short, description: description.slice(0, 300), share, blocks: [...top, ...read] }
  return DraftDocument.parse({ ...whole, ...(picture && { picture }), blocks: cut(whole.blocks, note) })
}

/** The featured picture of a post; undefined where it has none, or its file was not found. */
async function featuredOf({ meta }: WxrItem, { note, take }: Making): Promise<Picture | undefined> {
  const attachment = Number(meta['_thumbnail_id'])
  if (!Number.isSafeInteger(attachment) || attachment < 1) return undefined
  const [taken] = await take.pictures({ address: '', attachment, description: '', caption: '' }, note)
  return taken?.picture.key ? taken.picture : undefined
}

/** The day, author and categories of a post. */
function factsOf({ authors }: Wxr, { date, author, categories, status }: WxrItem): PostFacts {
  const [day = ''] = date.split(' ')
  // WordPress gives drafts the day on which they were begun, or none at all.
  const isDay = /^(19|20)\d{2}-\d{2}-\d{2}$/.test(day) && ['publish', 'private', 'future'].includes(status)
  const names = categories.map((name) => wordsIn(name).slice(0, 40)).filter(Boolean)
  return {
    posted_on: isDay ? day : '',
    author: (authors.get(author) ?? '').slice(0, 80),
    pinned: false,
    pinned_until: '',
    categories: [...new Set(names)].filter((name) => name !== 'Uncategorized').slice(0, mostCategories),
  }
}

const freeTop = (blocks: readonly DraftBlock[]): string => {
  const ids = ['top', 'page-top', 'beginning-of-page']
  return ids.find((id) => !blocks.some((block) => block.id === id)) ?? 'beginning'
}

/** The words of a title, which may hold marks and entities. */
function wordsIn(html: string): string {
  try {
    return inOneLine(textOf(nodesOf(html.slice(0, 5000))))
  } catch (error) {
    if (error instanceof TooDeep) return ''
    throw error
  }
}

async function blocksIn({ content }: WxrItem, { note, linkOf, take }: Making): Promise<DraftBlock[]> {
  if (content.length > mostHtml) {
    note('Its words were not taken: it is longer than any page here can be.')
    return []
  }
  if (content.includes('\ufffd')) note('Some letters could not be read: look for � in the text.')
  try {
    const nodes = nodesOf(withoutShortcodes(content, note))
    const reading = { note, linkOf, isClassic: !content.includes('<!-- wp:') }
    return await blocksOf(piecesOf(nodes, reading), note, take)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    note('Its words were not taken: its elements are nested too deeply.')
    return []
  }
}

/** As many blocks as a page may have. */
function cut(blocks: DraftBlock[], note: Note): DraftBlock[] {
  const kept: DraftBlock[] = []
  let letters = 1000
  for (const block of blocks) {
    letters += JSON.stringify(block).length + 1
    if (kept.length >= mostBlocks || letters > mostCharacters) {
      note(
        `The last ${blocks.length - kept.length} blocks were left out: please make two pages of it in WordPress first.`,
      )
      return kept
    }
    kept.push(block)
  }
  return kept
}

function todo({ password, status }: WxrItem, document: DraftDocument, path: string): string[] {
  const missing = findMissing(document, path).map(
    ({ label, words }) => `Before it can be published: ${label}: ${words}.`,
  )
  const guarded =
    password || status === 'private' ? ['It was not public before: think before you publish it.'] : []
  return [...new Set([...guarded, ...missing])]
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

function leftOf({ others, comments }: Wxr, entries: readonly string[]): string[] {
  const types = [...new Set(others.map(({ type }) => type))].sort()
  const told = types.map((type) => {
    const titles = others
      .filter((one) => one.type === type)
      .map(({ title }) => wordsIn(title) || 'without a title')
    const more = titles.length > 200 ? ', and others' : ''
    return `${counted(titles.length, 'item', 'items')} of the kind “${type}”: ${titles.slice(0, 200).join(', ')}${more}`
  })
  return [
    ...told,
    ...(comments > 0 ? [counted(comments, 'comment of a visitor', 'comments of visitors')] : []),
    ...(entries.length > 0 ? [`In menus, what leads to no page: ${entries.join(', ')}`] : []),
  ]
}

/**
 * Writes the drafts, and shows the posts that were public there where `publishesPosts` says so. Call it in a transaction. Throws FileRefused when
 * an address was taken meanwhile.
 */
export async function importPages(
  db: Db,
  { pages }: Prepared,
  at: Date,
  { publishesPosts = false } = {},
): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const page of pages) {
    const shows = publishesPosts && page.wasShown
    const one = await importPage(db, shows ? { ...page, document: asItWas(page.document) } : page, at)
    const isShown = shows && one.outcome !== 'kept' && (await publishOne(db, one, at))
    taken.push({ ...one, page, isShown })
  }
  return taken
}

/** A document in which pictures that had no description at the old site are decorations, as they were there to those who do not see them. */
const asItWas = (document: DraftDocument): DraftDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    const { success, data } = Picture.safeParse(value)
    return success && data.key && !data.description.trim() ? { ...data, decoration: true } : value
  }) as DraftDocument

/** Shows a draft that was just written, unless something is missing in it; it keeps the day that it had. */
async function publishOne(db: Db, { page, path }: Taken, at: Date): Promise<boolean> {
  if (findMissing(page.document, path).length > 0) return false
  const id = await findPage(db, path)
  if (id === undefined) return false
  const number = await publish(db, { id, lang: usualLanguage, by: null, at, note: 'Taken from WordPress' })
  return number !== undefined
}

async function importPage(db: Db, page: MadePage, at: Date): Promise<Taken> {
  const { source, document, place } = page
  const lang = usualLanguage
  const known = await db
    .selectFrom('page_source')
    .innerJoin('page', 'page.id', 'page_source.page_id')
    .select(['page_id as id', 'text_version', 'path', 'state'])
    .where('source', '=', source)
    .executeTakeFirst()
  if (known) {
    const draft = await readDraft(db, { id: known.id, lang })
    if (known.state !== 'draft' || draft?.version !== known.text_version)
      return { page, outcome: 'kept', path: known.path }
    if (JSON.stringify(draft.document) === JSON.stringify(document))
      return { page, outcome: 'same', path: known.path }
    const version = await saveDraft(db, { id: known.id, lang, document, by: null, at })
    await db.updateTable('page_source').set({ text_version: version }).where('source', '=', source).execute()
    return { page, outcome: 'changed', path: known.path }
  }
  const id = await addPage(db, { place, lang, document, by: null, at })
  if (id !== undefined && page.post) {
    await addPostOf(db, id)
    await setFacts(db, id, page.post)
  }
  if (id === undefined) throw new FileRefused(`${place.path} was taken meanwhile: please run it again.`)
  await db.insertInto('page_source').values({ page_id: id, source, text_version: 1 }).execute()
  await leadOn(db, page, id)
  return { page, outcome: 'added', path: place.path }
}

/** The page's address of the old site leads to it, where no page of this site stands. */
async function leadOn(db: Db, { from, place }: MadePage, id: number): Promise<void> {
  if (from === '' || from === place.path || (isOfSite(from) && !isPostPath(from))) return
  const stands = await db.selectFrom('page').select('id').where('path', '=', from).executeTakeFirst()
  if (stands) return
  await db
    .insertInto('page_redirect')
    .values({ path: from, page_id: id })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}
