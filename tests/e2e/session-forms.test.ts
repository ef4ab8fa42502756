import { expect, type Page } from '@playwright/test'
import { settle } from '../support/browsing.ts'
import { demoPassword, test } from './fixtures.ts'

async function fillSignUp(page: Page, username: string): Promise<void> {
  await page.getByLabel('First name').fill('Yaa')
  await page.getByLabel('Last name').fill('Dufie')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Phone').fill('0244123456')
  await page.getByLabel('Female').check()
  await page.getByLabel('Password', { exact: true }).fill('adinkra-cloth-27')
  await page.getByLabel('Confirm password').fill('adinkra-cloth-27')
  await page.getByLabel(/^I agree that the church/).check()
}

async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  // Enter has no effect before hydration; another test covers text that is typed before it.
  await settle(page)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

test('field errors of the server are shown at their fields, and the typed values stay', async ({ page }) => {
  await page.goto('/signup')
  await fillSignUp(page, 'MEMBER')

  await page.getByRole('button', { name: /sign up/i }).click()

  await expect(page.getByText('Failed to sign up')).toBeVisible()
  const username = page.getByLabel('Username')
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await expect(username).toHaveAccessibleDescription(/taken|already/i)
  await expect(username).toHaveValue('MEMBER')
  await expect(page.getByLabel('First name')).toHaveValue('Yaa')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('adinkra-cloth-27')
})

test('an empty sign-up is refused at its first field, before any call', async ({ page }) => {
  let called = false
  await page.route('**/auth/register/', (route) => {
    called = true
    return route.continue()
  })
  await page.goto('/signup')

  await page.getByRole('button', { name: /sign up/i }).click()

  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  expect(called).toBe(false)
})

test('a lost network at sign-up keeps the form, and another try succeeds', async ({ page }) => {
  await page.goto('/signup')
  await fillSignUp(page, `yaa-${Date.now()}`)
  await page.route('**/auth/register/', (route) => route.abort())
  await page.getByRole('button', { name: /sign up/i }).click()
  await expect(page.getByText('Failed to sign up')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Dufie')

  await page.unroute('**/auth/register/')
  await page.getByRole('button', { name: /sign up/i }).click()

  await expect(page).toHaveURL(/\/complete-profile$/)
})

test('a number that is not valid in Ghana is refused at the phone field', async ({ page }) => {
  await page.goto('/signup')
  await fillSignUp(page, 'wrong-number')
  await page.getByLabel('Phone').fill('012 345')

  await page.getByRole('button', { name: /sign up/i }).click()

  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
})

test('wrong credentials show the text of the server and keep the username', async ({ page }) => {
  await page.goto('/login')

  await fillLogin(page, 'member', 'not-it')

  await expect(page.getByText('Invalid Credentials').first()).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('member')
})

test('a refusal without a text shows Invalid Credentials', async ({ page }) => {
  await page.route('**/auth/login/', (route) => route.fulfill({ status: 401, body: '' }))
  await page.goto('/login')

  await fillLogin(page, 'member', 'anything')

  await expect(page.getByText('Invalid Credentials').first()).toBeVisible()
})

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

// attack.test.ts tries addresses of other sites.
test('a login returns to the guarded page', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('/dashboard#announcements')}`)
  await fillLogin(page, 'member', demoPassword)

  await expect(page).toHaveURL('/dashboard#announcements')
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
  const avatar = page.getByRole('banner').locator('[data-avatar]:visible').first()
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
