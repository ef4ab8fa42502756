import type { Page } from '@playwright/test'

export const accept = 'Send when I am back online'

export const noNetwork = 'There is no network. What you typed is kept here.'

/** Makes the first interaction with a page, and waits until the script that handles a lost network has loaded. */
export async function begin(page: Page, label: string | RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  const arrived = page.waitForResponse(/first-interaction/)
  await field.click()
  await field.press('Shift')
  await page.evaluate((address) => import(address), (await arrived).url())
}
