import type { Browser, Page } from '@playwright/test'
import { demoPassword, expect, test } from './fixtures.ts'

type SignedIn = { access: string; refresh: string; user: Record<string, unknown> }
type Person = { username: string; password: string }

/** A person of their own for each test: what one changes here, no other test may meet. */
async function register(page: Page, url: string): Promise<Person> {
  const person = { username: `set.${crypto.randomUUID().slice(0, 8)}`, password: demoPassword }
  const answer = await page.request.post(`${url}/backend/api/auth/register/`, {
    data: {
      ...{ first_name: 'Esi', last_name: 'Arthur', telephone: '0244123456', gender: 'female' },
      ...{ ...person, confirm_password: person.password },
    },
  })
  expect(answer.status()).toBe(201)
  return person
}

async function enter(page: Page, url: string, { username, password }: Person): Promise<SignedIn> {
  const answer = await page.request.post(`${url}/backend/api/auth/login/`, { data: { username, password } })
  const session = (await answer.json()) as SignedIn
  await page.goto(`${url}/404`)
  await page.evaluate(({ access, refresh, user }) => {
    localStorage.setItem('access_token', access)
    localStorage.setItem('refresh_token', refresh)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  return session
}

/** The same person on another device. */
async function onAnotherDevice(browser: Browser, url: string, person: Person) {
  const context = await browser.newContext({
    baseURL: url,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  })
  const page = await context.newPage()
  await enter(page, url, person)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a visitor is asked to log in, and comes back to the section that was linked to', async ({ page }) => {
  await page.goto('/settings#password')

  await expect(page).toHaveURL('/login?next=%2Fsettings%23password')
})

test('a password is changed by keyboard alone, and refusals stand at their fields', async ({
  page,
  church,
}) => {
  const person = await register(page, church.url)
  await enter(page, church.url, person)
  await page.goto('/settings#password')
  const form = section(page, 'Password')

  await form.getByLabel('Current password').fill('not-it-at-all')
  await form.getByLabel('New password', { exact: true }).fill('short')
  await form.getByLabel('New password, again').fill('a-new-cloth-28')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Please use at least 8 characters')).toBeVisible()
  await form.getByLabel('New password', { exact: true }).fill('a-new-cloth-28')
  await page.keyboard.press('Enter')
  await expect(form.getByText('This is not your password')).toBeVisible()
  await expect(form.getByLabel('Current password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')

  await expect(form.getByText('Your password is changed. Other devices are signed out.')).toBeVisible()
  await expect(form.getByLabel('Current password')).toHaveValue('')
  const login = (password: string) =>
    page.request.post(`${church.url}/backend/api/auth/login/`, {
      data: { username: person.username, password },
    })
  expect([(await login(person.password)).status(), (await login('a-new-cloth-28')).status()]).toEqual([
    401, 200,
  ])
})

test('a lost telephone is signed out from here, and this device stays', async ({ page, browser, church }) => {
  const person = await register(page, church.url)
  await enter(page, church.url, person)
  await using phone = await onAnotherDevice(browser, church.url, person)
  await page.goto('/settings#devices')
  const devices = section(page, 'Devices')

  await expect(devices.getByText('This device')).toBeVisible()
  await devices.getByRole('button', { name: /Safari on an iPhone/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign it out' }).click()

  await expect(devices.getByText('This device is signed out.')).toBeVisible()
  await expect(devices.getByText('You are signed in on no other device.')).toBeVisible()
  await phone.page.goto('/settings')
  await expect(phone.page).toHaveURL(/\/login/)
  await page.reload()
  await expect(devices.getByText('This device')).toBeVisible()
})

test('the list keeps a device that the server does not sign out, and says why', async ({
  page,
  browser,
  church,
}) => {
  const person = await register(page, church.url)
  await enter(page, church.url, person)
  await using _phone = await onAnotherDevice(browser, church.url, person)
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

test('dark is dark on every page from the first paint, and as the device when one says so', async ({
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
  // Before any script of the page is loaded: what paints must stand in its head.
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

test('everything that the church keeps of me comes as a file', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/settings#my-data')
  const waiting = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await waiting

  expect(download.suggestedFilename()).toMatch(/^asore-\d{4}-\d\d-\d\d\.json$/)
  await expect(section(page, 'My data').getByText(/is among your downloads/)).toBeVisible()
})

test('an account is closed with its password, and taken back by logging in', async ({ page, church }) => {
  const person = await register(page, church.url)
  await enter(page, church.url, person)
  await page.goto('/settings#close')
  await section(page, 'Close account').getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog')

  await dialog.getByLabel('Your password').fill('not-it')
  await dialog.getByRole('button', { name: 'Close my account' }).click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(person.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(/Your account is closed/)).toBeVisible()
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('form').getByText(/You have closed this account/)).toBeVisible()
  await page.getByRole('button', { name: 'Take it back and log in' }).click()
  await expect(page).toHaveURL(/\/complete-profile/)
})
