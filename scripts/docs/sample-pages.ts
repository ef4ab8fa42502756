// Pages of a church that pictures are taken of.
import type { Browser, Page } from '@playwright/test'
import { demonstrationPassword } from '../../src/content/people.ts'

/** A page of a context of its own, in light colours and without motion, on the home page. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/')
  return page
}

/** Signs in by the form, which leads to the first screen of the role. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Log in' })
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  await button.click()
  await page.waitForURL((address) => address.pathname !== '/login')
  // Without the greeting, which lies over the header.
  await page.reload()
}

/** Waits until everything is there that the page loads by itself. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(
    () => !document.querySelector('astro-island[ssr][client="load"], [aria-busy="true"], .skeleton'),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
