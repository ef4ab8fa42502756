import { type StyleSheet, usedStyles } from './used-styles.ts'

/** A page with rules of the style sheet in place of its link; `style` has these rules. */
type FirstView = { html: string; style: string }

/**
 * The forms of a page for browsers that have no style sheet of this build: with the rules that it uses in its HTML, so that
 * it is painted without a further request (docs/decisions/browser.md#first-views), and with those that its scripts may use, so that islands
 * do not wait for the sheet (docs/decisions/browser.md#first-views). `again` is for a browser that has been here before. Where there are no
 * islands, a newcomer's page has no rules for scripts, and no script in its head, so that its first paint waits for none
 * (docs/decisions/browser.md#first-views). A script adds the whole sheet in the end. Undefined for a page that does not link the sheet.
 */
export function firstViews(
  html: string,
  { href, rules, scripts }: StyleSheet,
): { newcomer: FirstView; again: FirstView } | undefined {
  const [before, after, ...more] = html.split(`<link rel="stylesheet" href="${href}">`)
  if (before === undefined || after === undefined || more.length > 0) return undefined
  const withStyles = (later: string) => {
    const style = usedStyles(rules, html, later)
    const element = `<style data-sheet="${href}">${style}</style>`
    return { html: before + firstFrame(after, element.length + html.length) + element + after, style }
  }
  const later = Object.entries(scripts).flatMap(([address, tokens]) => (html.includes(address) ? tokens : []))
  const again = withStyles(later.join(' '))
  const isForReading = !after.includes('<astro-island')
  return { again, newcomer: isForReading ? withoutHeadScript(withStyles('')) : again }
}

/** The page without the script of its head that is no guard (layouts/SiteLayout.astro). */
function withoutHeadScript({ html, style }: FirstView): FirstView {
  const [from, close] = [html.indexOf('<script data-again'), '</script>']
  const end = html.indexOf(close, from) + close.length
  return from < 0 ? { html, style } : { html: html.slice(0, from) + html.slice(end), style }
}

/** Ids that end what a long page shows first: the opening of the home page, else the header. */
const firstSeen = ['first-seen', 'menu-account']

/** Characters of a page that arrives at once: with brotli it has at most 14 KB, one initial congestion window. */
const oneWindow = 60_000

/**
 * Makes the browser paint nothing before it has parsed what is seen first. Styles in the HTML take a parser longer than its turn
 * of 10 ms on a telephone; it would then compute and paint the body while that is still empty (docs/decisions/browser.md#first-views). A page that
 * arrives at once is laid out once, as a whole (docs/decisions/browser.md#first-views).
 */
function firstFrame(body: string, length: number): string {
  const ids = length < oneWindow ? ['main', ...firstSeen] : firstSeen
  const id = ids.find((one) => body.includes(` id="${one}"`))
  return id ? `<link rel="expect" blocking="render" href="#${id}">` : ''
}
