import { sharedPages } from '../../content/sharing.ts'
import { symbols } from '../symbols/symbols.ts'

/** The name of a page's picture below `/og/`, without its ending. */
export const pictureName = (path: string): string => path.slice(1) || 'home'

/** The page whose picture stands for this one: itself, what it is a part of, or the church. */
export function picturedAs(path: string): string {
  const first = `/${path.split('/')[1] ?? ''}`
  return [path, first].find((one) => one in sharedPages) ?? '/'
}

/** The picture in words. */
export function pictureText(pictured: string): string {
  const shared = sharedPages[pictured]
  return shared ? `${shared.title}, and the symbol ${symbols[shared.symbol].label} on woven cloth` : 'Asɔre'
}

/** The way from the outermost page that a page belongs under down to itself, as paths with their titles. */
export function trailTo(path: string, title: string): { path: string; title: string }[] {
  const pictured = picturedAs(path)
  const under = pictured === path ? sharedPages[path]?.under : pictured
  if (!under || under === '/') return [{ path, title }]
  return [...trailTo(under, sharedPages[under]?.title ?? ''), { path, title }]
}
