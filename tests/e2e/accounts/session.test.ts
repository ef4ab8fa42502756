import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'

const refresh = '**/backend/api/auth/refresh/'

test('six parallel calls with an expired token share one renewal, and the dashboard is filled', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await expireAccess(page)
  const renewals = countCalls(page, 'auth/refresh/')

  await page.goto('/dashboard')

  await expect(page.getByRole('heading', { name: 'My Fellowship' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  expect(renewals()).toBe(1)
})

test('two tabs with an expired token share one renewal, and both stay signed in', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('member')
  await expireAccess(page)
  const other = await context.newPage()
  const renewals = countCalls(context, 'auth/refresh/')

  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')])

  await expect(page.getByRole('heading', { name: 'My Fellowship' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'My Fellowship' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await expect(other.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  expect(renewals()).toBe(1)
})

test('a refused renewal clears all browser storage and leads to the login', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired')
    localStorage.setItem('refresh_token', 'of-nobody')
    localStorage.setItem('favoriteGroups', '[1]')
  })

  await page.goto('/dashboard')

  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

for (const fault of ['no answer', 'a broken server'] as const) {
  test(`${fault} to a renewal keeps the session`, async ({ page, signInAs }) => {
    await signInAs('member')
    await expireAccess(page)
    await page.route(refresh, (route) =>
      fault === 'no answer' ? route.abort() : route.fulfill({ status: 503, body: 'later' }),
    )

    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()

    expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeTruthy()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.unroute(refresh)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Nkabom Young Adults')).toBeVisible()
  })
}

test('a visitor with one of two tokens is redirected from a guarded page', async ({ page }) => {
  for (const path of ['/dashboard', '/complete-profile']) {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('access_token', 'alone'))

    await page.goto(path, { waitUntil: 'commit' })

    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toHaveCount(0)
  }
})

test('signing out in one tab redirects the dashboard in another', async ({ context, page, signInAs }) => {
  await signInAs('member')
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'My Dashboard' })).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('refresh_token'))

  await expect(other).toHaveURL(/\/login/)
})

function countCalls(where: Page | BrowserContext, path: string): () => number {
  let count = 0
  const counter = (request: { url(): string }) => {
    if (request.url().endsWith(path)) count += 1
  }
  if ('newPage' in where) where.on('request', counter)
  else where.on('request', counter)
  return () => count
}

/** The state after fifteen minutes: the server answers 401 to the stored token. */
async function expireAccess(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'))
}
