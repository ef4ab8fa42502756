import { samplePosts } from '../../../../content/news.ts'
import { usualLanguage } from '../../../../lib/contract/pagination.ts'
import { PageDocument } from '../../../../lib/contract/website/page-document.ts'
import { pathOfPost } from '../../../../lib/site/news-address.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { addPage } from '../../../website/cms/repo.ts'
import { publish } from '../../../website/cms/versions.ts'
import { addPostOf, setFacts } from '../../../website/news/repo.ts'
import { day, daysBefore } from './days.ts'

/** Adds the sample church's news, each post published once on its day. Throws for a post that the contract refuses. */
export async function addNews(db: Db, now: Date): Promise<void> {
  for (const { slug, title, excerpt, symbol, blocks, daysAgo, isPinned = false, ...post } of samplePosts) {
    const at = daysBefore(now, daysAgo)
    const share = { title, symbol, tone: 'indigo' } as const
    const document = PageDocument.parse({ title, description: excerpt, share, blocks })
    const place = { path: pathOfPost(slug), under: '', menu: '', menu_order: 0 } as const
    const text = { lang: usualLanguage, by: null, at }
    const id = await addPage(db, { place, document, ...text })
    if (id === undefined) throw new Error(`${place.path} is taken`)
    await addPostOf(db, id)
    const { author, categories } = post
    const facts = { author, categories: [...categories], pinned: isPinned, pinned_until: '' }
    await setFacts(db, id, { ...facts, posted_on: day(at) })
    await publish(db, { id, ...text })
  }
}
