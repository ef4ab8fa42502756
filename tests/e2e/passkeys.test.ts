import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { generate } from 'otplib'
import { findViolations } from '../support/accessibility.ts'
import type { RunningServer } from '../support/server.ts'
import { demoPassword, expect, signIn, test } from './fixtures.ts'
import { logIn } from './people.ts'

/* A second step of signing in, with Chromium's own authenticator. A passkey belongs to a name, not to an IP address. */

test.use({ reuseContext: false })

const siteOf = ({ url }: RunningServer) => url.replace('127.0.0.1', 'localhost')

/** A phone with a lock that its owner opens. */
async function plugInAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuse: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}

function letProofsAge({ dataDir }: RunningServer): void {
  using db = new DatabaseSync(`${dataDir}/church.db`)
  db.prepare('update session set proven_at = ?').run(new Date(Date.now() - 3_600_000).toISOString())
}

const section = (page: Page) => page.locator('#stronger-sign-in')
const signOut = (page: Page) => page.evaluate(() => localStorage.clear())

async function logInAt(page: Page, site: string, username: string): Promise<void> {
  await page.goto(`${site}/login`)
  await logIn(page, username)
}

test('a passkey is added, signs in alone, proves who is there, gets a name and is removed', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  await plugInAuthenticator(page)
  await signIn(page, site, 'member')
  await page.goto(`${site}/settings#stronger-sign-in`)

  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('What do you call it?').fill('Blue phone')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(section(page).getByText('Your passkey is added.')).toBeVisible()
  await expect(section(page).getByLabel('Your new recovery codes').getByRole('listitem')).toHaveCount(10)
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.recovery-sheet')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await section(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(section(page).getByLabel('Your new recovery codes')).toBeHidden()

  await signOut(page)
  await page.goto(`${site}/login`)
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page).toHaveURL(/dashboard/)

  letProofsAge(church)
  await page.goto(`${site}/settings#stronger-sign-in`)
  await section(page)
    .getByRole('button', { name: /^Rename ?: Blue phone/ })
    .click()
  await page.getByLabel('What do you call it?').fill('Old phone')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await section(page)
    .getByRole('button', { name: /^Remove ?: Old phone/ })
    .click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  const question = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  await question.getByRole('button', { name: 'Use a passkey' }).click()

  await expect(section(page).getByText('Your passkey is removed.')).toBeVisible()
  await expect(section(page).getByText('Old phone')).toHaveCount(0)
})

test('a passkey is the second step after the password, and who does not unlock it stays outside', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  const authenticator = await plugInAuthenticator(page)
  await signIn(page, site, 'newcomer')
  await page.goto(`${site}/settings`)
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(section(page).getByText('Your passkey is added.')).toBeVisible()
  await signOut(page)

  await logInAt(page, site, 'newcomer')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/complete-profile|dashboard/)

  await signOut(page)
  await authenticator.refuse()
  await logInAt(page, site, 'newcomer')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  // The browser takes its time to say that a passkey was not unlocked.
  await expect(page.getByText('No passkey was used.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
})

test('an app is set up with its first code, and a login then asks for one, on a small phone', async ({
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
  await section(page).getByRole('button', { name: 'Turn it on' }).click()
  await expect(section(page).locator('#app_code-error')).toContainText('This code is not right')
  const secret = ((await section(page).locator('code').textContent()) ?? '').replaceAll(' ', '')
  const epoch = Math.floor(Date.now() / 1000)
  await section(page)
    .getByLabel('First code')
    .fill(await generate({ secret, epoch: epoch - 30 }))
  await section(page).getByRole('button', { name: 'Turn it on' }).click()
  await expect(section(page).getByText('Your app is set up.')).toBeVisible()
  await expect(section(page).getByLabel('Your new recovery codes').getByRole('listitem')).toHaveCount(10)
  const codes = await section(page)
    .getByLabel('Your new recovery codes')
    .getByRole('listitem')
    .allTextContents()
  const download = page.waitForEvent('download')
  await section(page).getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('asore-recovery-codes.txt')

  await signOut(page)
  await logInAt(page, site, 'leader2')
  await expect(page.getByLabel('Code of your app')).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Code of your app').fill('000 000')
  await page.keyboard.press('Enter')
  await expect(page.locator('#code-error')).toContainText('This code is not right')
  await page
    .getByLabel('Code of your app')
    .fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) }))
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

/** Gives an account an app by calls, with a code that was of half a minute ago. Answers its secret and an access token. */
async function setUpApp(page: Page, site: string, username: string) {
  const post = async (path: string, data: object, access = '') => {
    const headers = access ? { Authorization: `Bearer ${access}` } : {}
    return (await page.request.post(`${site}/backend/api/${path}`, { data, headers })).json()
  }
  const { access } = await post('auth/login/', { username, password: demoPassword })
  const { secret } = await post('auth/factors/app/', {}, access)
  const code = await generate({ secret, epoch: Math.floor(Date.now() / 1000) - 30 })
  await post('auth/factors/app/confirm/', { code }, access)
  return { access, secret }
}

test('a closed account with an app is taken back with the one code that was typed', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  const { access, secret } = await setUpApp(page, site, 'comfort.yeboah')
  const headers = { Authorization: `Bearer ${access}` }
  const closed = await page.request.delete(`${site}/backend/api/users/me/`, {
    ...{ headers, data: { password: demoPassword } },
  })
  expect(closed.status()).toBe(200)
  await logInAt(page, site, 'comfort.yeboah')
  await page
    .getByLabel('Code of your app')
    .fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/You have closed this account/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Take it back and log in' }).click()

  await expect(page).toHaveURL(/dashboard|complete-profile/)
})

test('who would have to wait after many wrong passwords is offered the second step, and comes in with it', async ({
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
  await page
    .getByLabel('Code of your app')
    .fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/media-dashboard|dashboard/)
})

test('who has no second step leaves it empty, and comes in when the wait is over', async ({
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

test('staff is told how long it has, led to the settings afterwards, and helped by an admin', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  const ends = (when: number) => {
    using db = new DatabaseSync(`${church.dataDir}/church.db`)
    db.prepare('update account set factor_grace_ends = ? where username = ?').run(
      new Date(Date.now() + when).toISOString(),
      'leader',
    )
  }
  await signIn(page, site, 'admin')
  await page.goto(`${site}/super-admin#settings`)
  await page.getByLabel(/They need a second step/).check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('The settings are saved')).toBeVisible()

  ends(3 * 86_400_000 - 60_000)
  await signIn(page, site, 'leader')
  await page.goto(`${site}/fellowship-leader`)
  await expect(page.getByText('3 days are left.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  ends(-60_000)
  await page.goto(`${site}/fellowship-leader`)
  await expect(page).toHaveURL(/\/settings#stronger-sign-in$/)
  await expect(page.getByText(/needs a second step of signing in now/).first()).toBeVisible()

  await signIn(page, site, 'admin')
  await page.goto(`${site}/super-admin#users`)
  await page.getByPlaceholder('Search members...').fill('leader')
  await page
    .getByRole('row')
    .filter({ hasText: /@leader(?!2)/ })
    .getByRole('button', { name: /^View/ })
    .click()
  await page.getByRole('button', { name: 'Give a week more' }).click()
  await expect(page.getByText(/They have until/)).toBeVisible()
})
