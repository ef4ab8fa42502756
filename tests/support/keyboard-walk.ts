import { type CDPSession, expect, type Page } from '@playwright/test'

/**
 * What a press of Tab led to; `at` is undefined when no element of the page has the focus. `again`: the walk came round. `same`: the element
 * had the focus before, since it is a field of several parts, such as a date.
 */
type Stop = { at: string | undefined; again: boolean; same: boolean; faults: string[] }

type Walk = {
  /** The stops of the presses since they were last taken. */
  take: () => Stop[]
  /** The faults, as they are now, of the element that the walk reached at this place. */
  faultsAt: (place: number) => string[]
  stop: () => void
}

declare global {
  interface Window {
    tabWalk?: Walk
  }
}

/** Goes through the main part of a page by Tab, as `walk` does. The header and the footer are the same on every page. */
export async function walkMain(page: Page): Promise<string[]> {
  const focused = await page.evaluate(() => {
    const main = document.querySelector('main')
    // Twice, since a second focus of the same element is none.
    document.querySelector<HTMLElement>('.skip-link')?.focus()
    main?.focus()
    return document.activeElement === main
  })
  // Asserted without a locator, for which Playwright would put its scripts into the page.
  expect(focused, 'the main part has the focus').toBe(true)
  return walk(page, 'main')
}

/** How many presses are sent at the least before their stops are read, since each way to the browser and back takes time. */
const fewest = 6

/**
 * Goes through a page by Tab from the focused element until the focus comes round, or leaves the page or the part `within`, and checks that
 * each element is visible, marked, and after the one before it. Returns their HTML tags.
 */
export async function walk(page: Page, within = 'html'): Promise<string[]> {
  const { most, likely } = await page.evaluate(listen, within)
  const keys = await page.context().newCDPSession(page)
  const tags: string[] = []
  let ended = false
  while (!ended) {
    const presses = Math.max(fewest, likely - tags.length)
    const stops = await pressTab(page, keys, presses)
    for (const stop of stops) {
      if (isEnd(stop)) break
      if (!stop.same) tags.push(await checked(page, stop, tags.length))
      if (tags.length > most) throw new Error(`The Tab key does not come to an end: ${stop.at}`)
    }
    // After the end of the walk no stop is added; outside of the page none is seen.
    ended = stops.length < presses || stops.some(isEnd)
  }
  await page.evaluate(() => window.tabWalk?.stop())
  await keys.detach()
  return tags
}

const isEnd = ({ at, again }: Stop): boolean => at === undefined || again

/** The HTML tag of a stop, which is the walk's at this place. Asserts only on what is wrong, since an assertion takes a millisecond of the processor. */
async function checked(page: Page, { at = '', faults }: Stop, place: number): Promise<string> {
  if (faults.length > 0) expect.soft(await lastingFaults(page, place), at).toEqual([])
  return at
}

/** Presses Tab this many times. Returns the stops until the end of the walk. */
async function pressTab(page: Page, keys: CDPSession, times: number): Promise<Stop[]> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  const presses = Array.from({ length: times }, () =>
    keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
  )
  await Promise.all([...presses, keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab })])
  return page.evaluate(() => window.tabWalk?.take() ?? [])
}

/** The faults that an element still has after five seconds: a page may be scrolling or fading. */
async function lastingFaults(page: Page, place: number): Promise<string[]> {
  let faults: string[] = []
  const looks = expect.poll(
    async () => {
      faults = await page.evaluate((place) => window.tabWalk?.faultsAt(place) ?? [], place)
      return faults
    },
    { timeout: 5000, intervals: [50] },
  )
  await looks.toEqual([]).catch(() => undefined)
  return faults
}

/**
 * Runs in the page: adds a stop for each press of Tab when the next one comes, since a key that is let go costs as much as one that is pressed.
 * Returns the most elements that Tab can reach, and how many presses are likely to leave the part.
 */
function listen(within: string): { most: number; likely: number } {
  window.tabWalk?.stop()
  const walked: Element[] = []
  const stops: Stop[] = []
  const listening = new AbortController()
  let pressed = false
  const add = () => {
    if (!pressed || listening.signal.aborted) return
    pressed = false
    const stop = look()
    stops.push(stop)
    if (stop.at === undefined || stop.again) listening.abort()
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    add()
    pressed = true
  }
  addEventListener('keydown', press, { capture: true, signal: listening.signal })
  const take = () => {
    add()
    return stops.splice(0)
  }
  window.tabWalk = { take, faultsAt, stop: () => listening.abort() }
  const focusable = [
    ...document.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary, video, [tabindex]',
    ),
  ]
  const reached = focusable.filter(
    (element) =>
      element.closest(within) &&
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return { most: focusable.length, likely: reached.length + 2 }

  function look(): Stop {
    const focused = document.activeElement
    if (!focused?.closest(within) || focused === document.body || focused === document.documentElement)
      return { at: undefined, again: false, same: false, faults: [] }
    // From the last element some browsers go to the first one of the page, which is not where every walk began.
    const first = document.querySelector('.skip-link')
    const again = walked.length > 1 && (walked[0] === focused || first === focused)
    const same = walked.at(-1) === focused
    if (!same) walked.push(focused)
    return { at: tagOf(focused), again, same, faults: faultsOf(focused, walked.at(-2)) }
  }

  function faultsAt(place: number): string[] {
    const [element, focused] = [walked[place], document.activeElement]
    if (!(element instanceof HTMLElement)) return ['is no HTML']
    element.focus()
    const faults = faultsOf(element, walked[place - 1])
    if (focused instanceof HTMLElement) focused.focus()
    return faults
  }

  function faultsOf(focused: Element, before: Element | undefined): string[] {
    // A field that is drawn by its label is visible by its label.
    const small = focused.getBoundingClientRect().width < 8
    const label = small && focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    const seen = label ?? focused
    return [outOfSight(seen), unmarked(seen), outOfOrder(focused, before)].filter((fault) => fault !== '')
  }

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

  function outOfOrder(element: Element, before: Element | undefined): string {
    if (!before || element === walked[0]) return ''
    const follows = before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    return follows ? '' : `comes after ${tagOf(before)}`
  }

  function tagOf(element: Element | null): string {
    return element?.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120) ?? 'nothing'
  }
}
