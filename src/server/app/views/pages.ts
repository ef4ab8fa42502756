import { usualPages } from '../../../content/usual-pages.ts'
import type { PublishedPages } from '../../../lib/contract/pagination.ts'
import type { Block, KindOfBlock } from '../../../lib/contract/website/blocks/all.ts'
import { AnyBlock } from '../../../lib/contract/website/blocks/any-block.ts'
import { labelOf } from '../../../lib/contract/website/blocks/label.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import type { PageDocument } from '../../../lib/contract/website/page-document.ts'
import { firstOfSeries } from '../../../lib/finding/first-of-series.ts'
import type { BlockData } from '../../../lib/site/block-data.ts'
import { categoryOf } from '../../../lib/site/news-category.ts'
import { addressIn, splitAddress } from '../../../lib/site/page-languages.ts'
import type { SitePath } from '../../../lib/site/site-pages.ts'
import { slugOf } from '../../../lib/text/slug.ts'
import type { Tag } from '../../platform/cache/response-cache.ts'
import { readPublished } from '../../website/cms/published.ts'
import { findMoved, listLanguagesAt } from '../../website/cms/repo.ts'
import { findPost } from '../../website/news/repo.ts'
import { church } from './church.ts'
import { streamedServices } from './feeds/streamed.ts'
import { allPublicEvents, dayOfEvents } from './lists/events.ts'
import { publicFellowships } from './lists/fellowships.ts'
import { newestPosts } from './lists/news.ts'
import { pinnedAnnouncements, pinnedFirst, pinnedOf, withPinnedSermons } from './lists/pinned.ts'
import { publicPlans } from './lists/plans.ts'
import { newestSermons } from './lists/sermons.ts'
import { publicServices } from './lists/services.ts'
import { trendingNow } from './lists/trending.ts'
import { shownOf } from './other-backend.ts'

/** What the page at an address says, and what its blocks show of the church's records. */
export type ShownPage = {
  document: PageDocument
  data: BlockData
  /** The cache tags of the page (`Astro.cache.set`). */
  tags: Tag[]
}

/** For whom a page is made: its language, if it is not the page's own, and the church. */
type Asked = { lang?: string | undefined; church: Church }

/** The page that the church has published at an address; undefined where there is none. */
export async function publishedPage(path: string, { lang }: Asked): Promise<ShownPage | undefined> {
  const page = await readPublished(church().db, path, lang)
  return page && withData(page.document)
}

/** The same of a page that is always there: until the church has written it, it says only what is known. */
export async function usualPage(path: SitePath, request: Asked): Promise<ShownPage> {
  return (await publishedPage(path, request)) ?? withData(usualPages[path](request.church))
}

/** A draft as it is shown to those who write it. Blocks that are not complete yet are named instead of shown. */
export type PreviewedPage = ShownPage & {
  lang: string
  incomplete: string[]
  /** What stands above a post of the news; undefined for every other page. */
  post?: { day: string; author: string; categories: { slug: string; name: string }[] } | undefined
}

/** The draft that an address of the editor shows; undefined for every other address. */
export async function previewedPage(address: URL): Promise<PreviewedPage | undefined> {
  const preview = await church().readPreview(address)
  if (!preview) return undefined
  const { blocks, ...rest } = preview.document
  const read = blocks.map((block) => ({ block, whole: AnyBlock.safeParse(block) }))
  const shown = read.flatMap(({ whole }) => (whole.success ? [whole.data] : []))
  const incomplete = read.flatMap(({ block, whole }) => (whole.success ? [] : [labelOf(block)]))
  return {
    ...(await withData({ ...rest, blocks: shown })),
    lang: preview.lang,
    incomplete,
    post: await previewedPost(preview.page.id),
  }
}

async function previewedPost(id: number): Promise<PreviewedPage['post']> {
  const post = await findPost(church().db, id)
  if (!post) return undefined
  const categories = post.categories.map((name) => ({ slug: slugOf(name), name }))
  return { day: post.posted_on, author: post.author, categories }
}

/** Where somebody is led who asks for an address at which there is nothing now, and whether for good. */
export type Lead = { to: string; forGood: boolean }

/**
 * Where the page is now that was at an address before, or that the address names in a language which it does not have there;
 * undefined when there was none.
 */
export async function leadFrom(address: string, pages: PublishedPages): Promise<Lead | undefined> {
  const { db } = church()
  const moved = await findMoved(db, address)
  if (moved) return { to: moved, forGood: true }
  const { first, path } = splitAddress(address)
  const movedPage = pages.get((await findMoved(db, path)) ?? '')
  const lang = movedPage?.languages.find((one) => one.toLowerCase() === first)
  if (movedPage && lang) return { to: addressIn(lang, movedPage), forGood: true }
  if (!pages.has(path)) return undefined
  const written = await listLanguagesAt(db, path)
  return written.some((one) => one.toLowerCase() === first) ? { to: path, forGood: false } : undefined
}

async function withData(document: PageDocument): Promise<ShownPage> {
  const shown = document.blocks.filter(({ hidden }) => !hidden)
  const needed = (Object.keys(shownBy) as Record[]).filter((record) => shown.some(shownBy[record]))
  const load = <Found>(
    record: Record,
    readRecords: () => Promise<readonly Found[]>,
  ): Promise<readonly Found[]> =>
    needed.includes(record) ? shownOf(readRecords(), []).then((read) => read.shown) : Promise.resolve([])
  const [services, sermons, events, fellowships, announcements, trending, plans, news, streamed] =
    await Promise.all([
      load('services', publicServices),
      load('sermons', async () => withPinnedSermons(await newestSermons())),
      load('events', async () =>
        firstOfSeries(pinnedFirst((await allPublicEvents()).coming, await pinnedOf('event'))),
      ),
      load('fellowships', publicFellowships),
      load('announcements', pinnedAnnouncements),
      load('testimonies', trendingNow),
      load('plans', publicPlans),
      newsOf(shown),
      shown.some(listsServices) ? streamedServices() : [],
    ])
  const today = await dayOfEvents()
  const records = { services, sermons, events, fellowships, announcements, trending, plans, news, streamed }
  const data = { ...records, today }
  return { document, data, tags: ['pages', ...needed] }
}

/** The posts that blocks of a page show, by category. */
async function newsOf(blocks: readonly Block[]): Promise<BlockData['news']> {
  const wanted = new Map<string, number>()
  for (const block of blocks) {
    if (block.kind !== 'more-news' && block.kind !== 'updates') continue
    const category = categoryOf(block)
    wanted.set(category, Math.max(block.count, wanted.get(category) ?? 0))
  }
  const read = [...wanted].map(
    async ([category, count]) => [category, await newestPosts(count, category)] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}

const listsServices = (block: Block) => block.kind === 'sermons' && block.look === 'services'

type Record = 'services' | 'sermons' | 'events' | 'fellowships' | 'announcements' | 'testimonies' | 'plans'

const isOf =
  (...kinds: KindOfBlock[]) =>
  ({ kind }: Block) =>
    kinds.includes(kind)

/** Which blocks show records of a kind. */
const shownBy: { [record in Record]: (block: Block) => boolean } = {
  services: isOf('hero', 'service-times', 'streams', 'sermons'),
  sermons: isOf('sermons', 'trending'),
  events: isOf('next-events', 'trending'),
  fellowships: isOf('fellowships'),
  announcements: isOf('updates'),
  testimonies: isOf('trending'),
  plans: isOf('this-sunday'),
}
