import type { PagePlace } from '../../../../lib/contract/pagination.ts'
import { isLink } from '../../../../lib/contract/website/blocks/field.ts'
import { isOfSite } from '../../../../lib/contract/website/page-editing.ts'
import { pathOfPost } from '../../../../lib/site/news-address.ts'
import { canonicalPath } from '../../../../lib/site/site-address.ts'
import type { Note } from './notes.ts'
import type { Wxr, WxrItem } from './read-wxr.ts'

/** Where a page of the export will stand, and where it stood. */
export type Place = {
  place: PagePlace
  /** Address below the old site's; '' for a page that had none, like a draft. */
  from: string
  /** Why it does not stand where it stood; '' where it does. */
  why: string
}

type Known = {
  /** Addresses that pages of the church have. */
  taken: ReadonlySet<string>
  /** Addresses of pages that came earlier, by id of the export. */
  earlier: ReadonlyMap<number, string>
}

const mostLetters = 110

/** The places of all pages, those above before those below them. */
export function placesOf(wxr: Wxr, { taken, earlier }: Known): Map<number, Place> {
  const byId = new Map(wxr.pages.map((page) => [page.id, page]))
  const given = new Set(taken)
  const places = new Map<number, Place>()
  const giveTo = (page: WxrItem, above: readonly number[]): void => {
    if (places.has(page.id)) return
    const parent = byId.get(page.parent)
    // A page that is put under itself, by whatever way, is a page at the top.
    const isBelow = parent !== undefined && !above.includes(parent.id) && above.length < 10
    if (parent && isBelow) giveTo(parent, [...above, page.id])
    const under = (isBelow && places.get(page.parent)?.place.path) || ''
    const from = oldPathOf(page, wxr.base)
    const path = earlier.get(page.id) ?? freePath(`${under}/${nameOf(page)}`, given)
    given.add(path)
    places.set(page.id, {
      place: { path, under, ...menuOf(page, wxr) },
      from,
      why: whyMoved(from, path, taken),
    })
  }
  for (const page of wxr.pages) giveTo(page, [page.id])
  return places
}

/** The places of posts: below /news, whatever stood before. */
export function placesOfPosts(wxr: Wxr, { taken, earlier }: Known): Map<number, Place> {
  const given = new Set(taken)
  return new Map(
    wxr.posts.map((post) => {
      const from = oldPathOf(post, wxr.base)
      const path = earlier.get(post.id) ?? freePostPath(pathOfPost(nameOf(post)), given)
      given.add(path)
      return [post.id, { place: { path, under: '', menu: '', menu_order: 0 }, from, why: '' }]
    }),
  )
}

function freePostPath(wanted: string, taken: ReadonlySet<string>): string {
  let path = wanted
  for (let count = 2; taken.has(path); count += 1) path = `${wanted}-${count}`
  return path
}

/** The page's address below the old site's, as visitors ask for it; '' without one. */
function oldPathOf({ link }: WxrItem, base: string): string {
  if (!URL.canParse(link)) return ''
  const { pathname, search } = new URL(link)
  return search ? '' : canonicalPath(withoutBase(pathname, base))
}

const basePath = (base: string): string => (URL.canParse(base) ? canonicalPath(new URL(base).pathname) : '/')

function withoutBase(pathname: string, base: string): string {
  const above = basePath(base)
  return above !== '/' && `${pathname}/`.toLowerCase().startsWith(`${above}/`)
    ? pathname.slice(above.length) || '/'
    : pathname
}

/** The last part of a page's address, in the letters that addresses have here. */
const nameOf = ({ slug, title, id }: WxrItem): string =>
  nameIn(decoded(slug)) || nameIn(title) || `page-${id}`

export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Letters of Ghanaian languages that are no marked Latin letters. */
const letters: Readonly<Record<string, string>> = {
  ɔ: 'o',
  ɛ: 'e',
  ŋ: 'ng',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
}

const nameIn = (text: string): string =>
  [...text.toLowerCase().normalize('NFD')]
    .map((letter) => letters[letter] ?? (/\p{M}/u.test(letter) ? '' : letter))
    .join('')
    .replace(/[^a-z0-9]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '')

/** The address, or the next one with a number that is free and none of the site's own. */
function freePath(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.length > mostLetters ? `/${wanted.split('/').at(-1) ?? ''}` : wanted
  let path = base
  for (let count = 2; taken.has(path) || isOfSite(path); count += 1) path = `${base}-${count}`
  return path
}

function whyMoved(from: string, path: string, taken: ReadonlySet<string>): string {
  if (from === path || from === '' || from === '/') return ''
  if (isOfSite(from))
    return `${from} is a page of the site itself: take over from this one what you want, then delete it`
  if (taken.has(from)) return `another page stands at ${from}`
  return 'addresses have small letters, digits and hyphens here, and a page stands below the one above it'
}

/** The menu that a page had an entry in: the footer for a menu that is called so, else “Connect”. */
function menuOf(page: WxrItem, { menuEntries }: Wxr): Pick<PagePlace, 'menu' | 'menu_order'> {
  const entry = menuEntries.find(({ meta }) => isEntryOf(meta, page.id))
  if (!entry) return { menu: '', menu_order: 0 }
  return { menu: /foot|bottom|legal/i.test(entry.menu) ? 'footer' : 'connect', menu_order: entry.order }
}

const isEntryOf = (meta: WxrItem['meta'], id: number) =>
  meta['_menu_item_object'] === 'page' && meta['_menu_item_object_id'] === String(id)

/** Menu entries that lead to no page of the export, by their words. */
export const otherEntries = ({ menuEntries, pages }: Wxr): string[] =>
  menuEntries
    .filter(({ meta }) => !pages.some(({ id }) => isEntryOf(meta, id)))
    .map(
      ({ title, meta }) =>
        [title, meta['_menu_item_url']].filter(Boolean).join(' → ') || 'an entry without words',
    )

type Links = {
  wxr: Wxr
  places: ReadonlyMap<number, Place>
  /** New addresses by old ones. */
  moved: ReadonlyMap<string, string>
}

/** Says where links of a page lead from now on. What leads nowhere is noted. */
export function openLinks(wxr: Wxr, places: ReadonlyMap<number, Place>) {
  const moved = new Map([...places.values()].map(({ from, place }) => [from, place.path]))
  const links: Links = { wxr, places, moved }
  return (page: WxrItem, note: Note) =>
    (address: string): string | undefined => {
      const given = address.trim()
      if (given === '' || given === '#') return undefined
      const target = leadsTo(links, page, given)
      if (!target)
        note(`The link “${decoded(given).slice(0, 120)}” was left out: it leads to no page of the export.`)
      return target
    }
}

function leadsTo({ wxr, places, moved }: Links, page: WxrItem, address: string): string | undefined {
  const whole = (link: string) => (isLink(link) ? link : undefined)
  if (/^(#|mailto:|tel:)/i.test(address)) return whole(address)
  const home = URL.canParse(page.link) ? page.link : wxr.base
  if (!URL.canParse(address, home)) return undefined
  const url = new URL(address, home)
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (hostOf(url) !== hostOf(new URL(home))) return whole(url.href)
  const path = canonicalPath(withoutBase(url.pathname, wxr.base))
  const hash = /^#[\w-]+$/.test(url.hash) ? url.hash : ''
  if (path === '/' && !url.search) return `/${hash}`
  const named = places.get(Number(url.searchParams.get('page_id') ?? url.searchParams.get('p')))
  const old = named?.from || path
  // The site's own page, /contact, stands for the one of that name.
  const isOwn = isOfSite(old) && old.lastIndexOf('/') === 0
  const target = isOwn ? old : (named?.place.path ?? moved.get(path))
  return target && target + hash
}

const hostOf = ({ host }: URL): string => host.replace(/^www\./, '')
