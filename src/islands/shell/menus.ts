import { leadsSomewhere, type PagePlace, type PublishedPages } from '../../lib/contract/pagination.ts'
import type { Off } from '../../lib/modules/modules.ts'
import { addressFor } from '../../lib/site/spoken-pages.ts'
import { menuWords } from './messages.ts'

type Link = readonly [href: string, label: string]

/** The two menus of the header (spec 1 §2, Top navigation). Labels are read when a page is made, in its language. */
export const menus = [
  {
    id: 'worship',
    get name() {
      return menuWords.worship
    },
    get links(): readonly Link[] {
      return [
        ['/service-times', menuWords.serviceTimes],
        ['/testimonies', menuWords.testimonies],
        ['/sermons', menuWords.sermons],
        ['/prayer-requests', menuWords.prayerRequests],
      ]
    },
  },
  {
    id: 'connect',
    get name() {
      return menuWords.connect
    },
    get links(): readonly Link[] {
      return [
        ['/events', menuWords.events],
        ['/fellowships', menuWords.fellowships],
        ['/ministries', menuWords.ministries],
        ['/contact', menuWords.contact],
      ]
    },
  },
] as const

/** What people ask for most, beside the menus where the screen is wide. */
export const mostWanted = (): readonly Link[] => [
  ['/service-times', menuWords.serviceTimes],
  ['/sermons', menuWords.sermons],
  ['/give', menuWords.give],
]

/** Above the menus on a phone. The bar of wide screens stays as the specification lists it. */
export const phoneLinks = (): readonly Link[] => [
  ['/', menuWords.home],
  ['/give', menuWords.give],
  ['/live-stream', menuWords.liveStream],
]

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

/** The links, each to the page in the visitor's language where the church has published it in that. */
export const spoken = (
  links: readonly Link[],
  { language, pages }: { language: string; pages: PublishedPages },
): Link[] => links.map(([href, label]) => [addressFor(language, href, pages), label] as const)

/** Above the links of the menu Worship while the church is on air. */
export const liveLink = (): Link => ['/live-stream', menuWords.liveNow]

/** Links in the avatar menu of a signed-in user, above Logout. */
export const accountLinks = (): readonly Link[] => [
  ['/dashboard', menuWords.dashboard],
  ['/my-messages', menuWords.myMessages],
  ['/profile', menuWords.profile],
  ['/settings', menuWords.settings],
]
