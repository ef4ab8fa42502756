/* The addresses of the news: the list, and every post below it. */

export const newsPath = '/news'

/** Whether the page at an address is a post of the news. */
export const isPostPath = (path: string): boolean => path.startsWith(`${newsPath}/`)

/** The address of a post. */
export const pathOfPost = (slug: string): string => `${newsPath}/${slug}`

/** The last part of a post's address. */
export const slugOfPost = (path: string): string => path.slice(newsPath.length + 1)

/** The list of a category, of a month, or a further page of the list. */
export const categoryPath = (slug: string): string => `${newsPath}/category/${slug}`
export const monthPath = (month: string): string => `${newsPath}/month/${month}`
export const pagePath = (page: number): string => (page > 1 ? `${newsPath}/page/${page}` : newsPath)

/** The feed of all posts, or of those of a category. */
export const feedPath = (kind: 'xml' | 'json', category?: string): string =>
  `${category === undefined ? newsPath : categoryPath(category)}.${kind}`
