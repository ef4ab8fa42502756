import { expect, type Page } from '@playwright/test'

/** Waits until every island is awake and nothing is still being fetched. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
