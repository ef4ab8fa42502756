import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import type { SampleChurch } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'
import { mailedLinks } from '../letters.ts'
import { logIn, newPerson } from '../people.ts'

const newPassword = 'adinkra-cloth-28'

/** A new person with their own e-mail address, to which the letter goes. */
async function withAddress(page: Page, church: SampleChurch) {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`
  return { email, username: await newPerson(page, church, { email }) }
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
  const offer = details.getByRole('button', { name: 'Reset password' })
  await offer.click()
  await expect(details.getByText(/^You get a link and a code/)).toBeInViewport({ ratio: 0.5 })
  await details.getByRole('button', { name: 'Cancel' }).click()
  await expect(offer).toBeFocused()
  await offer.click()
  await details.getByRole('button', { name: 'Create link and code' }).click()
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
  await choose(page, 'short', 'other')
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/not the same/)
  expect(await findViolations(page)).toEqual([])
})
