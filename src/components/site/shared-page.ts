import { sharedPages } from '../../content/sharing.ts'
import { symbols } from '../symbols/symbols.ts'

/** The file name of a page's picture below `/og/`, without the extension. */
export const pictureName = (path: string): string => path.slice(1) || 'home'

/** The page whose picture is used for `path`: itself, its parent page, or the home page. */
export function picturedAs(path: string): string {
  const first = `/${path.split('/')[1] ?? ''}`
  return [path, first].find((one) => one in sharedPages) ?? '/'
}

/** The alternative text of the picture; `church` is its name. */
export function pictureText(pictured: string, church: string): string {
  const shared = sharedPages[pictured]
  return shared ? `${shared.title}, and the symbol ${symbols[shared.symbol].label} on woven cloth` : church
}

/** The breadcrumbs of a page, from the topmost parent to itself, as paths with titles. */
export function trailTo(path: string, title: string): { path: string; title: string }[] {
  const pictured = picturedAs(path)
  const under = pictured === path ? sharedPages[path]?.under : pictured
  if (!under || under === '/') return [{ path, title }]
  return [...trailTo(under, sharedPages[under]?.title ?? ''), { path, title }]
}
