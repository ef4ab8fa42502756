import type { Page } from '@playwright/test'
import { findChromium } from '../../../scripts/setup/find-chromium.mjs'
import { expect, signIn, test } from '../fixtures.ts'
import { bearer, logIn, newPerson } from '../people.ts'

/* One phone, two members: what the first one read and typed is never shown to the second one, in whatever way a page returns. */

/** Playwright and the headless shell disable the back-forward cache, in which the browsers of people keep pages. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = await findChromium({ whole: true })
    await use({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

/** A page from the back-forward cache fires no load event. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' })

/** Waits until the page on which the first member signed out has loaded again: another step back before would skip it. */
async function expectForgotten(page: Page): Promise<void> {
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('html[data-left]')).toHaveCount(0)
  await page.waitForLoadState()
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Opens both forms of the profile page. */
async function openForms(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Personal Details' }).click()
  await page.getByLabel('First name').fill('Efua')
  await page.getByRole('button', { name: 'Edit Other Details' }).click()
}

/** Leaves the page by a link. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL('/contact')
}

/** The first member leaves the page and signs out, and the second one logs in. */
async function switchMember(page: Page): Promise<void> {
  await leave(page)
  await logOut(page)
  await logIn(page, 'member')
  await expect(page).toHaveURL('/dashboard')
}

async function askInPrivate(page: Page, url: string, username: string): Promise<string> {
  const title = `Private ${crypto.randomUUID()}`
  const headers = await bearer(page, url, username)
  const data = { title, description: 'Between us', isPrivate: true }
  await page.request.post(`${url}/backend/api/prayer_requests/create/`, { headers, data })
  return title
}

test('Back restores a member’s own page as it was left', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Other Details' }).click()
  await page.getByLabel('Occupation').fill('Pilot')
  await page.evaluate(() => document.body.setAttribute('data-as-left', ''))
  await leave(page)

  await goBack(page)

  await expect(page.getByLabel('Occupation')).toHaveValue('Pilot')
  await expect(page.locator('body')).toHaveAttribute('data-as-left')
})

test('Back does not show the open forms of a member to the next one', async ({ page, signInAs, church }) => {
  const first = await newPerson(page, church)
  await signInAs(first)
  await openForms(page)
  await switchMember(page)

  await goBack(page)
  await expectForgotten(page)
  await goBack(page)

  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('main')).toContainText('member')
  await expect(page.getByRole('button', { name: 'Edit Personal Details' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Other Details' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(first)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

test('Back does not show a private request or typed text of a member who has signed out', async ({
  page,
  signInAs,
  church,
}) => {
  const first = await newPerson(page, church)
  const title = await askInPrivate(page, church.url, first)
  await signInAs(first)
  await page.goto('/prayer-requests')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByLabel('Title').fill('Typed by the first')
  await logOut(page)

  await goBack(page)

  await expect(page).toHaveURL('/prayer-requests')
  await expect(page.getByText(title)).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.goto('/login')
  await logIn(page, 'member')
  await expect(page).toHaveURL('/dashboard')
  await goBack(page)
  await expect(page).toHaveURL('/prayer-requests')
  await expect(page.getByText(title)).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('Back does not show the dashboard of a member to the next one', async ({ page, signInAs, church }) => {
  const first = await newPerson(page, church)
  const title = await askInPrivate(page, church.url, first)
  await signInAs(first)
  await page.goto('/dashboard#prayer-requests')
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  await switchMember(page)

  await goBack(page)
  await expectForgotten(page)
  await goBack(page)

  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})

test('a sign-in as another member in another tab closes the forms of the first', async ({
  page,
  context,
  signInAs,
  church,
}) => {
  const first = await newPerson(page, church)
  await signInAs(first)
  await openForms(page)
  await page.getByLabel('Occupation').fill('Pilot')

  const other = await context.newPage()
  await signIn(other, church.url, 'member')
  await other.goto('/robots.txt')

  await expect(page.getByRole('button', { name: 'Edit Personal Details' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Other Details' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(first)
  await expect(page.getByRole('main')).not.toContainText('3 Ring Road')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit Other Details' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

test('Back does not return to a submitted sign-up with its password', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Yaa')
  await page.getByLabel('Last name').fill('Dufie')
  await page.getByLabel('Username').fill(`yaa-${Date.now()}`)
  await page.getByLabel('Phone').fill('0244123456')
  await page.getByLabel('Female').check()
  await page.getByLabel('Password', { exact: true }).fill('adinkra-cloth-27')
  await page.getByLabel('Confirm password').fill('adinkra-cloth-27')
  await page.getByLabel(/^I agree that the church/).check()
  await page.getByRole('button', { name: /sign up/i }).click()
  await expect(page).toHaveURL('/complete-profile')

  await goBack(page)

  await expect(page).toHaveURL('/about')
})
