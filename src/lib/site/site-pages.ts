/** The pages of the site itself that a church can write in its own words, by address, with their names in the editor. */
export const sitePages = [
  ['/', 'Home'],
  ['/contact', 'Contact'],
  ['/give', 'Give'],
  ['/service-times', 'Service times'],
  ['/live-stream', 'Live stream'],
  ['/events', 'Events'],
  ['/sermons', 'Sermons'],
  ['/news', 'News'],
  ['/fellowships', 'Fellowships'],
  ['/testimonies', 'Testimonies'],
  ['/prayer-requests', 'Prayer requests'],
  ['/testimonyshare', 'Share a testimony'],
  ['/youthsignup', 'Youth sign-up'],
  ['/privacy', 'Privacy'],
] as const

/** The address of such a page. */
export type SitePath = (typeof sitePages)[number][0]

export const isSitePath = (path: string): path is SitePath => sitePages.some(([one]) => one === path)

/** The name of such a page in the editor. */
export const nameOfSitePage = (path: SitePath): string => sitePages.find(([one]) => one === path)?.[1] ?? path
