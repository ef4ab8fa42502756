import { isPostPath, newsPath } from '../../lib/site/news-address.ts'
import { leading, linksOf, menus, type Site } from './menus.ts'
import { menuWords } from './messages.ts'

type Link = readonly [href: string, label: string]

/** What stands in the foot of a page beside the links of the header's menus, with those of the specification (spec 1 §2, Footer). */
const besides = (): { [menu in (typeof menus)[number]['id']]: readonly Link[] } => ({
  worship: [
    ['/live-stream', menuWords.liveStream],
    ['/worshipteam', menuWords.worshipTeam],
    ['/give', menuWords.give],
  ],
  connect: [
    ['/about', menuWords.about],
    ['/youthministry', menuWords.youthMinistry],
  ],
})

/** The lists of links in the foot of every page: what a menu has, and what else belongs to it. */
export const footLists = (site: Site): { links: Link[] }[] =>
  menus.map(({ id, links }) => {
    const put = id === 'connect' ? [...leading(newsOf(site), site), ...linksOf('footer', [], site)] : []
    return { links: unique([...linksOf(id, links, site), ...leading(besides()[id], site), ...put]) }
  })

/** The news, once the church has told something. */
const newsOf = ({ pages }: Site): readonly Link[] =>
  [...pages.keys()].some(isPostPath) ? [[newsPath, menuWords.news]] : []

/** Every page of the site that a visitor may want, by its name: those of the menus first, then what else the church has published. */
export function allPages(site: Site): Link[] {
  const listed = footLists(site).flatMap(({ links }) => links)
  const published = [...site.pages.values()]
    .filter(({ path }) => !isPostPath(path))
    .map(({ path, title }) => [path, title] as const)
  const all = unique([
    ['/', menuWords.home],
    ...listed,
    ['/testimonyshare', menuWords.shareTestimony],
    ...published.toSorted(([, a], [, b]) => a.localeCompare(b)),
    ['/signup', menuWords.signUp],
    ['/login', menuWords.login],
    ['/privacy', menuWords.privacy],
  ])
  return [...leading(all, site)]
}

/** The links without those to an address that an earlier one has. */
const unique = (links: readonly Link[]): Link[] =>
  links.filter(([href], at) => links.findIndex(([other]) => other === href) === at)
