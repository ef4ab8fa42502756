import type { Church } from '../../../../lib/contract/website/church.ts'
import { categoryPath, feedPath, newsPath } from '../../../../lib/site/news-address.ts'
import { keyOfSize, widthsOf } from '../../../../lib/site/picture-sizes.ts'
import { feedLanguage } from '../../../../lib/text/language-tags.ts'
import { escapeXml } from '../../../../lib/text/xml.ts'
import { newsWords } from '../../../../lib/texts/website/news.ts'
import { timestampOf } from '../../../../lib/time/instants.ts'
import type { ShownPost } from '../../../website/news/shown.ts'
import { entryOf } from '../lists/news.ts'

/** `category`: of a feed of one category alone. */
type Feed = { site: URL; church: Church; category?: { slug: string; name: string } | undefined }

const titleOf = ({ church, category }: Feed): string =>
  category
    ? newsWords.feedOfCategory({ church: church.name, category: category.name })
    : newsWords.feed({ church: church.name })

const listPath = ({ category }: Feed): string => (category ? categoryPath(category.slug) : newsPath)

/** The moment that a feed gives a post: the beginning of its day at the church. */
const momentOf = ({ day }: ShownPost, { time_zone }: Church): Date =>
  new Date(timestampOf(time_zone, day, '00:00:00'))

/** The picture of a post in a size that readers of feeds load without much data. */
function pictureOf({ document }: ShownPost, site: URL): string | undefined {
  const { key = '' } = document.picture ?? {}
  const width = widthsOf(key).find((one) => one >= 700) ?? widthsOf(key).at(-1)
  return key ? new URL(`/media/${width ? keyOfSize(key, width, 'webp') : key}`, site).href : undefined
}

/** The newest posts as an RSS 2.0 feed, one item a post with its excerpt. */
export function newsFeedOf(posts: readonly ShownPost[], feed: Feed): string {
  const { site, church, category } = feed
  const address = (path: string) => escapeXml(new URL(path, site).href)
  const items = posts.map((post) => {
    const { title, excerpt, categories } = entryOf(post)
    const lines = [
      `<title>${escapeXml(title)}</title>`,
      `<link>${address(post.address)}</link>`,
      `<guid isPermaLink="false">${address(`${newsPath}#post-${post.id}`)}</guid>`,
      `<pubDate>${momentOf(post, church).toUTCString()}</pubDate>`,
      ...(post.author ? [`<dc:creator>${escapeXml(post.author)}</dc:creator>`] : []),
      ...categories.map(({ name }) => `<category>${escapeXml(name)}</category>`),
      `<description>${escapeXml(excerpt)}</description>`,
    ]
    return `<item>\n${lines.join('\n')}\n</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(titleOf(feed))}</title>
<link>${address(listPath(feed))}</link>
<atom:link rel="self" type="application/rss+xml" href="${address(feedPath('xml', category?.slug))}"/>
<description>${escapeXml(newsWords.feedDescription({ church: church.name }))}</description>
<language>${feedLanguage(church)}</language>
<ttl>60</ttl>
${items.join('\n')}
</channel>
</rss>
`
}

/** The same as a JSON feed (https://www.jsonfeed.org/version/1.1/). */
export function newsJsonFeedOf(posts: readonly ShownPost[], feed: Feed): string {
  const { site, church, category } = feed
  const address = (path: string) => new URL(path, site).href
  const items = posts.map((post) => {
    const { title, excerpt, categories } = entryOf(post)
    const image = pictureOf(post, site)
    return {
      id: address(`${newsPath}#post-${post.id}`),
      url: address(post.address),
      title,
      content_text: excerpt,
      summary: excerpt,
      language: post.lang,
      date_published: momentOf(post, church).toISOString(),
      date_modified: post.changedAt,
      ...(post.author && { authors: [{ name: post.author }] }),
      ...(categories.length > 0 && { tags: categories.map(({ name }) => name) }),
      ...(image && { image }),
    }
  })
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(feed),
    description: newsWords.feedDescription({ church: church.name }),
    home_page_url: address(listPath(feed)),
    feed_url: address(feedPath('json', category?.slug)),
    language: feedLanguage(church),
    items,
  })
}
