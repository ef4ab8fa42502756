import { sharedPages } from '../../../content/sharing.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import type { PageDocument } from '../../../lib/contract/website/page-document.ts'
import { symbolNamed } from '../../symbols/named.ts'
import { type SymbolName, symbols } from '../../symbols/symbols.ts'
import { partWords } from '../words/messages.ts'

/** What a chat shows of a page, and the page that it belongs under, or ''. */
type Shared = PageDocument['share'] & { under: string }

/** The shares of pages, by path. */
export type Shares = Readonly<Record<string, Shared>>

type Page = { path: string; under: string; share: PageDocument['share'] }
type Known = Pick<Church, 'name' | 'tagline' | 'symbol' | 'logo'>

/** What chats show of the site's pages: as the church has published them, else as the page itself says. */
export const sharesOf = (pages: ReadonlyMap<string, Page>, { name, tagline, symbol }: Known): Shares => ({
  '/': { title: tagline || name, symbol, tone: 'forest', under: '' },
  ...sharedPages,
  ...Object.fromEntries([...pages.values()].map(({ path, under, share }) => [path, { ...share, under }])),
})

/** The file name of a page's picture below `/og/`, without the extension. Names have no slash, and addresses no two hyphens. */
export const pictureName = (path: string): string => path.slice(1).replaceAll('/', '--') || 'home'

/** The page of a picture's file name; undefined where there is none. */
export const pageOfPicture = (name: string, shares: Shares): string | undefined =>
  Object.keys(shares).find((path) => pictureName(path) === name)

/** The page whose picture is used for `path`: itself, its parent page, or the home page. */
export function picturedAs(path: string, shares: Shares): string {
  const first = `/${path.split('/')[1] ?? ''}`
  return [path, first].find((one) => one in shares) ?? '/'
}

/** The title and the symbol on the picture of a page. A page without a symbol has that of the church. */
export function sharedPicture(pictured: string, shares: Shares, church: Known) {
  const shared = shares[pictured] ?? { title: church.name, symbol: church.symbol, tone: 'forest' as const }
  const symbol: SymbolName = symbolNamed(shared.symbol) ?? symbolNamed(church.symbol) ?? 'cross'
  return { title: shared.title || church.name, symbol, tone: shared.tone }
}

/** The alternative text of the picture. */
export function pictureText(pictured: string, shares: Shares, church: Known): string {
  const { title, symbol } = sharedPicture(pictured, shares, church)
  return pictured === '/' && church.logo
    ? partWords.logoPicture({ title })
    : partWords.symbolPicture({ title, symbol: symbols[symbol].label })
}

/** The breadcrumbs of a page, from the topmost parent to itself, as paths with titles. */
export function trailTo(path: string, title: string, shares: Shares): { path: string; title: string }[] {
  const pictured = picturedAs(path, shares)
  const under = pictured === path ? shares[path]?.under : pictured
  // A page that was put under itself, or under one that is gone, has no trail.
  if (!under || under === '/' || under === path || !shares[under]) return [{ path, title }]
  const { [path]: _, ...others } = shares
  return [...trailTo(under, shares[under].title, others), { path, title }]
}
