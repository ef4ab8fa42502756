import { sharedPages } from '../../content/sharing.ts'
import type { Church } from '../../lib/contract/church.ts'
import { symbols } from '../symbols/symbols.ts'

/** The file name of a page's picture below `/og/`, without the extension. */
export const pictureName = (path: string): string => path.slice(1) || 'home'

/** The page whose picture is used for `path`: itself, its parent page, or the home page. */
export function picturedAs(path: string): string {
  const first = `/${path.split('/')[1] ?? ''}`
  return [path, first].find((one) => one in sharedPages) ?? '/'
}

/** The page of a picture's file name; undefined where there is none. */
export const pageOfPicture = (name: string): string | undefined =>
  Object.keys(sharedPages).find((path) => pictureName(path) === name)

type Pictured = Pick<Church, 'name' | 'tagline' | 'symbol' | 'logo'>

/** What the picture of a page shows. That of the home page has the church's own words and symbol. */
export function sharedPicture(pictured: string, { name, tagline, symbol }: Pictured) {
  const shared = sharedPages[pictured]
  if (shared && pictured !== '/') return shared
  return { title: tagline || name, symbol, tone: 'forest' as const }
}

/** The alternative text of the picture. */
export function pictureText(pictured: string, church: Pictured): string {
  const { title, symbol } = sharedPicture(pictured, church)
  const drawn = pictured === '/' && church.logo ? 'the logo' : `the symbol ${symbols[symbol].label}`
  return `${title}, and ${drawn} on woven cloth`
}

/** The breadcrumbs of a page, from the topmost parent to itself, as paths with titles. */
export function trailTo(path: string, title: string): { path: string; title: string }[] {
  const pictured = picturedAs(path)
  const under = pictured === path ? sharedPages[path]?.under : pictured
  if (!under || under === '/') return [{ path, title }]
  return [...trailTo(under, sharedPages[under]?.title ?? ''), { path, title }]
}
