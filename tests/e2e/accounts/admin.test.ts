import type { Page } from '@playwright/test'
import { row } from '../../support/browsing.ts'
import { weighScripts } from '../../support/script-weight.ts'
import { expect, test } from '../fixtures.ts'

/** The calls to the backend that this page makes, as `GET users/`, without the one about the second factor of staff. */
function callsOf(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    if (path && !['auth/factors/', 'me/workspace/'].includes(path)) made.push(`${request.method()} ${path}`)
  })
  return made
}

test('the admin dashboard opens at its overview with the four calls of the specification', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const made = callsOf(page)

  await page.goto('/Admin/')

  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Admin Dashboard' }).getByRole('link')
  await expect(tabs).toHaveText([
    'Overview',
    'Users',
    'Fellowships',
    'Events',
    'Sermons',
    'Prayer Requests',
    'Testimonies',
    'Logs',
  ])
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
  const counts = page.locator('.staff-counts li')
  await expect(counts.filter({ hasText: 'Fellowships' })).toContainText('6')
  expect(made.sort()).toEqual(['GET admin/logs/', 'GET admin/stats/', 'GET events/', 'GET users/'])
  await counts.filter({ hasText: 'Events' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/Admin\/#events$/)
  await expect(row(page, 'Upcoming').first()).toBeVisible()
  await page.goBack()
  await expect(counts).toHaveCount(6)
})

test('the first view is within the limit of a dashboard, and the page has noindex', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')

  expect(await weighScripts(page, '/admin')).toBeLessThanOrEqual(130 * 1024)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})
