import type { PublishedPages } from '../../../lib/contract/pagination.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Db } from '../../platform/db/tables.ts'
import { listPublished } from './published.ts'

/** Reads the published pages, and again when a page was published or withdrawn (tag `pages`). */
export function openPublishedPages(
  db: Db,
  cache: Pick<ResponseCache, 'onInvalidate'>,
): () => Promise<PublishedPages> {
  let known: Promise<PublishedPages> | undefined
  cache.onInvalidate('pages', () => {
    known = undefined
  })
  return () => {
    if (known) return known
    const reading = listPublished(db).then((pages) => new Map(pages.map((page) => [page.path, page])))
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }
}
