import type { NewsEntry, NewsPart, NewsShelves } from '../../../../lib/site/block-data.ts'
import { categoryPath, monthPath } from '../../../../lib/site/news-address.ts'
import { sourceLanguage } from '../../../../lib/words/define.ts'
import { currentLanguage } from '../../../platform/words/speaking.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import {
  countShownPosts,
  findShownPost,
  listMonths,
  listShownCategories,
  listShownPosts,
  postsBeside,
  type ShownPost,
  type WhichPosts,
} from '../../../website/news/shown.ts'
import { church } from '../church.ts'
import { excerptOf } from '../page-words.ts'

/** So many posts a list shows at once: more would not fit into the budget of a page for reading. */
const postsAtOnce = 12

/** So many posts a feed has, as readers of feeds ask again. */
const postsOfFeed = 20

/** A post in a list: without its blocks. */
export const entryOf = ({ document, ...post }: ShownPost): NewsEntry => ({
  title: document.title,
  href: post.address,
  lang: post.lang,
  day: post.day,
  pinned: post.pinned,
  excerpt: excerptOf(document),
  categories: post.categories,
  ...(document.picture?.key && { picture: document.picture }),
})

const today = () => churchDay(church().db, church().now())

/** A part of the posts that visitors see, and on how many parts they are. Undefined for a part that is not there. */
export async function newsPart(which: WhichPosts, page = 1): Promise<NewsPart | undefined> {
  const { db } = church()
  const count = await countShownPosts(db, which)
  const pages = Math.max(1, Math.ceil(count / postsAtOnce))
  if (!Number.isSafeInteger(page) || page < 1 || page > pages) return undefined
  const part = { ...which, language: currentLanguage(), today: await today(), limit: postsAtOnce }
  const posts = await listShownPosts(db, { ...part, offset: (page - 1) * postsAtOnce })
  return { posts: posts.map(entryOf), page, pages }
}

/** The newest posts for a block, in all categories or in one. */
export async function newestPosts(limit: number, category = '', without = 0): Promise<NewsEntry[]> {
  const which = category ? { category } : {}
  const part = { ...which, language: currentLanguage(), today: await today(), limit, without }
  return (await listShownPosts(church().db, part)).map(entryOf)
}

/** The post at an address, with the posts beside it; undefined where there is none. */
export async function publicPost(path: string, lang: string | undefined) {
  const { db } = church()
  const language = lang ?? currentLanguage()
  const post = await findShownPost(db, path, lang ?? '')
  if (!post) return undefined
  const { older, newer } = await postsBeside(db, post, language)
  return { post, older: older && entryOf(older), newer: newer && entryOf(newer) }
}

/** By what the posts can be looked through. */
export async function newsShelves(): Promise<NewsShelves> {
  const { db } = church()
  const [months, categories] = await Promise.all([listMonths(db), listShownCategories(db)])
  return { months, categories }
}

/** The posts of a feed, the newest first; feeds are in English. */
export const feedPosts = (which: WhichPosts = {}): Promise<ShownPost[]> =>
  listShownPosts(church().db, { ...which, language: sourceLanguage, limit: postsOfFeed })

/** A category that visitors see by its short name; undefined where no published post has it. */
export const shownCategory = async (slug: string) =>
  (await listShownCategories(church().db)).find((category) => category.slug === slug)

/** The addresses of the lists by category and by month, for search engines. */
export async function newsLists(): Promise<string[]> {
  const { categories, months } = await newsShelves()
  return [...categories.map(({ slug }) => categoryPath(slug)), ...months.map(({ month }) => monthPath(month))]
}
