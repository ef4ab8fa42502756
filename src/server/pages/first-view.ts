import { type StyleSheet, usedStyles } from './used-styles.ts'

/**
 * The form of a page for a browser that has no style sheet of ours yet: with the rules that it uses in its HTML, so that it
 * is painted without a further request (docs/decisions/0148). Where islands will add elements, the whole sheet follows at
 * the end, behind all that is painted first; elsewhere the script at the end fetches it. Undefined for a page that does not
 * link the sheet.
 */
export function firstView(html: string, { href, rules, script }: StyleSheet): string | undefined {
  const link = `<link rel="stylesheet" href="${href}">`
  const [before, after, ...more] = html.split(link)
  if (before === undefined || after === undefined || more.length > 0) return undefined
  const end = after.lastIndexOf('</body>')
  const last = `${after.includes('<astro-island') ? link : ''}<script>${script}</script>`
  const style = `<style data-sheet="${href}">${usedStyles(rules, html)}</style>`
  const hold = firstFrame(after, style.length + html.length)
  return before + hold + style + after.slice(0, end) + last + after.slice(end)
}

/** Ids that end what a long page shows first: the opening of the home page, else the header. */
const firstSeen = ['first-seen', 'menu-account']

/** Characters of a page that arrives at once: with brotli it has at most 14 KB, one initial congestion window. */
const oneWindow = 60_000

/**
 * Makes the browser paint nothing before it has parsed what is seen first. Styles in the HTML take a parser longer than its turn
 * of 10 ms on a telephone; it would then compute and paint the body while that is still empty (docs/decisions/0256). A page that
 * arrives at once is laid out once, as a whole (docs/decisions/0262).
 */
function firstFrame(body: string, length: number): string {
  const ids = length < oneWindow ? ['main', ...firstSeen] : firstSeen
  const id = ids.find((one) => body.includes(` id="${one}"`))
  return id ? `<link rel="expect" blocking="render" href="#${id}">` : ''
}

/**
 * What the cookies of a browser contain that has this sheet. The value is the hash in the sheet's name, so a new build's
 * pages are first views again.
 */
export const sheetCookie = ({ href }: StyleSheet): string => `asore_sheet=${href.split('.')[1]}`
