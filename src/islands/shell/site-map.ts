import { leadsSomewhere, type PublishedPages } from '../../lib/contract/page.ts'
import { linksOf, menus } from './menus.ts'

type Link = readonly [href: string, label: string]

/** What stands in the foot of a page beside the links of the header's menus, with those of the specification (spec 1 §2, Footer). */
const besides: { [menu in (typeof menus)[number]['id']]: readonly Link[] } = {
  worship: [
    ['/live-stream', 'Live stream'],
    ['/worshipteam', 'Worship team'],
    ['/give', 'Give'],
  ],
  connect: [
    ['/about', 'About us'],
    ['/youthministry', 'Youth ministry'],
  ],
}

/** The lists of links in the foot of every page: what a menu has, and what else belongs to it. */
export function footLists(pages: PublishedPages): { links: Link[] }[] {
  const own = [...pages.values()].filter(({ menu }) => menu === 'footer')
  return menus.map(({ id, links }) => {
    const more = besides[id].filter(([href]) => leadsSomewhere(href, pages))
    const put = id === 'connect' ? own.map(({ path, title }) => [path, title] as const) : []
    return { links: unique([...linksOf(id, links, pages), ...more, ...put]) }
  })
}

/** Every page of the site that a visitor may want, by its name: those of the menus first, then what else the church has published. */
export function allPages(pages: PublishedPages): Link[] {
  const listed = footLists(pages).flatMap(({ links }) => links)
  const published = [...pages.values()].map(({ path, title }) => [path, title] as const)
  return unique([
    ['/', 'Home'],
    ...listed,
    ['/testimonyshare', 'Share a testimony'],
    ...published.toSorted(([, a], [, b]) => a.localeCompare(b)),
    ['/signup', 'Sign up'],
    ['/login', 'Log in'],
    ['/privacy', 'Privacy'],
  ])
}

/** The links without those to an address that an earlier one has. */
const unique = (links: readonly Link[]): Link[] =>
  links.filter(([href], at) => links.findIndex(([other]) => other === href) === at)
