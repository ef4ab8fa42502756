import { type StyleSheet, usedStyles } from './used-styles.ts'

/** A page with rules of the style sheet in place of its link; `style` has these rules. */
type FirstView = { html: string; style: string }

/**
 * The forms of a page for browsers without this build's style sheet (docs/decisions/browser.md#first-views): the HTML contains the
 * rules that it uses, so that no further request delays the first paint, and those that its scripts may use, so that islands do not
 * wait for the sheet. `again` is for a browser that has been here before. A newcomer's page without islands has no rules for
 * scripts and no script in its head. A script adds the whole sheet later. Undefined for a page that does not link the sheet.
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
 * Keeps the browser from painting before it has parsed what is seen first (docs/decisions/browser.md#first-views). The parser
 * yields every 10 ms, and styles in the HTML take longer on a phone, so that it would lay out and paint an empty body. A page that
 * arrives in one piece is laid out once, as a whole.
 */
function firstFrame(body: string, length: number): string {
  const ids = length < oneWindow ? ['main', ...firstSeen] : firstSeen
  const id = ids.find((one) => body.includes(` id="${one}"`))
  return id ? `<link rel="expect" blocking="render" href="#${id}">` : ''
}
