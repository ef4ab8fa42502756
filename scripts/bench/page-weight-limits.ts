// The limits of what a page sends, in bytes after brotli (docs/performance.md).

/** What a server sends before the first answer of the browser. */
const firstRoundTrip = 14 * 1024
/**
 * These pages list every setting of a member, every section's help, or what a church has and says of itself, and grow
 * with them. Their first views still come in one round trip.
 */
const longPage = 20 * 1024
/** It lists every route of the API, for developers. */
const longestPage = 40 * 1024
/**
 * The pages of staff, with the menu of every section in their HTML. Nobody visits one first: the login comes before, and the
 * browser has the styles from there.
 */
const workplaces = [
  '/dashboard',
  '/admin',
  '/super-admin',
  '/fellowship-leader',
  '/media-dashboard',
  '/media-dashboard/add-sermon',
  '/media-dashboard/edit-sermon/1',
  '/people',
  '/registers',
  '/care',
  '/church-forms',
  '/worship',
  '/worship/live',
  '/inbox',
  '/languages',
  '/rota',
  '/check-in',
  '/books',
  '/my-pages',
]
const longPages = [
  '/about',
  '/give',
  '/help',
  '/settings',
  '/live-stream',
  '/sermons',
  '/fellowships',
  '/prayer-requests',
  '/testimonies',
]

/** Of the HTML and the style sheets of a page. */
export function pageLimit(page: string): number {
  if (page === '/api') return longestPage
  return [...longPages, ...workplaces].includes(page) ? longPage : firstRoundTrip
}

/** Of a page in its form for a first visit, which has its styles in it. */
export function firstViewLimit(page: string): number {
  if (page === '/api') return longestPage
  return workplaces.includes(page) ? longPage : firstRoundTrip
}
