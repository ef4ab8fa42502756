import { leadsSomewhere, type PagePlace } from '../../lib/contract/pagination.ts'
import type { Off } from '../../lib/modules/modules.ts'

/** The two menus of the header (spec 1 §2, Top navigation). */
export const menus = [
  {
    id: 'worship',
    name: 'Worship',
    links: [
      ['/service-times', 'Service times'],
      ['/testimonies', 'Testimonies'],
      ['/sermons', 'Sermons'],
      ['/prayer-requests', 'Prayer requests'],
    ],
  },
  {
    id: 'connect',
    name: 'Connect',
    links: [
      ['/events', 'Events'],
      ['/fellowships', 'Fellowships'],
      ['/ministries', 'Ministries'],
      ['/contact', 'Contact'],
    ],
  },
] as const

/** What people ask for most, beside the menus where the screen is wide. */
export const mostWanted = [
  ['/service-times', 'Service times'],
  ['/sermons', 'Sermons'],
  ['/give', 'Give'],
] as const

/** Above the menus on a phone. The bar of wide screens stays as the specification lists it. */
export const phoneLinks = [
  ['/', 'Home'],
  ['/give', 'Give'],
  ['/live-stream', 'Live stream'],
] as const

type Link = readonly [href: string, label: string]
type Pages = ReadonlyMap<string, { path: string; title: string; menu: string }>

/** What a menu is made of: the pages that the church has published, and the modules that it does not use. */
export type Site = { pages: Pages; off: Off }

/** The links without those to pages that the church has not published or does not use. */
export const leading = (links: readonly Link[], site: Site): readonly Link[] =>
  links.filter(([href]) => leadsSomewhere(href, site))

/** The links of a menu: without pages that the church does not have, and with those that it has put there. */
export function linksOf(menu: PagePlace['menu'], links: readonly Link[], site: Site): Link[] {
  const known = leading(links, site)
  const own = [...site.pages.values()].filter(
    (page) =>
      page.menu === menu && leadsSomewhere(page.path, site) && !known.some(([href]) => href === page.path),
  )
  return [...known, ...own.map(({ path, title }) => [path, title] as const)]
}

/** Above the links of the menu Worship while the church is on air. */
export const liveLink: Link = ['/live-stream', 'Live now']

/** Links in the avatar menu of a signed-in user, above Logout. */
export const accountLinks = [
  ['/dashboard', 'Dashboard'],
  ['/my-messages', 'My messages'],
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
] as const
