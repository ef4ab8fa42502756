import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

/** Adds Twi to the open page, with a title of its own. */
async function translate(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a language' }).click()
  await dialog(page).getByLabel('Language').selectOption('Twi')
  await dialog(page).getByRole('button', { name: 'Add it' }).click()
  await expect(page).toHaveURL(/lang=tw/)
  await expect(page.getByRole('button', { name: 'Twi', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
}

async function publish(page: Page, words = 'The page is published'): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog(page).getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(words).first()).toBeVisible()
}

test('a page is translated, published at an address of its own, found in both languages, and hidden again', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const visitor = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 740 } })
  await visitor.goto('/outreach')
  await expect(visitor.getByRole('navigation', { name: 'Languages of this page' })).toHaveCount(0)
  await expect(visitor.locator('link[hreflang]')).toHaveCount(0)
  await signInAs('admin')
  await page.goto('/super-admin#pages?page=/outreach')

  await translate(page, 'Yɛkɔ mpɔtam')
  expect((await visitor.request.get('/tw/outreach', { maxRedirects: 0 })).headers().location).toBe(
    '/outreach',
  )
  await publish(page)

  await visitor.reload()
  const choice = visitor.getByRole('navigation', { name: 'Languages of this page' })
  await choice.getByRole('link', { name: 'Twi' }).click()
  await expect(visitor).toHaveURL(/\/tw\/outreach$/)
  await expect(visitor).toHaveTitle(/Yɛkɔ mpɔtam/)
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-GH')
  await expect(visitor.locator('main')).toHaveAttribute('lang', 'tw')
  await expect(choice.getByRole('link', { name: 'Twi' })).toHaveAttribute('aria-current', 'page')
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tw\/outreach$/)
  await expect(visitor.locator('link[hreflang=en]')).toHaveAttribute('href', /[^w]\/outreach$/)
  await expect(visitor.locator('link[hreflang=x-default]')).toHaveAttribute('href', /[^w]\/outreach$/)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(visitor)).toEqual([])
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(/<loc>[^<]*\/tw\/outreach<\/loc><xhtml:link rel="alternate" hreflang="en"/)

  await page.goto('/tw/outreach')
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Yɛkɔ mpɔtam')
  await page.getByRole('button', { name: 'Hide Twi from visitors' }).click()
  await expect(page.getByText('Visitors do not see this language any more').first()).toBeVisible()
  await visitor.reload()

  await expect(visitor).toHaveURL(/[^w]\/outreach$/)
  await expect(choice).toHaveCount(0)
  await visitor.close()
})

test('a page that does something does it in each language, and the site’s own words stay English', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs('admin')
  for (const [path, title] of [
    ['/give', 'Fa ma'],
    ['/', 'Akwaaba'],
    ['/live-stream', 'Hwɛ yɛn'],
  ] as const) {
    await page.goto('/super-admin')
    await page.goto(`/super-admin#pages?page=${path}`)
    await translate(page, title)
    await publish(page, path === '/give' ? 'It waits for a second person' : undefined)
  }
  const headers = await bearer(page, church.url, 'treasurer')
  const waiting = await page.request.get('/backend/api/admin/payment-details/', { headers })
  const [{ id }] = (await waiting.json()).results
  await page.request.post(`/backend/api/admin/payment-details/${id}/approve/`, { headers })

  await page.goto('/tw/give')
  await expect(page.locator('main')).toHaveAttribute('lang', 'tw')
  await expect(page.locator('form').first().locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute(
    'lang',
    'en',
  )
  await expect(page.getByRole('button', { name: /give|donate/i }).first()).toBeEnabled()
  expect(await findViolations(page)).toEqual([])
  const home = await page.goto('/tw')
  expect(home?.status()).toBe(200)
  await expect(page).toHaveTitle(/Akwaaba/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tw$/)
  expect(await findViolations(page)).toEqual([])
  const live = await page.goto('/tw/live-stream')

  expect(live?.headers()['content-security-policy']).toContain("media-src 'self' https:")
  await page.goto('/TW/Give/')
  await expect(page).toHaveTitle(/Fa ma/)
  expect((await page.request.get('/en/give', { maxRedirects: 0 })).headers().location).toBe('/give')
  expect((await page.request.get('/fr/give', { maxRedirects: 0 })).status()).toBe(404)
})
