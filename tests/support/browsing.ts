import type { Page } from '@playwright/test'

/** Waits until every island is awake and nothing is still being fetched. */
export async function settle(page: Page): Promise<void> {
  const restless = 'astro-island[ssr], [aria-busy="true"]'
  await page.waitForFunction((found) => !document.querySelector(found), restless, { timeout: 10_000 })
}
