/** Pages behind the guard (spec 1 §2; spec 2). Pages below them are guarded, too. */
export const guardedPages = [
  '/super-admin',
  '/admin',
  '/dashboard',
  '/profile',
  '/complete-profile',
  '/settings',
  '/youthsignup',
  '/media-dashboard',
  '/fellowship-leader',
] as const

/** Open to anybody, but of no use to somebody who comes from a search engine. */
const personalPages = [
  '/memberfellowship',
  '/member-fellowship',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/not-me',
  '/first-admin',
  '/api',
  '/404',
  '/503',
]

const unlisted = new Set<string>([...guardedPages, ...personalPages])

/** Whether search engines may list the page at this path. */
export const isListed = (path: string): boolean => !unlisted.has(`/${path.split('/')[1] ?? ''}`)
