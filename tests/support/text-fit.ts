import type { Page } from '@playwright/test'

/** Wide letters, which break most words. A machine without them measures the page's own fonts. */
const [wide, own] = ['DejaVu Sans', '']

/**
 * The widths at which pages are measured, in CSS pixels, the default font size of the browser, and the font. In the order of fonts, since a font
 * of another name makes the browser compute all styles once more.
 */
const sizes = [
  { width: 320, letters: 16, font: wide },
  { width: 1280, letters: 16, font: own },
  { width: 1024, letters: 16, font: own },
  { width: 768, letters: 16, font: own },
  { width: 1920, letters: 16, font: own },
  { width: 1280, letters: 32, font: own },
  { width: 360, letters: 32, font: own },
]

/** Widths with letters of the usual size, in the page's own font: for words that are longer than any language's. */
export const usualSizes = [320, 768, 1280].map((width) => ({ width, letters: 16, font: own }))

type Size = { width: number; letters: number; font: string }

/** In CSS pixels from the left of the screen. */
type Edges = { left: number; right: number }

declare global {
  interface Window {
    measureText?: (size: { width: number; letters: number }) => Promise<string[]>
  }
}

/**
 * The text of a page that does not fit, at every width and with letters of twice the size, wide ones on the narrowest screen: a line for each word that is broken or cut, and
 * for a page that scrolls sideways (WCAG 1.4.4, 1.4.10).
 */
export async function findMisfits(page: Page, wanted: readonly Size[] = sizes): Promise<string[]> {
  const misfits: string[] = []
  // Given to the page once, since each copy of the function is compiled anew.
  await page.evaluate(`window.measureText = ${measureText}`)
  const frame = await page.evaluate(readFrame)
  const only = measured.has(frame) ? withoutFrame : ''
  const browser = await page.context().newCDPSession(page)
  const writeLetters = (standard: number, fixed: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
  let worn: string | undefined
  let written = 0
  for (const { width, letters, font } of wanted) {
    // Together with the size, and only when it changes: then the browser computes the styles once.
    if (font !== worn) await page.evaluate(wear, { font, only })
    worn = font
    // Sent together: the page waits until it has both.
    const [faults] = await Promise.all([
      page.evaluate(measureNow, { width, letters }),
      browser.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 800,
        deviceScaleFactor: 1,
        mobile: false,
      }),
      ...(letters === written ? [] : [writeLetters(letters, letters)]),
    ])
    written = letters
    misfits.push(...faults.map((fault) => `${width} px, letters of ${letters} px ${font}: ${fault}`))
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await writeLetters(16, 13)
  await browser.detach()
  measured.add(frame)
  return misfits
}

function measureNow(size: { width: number; letters: number }): Promise<string[]> {
  if (!window.measureText) throw new Error('The page has lost what measures its text')
  return window.measureText(size)
}

/** The HTML of the headers and footers that were measured on an earlier page. They are half of the layout of most pages, and the same on all. */
const measured = new Set<string>()
const withoutFrame = 'body > :is(header, footer) { display: none !important }'

/** Runs in the page: the HTML of its header and its footer, without the mark of the link to this page. */
function readFrame(): string {
  const parts = [...document.querySelectorAll('body > :is(header, footer)')]
  return parts.map(({ outerHTML }) => outerHTML.replaceAll(' aria-current="page"', '')).join('')
}

/** Runs in the page: gives it this font, or its own ones. */
function wear({ font, only }: { font: string; only: string }): void {
  const sheet = new CSSStyleSheet()
  // Nothing is painted, which would take most of the time.
  const clip = `html { clip-path: inset(100%) } ${only}`
  sheet.replaceSync(font ? `${clip} :is(html, html *) { font-family: "${font}" !important }` : clip)
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page, as soon as it has this size. The styles of an element are read once, because every page is measured at every size. */
async function measureText({ width, letters }: { width: number; letters: number }): Promise<string[]> {
  // The page has its new size a moment after the browser. Two frames more, since size observers answer the first one.
  const frame = () => new Promise((painted) => requestAnimationFrame(painted))
  const size = () => getComputedStyle(document.documentElement).fontSize
  while (innerWidth !== width || size() !== `${letters}px`) await frame()
  await frame()
  await frame()
  const faults = new Set<string>()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`)
  const tiny = new Map<Element, boolean>()
  const edges = new Map<Element, Edges>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (parent && isRead(parent)) for (const fault of faultsOf(text, parent)) faults.add(fault)
  }
  return [...faults]

  /** The words of a text that do not fit; addresses, numbers and usernames are not words. */
  function faultsOf(text: Node, parent: Element): string[] {
    const range = document.createRange()
    range.selectNodeContents(text)
    const [first, ...others] = range.getClientRects()
    const { left, right } = edgesOf(parent)
    const fits = (box: DOMRect) => box.left >= left && box.right <= right
    if (first && others.length === 0 && fits(first)) return []
    return [
      ...(text.nodeValue ?? '').matchAll(/(?<![^\s(“"—–/-])[\p{L}\p{M}’']+(?![^\s.,;:!?)”"—–…/-]|\.\S)/gu),
    ].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
      const place = `“${word}” in <${parent.tagName.toLowerCase()} class="${parent.className}">`
      const lines = new Set(boxes.map((box) => Math.round(box.top))).size
      if (lines > 1) return [`${place} is broken`]
      return boxes[0] && !fits(boxes[0]) ? [`${place} is cut`] : []
    })
  }

  /** Whether the text of an element is visible, and not for screen readers only. */
  function isRead(element: Element): boolean {
    return (
      !element.closest('script, style, noscript, textarea, select, pre, code') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isInTinyBox(element)
    )
  }

  /** Whether an element, or one around it, hides all of its content but a pixel. */
  function isInTinyBox(element: Element): boolean {
    const known = tiny.get(element)
    if (known !== undefined) return known
    const { width, height } = element.getBoundingClientRect()
    const { parentElement } = element
    const isTiny =
      (Math.min(width, height) <= 1 && getComputedStyle(element).overflowX === 'hidden') ||
      (parentElement !== null && isInTinyBox(parentElement))
    tiny.set(element, isTiny)
    return isTiny
  }

  /** The edges between which a word in an element is visible: those of the screen, and of each box that hides its overflow. */
  function edgesOf(element: Element): Edges {
    const known = edges.get(element)
    if (known) return known
    const { overflowX, textOverflow, position } = getComputedStyle(element)
    const edge = edgesBy(element, overflowX, textOverflow, position)
    edges.set(element, edge)
    return edge
  }

  function edgesBy(element: Element, overflowX: string, textOverflow: string, position: string): Edges {
    // A box that scrolls hides nothing.
    if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
      return { left: -Infinity, right: Infinity }
    const { parentElement } = element
    const outer =
      parentElement && position !== 'fixed' ? edgesOf(parentElement) : { left: -1, right: innerWidth + 1 }
    if (overflowX === 'visible') return outer
    const { left, right } = element.getBoundingClientRect()
    return { left: Math.max(outer.left, left - 1), right: Math.min(outer.right, right + 1) }
  }
}
