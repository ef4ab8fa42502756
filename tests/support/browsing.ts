import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until every island is hydrated and no element is busy. */
export async function settle(page: Page): Promise<void> {
  await waitAwake(page)
  await waitUntil(page, () => !document.querySelector('[aria-busy="true"]'), undefined)
}

/** Opens the filters of a list on a phone, acts there, and closes them. */
export async function inFilters(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: /^(Filter|Sort)/ }).click()
  await act()
  await page.keyboard.press('Escape')
}

/** The time limit for the hydration of a page and the interval of the checks, in milliseconds. */
const timeout = 10_000
const pace = 20

/**
 * Waits until React has hydrated every island completely: a choice that is made before would have no listener. Polls from outside the page,
 * since a test may have stopped its clock. An island that is never hydrated is left to the test.
 */
export async function waitAwake(page: Page): Promise<void> {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    // A page that is navigating has no answer.
    if (await page.evaluate(isAwake).catch(() => false)) return
    await new Promise((done) => setTimeout(done, pace))
  }
}

/**
 * Waits until a function that runs in the page returns true. Asked from outside the page, since `waitForFunction` and assertions on a locator
 * first put Playwright's scripts into each new page, which takes 15 ms of the processor. Throws after ten seconds.
 */
export async function waitUntil<Given>(
  page: Page,
  holds: (given: Given) => boolean,
  given: Given,
): Promise<void> {
  const end = performance.now() + timeout
  // A page that is navigating has no answer.
  while (!(await page.evaluate(holds as (given: unknown) => boolean, given).catch(() => false))) {
    if (performance.now() > end) throw new Error(`Waited in vain on ${page.url()} until ${holds}`)
    await new Promise((done) => setTimeout(done, pace))
  }
}

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

function isAwake(): boolean {
  const taken = (island: Element) =>
    Object.entries(island).some(
      ([name, root]) =>
        name.startsWith('__reactContainer$') && !(root as Root).stateNode.current.memoizedState.isDehydrated,
    )
  return [...document.querySelectorAll('astro-island')].every(taken)
}

/** A row of a table with these words. */
export const row = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: words })

/** Presses an act of a row. On a phone it is in the row's menu. */
export async function choose(row: Locator, act: string | RegExp): Promise<void> {
  await openMenu(row)
  await row.getByRole('button', { name: act }).click()
}

/** Opens the menu of a row, or of the first one within, where it has one. */
export async function openMenu(within: Page | Locator): Promise<void> {
  await within.locator('.row-acts').first().waitFor({ state: 'attached' })
  const menu = within.getByRole('button', { name: /^Actions: / }).first()
  if (await menu.isVisible()) await menu.click()
}

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The section with this heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The words with a random end, so that no other test has the same. */
export const unique = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 6)}`

declare global {
  interface Window {
    /** Ends what `holdAt` listens to. */
    tabbing?: AbortController
  }
}

/** How many presses of Tab are sent together, since each way to the browser and back takes time. */
const atOnce = 8

/** Presses Tab until the element has the focus, as people without a mouse do. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const keys = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  // Looking for it by its role at each stop costs more than the rest of the stop.
  let handle = await wanted.evaluateHandle((element) => element)
  for (let stops = 0; stops < 160; stops += atOnce) {
    const state = await handle.evaluate(holdAt)
    if (state === 'focused') return void (await keys.detach())
    if (state === 'gone') {
      handle = await wanted.evaluateHandle((element) => element)
      await handle.evaluate(holdAt)
    }
    const presses = Array.from({ length: atOnce }, () =>
      keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    )
    await Promise.all([...presses, keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab })])
  }
  await keys.detach()
  await expect(wanted).toBeFocused()
}

/** Runs in the page: whether an element has the focus. Where it has not, a press of Tab does nothing from the moment at which it gets the focus. */
function holdAt(element: Element): 'focused' | 'shown' | 'gone' {
  window.tabbing?.abort()
  if (element === document.activeElement) return 'focused'
  if (!element.isConnected) return 'gone'
  window.tabbing = new AbortController()
  const hold = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || document.activeElement !== element) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hold, { capture: true, signal: window.tabbing.signal })
  return 'shown'
}
