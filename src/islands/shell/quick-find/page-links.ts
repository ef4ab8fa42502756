import { findWords } from '../messages.ts'
import { type Hit, isOwnAddress } from './hit.ts'

/** The pages in the menus of this page, which are those that the church has published and uses. */
export function pageLinks(isSignedIn: boolean): Hit[] {
  const not = isSignedIn ? '.signed-out a' : '.signed-in, #menu-account a'
  return [...document.querySelectorAll<HTMLAnchorElement>('.site-header nav a, .site-footer a')].flatMap(
    (link) => {
      const [href, title] = [link.getAttribute('href'), link.textContent.trim()]
      return link.matches(not) || !title || !isOwnAddress(href)
        ? []
        : [{ group: findWords.pages, title, href }]
    },
  )
}
