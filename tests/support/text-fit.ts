import type { Page } from '@playwright/test'

/** The widths at which pages are looked at, in CSS pixels, and the size of the letters that a browser is set to. */
const sizes = [
  { width: 320, letters: 16 },
  { width: 360, letters: 16 },
  { width: 768, letters: 16 },
  { width: 1024, letters: 16 },
  { width: 1280, letters: 16 },
  { width: 1920, letters: 16 },
  { width: 1280, letters: 32 },
  { width: 360, letters: 32 },
]

/**
 * What of a page's text does not fit, at every width and with letters of twice the size: a line for each word that is broken
 * inside or cut, and for a page that scrolls sideways (WCAG 1.4.4, 1.4.10).
 */
export async function findMisfits(page: Page): Promise<string[]> {
  const misfits: string[] = []
  const browser = await page.context().newCDPSession(page)
  for (const { width, letters } of sizes) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } })
    await page.setViewportSize({ width, height: 800 })
    // The size of the letters comes to the page a moment after the browser has taken it.
    await page.waitForFunction(
      ([width, letters]) =>
        innerWidth === width && getComputedStyle(document.documentElement).fontSize === `${letters}px`,
      [width, letters] as const,
    )
    const found = await page.evaluate(measure)
    misfits.push(...found.map((fault) => `${width} px, letters of ${letters} px: ${fault}`))
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
  return misfits
}

/** Runs in the page. */
async function measure(): Promise<string[]> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const faults = new Set<string>()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (parent && isRead(parent)) for (const fault of faultsOf(text, parent)) faults.add(fault)
  }
  return [...faults]

  /** The words of a text that do not fit; addresses, numbers and usernames are no words. */
  function faultsOf(text: Node, parent: Element): string[] {
    const range = document.createRange()
    return [
      ...(text.nodeValue ?? '').matchAll(/(?<![^\s(“"—–/-])[\p{L}\p{M}’']+(?![^\s.,;:!?)”"—–…/-]|\.\S)/gu),
    ].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
      const place = `“${word}” in <${parent.tagName.toLowerCase()} class="${parent.className}">`
      const lines = new Set(boxes.map((box) => Math.round(box.top))).size
      if (lines > 1) return [`${place} is broken`]
      return boxes[0] && isCut(parent, boxes[0]) ? [`${place} is cut`] : []
    })
  }

  /** Whether people see an element's text, and not only machines that read aloud. */
  function isRead(element: Element): boolean {
    if (element.closest('script, style, noscript, textarea, select, pre, code')) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect()
      if (Math.min(width, height) <= 1 && getComputedStyle(box).overflowX === 'hidden') return false
    }
    return true
  }

  /** Whether a word stands beyond the edge of the screen, or of a box that hides what does not fit; what scrolls hides nothing. */
  function isCut(element: Element, word: DOMRect): boolean {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(box)
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false
      const { left, right } = box.getBoundingClientRect()
      if (overflowX !== 'visible' && (word.left < left - 1 || word.right > right + 1)) return true
      if (position === 'fixed') break
    }
    return word.left < -1 || word.right > innerWidth + 1
  }
}
