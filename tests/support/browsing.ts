import type { Locator, Page } from '@playwright/test'

/** Waits until every island is awake and nothing is still being fetched. */
export async function settle(page: Page): Promise<void> {
  const restless = 'astro-island[ssr], [aria-busy="true"]'
  await page.waitForFunction((found) => !document.querySelector(found), restless, { timeout: 10_000 })
}

/** A row of a table that has these words. */
export const row = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: words })

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The section with this heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Words that no other test has. */
export const unique = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 6)}`
