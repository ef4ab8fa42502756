import { expect, type Page } from '@playwright/test'
import { settle } from '../../support/browsing.ts'
import { demoPassword, test } from '../fixtures.ts'

async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  // Enter has no effect before hydration; another test covers text that is typed before it.
  await settle(page)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

/** As on the device of somebody else. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
}

test('a login leads a member to the dashboard, and a newcomer to the profile form', async ({ page }) => {
  for (const [username, path, words] of [
    ['member', '/dashboard', 'Login successful!'],
    ['newcomer', '/complete-profile', 'Please complete your profile'],
  ] as const) {
    await page.goto('/login')
    await fillLogin(page, username, demoPassword)

    await expect(page).toHaveURL(path)
    await expect(page.getByText(words).first()).toBeVisible()
    await page.goto('/login')
    await expect(page).toHaveURL(path)
    await forget(page)
  }
})

test('a refused logout is logged and the member stays signed in', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.route('**/auth/logout/', (route) => route.fulfill({ status: 500, body: 'broken' }))
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto('/dashboard')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /menu|profile|account/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Logout' }).click()

  await expect.poll(() => logged.length).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeTruthy()
})

test('the avatar shows initials, else the first letter of the username, else U', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/robots.txt')
  // A stored user without a name is requested from the server (broken-user.test.ts).
  await page.route('**/backend/api/users/me/', (route) => route.abort())
  const avatar = page.getByRole('banner').locator('.avatar:visible').first()
  for (const [user, expected] of [
    [{ first_name: 'Ama', last_name: 'Serwaa', username: 'ama' }, 'AS'],
    [{ first_name: '', last_name: '', username: 'kwaku' }, 'K'],
    [{}, 'U'],
  ] as const) {
    await page.evaluate((stored) => {
      localStorage.setItem('user', JSON.stringify(stored))
      localStorage.removeItem('profileImage')
    }, user)
    await page.goto('/404')
    await expect(avatar).toHaveText(expected)
  }
})
