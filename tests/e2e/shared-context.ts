import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A browser context with a page that keeps its process alive, and whether a test changed what cannot be undone. */
type Shared = { key: string; context: BrowserContext; keeper: Page; spoilt: boolean }

let shared: Shared | undefined

/**
 * The context for a test: that of the test before where the key is the same, otherwise a new one. A new context costs a third of loading a
 * page, and the second test has scripts and sheets in the browser's cache.
 */
export async function openShared(browser: Browser, key: string): Promise<BrowserContext> {
  if (shared?.key !== key) {
    await closeShared()
    const context = await browser.newContext()
    shared = { key, context, keeper: await context.newPage(), spoilt: false }
    noticeClock(shared)
  }
  return shared.context
}

/** Undoes what a test did to the context: its pages, what they stored, its network, permissions and routes. */
export async function restoreShared(url: string): Promise<void> {
  // With several pages of a test, taking away its routes has hung once in some runs.
  if (!shared || shared.spoilt || shared.context.pages().length > 2) return closeShared()
  const { context, keeper } = shared
  const origins = new Set([url, ...context.pages().map((page) => page.url())].map(originOf))
  for (const page of context.pages()) if (page !== keeper) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  const browser = await context.newCDPSession(keeper)
  for (const origin of origins)
    if (origin !== 'null') await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await browser.detach()
}

const originOf = (address: string) => new URL(address).origin

/** A clock that a test installs stays in the context. */
function noticeClock(shared: Shared): void {
  const { clock } = shared.context
  const install = clock.install.bind(clock)
  clock.install = (options) => {
    shared.spoilt = true
    return install(options)
  }
}

async function closeShared(): Promise<void> {
  await shared?.context.close()
  shared = undefined
}
