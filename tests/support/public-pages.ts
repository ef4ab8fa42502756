/**
 * Every page that a visitor may open, the not-found page included; of the pages of one entry an event, and a sermon with a video and one
 * without. tests/e2e/links.test.ts compares the list with the sitemap.
 */
export const publicPages = [
  '/',
  '/login',
  '/signup',
  '/no-such-page',
  '/about',
  '/ministries',
  '/youthministry',
  '/worshipteam',
  '/outreach',
  '/worship-services',
  '/community-outreach',
  '/bible-study',
  '/prayer-group',
  '/family-events',
  '/contact',
  '/give',
  '/privacy',
  '/kept',
  '/search',
  '/api',
  '/events',
  '/events/1',
  '/sermons',
  '/sermons/1',
  '/sermons/3',
  '/fellowships',
  '/service-times',
  '/prayer-requests',
  '/testimonies',
  '/testimonyshare',
  '/live-stream',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/not-me',
  '/first-admin',
  '/invitation',
  '/receipt',
  '/memberfellowship',
] as const

/** Pages that are linked and not built yet. Remove a page when it is built: a test fails when it exists. */
export const laterPages: readonly string[] = []
