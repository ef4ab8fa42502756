import type { Page } from '@playwright/test'
import { findViolations } from '../support/accessibility.ts'
import type { SampleChurch } from '../support/sample-data.ts'
import { demoPassword, expect, test } from './fixtures.ts'
import { mailedLinks } from './letters.ts'
import { bearer, logIn, newPerson } from './people.ts'

const newPassword = 'adinkra-cloth-28'
const spentLink = /was used already, or is too old/

/** A new person with their own e-mail address, to which the letter goes. */
async function withAddress(page: Page, church: SampleChurch) {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`
  return { email, username: await newPerson(page, church, { email }) }
}

async function ask(page: Page, login: string): Promise<void> {
  await page.goto('/forgot-password')
  await send(page, login)
}

async function send(page: Page, login: string): Promise<void> {
  await page.getByLabel('Username or email').fill(login)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(/^If there is such an account/)).toBeVisible()
}

/** Answers as a backend without this call: the form is shown for every link. */
const anyLinkHolds = (page: Page) =>
  page.route('**/auth/reset-password/link/', (route) => route.fulfill({ status: 404, json: {} }))

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(again)
  await page.getByRole('button', { name: 'Set the new password' }).click()
}

test('a member who forgot the password sets a new one by the link of an e-mail and logs in with it', async ({
  page,
  church,
}) => {
  const { email, username } = await withAddress(page, church)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await send(page, email.toUpperCase())
  const [link = ''] = await mailedLinks(church.dataDir, email, 'reset-password')

  await page.goto(link)
  await choose(page, newPassword)

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your new password is set. Please log in with it.')).toBeVisible()
  await logIn(page, username, newPassword)
  await expect(page).toHaveURL('/dashboard')
})

test('a member without e-mail gets back in by the code that the office reads out', async ({
  page,
  church,
  signInAs,
}) => {
  const username = await newPerson(page, church)
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs('admin')
  await page.goto('/super-admin#users')
  await page.getByPlaceholder('Search members...').fill(username)
  const cell = page.getByRole('cell', { name: `@${username}` })
  await cell.getByRole('button', { name: 'Esi Arthur' }).click()
  const details = page.getByRole('dialog', { name: 'User Details' })
  const offer = details.getByRole('button', { name: 'New password for this person' })
  await offer.click()
  await expect(details.getByText(/^You get a link and a code/)).toBeInViewport({ ratio: 0.5 })
  await details.getByRole('button', { name: 'Cancel' }).click()
  await expect(offer).toBeFocused()
  await offer.click()
  await details.getByRole('button', { name: 'Make link and code' }).click()
  const code = await details.getByLabel('The code').innerText()
  await details.getByRole('button', { name: 'Show the QR code' }).click()
  await expect(details.getByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(await details.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/233244123456\?text=.*reset-password/,
  )
  expect(await findViolations(page)).toEqual([])

  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'I have a code from the office' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Code from the office').fill('0000 0000')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByLabel('Code from the office')).toHaveAccessibleDescription(/do not belong together/)
  await page.getByLabel('Code from the office').fill(code)
  await page.getByRole('button', { name: 'Go on' }).click()
  await choose(page, newPassword)

  await expect(page).toHaveURL('/login')
  await logIn(page, username, newPassword)
  await expect(page).toHaveURL('/dashboard')
})

test('a used link is refused, and leads to a new one', async ({ page, church }) => {
  const { email, username } = await withAddress(page, church)
  await ask(page, username)
  const [link = ''] = await mailedLinks(church.dataDir, email, 'reset-password')
  await page.goto(link)
  await choose(page, newPassword)
  await expect(page).toHaveURL('/login')

  await page.goto(link)

  await expect(page.getByText(spentLink)).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(bearer(page, church.url, username, newPassword)).resolves.toMatchObject({
    Authorization: expect.not.stringContaining('undefined'),
  })
})

test('a second request keeps the link of the first letter valid', async ({ page, church }) => {
  const { email, username } = await withAddress(page, church)
  await ask(page, username)
  const [link = ''] = await mailedLinks(church.dataDir, email, 'reset-password')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByText('the links of earlier e-mails hold as well')).toBeVisible()

  await page.goto(link)
  await choose(page, newPassword)

  await expect(page).toHaveURL('/login')
})

test('a link that is used elsewhere while its page is open is refused when the form is sent', async ({
  page,
  church,
}) => {
  const { email, username } = await withAddress(page, church)
  await ask(page, username)
  const [link = ''] = await mailedLinks(church.dataDir, email, 'reset-password')
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Set the new password' })).toBeEnabled()
  const token = new URL(link).hash.slice(1)
  const data = { token, password: newPassword }
  await page.request.post(`${church.url}/backend/api/auth/reset-password/`, { data })

  await choose(page, 'somebody-elses-29')

  await expect(page.getByText(spentLink)).toBeVisible()
})

test('the answer is the same whether the account exists or not', async ({ page, church }) => {
  const { username } = await withAddress(page, church)
  await ask(page, username)
  const known = await page.getByRole('main').innerText()

  await ask(page, 'nobody-of-this-name')

  expect(await page.getByRole('main').innerText()).toBe(known)
})

test('wrong passwords are reported before any call, and can be shown', async ({ page }) => {
  let called = false
  page.on('request', (request) => {
    called ||= request.url().endsWith('/auth/reset-password/')
  })
  await anyLinkHolds(page)
  await page.goto('/reset-password#some-token')

  await choose(page, 'short', 'other')

  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/at least 8 characters/)
  await expect(page.getByLabel('New password')).toBeFocused()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/not the same/)
  await page.getByLabel('Show what I typed').check()
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text')
  expect(called).toBe(false)
  expect(await findViolations(page)).toEqual([])
})

test('a failed call keeps the typed password, and the link stays valid', async ({ page, church }) => {
  const { email, username } = await withAddress(page, church)
  await ask(page, username)
  const [link = ''] = await mailedLinks(church.dataDir, email, 'reset-password')
  await page.goto(link)
  await page.route('**/auth/reset-password/', (route) => route.abort())
  await choose(page, newPassword)
  await expect(page.getByText('Your new password was not set. Please try again.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue(newPassword)

  await page.unroute('**/auth/reset-password/')
  await page.getByRole('button', { name: 'Set the new password' }).click()

  await expect(page).toHaveURL('/login')
})

test('a request without a username, or without a network, is reported', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByLabel('Username or email')).toHaveAccessibleDescription(/Please enter your username/)

  await page.route('**/auth/forgot-password/', (route) => route.abort())
  await page.getByLabel('Username or email').fill('member')
  await page.getByRole('button', { name: 'Send me a link' }).click()

  await expect(page.getByText('The e-mail could not be asked for. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Username or email')).toHaveValue('member')
})

test('text that was typed before hydration stays', async ({ page }) => {
  await anyLinkHolds(page)
  const { promise: typed, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/_astro/ResetPasswordForm*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/reset-password#some-token', { waitUntil: 'commit' })
  await page.getByLabel('New password').fill(newPassword)

  wake()
  await expect(page.getByRole('button', { name: 'Set the new password' })).toBeEnabled()

  await expect(page.getByLabel('New password')).toHaveValue(newPassword)
})

test('an incomplete link is reported and leads to a new one', async ({ page }) => {
  await page.goto('/reset-password')

  await expect(page.getByText('This link is incomplete.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})

test('a new password ends the session of this device and all others', async ({ page, church, signInAs }) => {
  const { email, username } = await withAddress(page, church)
  const elsewhere = await bearer(page, church.url, username, demoPassword)
  await signInAs(username)
  await ask(page, username)
  const [link = ''] = await mailedLinks(church.dataDir, email, 'reset-password')

  await page.goto(link)
  await choose(page, newPassword)

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  const mine = await page.request.get(`${church.url}/backend/api/users/me/`, { headers: elsewhere })
  expect(mine.status()).toBe(401)
})
