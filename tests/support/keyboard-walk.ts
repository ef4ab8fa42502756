import { expect, type Page } from '@playwright/test'

/**
 * The faults of the focused element; `at` is undefined when no element of the page has the focus. `same`: the element had it before, while
 * the focus is still moving, or since it is a field of several parts, such as a date.
 */
type Stop = { at: string | undefined; again: boolean; same: boolean; faults: string[] }

declare global {
  interface Window {
    /** The elements that this walk has reached. */
    walked?: Element[]
  }
}

/** Goes through the main part of a page by Tab, as `walk` does. The header and the footer are the same on every page. */
export async function walkMain(page: Page): Promise<string[]> {
  // Twice, since a second focus of the same element is none.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.skip-link')?.focus()
    document.querySelector('main')?.focus()
  })
  await expect(page.getByRole('main')).toBeFocused()
  return walk(page, 'main')
}

/**
 * Goes through a page by Tab from the focused element until the focus comes round, or leaves the page or the part `within`, and checks that
 * each element is visible, marked, and after the one before it. Returns their HTML tags.
 */
export async function walk(page: Page, within = 'html'): Promise<string[]> {
  const most = await page.evaluate(() => {
    window.walked = []
    return document.querySelectorAll('a, button, input, select, textarea, summary, video, [tabindex]').length
  })
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await settledStop(page, within)
    if (stop.at === undefined || stop.again) return stops
    expect.soft(stop.faults, stop.at).toEqual([])
    stops.push(stop.at)
    expect(stops.length, `the Tab key comes to an end: ${stop.at}`).toBeLessThanOrEqual(most)
  }
}

/** Checks until there is no fault, since a page may still be scrolling or fading. The last check counts. */
async function settledStop(page: Page, within: string): Promise<Stop> {
  let stop = await look(page, within)
  for (let looks = 0; stop.same && looks < 10; looks++) {
    await new Promise((done) => setTimeout(done, 30))
    stop = await look(page, within)
  }
  if (stop.faults.length === 0) return stop
  const looks = expect.poll(
    async () => {
      stop = await look(page, within)
      return stop.faults
    },
    { timeout: 5000, intervals: [50] },
  )
  await looks.toEqual([]).catch(() => undefined)
  return stop
}

function look(page: Page, within: string): Promise<Stop> {
  return page.evaluate((within) => {
    const focused = document.activeElement
    if (!focused?.closest(within) || focused === document.body || focused === document.documentElement)
      return { at: undefined, again: false, same: false, faults: [] }
    const walked = window.walked ?? []
    // From the last element some browsers go to the first one of the page, which is not where every walk began.
    const first = document.querySelector('.skip-link')
    const again = walked.length > 1 && (walked[0] === focused || first === focused)
    const same = walked.at(-1) === focused
    if (!same) walked.push(focused)
    // A field that is drawn by its label is visible by its label.
    const small = focused.getBoundingClientRect().width < 8
    const label = small && focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    const seen = label ?? focused
    const faults = [outOfSight(seen), unmarked(seen), outOfOrder(focused)].filter((fault) => fault !== '')
    return { at: tagOf(focused), again, same, faults }

    function outOfSight(element: Element): string {
      // A link that breaks over two lines has two boxes: the first one is checked.
      const box = element.getClientRects()[0]
      if (!box) return 'has no box'
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
      // An element that is higher than the screen is never visible whole.
      const wanted = Math.min(box.height, innerHeight) * box.width
      if (Math.max(0, right - left) * Math.max(0, bottom - top) < wanted / 2) return 'is out of sight'
      return coveredBy(element, (left + right) / 2, (top + bottom) / 2)
    }

    function coveredBy(element: Element, x: number, y: number): string {
      const hit = document.elementFromPoint(x, y)
      return hit && (element.contains(hit) || hit.contains(element)) ? '' : `is covered by ${tagOf(hit)}`
    }

    function unmarked(element: Element): string {
      // By an outline, as everywhere in the product: a shadow may be there without the focus.
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return outlined ? '' : 'has no mark of the focus'
    }

    function outOfOrder(element: Element): string {
      const before = walked.at(-2)
      if (!before || element === walked[0]) return ''
      const follows = before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
      return follows ? '' : `comes after ${tagOf(before)}`
    }

    function tagOf(element: Element | null): string {
      return element?.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120) ?? 'nothing'
    }
  }, within)
}
