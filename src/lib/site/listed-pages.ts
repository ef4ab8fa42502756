/** Pages with an access guard (spec 1 §2; spec 2). Their subpages are guarded, too. */
export const guardedPages = [
  '/super-admin',
  '/admin',
  '/dashboard',
  '/profile',
  '/complete-profile',
  '/settings',
  '/youthsignup',
  '/event-sign-up',
  '/media-dashboard',
  '/fellowship-leader',
  '/my-pages',
  '/my-giving',
  '/my-messages',
  '/directory',
  '/books',
  '/people',
  '/care',
  '/church-forms',
  '/worship',
  '/check-in',
  '/rota',
  '/inbox',
  '/registers',
  '/languages',
] as const

/** Public pages that are of no use as a search result. */
const personalPages = [
  '/memberfellowship',
  '/member-fellowship',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/not-me',
  '/not-my-account',
  '/stop',
  '/first-admin',
  '/invitation',
  '/receipt',
  '/certificate',
  '/stop-reminder',
  '/kofi-ama',
  '/present',
  '/welcome-card',
  '/tickets',
  '/api',
  '/kept',
  '/help',
  '/search',
  '/getting-ready',
  '/preview',
  '/404',
  '/not-used',
  '/503',
]

const guarded = new Set<string>(guardedPages)
const unlisted = guarded.union(new Set(personalPages))

/** Pages that people need before the church is open to visitors: to become its admin, to log in, to know what is kept of them. */
const openFirst: readonly string[] = ['/login', '/signup', '/privacy']

/** Whether visitors see the page only when the church is open. */
export const waitsForOpening = (path: string): boolean =>
  path === '/search' || (isListed(path) && !openFirst.includes(path))

/** Whether the page at this path has an access guard. */
export const isGuarded = (path: string): boolean => guarded.has(topOf(path))

/** Whether search engines may list the page at this path. */
export const isListed = (path: string): boolean => !unlisted.has(topOf(path))

const topOf = (path: string): string => `/${path.split(/[/?]/, 2)[1] ?? ''}`
