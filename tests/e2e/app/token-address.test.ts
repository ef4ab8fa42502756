import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { logIn } from '../people.ts'

/** The addresses and referrers of every request and page, SSE connections included. */
function listenTo(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return addresses
}

const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')])

test('a member opens pages of the whole site, and no address contains a token', async ({ page }) => {
  test.setTimeout(120_000)
  const addresses = listenTo(page)
  await page.goto('/login')
  await logIn(page, 'member')
  await expect(page).toHaveURL('/dashboard')
  const first = await storedTokens(page)
  // Refused by the server, so that one of the calls is a renewal.
  await page.evaluate(() => localStorage.setItem('access_token', 'spent'))

  for (const path of [
    '/dashboard',
    '/profile',
    '/settings',
    '/fellowships',
    '/prayer-requests',
    '/live-stream',
  ])
    await page.goto(path)
  await page.goto('/service-times')
  await expect.poll(() => storedTokens(page)).not.toContain('spent')
  const renewed = await storedTokens(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')

  const parts = [...first, ...renewed, 'spent'].flatMap((token) => (token ?? '').split('.').at(-1) || [])
  expect(parts).toHaveLength(5)
  expect(addresses.some((address) => address.includes('live/events'))).toBe(true)
  expect(addresses.filter((address) => parts.some((part) => address.includes(part)))).toEqual([])
})

test('a logout keeps favourites on the device, and no tokens', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/service-times')
  await page.evaluate(() => localStorage.setItem('favoriteGroups', '[1]'))

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')

  expect(await page.evaluate(() => localStorage.getItem('favoriteGroups'))).toBe('[1]')
  expect(await storedTokens(page)).toEqual([null, null])
})
