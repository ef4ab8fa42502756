import { usualPages } from '../../content/usual-pages.ts'
import type { BlockData } from '../../lib/block-data.ts'
import type { Block, KindOfBlock } from '../../lib/contract/blocks/all.ts'
import { AnyBlock } from '../../lib/contract/blocks/any-block.ts'
import type { Church } from '../../lib/contract/church.ts'
import { usualLanguage } from '../../lib/contract/page.ts'
import type { PageDocument } from '../../lib/contract/page-document.ts'
import type { SitePath } from '../../lib/site-pages.ts'
import type { Tag } from '../cache/response-cache.ts'
import { labelOf } from '../page-content/compare.ts'
import { findMoved, readPublished } from '../page-content/repo.ts'
import { church } from './church.ts'
import { publicEvents } from './events.ts'
import { publicFellowships } from './fellowships.ts'
import { shownOf } from './other-backend.ts'
import { newestSermons } from './sermons.ts'
import { publicServices } from './services.ts'

/** What the page at an address says, and what its blocks show of the church's records. */
export type ShownPage = {
  document: PageDocument
  data: BlockData
  /** What the page is made of (`Astro.cache.set`). */
  tags: Tag[]
}

/** The page that the church has published at an address; undefined where there is none. */
export async function publishedPage(path: string): Promise<ShownPage | undefined> {
  const page = await readPublished(church().db, path, usualLanguage)
  return page && withData(page.document)
}

/** The same of a page that is always there: until the church has written it, it says only what is known. */
export async function usualPage(path: SitePath, who: Church): Promise<ShownPage> {
  return (await publishedPage(path)) ?? withData(usualPages[path](who))
}

/** A draft as it is shown to those who write it. Blocks that are not complete yet are named instead of shown. */
export type PreviewedPage = ShownPage & { incomplete: string[] }

/** The draft that an address of the editor shows; undefined for every other address. */
export async function previewedPage(address: URL): Promise<PreviewedPage | undefined> {
  const found = await church().readPreview(address)
  if (!found) return undefined
  const { title, description, share, blocks } = found.document
  const read = blocks.map((block) => ({ block, whole: AnyBlock.safeParse(block) }))
  const shown = read.flatMap(({ whole }) => (whole.success ? [whole.data] : []))
  const incomplete = read.flatMap(({ block, whole }) => (whole.success ? [] : [labelOf(block)]))
  return { ...(await withData({ title, description, share, blocks: shown })), incomplete }
}

/** Where the page is now that was at an address before; undefined when there was none, or without a database. */
export const movedTo = (path: string): Promise<string | undefined> => findMoved(church().db, path)

async function withData(document: PageDocument): Promise<ShownPage> {
  const shown = document.blocks.filter(({ hidden }) => !hidden)
  const needed = (Object.keys(shownBy) as Record[]).filter((record) => shown.some(shownBy[record]))
  const load = <Found>(record: Record, found: () => Promise<readonly Found[]>): Promise<readonly Found[]> =>
    needed.includes(record) ? shownOf(found(), []).then((read) => read.shown) : Promise.resolve([])
  const [services, sermons, events, fellowships] = await Promise.all([
    load('services', publicServices),
    load('sermons', newestSermons),
    load('events', async () => (await publicEvents()).coming),
    load('fellowships', publicFellowships),
  ])
  const today = church().now().toISOString().slice(0, 10)
  return { document, data: { services, sermons, events, fellowships, today }, tags: ['pages', ...needed] }
}

type Record = 'services' | 'sermons' | 'events' | 'fellowships'

const isOf =
  (...kinds: KindOfBlock[]) =>
  ({ kind }: Block) =>
    kinds.includes(kind)

/** Which blocks show records of a kind. */
const shownBy: { [record in Record]: (block: Block) => boolean } = {
  services: isOf('hero', 'service-times', 'streams', 'sermons'),
  sermons: isOf('sermons'),
  events: isOf('next-events'),
  fellowships: isOf('fellowships'),
}
