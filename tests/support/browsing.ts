import type { Locator, Page } from '@playwright/test'

/** Waits until every island is awake and nothing is still being fetched. */
export async function settle(page: Page): Promise<void> {
  await waitAwake(page)
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
    timeout: 10_000,
  })
}

/** How long a page may take to wake up, in milliseconds; how often it is asked. */
const timeout = 10_000
const pace = 20

/**
 * Waits until React has taken over every island, and not only begun to: a choice that is made before finds nobody who listens.
 * Asked from here, since a test may have stopped the page's own clock. An island that never wakes is left to the test.
 */
export async function waitAwake(page: Page): Promise<void> {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    // A page that leads elsewhere meanwhile has no answer.
    if (await page.evaluate(isAwake).catch(() => false)) return
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

/** A row of a table that has these words. */
export const row = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: words })

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The section with this heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Words that no other test has. */
export const unique = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 6)}`
