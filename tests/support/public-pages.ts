/**
 * Every page that anybody may open, the not-found page among them; of the pages made from one entry each, an event and a
 * sermon with and one without a video. tests/e2e/links.test.ts holds it against the sitemap.
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
  '/memberfellowship',
] as const

/** Linked already, built by later issues. Shorten it with each of them: a page that is there fails the test. */
export const laterPages: readonly string[] = []
