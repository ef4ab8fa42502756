import { leading, linksOf, menus, type Site } from './menus.ts'

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
export const footLists = (site: Site): { links: Link[] }[] =>
  menus.map(({ id, links }) => {
    const put = id === 'connect' ? linksOf('footer', [], site) : []
    return { links: unique([...linksOf(id, links, site), ...leading(besides[id], site), ...put]) }
  })

/** Every page of the site that a visitor may want, by its name: those of the menus first, then what else the church has published. */
export function allPages(site: Site): Link[] {
  const listed = footLists(site).flatMap(({ links }) => links)
  const published = [...site.pages.values()].map(({ path, title }) => [path, title] as const)
  const all = unique([
    ['/', 'Home'],
    ...listed,
    ['/testimonyshare', 'Share a testimony'],
    ...published.toSorted(([, a], [, b]) => a.localeCompare(b)),
    ['/signup', 'Sign up'],
    ['/login', 'Log in'],
    ['/privacy', 'Privacy'],
  ])
  return [...leading(all, site)]
}

/** The links without those to an address that an earlier one has. */
const unique = (links: readonly Link[]): Link[] =>
  links.filter(([href], at) => links.findIndex(([other]) => other === href) === at)
