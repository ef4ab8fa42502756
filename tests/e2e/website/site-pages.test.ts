import { sitePages } from '../../../src/lib/site/site-pages.ts'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('an admin writes the words above the events in the editor, and the list of events stays', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  await signInAs('admin')
  await page.goto('/sermons')
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible()
  await page.goto('/events')
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await page
    .getByRole('button', { name: /What this page does/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Text (optional)' }).fill('Come to <b>all</b> of it.')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog(page).getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('The page is published').first()).toBeVisible()

  const visitor = await browser.newPage({ baseURL: church.url })
  await visitor.goto('/events')

  await expect(visitor.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  await expect(visitor.getByText('Come to <b>all</b> of it.')).toBeVisible()
  expect(await visitor.locator('[data-events] > li').count()).toBeGreaterThan(0)
  await visitor.close()
})

test('the pages of the site stand below the list of pages, and lead to their words', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('admin')
  await page.goto('/super-admin#pages')
  const region = page.getByRole('region', { name: 'Pages of the site itself' })
  await expect(region.getByRole('button')).toHaveCount(sitePages.length)
  expect(await findViolations(page)).toEqual([])

  await region.getByRole('button', { name: 'Privacy' }).click()

  await expect(page.getByRole('button', { name: /What this page does/ }).first()).toBeVisible()
})
