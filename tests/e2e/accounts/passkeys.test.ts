import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { letProofsAge, logInAt, section, signOut, siteOf } from '../second-step.ts'

/* A passkey, alone and as the second factor at sign-in, with the virtual authenticator of Chromium. */

/** An authenticator whose user is verified. */
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

test('a passkey is added, signs in alone, confirms an act, gets a name and is removed', async ({
  page,
  church,
}) => {
  const site = siteOf(church)
  await plugInAuthenticator(page)
  await signIn(page, site, 'member')
  await page.goto(`${site}/settings#stronger-sign-in`)

  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Blue phone')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(section(page).getByText('Your passkey is added.')).toBeVisible()
  await expect(section(page).getByLabel('Your new recovery codes').getByRole('listitem')).toHaveCount(10)
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.recovery-sheet')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await section(page).getByRole('button', { name: 'I have saved them' }).click()
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
  await page.getByLabel('Name of the passkey').fill('Old phone')
  await page.getByRole('button', { name: 'Save name' }).click()
  await section(page)
    .getByRole('button', { name: /^Remove ?: Old phone/ })
    .click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  const question = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  await question.getByRole('button', { name: 'Use a passkey' }).click()

  await expect(section(page).getByText('Your passkey is removed.')).toBeVisible()
  await expect(section(page).getByText('Old phone')).toHaveCount(0)
})

test('a passkey is a second factor after the password, and a sign-in without user verification fails', async ({
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
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click()
  await expect(page).toHaveURL(/complete-profile|dashboard/)

  await signOut(page)
  await authenticator.refuse()
  await logInAt(page, site, 'newcomer')
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click()
  // The browser takes a while to report that a passkey was not unlocked.
  await expect(page.getByText('No passkey was used.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
})
