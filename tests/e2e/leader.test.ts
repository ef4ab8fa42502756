import { choose, dialog } from '../support/browsing.ts'
import { expect, test } from './fixtures.ts'

test('the dashboard makes its five calls, one each for unread messages, what waits and the leader’s own pages, and shows the fellowship', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader')
  const made: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend/api/')
    // Besides them: whether the leader must set up a second factor.
    if (path && !path.startsWith('auth/factors')) made.push(`${request.method()} ${path}`)
  })

  await page.goto('/fellowship-leader')

  await expect(page.getByRole('heading', { name: 'Fellowship Leader Dashboard' })).toBeVisible()
  await expect(page.getByText('Manage your fellowship members and activities')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nkabom Young Adults' })).toBeVisible()
  for (const term of ['Location', 'Meeting Day', 'Meeting Time', 'Leader', 'Members', 'Upcoming Events'])
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Yaw Adomako' })).toBeVisible()
  const counts = page.locator('.staff-counts li')
  await expect(counts).toHaveText([/^\d+Members/, /^\d+Events/, /^\d+Prayer Requests/, /^\d+Testimonies/])
  expect(made.sort()).toEqual([
    ...[
      ...['leader/', '1/members/', '1/events/', '1/prayer-requests/', '1/testimonies/'],
      '1/messages/?limit=1&status=unread',
      '1/needs/',
    ]
      .map((path) => `GET fellowships/${path}`)
      .sort(),
    'GET users/me/',
  ])

  await test.step('counts and tabs lead to sections with an address, Back leads back, and the focus moves to the section', async () => {
    await page.locator('.staff-counts').getByRole('link', { name: 'Testimonies' }).click()
    await expect(page).toHaveURL('/fellowship-leader#testimonies')
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Testimonies' })).toBeFocused()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Members' }).click()
    await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Testimonies' })).toBeVisible()
  })

  await test.step('a testimony opens in a dialog that survives a reload', async () => {
    await choose(page.getByRole('row').nth(1), 'View')
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('a visitor is redirected to the login, and a member to the dashboard', async ({ page, signInAs }) => {
  await page.goto('/fellowship-leader#events')
  await expect(page).toHaveURL(/\/login\?next=%2Ffellowship-leader%23events$/)

  await signInAs('member')
  await page.goto('/fellowship-leader')
  await expect(page).toHaveURL('/dashboard')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/fellowship-leader')

    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  })
})
