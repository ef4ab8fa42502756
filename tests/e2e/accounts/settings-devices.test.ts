import type { Browser, Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { choose, dialog, section } from '../../support/browsing.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

/** The same account in another browser context. */
async function onAnotherDevice(browser: Browser, url: string, username: string) {
  const context = await browser.newContext({
    baseURL: url,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  })
  const page = await context.newPage()
  await signIn(page, url, username)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

test('a session of another device is ended from here, and this one stays', async ({
  page,
  browser,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await signIn(page, church.url, username)
  await using phone = await onAnotherDevice(browser, church.url, username)
  await page.goto('/settings#devices')
  const devices = section(page, 'Devices')

  await expect(devices.getByText('This device')).toBeVisible()
  await devices.getByRole('button', { name: /Safari on an iPhone/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign it out' }).click()

  await expect(devices.getByText('This device is signed out.')).toBeVisible()
  await expect(devices).toBeFocused()
  await expect(devices.getByText('You are signed in on no other device.')).toBeVisible()
  await phone.page.goto('/settings')
  await expect(phone.page).toHaveURL(/\/login/)
  await page.reload()
  await expect(devices.getByText('This device')).toBeVisible()
})

test('a session that the server refuses to end stays in the list with the reason', async ({
  page,
  browser,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await signIn(page, church.url, username)
  await using _phone = await onAnotherDevice(browser, church.url, username)
  await page.goto('/settings')
  const devices = section(page, 'Devices')
  await page.route('**/auth/sessions/*/', (route) =>
    route.fulfill({ status: 404, json: { detail: 'There is no such session.' } }),
  )

  await devices.getByRole('button', { name: /Safari on an iPhone/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign it out' }).click()

  await expect(devices.getByText('There is no such session.')).toBeVisible()
  await expect(devices.getByRole('button', { name: /Safari on an iPhone/ })).toBeVisible()
})

test('the dark scheme applies to every page from the first paint, and can follow the device again', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs('member')
  await page.goto('/settings#colours')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await paper()

  await page.getByRole('radio', { name: 'Dark' }).check()
  const dark = await paper()
  // With scripts blocked, only the script in the head can apply the scheme.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/about')

  expect(dark).not.toBe(light)
  expect(await paper()).toBe(dark)
  expect(await page.locator('[data-bar="dark"]').getAttribute('media')).toBe('all')
  await page.unroute('**/*.js')
  await page.goto('/settings#colours')
  await page.getByRole('radio', { name: 'As the device' }).check()
  expect(await paper()).toBe(light)
})

test('favourites and reminders, and their removal, are synchronised to another device', async ({
  page,
  browser,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await signIn(page, church.url, username)
  await using phone = await onAnotherDevice(browser, church.url, username)
  const favourite = (device: Page) => device.getByRole('button', { name: /^Favourite:/ }).first()
  const reminder = (device: Page) => device.locator('#service-2 [data-remind]')
  const told = (device: Page) => device.waitForResponse('**/users/me/keepsakes/')

  await Promise.all([told(page), page.goto('/fellowships')])
  await Promise.all([told(page), favourite(page).click()])
  await Promise.all([told(page), page.goto('/service-times#service-2')])
  await Promise.all([told(page), reminder(page).click()])

  await phone.page.goto('/fellowships')
  await expect(favourite(phone.page)).toHaveAttribute('aria-pressed', 'true')
  await Promise.all([told(phone.page), favourite(phone.page).click()])
  await phone.page.goto('/service-times')
  await expect(reminder(phone.page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/fellowships')
  await expect(favourite(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor’s favourites make no call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/fellowships')

  await page
    .getByRole('button', { name: /^Favourite:/ })
    .first()
    .click()

  await expect(page.getByRole('button', { name: /^Favourite:/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(calls.filter((url) => url.includes('keepsakes'))).toEqual([])
})

test('the data saver of the browser is the default, and can be switched off', async ({ page, signInAs }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await signInAs('member')
  await page.goto('/settings#data-saver')
  const choice = page.getByRole('checkbox', { name: 'Save data on this device' })

  await expect(choice).toBeChecked()
  await choice.uncheck()
  await page.goto('/sermons')

  await expect(page.locator('html')).not.toHaveAttribute('data-saver')
})

test('an admin lists the sessions of a member, ends one of them, then all', async ({
  page,
  browser,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await using phone = await onAnotherDevice(browser, church.url, username)
  await signIn(page, church.url, 'admin')
  await page.goto('/super-admin#users')
  await page.getByPlaceholder('Search members...').fill(username)
  await choose(page.getByRole('row').filter({ hasText: `@${username}` }), /^View/)
  await dialog(page).getByRole('button', { name: 'Show Devices' }).press('Enter')
  const devices = dialog(page).getByRole('region', { name: 'Devices' })
  const ofPhone = devices.getByRole('listitem').filter({ hasText: 'Safari on an iPhone' })
  await expect(ofPhone).toHaveCount(1)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => findViolations(page, 'dialog[open]')).toEqual([])
  }

  await ofPhone.getByRole('button', { name: /^Sign out/ }).press('Enter')

  await expect(ofPhone).toHaveCount(0)
  await phone.page.goto('/settings')
  await expect(phone.page).toHaveURL(/\/login/)
  await signIn(phone.page, church.url, username)
  await page.keyboard.press('Escape')
  await choose(page.getByRole('row').filter({ hasText: `@${username}` }), /^View/)
  await dialog(page).getByRole('button', { name: 'Show Devices' }).click()
  await expect(ofPhone).toHaveCount(1)
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(devices.getByText('Signed in on no device.')).toBeVisible()
  await phone.page.goto('/settings')
  await expect(phone.page).toHaveURL(/\/login/)
})
