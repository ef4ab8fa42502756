import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { findViolations } from '../../support/accessibility.ts'
import { demoPassword, expect, signIn, test } from '../fixtures.ts'
import { logInAt, section, signOut, siteOf } from '../second-step.ts'

/* The codes of an app and the recovery codes, as the second factor at sign-in. */

/** The code that an app shows now, or showed this many seconds ago. */
const codeOf = (secret: string, ago = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) - ago })

test('an app is set up with its first code, and a login then needs a code or a recovery code, on a small phone', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, site, 'leader2')
  await page.goto(`${site}/settings#stronger-sign-in`)

  await section(page).getByRole('button', { name: 'Set up an app' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  const code = section(page)
    .getByRole('img', { name: /QR code/ })
    .locator('path')
  await expect(code.first()).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expect(code.last()).toHaveCSS('fill', 'rgb(0, 0, 0)')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await section(page).getByLabel('First code').fill('000000')
  await section(page).getByRole('button', { name: 'Turn on app' }).click()
  await expect(section(page).locator('#app_code-error')).toContainText('This code is not right')
  const secret = ((await section(page).locator('code').textContent()) ?? '').replaceAll(' ', '')
  await section(page)
    .getByLabel('First code')
    .fill(await codeOf(secret, 30))
  await section(page).getByRole('button', { name: 'Turn on app' }).click()
  await expect(section(page).getByText('Your app is set up.')).toBeVisible()
  await expect(section(page).getByLabel('Your new recovery codes').getByRole('listitem')).toHaveCount(10)
  const codes = await section(page)
    .getByLabel('Your new recovery codes')
    .getByRole('listitem')
    .allTextContents()
  const download = page.waitForEvent('download')
  await section(page).getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')

  await signOut(page)
  await logInAt(page, site, 'leader2')
  await expect(page.getByLabel('Code of your app')).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Code of your app').fill('000 000')
  await page.keyboard.press('Enter')
  await expect(page.locator('#code-error')).toContainText('This code is not right')
  await page.getByLabel('Code of your app').fill(await codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/fellowship-leader|dashboard|complete-profile/)

  await signOut(page)
  await logInAt(page, site, 'leader2')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.keyboard.press('Enter')
  await expect(page.locator('#recovery_code-error')).toHaveText('Please enter a recovery code')
  await expect(page.getByText('Invalid Credentials')).toBeHidden()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/fellowship-leader|dashboard|complete-profile/)
})

/** Sets an app up for an account by calls, with the code of half a minute ago. Returns its secret and an access token. */
async function setUpApp(page: Page, site: string, username: string) {
  const post = async (path: string, data: object, access = '') => {
    const headers = access ? { Authorization: `Bearer ${access}` } : {}
    return (await page.request.post(`${site}/backend/api/${path}`, { data, headers })).json()
  }
  const { access } = await post('auth/login/', { username, password: demoPassword })
  const { secret } = await post('auth/factors/app/', {}, access)
  const code = await codeOf(secret, 30)
  await post('auth/factors/app/confirm/', { code }, access)
  return { access, secret }
}

test('a closed account with an app is taken back with the code that was typed once', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  const { access, secret } = await setUpApp(page, site, 'comfort.yeboah')
  const headers = { Authorization: `Bearer ${access}` }
  const closed = await page.request.delete(`${site}/backend/api/users/me/`, {
    headers,
    data: { password: demoPassword },
  })
  expect(closed.status()).toBe(200)
  await logInAt(page, site, 'comfort.yeboah')
  await page.getByLabel('Code of your app').fill(await codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/You have closed this account/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Keep my account and log in' }).click()

  await expect(page).toHaveURL(/dashboard|complete-profile/)
})

test('a login that is limited after wrong passwords succeeds with the second factor', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  const { secret } = await setUpApp(page, site, 'media')
  const detail = 'That was too often. Please try again in 60 seconds.'
  const second_factor = ['passkey', 'code', 'recovery_code']
  await page.route(
    '**/backend/api/auth/login/',
    (route) => route.fulfill({ status: 429, json: { detail, second_factor } }),
    {
      times: 1,
    },
  )
  await logInAt(page, site, 'media')

  await expect(page.getByText(detail).first()).toBeVisible()
  await expect(page.getByText('then you need not wait')).toBeVisible()
  await expect(page.getByText('Your password is right')).toBeHidden()
  await page.getByRole('button', { name: 'Use a code of my app' }).click()
  await page.getByLabel('Code of your app').fill(await codeOf(secret))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/media-dashboard|dashboard/)
})

test('a limited login without a second factor succeeds with an empty field after the wait', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  const refusal = { detail: 'That was too often.', second_factor: ['passkey', 'code', 'recovery_code'] }
  await page.route('**/backend/api/auth/login/', (route) => route.fulfill({ status: 429, json: refusal }), {
    times: 1,
  })
  await logInAt(page, site, 'kwame.ofosu')
  await page.getByRole('button', { name: 'Use a code of my app' }).click()
  await expect(page.getByLabel('Code of your app')).toBeFocused()

  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/dashboard|complete-profile/)
})
